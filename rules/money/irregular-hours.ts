import { addDays, amsterdamDate, toInstant } from '../time/amsterdam.ts'
import { holidayOn } from '../time/holidays.ts'

/**
 * A part of the day with an allowance: on `days` 1 (Monday) to 7, 'holiday' or a day of the year such as '12-24'. Times are
 * HH:MM, the end at most 24:00. Valid from the first day up to and including the last; the last day is null while it is unknown.
 */
export type IrregularWindow = {
  days: string[]
  from: string
  to: string
  percent: number
  validFrom: string
  validUntil: string | null
}

const isOn = (date: string, { days, validFrom, validUntil }: IrregularWindow): boolean =>
  validFrom <= date &&
  (validUntil === null || date <= validUntil) &&
  (days.includes(String(Temporal.PlainDate.from(date).dayOfWeek)) ||
    days.includes(date.slice(5)) ||
    (days.includes('holiday') && holidayOn(date) !== undefined))
const at = (date: string, time: string) => (time === '24:00' ? toInstant(addDays(date, 1), '00:00') : toInstant(date, time))

/**
 * Takes the begin and end of work and the windows of irregular hours (ORT); gives the real minutes in them by percentage. Where
 * windows overlap, only the highest counts. A night with a clock change is an hour longer or shorter.
 */
export function irregularMinutes(startDate: string, endDate: string, windows: IrregularWindow[]): Map<number, number> {
  const spans: { from: string; to: string; percent: number }[] = []
  for (let date = amsterdamDate(startDate); date <= amsterdamDate(endDate); date = addDays(date, 1))
    for (const window of windows)
      if (isOn(date, window)) spans.push({ from: at(date, window.from), to: at(date, window.to), percent: window.percent })
  // Between two successive edges nothing changes.
  const edges = [startDate, endDate, ...spans.flatMap(({ from, to }) => [from, to])]
    .map(edge => Date.parse(edge))
    .filter(edge => edge >= Date.parse(startDate) && edge <= Date.parse(endDate))
    .sort((one, other) => one - other)
  const minutes = new Map<number, number>()
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1]!
    const covering = spans.filter(span => Date.parse(span.from) <= from && Date.parse(span.to) >= to)
    const percent = Math.max(0, ...covering.map(span => span.percent))
    if (percent > 0 && to > from) minutes.set(percent, (minutes.get(percent) ?? 0) + (to - from) / 60_000)
  }
  return minutes
}
