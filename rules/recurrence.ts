import { addDays } from './amsterdam.ts'

/** A series: dates inclusive (YYYY-MM-DD), weekdays from 1 (Monday) to 7, weeks counted from the week of `from`. */
export type Recurrence = {
  from: string
  until: string
  weekdays: number[]
  everyWeeks: 1 | 2 | 3 | 4
  except?: string[]
}

const maximumWeeks = 26

/** Takes a series; gives its dates in order. RangeError when it runs more than 26 weeks ahead. */
export function recurrenceDates({ from, until, weekdays, everyWeeks, except = [] }: Recurrence): string[] {
  if (until > addDays(from, maximumWeeks * 7))
    throw new RangeError(`A series runs at most ${maximumWeeks} weeks: ${from} - ${until}`)
  const firstWeekday = Temporal.PlainDate.from(from).dayOfWeek
  const dates: string[] = []
  for (let day = 0, date = from; date <= until; day += 1, date = addDays(from, day)) {
    const daysFromMonday = firstWeekday - 1 + day
    const inWeek = Math.floor(daysFromMonday / 7) % everyWeeks === 0
    if (inWeek && weekdays.includes((daysFromMonday % 7) + 1) && !except.includes(date)) dates.push(date)
  }
  return dates
}
