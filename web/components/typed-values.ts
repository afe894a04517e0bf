/** A time as people type it ("7", "730", "7.30", "07:30") as 'HH:MM'; null when it is none. */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.,\s]?(\d{2}))?\s*(?:uur|u)?\s*$/i.exec(text)
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  if (!match || hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** An amount as people type it ("12", "12,5", "1.234,50", "€ 12.50") in whole cents; null when it is none. */
export function readMoney(text: string): number | null {
  const bare = text.replace(/[€\s]/g, '')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!match) return null
  return Number(match[1]!.replaceAll('.', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

/** A date as people type it ("20-11-2026", "20/11/26", "vr 20 nov 2026") as 'YYYY-MM-DD'; null when it is none. */
export function readDate(text: string): string | null {
  const match = /^(?:[a-z]{2,9}\s)?(\d{1,2})[-/.\s]+(\d{1,2}|[a-z]{3,9})[-/.\s]+(\d{4}|\d{2})$/i.exec(text.trim())
  if (!match) return null
  const [, day, monthText, yearText] = match as unknown as [string, string, string, string]
  const named = monthText.toLowerCase().replace(/^maa/, 'mrt').slice(0, 3)
  const month = Number(monthText) || months.indexOf(named) + 1
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText)
  const date = new Date(Date.UTC(year, month - 1, Number(day)))
  return date.getUTCMonth() === month - 1 && month > 0 ? date.toISOString().slice(0, 10) : null
}
