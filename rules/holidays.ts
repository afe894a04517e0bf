/**
 * Takes a year (from 2014, the first King's Day); gives its national holidays in order, date and Dutch name.
 * Good Friday and 5 May are left out: whether those are days off depends on the collective agreement.
 */
export function holidaysOf(year: number): { date: string; name: string }[] {
  const easter = easterSunday(year)
  const afterEaster = (days: number) => easter.add({ days })
  const kingsDay = Temporal.PlainDate.from({ year, month: 4, day: 27 })
  const days: [Temporal.PlainDate, string][] = [
    [Temporal.PlainDate.from({ year, month: 1, day: 1 }), 'Nieuwjaarsdag'],
    [easter, 'Eerste paasdag'],
    [afterEaster(1), 'Tweede paasdag'],
    [kingsDay.dayOfWeek === 7 ? kingsDay.subtract({ days: 1 }) : kingsDay, 'Koningsdag'],
    [afterEaster(39), 'Hemelvaartsdag'],
    [afterEaster(49), 'Eerste pinksterdag'],
    [afterEaster(50), 'Tweede pinksterdag'],
    [Temporal.PlainDate.from({ year, month: 12, day: 25 }), 'Eerste kerstdag'],
    [Temporal.PlainDate.from({ year, month: 12, day: 26 }), 'Tweede kerstdag'],
  ]
  return days
    .map(([date, name]) => ({ date: date.toString(), name }))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/** Takes a date (YYYY-MM-DD); gives the Dutch name of the national holiday on it, or undefined. */
export function holidayOn(date: string): string | undefined {
  return holidaysOf(Number(date.slice(0, 4))).find(holiday => holiday.date === date)?.name
}

/** The anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterSunday(year: number): Temporal.PlainDate {
  const moonYear = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonYear + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((moonYear + 11 * epact + 22 * weekday) / 451)
  const dayCount = epact + weekday - 7 * late + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(dayCount / 31), day: (dayCount % 31) + 1 })
}
