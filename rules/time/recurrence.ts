/** A series: dates inclusive (YYYY-MM-DD), weekdays from 1 (Monday) to 7, weeks counted from the week of `from`. */
export type Recurrence = {
  from: string
  until: string
  weekdays: number[]
  everyWeeks: number
  except?: string[]
  /** The series exists until this date: only later dates are wanted. */
  after?: string
}

/** How far ahead a series may run: 26 weeks, in days. */
export const maximumSeriesDays = 26 * 7

// Calendar days are counted in UTC, where every day has the same length: screens use this too, and not every browser has
// Temporal.
const dayMs = 86_400_000
const utcMs = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Takes a date (YYYY-MM-DD); gives its weekday, from 1 (Monday) to 7. */
export function weekdayOf(date: string): number {
  return new Date(utcMs(date)).getUTCDay() || 7
}

/** Takes a series; gives its dates in order. RangeError when it runs, or continues, more than 26 weeks. */
export function recurrenceDates({ from, until, weekdays, everyWeeks, except = [], after }: Recurrence): string[] {
  const days = (utcMs(until) - utcMs(from)) / dayMs
  if ((utcMs(until) - utcMs(after ?? from)) / dayMs > maximumSeriesDays)
    throw new RangeError(`A series runs at most ${maximumSeriesDays} days: ${from} - ${until}`)
  const firstWeekday = weekdayOf(from)
  const dates: string[] = []
  for (let day = 0; day <= days; day += 1) {
    const date = new Date(utcMs(from) + day * dayMs).toISOString().slice(0, 10)
    const daysFromMonday = firstWeekday - 1 + day
    const inWeek = Math.floor(daysFromMonday / 7) % everyWeeks === 0
    const isWanted = !except.includes(date) && (after === undefined || date > after)
    if (inWeek && weekdays.includes((daysFromMonday % 7) + 1) && isWanted) dates.push(date)
  }
  return dates
}
