import { addDays, amsterdamDate, amsterdamTime, minutesBetween, toInstant } from './amsterdam.ts'

/**
 * Takes two ISO instants; gives the nights between them in order: the date each ends on, and the real minutes from 00:00 to 06:00
 * in Amsterdam that lie between the instants.
 */
export function nightsBetween(startDate: string, endDate: string): { date: string; minutes: number }[] {
  const lastDate = amsterdamDate(endDate)
  const firstDate = amsterdamDate(startDate)
  const nights: { date: string; minutes: number }[] = []
  // By far most work starts after 06:00 and ends the same day: then there is nothing to calculate.
  for (
    let date = amsterdamTime(startDate) < '06:00' ? firstDate : addDays(firstDate, 1);
    date <= lastDate;
    date = addDays(date, 1)
  ) {
    const [midnight, six] = [toInstant(date, '00:00'), toInstant(date, '06:00')]
    const before = Math.max(0, minutesBetween(midnight, startDate))
    const minutes = minutesBetween(midnight, six) - before - Math.max(0, minutesBetween(endDate, six))
    if (minutes > 0) nights.push({ date, minutes })
  }
  return nights
}

/**
 * Takes the start and end of work; gives the part of the day in Amsterdam time. A night is a night as the Arbeidstijdenwet
 * defines it (1:7: more than an hour between 00:00 and 06:00). Other work is named by its start: early before 09:00, day before
 * 14:00, late from then on.
 */
export function dayPart(startDate: string, endDate: string): 'early' | 'day' | 'late' | 'night' {
  const nightMinutes = nightsBetween(startDate, endDate).reduce((sum, night) => sum + night.minutes, 0)
  if (nightMinutes > 60) return 'night'
  const startTime = amsterdamTime(startDate)
  if (startTime < '09:00') return 'early'
  return startTime < '14:00' ? 'day' : 'late'
}
