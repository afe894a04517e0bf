// What a row of a spreadsheet says, in the form that the operations take.
import { amsterdamDate } from './amsterdam.ts'
import { readDate, readMoney } from './typed-values.ts'

/** A row as it is written: the text of each field by its name. */
export type ImportRow = Readonly<Record<string, string>>
/** A value, or the sentence that says why it is none. */
export type Read<T> = { value: T } | { fault: string }
const read = <T>(value: T): Read<T> => ({ value })

/** The words in a cell without what is around them; undefined for an empty one. */
export const wordsIn = (row: ImportRow, field: string): string | undefined => row[field]?.trim() || undefined
/** The same words, however they are written. */
export const sameWords = (words: string): string => words.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * A date as a spreadsheet writes it, 'YYYY-MM-DD': with the year in four digits, as of two nobody knows the century. `now` is an instant.
 */
export const dateIn = (text: string, now: string): Read<string> => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const typed = iso ? `${iso[3]}-${iso[2]}-${iso[1]}` : text
  const found = /\d{4}/.test(typed) ? readDate(typed, amsterdamDate(now)) : null
  return found ? read(found) : { fault: 'Schrijf de datum als dag-maand-jaar, met het jaar in vier cijfers.' }
}
/** An amount in whole cents. */
export const centsIn = (text: string): Read<number> => {
  const found = readMoney(text)
  return found === null ? { fault: 'Dit is geen bedrag. Schrijf bijvoorbeeld 47,50.' } : read(found)
}

const genders: Record<string, 'male' | 'female'> = { m: 'male', man: 'male', v: 'female', vrouw: 'female' }
/** A client's gender as the contract names it. */
export const genderIn = (text: string): Read<'male' | 'female'> => {
  const found = genders[sameWords(text)]
  return found ? read(found) : { fault: 'Schrijf man of vrouw, of laat het leeg.' }
}
const forms: Record<string, ('freelance' | 'temp_work')[]> = {
  zzp: ['freelance'],
  uitzend: ['temp_work'],
  'zzp en uitzend': ['freelance', 'temp_work'],
  'uitzend en zzp': ['temp_work', 'freelance'],
}
/** The contract forms as the contract names them; the first is the one that somebody mostly works in. */
export const contractFormsIn = (text: string): Read<('freelance' | 'temp_work')[]> => {
  const found = forms[sameWords(text.replace(/[,/+&]/g, ' en ')).replace(/uitzend\w*/g, 'uitzend')]
  return found ? read(found) : { fault: 'Schrijf zzp, uitzend, of zzp en uitzend.' }
}
