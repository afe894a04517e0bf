// Repairs what a spreadsheet does to typed values: a telephone number without its zero, a house number turned into a date. If
// there is only one possible original it is restored; otherwise the message says what to do.
import type { Read } from './import-row.ts'

const again = 'Zet de kolom in Excel op Tekst, typ de waarde opnieuw en bewaar het bestand nog eens.'
const months = 'jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec'
const asDay = new RegExp(`^(?:\\d{1,2}-(?:${months})|(?:${months})-\\d{2})\\.?$`, 'i')
const wholeDay = /^\d{1,2}[-/]\d{1,2}[-/]\d{4}$|^\d{4}-\d{2}-\d{2}/
const shortened = /^\d(?:[.,]\d+)?E[+-]\d+$/i
const fault = /^#(?:N\/B|N\/A|NAAM\?|NAME\?|VERW!|REF!|WAARDE!|VALUE!|DEEL\/0!|DIV\/0!|GETAL!|NUM!|LEEG!|NULL!)$|^#{3,}$/i
/** UTF-8 text that was read as Windows-1252, and characters that could not be read at all. */
const broken = /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œ\u00a0]|â€|\ufffd/
const numbers = new Set(['phone', 'houseNumber', 'houseNumberAddition', 'postcode', 'bigNumber'])
const dates = new Set(['birthDate', 'validFrom'])
const firstDay = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

const dayOf = (serial: number): string => {
  const [year = '', month = '', day = ''] = new Date(firstDay + serial * dayMs).toISOString().slice(0, 10).split('-')
  return `${day}-${month}-${year}`
}
// Nine digits without a leading zero are a Dutch number that lost it; abroad such numbers occur.
const phoneOf = (digits: string, isDutch: boolean): Read<string> => {
  if (/^31[1-9]\d{8}$/.test(digits)) return { value: `+${digits}` }
  if (!/^[1-9]\d{8}$/.test(digits)) return { value: digits }
  return isDutch ? { value: `0${digits}` } : { fault: `De nul voor dit nummer is weg. ${again}` }
}

/** Takes a cell and its field; gives what was typed, or the spreadsheet's version of it and how to repair that. */
export function mendedCell(field: string, cell: string, isDutch: boolean): Read<string> {
  // ="0612345678" and '0612345678 preserve a number as typed.
  const text = cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[\d+=@-])/, '')
  if (fault.test(text)) return { fault: 'Hier staat een fout van Excel. Verbeter de cel en bewaar het bestand nog eens.' }
  if (broken.test(text))
    return {
      fault:
        'De letters met een accent zijn stuk. Bewaar het bestand opnieuw als “CSV UTF-8”, uit het programma waar het vandaan komt.',
    }
  if (shortened.test(text)) return { fault: `Excel heeft dit getal ingekort. ${again}` }
  if (dates.has(field)) {
    // A date as a serial number: later than 18 May 1927, as a shorter number could be a year.
    const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1]
    if (serial) return { value: dayOf(Number(serial)) }
    if (/^\d{4}(?:[.,]\d+)?$/.test(text))
      return { fault: 'Is dit een jaar, of een datum als getal? Zet de kolom in Excel op Datum en bewaar het bestand nog eens.' }
    return { value: text }
  }
  if (!numbers.has(field)) return { value: text }
  if (asDay.test(text) || wholeDay.test(text)) return { fault: `Excel heeft hier een datum van gemaakt. ${again}` }
  const withoutZeros = text.replace(/^(\d+)[.,]0+$/, '$1')
  return field === 'phone' ? phoneOf(withoutZeros, isDutch) : { value: withoutZeros }
}
