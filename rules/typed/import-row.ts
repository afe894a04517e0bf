// Reads the cells of a spreadsheet row as the values the operations take.
import { amsterdamDate } from '../time/amsterdam.ts'
import { oneLine } from './typed-text.ts'
import { notMoney, notWhole, readMoney, readWholeDate } from './typed-values.ts'

/** A row as written: the text of each field by name. */
export type ImportRow = Readonly<Record<string, string>>
/** A value, or the sentence that says why there is none. */
export type Read<T> = { value: T } | { fault: string }
const read = <T>(value: T): Read<T> => ({ value })

/** The trimmed text of a cell; undefined when it is empty. */
export const wordsIn = (row: ImportRow, field: string): string | undefined => oneLine(row[field] ?? '') || undefined
/** A form in which spelling variants of the same words are equal. */
export const sameWords = (words: string): string => oneLine(words).toLowerCase()

/**
 * A date as a spreadsheet writes it, as 'YYYY-MM-DD': the year needs four digits, as with two the century is unknown. `now` is an
 * instant.
 */
export const dateIn = (text: string, now: string): Read<string> => {
  const day = text.replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/, '')
  const found = readWholeDate(day, amsterdamDate(now))
  return found ? read(found) : { fault: notWhole }
}
/** An amount in whole cents. */
export const centsIn = (text: string): Read<number> => {
  const found = readMoney(text)
  return found === null ? { fault: notMoney } : read(found)
}

// "Unknown" and "other" are both stored as unknown. The digits are those of ISO 5218, which care files use.
const genders: [words: string, gender: 'male' | 'female' | null][] = [
  ['m man mannelijk male dhr heer de-heer meneer 1', 'male'],
  ['v f vr vrouw vrouwelijk female mevr mevrouw mw 2', 'female'],
  ['onbekend niet-bekend unknown o x u nb nvt anders overig non-binair ? - 0 9', null],
]
/** A client's gender as the contract has it; null when it is unknown. */
export const genderIn = (text: string): Read<'male' | 'female' | null> => {
  const word = sameWords(text).replaceAll('.', '').replaceAll(' ', '-')
  const found = genders.find(([words]) => words.split(' ').includes(word))
  return found ? read(found[1]) : { fault: 'Schrijf man, vrouw of onbekend, of laat het leeg.' }
}
const forms: Record<string, ('freelance' | 'temp_work')[]> = {
  zzp: ['freelance'],
  uitzend: ['temp_work'],
  'zzp en uitzend': ['freelance', 'temp_work'],
  'uitzend en zzp': ['temp_work', 'freelance'],
}
/** The contract forms as the contract has them; the first is the one somebody mostly works in. */
export const contractFormsIn = (text: string): Read<('freelance' | 'temp_work')[]> => {
  const words = sameWords(text.replace(/[,;|/+&]/g, ' en '))
  const found = forms[words.replace(/uitzend\w*/g, 'uitzend').replace(/\b(zzp|freelance)['’\w-]*/g, 'zzp')]
  return found ? read(found) : { fault: 'Schrijf zzp, uitzend, of zzp en uitzend.' }
}
