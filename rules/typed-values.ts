import { formatDate } from './format-nl.ts'

/** A time as people type it ("7", "730", "7.30", "07:30") as 'HH:MM'; null when it is none. */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.,\s]?(\d{2}))?\s*(?:uur|u)?\s*$/i.exec(text)
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  if (!match || hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** What is wrong with a typed time; nothing while there is none. */
export const explainTime = (text: string): string | undefined =>
  text.trim() && readTime(text) === null ? 'Deze tijd bestaat niet. Vul een tijd in, zoals 07:30.' : undefined

/** An amount as people type it ("12", "12,5", "1.234,50", "€ 12.50") in whole cents; null when it is none. */
export function readMoney(text: string): number | null {
  const bare = text.replace(/[€\s]/g, '')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!match) return null
  return Number(match[1]!.replaceAll('.', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

/**
 * A date as people type it ("20-11-2026", "20/11/26", "20112026", "vr 20 nov 2026") as 'YYYY-MM-DD'; null when it is none. Without
 * a year ("20-11", "5 maart") it is the one nearest to today.
 */
export function readDate(text: string, today: string): string | null {
  // The keys with digits of some phones have nothing else.
  const parted = text.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1-$2-$3')
  const match = /^(?:[a-z]{2,9}\s)?(\d{1,2})[-/.\s]+(\d{1,2}|[a-z]{3,9})(?:[-/.\s]+(\d{4}|\d{2}))?$/i.exec(parted)
  if (!match) return null
  const [, day, monthText, yearText] = match as unknown as [string, string, string, string | undefined]
  const named = monthText.toLowerCase().replace(/^maa/, 'mrt').slice(0, 3)
  const month = Number(monthText) || months.indexOf(named) + 1
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

type Bounds = { today: string; minDate?: string | undefined; maxDate?: string | undefined }

/** What is wrong with a typed date; nothing while there is none. */
export function explainDate(text: string, { today, minDate, maxDate }: Bounds): string | undefined {
  if (!text.trim()) return undefined
  const date = readDate(text, today)
  if (!date) return /\d{1,2}\D+\w+\D+\d{2}|\d{8}/.test(text) ? 'Deze datum bestaat niet.' : 'Vul een datum in als dag-maand-jaar.'
  if (minDate && date < minDate)
    return minDate >= today && date < today ? 'Deze datum is al geweest.' : `Kies een datum vanaf ${formatDate(minDate)}.`
  return maxDate && date > maxDate ? `Kies een datum tot en met ${formatDate(maxDate)}.` : undefined
}
