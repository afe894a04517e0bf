// The dates of a series and the holidays among them, as rules/recurrence.ts and rules/holidays.ts reckon them, but
// without Temporal, which not every browser has. The server decides; this is for the preview.
import { addDays } from './amsterdam-time.ts'

/** Dates inclusive (YYYY-MM-DD), weekdays from 1 (Monday) to 7, weeks counted from the week of `from`. */
export type Series = { from: string; until: string; weekdays: readonly number[]; everyWeeks: number }
export const maximumSeriesDays = 26 * 7

/** Takes a date (YYYY-MM-DD); gives its weekday, from 1 (Monday) to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** The dates of a series in order; none when it ends before it begins or runs too long. */
export function seriesDates({ from, until, weekdays, everyWeeks }: Series): string[] {
  if (until > addDays(from, maximumSeriesDays)) return []
  const firstWeekday = weekdayOf(from)
  const dates: string[] = []
  for (let day = 0, date = from; date <= until; day += 1, date = addDays(from, day)) {
    const week = Math.floor((firstWeekday - 1 + day) / 7)
    if (week % everyWeeks === 0 && weekdays.includes(weekdayOf(date))) dates.push(date)
  }
  return dates
}

/** The anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const moonYear = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonYear + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((moonYear + 11 * epact + 22 * weekday) / 451)
  const dayCount = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(dayCount / 31) - 1, (dayCount % 31) + 1)).toISOString().slice(0, 10)
}

/** Takes a date (YYYY-MM-DD); gives the Dutch name of the national holiday on it, or undefined. */
export function holidayOn(date: string): string | undefined {
  const year = date.slice(0, 4)
  const easter = easterSunday(Number(year))
  const kingsDay = weekdayOf(`${year}-04-27`) === 7 ? `${year}-04-26` : `${year}-04-27`
  const holidays: Record<string, string> = {
    [`${year}-01-01`]: 'Nieuwjaarsdag',
    [easter]: 'Eerste paasdag',
    [addDays(easter, 1)]: 'Tweede paasdag',
    [kingsDay]: 'Koningsdag',
    [addDays(easter, 39)]: 'Hemelvaartsdag',
    [addDays(easter, 49)]: 'Eerste pinksterdag',
    [addDays(easter, 50)]: 'Tweede pinksterdag',
    [`${year}-12-25`]: 'Eerste kerstdag',
    [`${year}-12-26`]: 'Tweede kerstdag',
  }
  return holidays[date]
}
