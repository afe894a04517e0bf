/**
 * Takes a year (from 2014, the first King's Day); gives its national holidays in order, with date and Dutch name. Good Friday and
 * 5 May are left out: whether those are days off depends on the collective agreement.
 */
export function holidaysOf(year: number): { date: string; name: string }[] {
  const easter = easterInMarch(year)
  const afterEaster = (days: number) => dayOf(year, 3, easter + days)
  const kingsDay = dayOf(year, 4, 27)
  const days: [Date, string][] = [
    [dayOf(year, 1, 1), 'Nieuwjaarsdag'],
    [afterEaster(0), 'Eerste paasdag'],
    [afterEaster(1), 'Tweede paasdag'],
    [kingsDay.getUTCDay() === 0 ? dayOf(year, 4, 26) : kingsDay, 'Koningsdag'],
    [afterEaster(39), 'Hemelvaartsdag'],
    [afterEaster(49), 'Eerste pinksterdag'],
    [afterEaster(50), 'Tweede pinksterdag'],
    [dayOf(year, 12, 25), 'Eerste kerstdag'],
    [dayOf(year, 12, 26), 'Tweede kerstdag'],
  ]
  return days
    .map(([day, name]) => ({ date: day.toISOString().slice(0, 10), name }))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/** Takes a date (YYYY-MM-DD); gives the Dutch name of the national holiday on it, or undefined. */
export function holidayOn(date: string): string | undefined {
  return holidaysOf(Number(date.slice(0, 4))).find(holiday => holiday.date === date)?.name
}

// Calendar days are counted in UTC: screens use this too, and not every browser has Temporal.
const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))

/** Easter Sunday as a day of March, where 32 is the first of April: the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterInMarch(year: number): number {
  const moonYear = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonYear + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((moonYear + 11 * epact + 22 * weekday) / 451)
  return epact + weekday - 7 * late + 22
}
