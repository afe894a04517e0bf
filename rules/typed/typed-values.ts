import { formatDate, months } from '../time/format-nl.ts'
import { onKeyboard } from './typed-text.ts'

const clock = /^(\d{1,2})(?:\s?(?:[:.,hu]|uur)\s?(\d{2})(?::00)?|\s?(\d{2}))?\s?(?:uur|u|h)?\.?$/i
/** A typed time ("7", "730", "7.30", "20u30", "20h", "07:30") as 'HH:MM'; null when it is not one. */
export function readTime(text: string): string | null {
  const match = clock.exec(onKeyboard(text))
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? match?.[3] ?? 0)]
  if (!match || hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
/** The same for an end time: 24:00 is the midnight after it, '00:00'. */
export const readEndTime = (text: string): string | null =>
  /^24\D*(?:00\D*){0,2}$/.test(onKeyboard(text)) ? '00:00' : readTime(text)

/** The error for a typed time; undefined when there is none. */
export const explainTime = (text: string, read = readTime): string | undefined =>
  text.trim() && read(text) === null ? 'Deze tijd bestaat niet. Vul een tijd in, zoals 07:30.' : undefined

// Thousands may be separated by dots or spaces and cents by a comma, or the other way round. A single separator before three
// digits means thousands only if it is a dot; before one or two digits it means cents. Anything else could be read as another
// amount.
const amount = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:,(\d{1,2}|-{1,2}|=)|\.(\d{1,2}|-|=))?$/
const english = /^(\d{1,3}(?:,\d{3})+)\.(\d{2})$/
/** A typed amount ("12", "12,5", "47,-", "1.234,50", "€ 12.50", "EUR 47,50") in whole cents; null when it is not one. */
export function readMoney(text: string): number | null {
  const bare = onKeyboard(text)
    .replace(/^(?:€|euro?)|(?:€|euro?)$/gi, '')
    .trim()
  const [, whole, comma, dot = comma] = amount.exec(bare) ?? english.exec(bare) ?? []
  if (whole === undefined) return null
  const cents = /^\d/.test(dot ?? '') ? dot! : ''
  const inCents = Number(whole.replace(/[., ]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(inCents) ? inCents : null
}
/** The error for a typed amount; undefined when there is none. */
export const explainMoney = (text: string): string | undefined => (text.trim() && readMoney(text) === null ? notMoney : undefined)
/** The error for something that is not an amount. */
export const notMoney = 'Dit is geen bedrag. Schrijf bijvoorbeeld 47,50.'

const monthNamed = (name: string): number => {
  const lower = name.toLowerCase().replace(/^mrt$/, 'maart')
  return lower.length < 3 ? 0 : months.findIndex(month => month.startsWith(lower)) + 1
}

/**
 * A date as people type it ("20-11-2026", "2026-11-20", "20/11/26", "20112026", "20261120", "vr 20 nov 2026") as 'YYYY-MM-DD'; null when it
 * is none.
 * Without a year ("20-11", "5 maart") it is the one nearest to today.
 */
export function readDate(text: string, today: string): string | null {
  // The keys with digits of some phones have nothing else; other programs write the year first.
  const parted = onKeyboard(text)
    .replace(/^((?:19|20)\d{2})(0\d|1[0-2])(\d{2})$/, '$3-$2-$1')
    .replace(/^(\d{2})(\d{2})(\d{4})$/, '$1-$2-$3')
    .replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, '$3-$2-$1')
  const match =
    /^(?:[a-z]{2,9}\.?,?\s)?(\d{1,2})\s?[-/.\s]\s?(\d{1,2}|[a-z]{3,9})\.?(?:\s?[-/.\s]\s?'?([1-9]\d{3}|\d{2}))?$/i.exec(parted)
  if (!match) return null
  const [, day, monthText, yearText] = match as unknown as [string, string, string, string | undefined]
  const month = Number(monthText) || monthNamed(monthText)
  const thisYear = Number(today.slice(0, 4))
  const year = yearText?.length === 2 ? 2000 + Number(yearText) : Number(yearText)
  const dates = (yearText ? [year] : [thisYear - 1, thisYear, thisYear + 1])
    .map(one => new Date(Date.UTC(one, month - 1, Number(day))))
    .filter(date => month > 0 && date.getUTCMonth() === month - 1)
  const away = (date: Date) => Math.abs(date.getTime() - Date.parse(today))
  return (
    dates
      .sort((a, b) => away(a) - away(b))[0]
      ?.toISOString()
      .slice(0, 10) ?? null
  )
}
/** A date whose century must be explicit, such as a date of birth: null without a year of four digits. */
export const readWholeDate = (text: string, today: string): string | null =>
  /\d{4}$|^\d{4}\b/.test(onKeyboard(text)) ? readDate(text, today) : null
/** The error for a date without a full year. */
export const notWhole = 'Schrijf de datum als dag-maand-jaar, met het jaar in vier cijfers.'
/** The error for a date of birth in the future. */
export const notBorn = 'Deze dag moet nog komen.'

type Bounds = { today: string; minDate?: string | undefined; maxDate?: string | undefined; whole?: boolean | undefined }

/** The error for a typed date; undefined when there is none. */
export function explainDate(text: string, { today, minDate, maxDate, whole }: Bounds): string | undefined {
  if (!text.trim()) return undefined
  const date = readDate(text, today)
  if (date && whole && !readWholeDate(text, today)) return notWhole
  if (!date) return /\d{1,2}\D+\w+\D+\d{2}|\d{8}/.test(text) ? 'Deze datum bestaat niet.' : 'Vul een datum in als dag-maand-jaar.'
  if (minDate && date < minDate)
    return minDate >= today && date < today ? 'Deze datum is al geweest.' : `Kies een datum vanaf ${formatDate(minDate)}.`
  return maxDate && date > maxDate ? `Kies een datum tot en met ${formatDate(maxDate)}.` : undefined
}
