import { inAmsterdam } from './amsterdam.ts'

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag']
/** The months from January. */
export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]
/** The months from January, abbreviated for dates and charts. */
export const shortMonths = months.map(month => (month === 'maart' ? 'mrt' : month.slice(0, 3)))
const dayMs = 86_400_000

const localParts = (instant: string) => {
  const [date = '', time = ''] = inAmsterdam(new Date(instant)).split(' ')
  return { date, time }
}

const utcMs = (date: string) => Date.parse(`${date}T00:00:00Z`)

const dateParts = (date: string) => {
  const utc = new Date(utcMs(date))
  return {
    weekday: weekdays[utc.getUTCDay()]!,
    day: utc.getUTCDate(),
    month: months[utc.getUTCMonth()]!,
    shortMonth: shortMonths[utc.getUTCMonth()]!,
    year: utc.getUTCFullYear(),
  }
}

/** A number with a decimal comma, rounded to at most `maxDecimals` and without trailing zeros: 7.5 is '7,5'. */
export const formatNumber = (value: number, maxDecimals: number): string =>
  String(Number(value.toFixed(maxDecimals))).replace('.', ',')

/** A count: 1355 is '1.355'. It is rounded to a whole number. */
export const formatCount = (count: number): string => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '.')

/** That many of something: '1 dienst', '1.355 diensten'. */
export const counted = (count: number, one: string, more: string): string => `${formatCount(count)} ${count === 1 ? one : more}`

/** Whole cents as '€ 1.234,50'; a no-break space keeps sign and amount on one line, a debt is '€ -12,00'. */
export const formatMoney = (amountCents: number): string => {
  const digits = String(Math.abs(amountCents)).padStart(3, '0')
  const euros = formatCount(Number(digits.slice(0, -2)))
  return `€\u00a0${amountCents < 0 ? '-' : ''}${euros},${digits.slice(-2)}`
}

/** An account number in groups of four, as on a bank card. */
export const formatIban = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')

/** Whole cents in whole euros, rounded: '€ 1.235'. */
export const formatEuros = (amountCents: number): string => formatMoney(Math.round(amountCents / 100) * 100).slice(0, -3)

/** A number of hours with at most two decimals: 7.5 is '7,5 uur'. */
export const formatHourCount = (hours: number): string => `${formatNumber(hours, 2)} uur`

/** Minutes as hours with at most two decimals: 450 is '7,5 uur'. */
export const formatHours = (durationMinutes: number): string => formatHourCount(durationMinutes / 60)

/** Minutes as hours and minutes, for a duration without a round decimal form: 440 is '7 uur 20 min'. */
export const formatHoursMinutes = (durationMinutes: number): string =>
  `${Math.floor(durationMinutes / 60)} uur ${durationMinutes % 60} min`

/** The minutes until something, rounded to whole hours, at least one: 100 is '2 uur', 20 is '1 uur'. */
export const formatHoursLeft = (minutesLeft: number): string => `${Math.max(1, Math.round(minutesLeft / 60))} uur`

/** How long something took, in seconds with one decimal: 1240 milliseconds is '1,2 s'. */
export const formatSeconds = (durationMs: number): string => `${formatNumber(durationMs / 1000, 1)} s`

/** Kilometres rounded to whole ones: 12.3 is '12 km'. */
export const formatKm = (distanceKm: number): string => `${formatCount(distanceKm)} km`

// Area codes of three digits, and those of organizations (085, 088); every other has four.
const shortAreas = /^(10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|7\d|85|88)/

// The calling code of each country: one, two or three digits.
const callingCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/
// How people group the digits after it, by country code and length; others in threes.
const written: Record<string, number[]> = {
  ...{ '32 8': [2, 2, 2, 2], '32 9': [3, 2, 2, 2], '33 9': [1, 2, 2, 2, 2], '44 10': [4, 6] },
  ...{ '49 10': [3, 7], '49 11': [3, 8], '45 8': [2, 2, 2, 2], '47 8': [3, 2, 3] },
}
const inThrees = (length: number): number[] => (length > 4 ? [3, ...inThrees(length - 3)] : [length])
/**
 * A phone number for people: '+31612345090' is '06 12 34 50 90', '+32470123456' is '+32 470 12 34 56'. Anything else stays as it
 * is.
 */
export const formatPhone = (phone: string): string => {
  const [, digits] = /^(?:\+31|0031|0)([1-9]\d{8})$/.exec(phone.replace('(0)', '').replace(/[\s().-]/g, '')) ?? []
  if (!digits) return formatAbroad(phone)
  if (digits.startsWith('6')) return `06 ${digits.slice(1).match(/../g)!.join(' ')}`
  const area = shortAreas.test(digits) ? 2 : 3
  const number = digits.slice(area)
  return `0${digits.slice(0, area)} ${area === 2 ? `${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}` : number.match(/../g)!.join(' ')}`
}
const formatAbroad = (phone: string): string => {
  const [, code, national] = callingCode.exec(phone) ?? []
  if (!national) return phone
  let rest = national
  const groups = (written[`${code} ${national.length}`] ?? inThrees(national.length)).map(size => {
    const group = rest.slice(0, size)
    rest = rest.slice(size)
    return group
  })
  return `+${code} ${groups.join(' ')}`
}

/** A date (YYYY-MM-DD) as 'vr 20 nov 2026'. */
export const formatDate = (date: string): string => {
  const { weekday, day, shortMonth, year } = dateParts(date)
  return `${weekday.slice(0, 2)} ${day} ${shortMonth} ${year}`
}

/** A date (YYYY-MM-DD) as 'vrijdag 20 november 2026'. */
export const formatDateLong = (date: string): string => {
  const { weekday, day, month, year } = dateParts(date)
  return `${weekday} ${day} ${month} ${year}`
}

/** A date (YYYY-MM-DD) as 'vrijdag 20 november': without the year. */
export const formatDay = (date: string): string => formatDateLong(date).replace(/ \d{4}$/, '')

/** The clock time in Amsterdam at an instant (ISO with offset): '07:00'. */
export const formatTime = (instant: string): string => localParts(instant).time

const timesOf = (start: ReturnType<typeof localParts>, end: ReturnType<typeof localParts>) => {
  const daysLater = (utcMs(end.date) - utcMs(start.date)) / dayMs
  const { weekday, day, shortMonth } = dateParts(end.date)
  // After a week a weekday alone is ambiguous.
  const until = daysLater > 6 ? `${weekday.slice(0, 2)} ${day} ${shortMonth} ` : daysLater > 0 ? `${weekday.slice(0, 2)} ` : ''
  return `${start.time} – ${until}${end.time}`
}

/** An instant (ISO with offset) as 'vr 20 nov 2026, 07:00' in Amsterdam. */
export const formatDateTime = (instant: string): string => {
  const { date, time } = localParts(instant)
  return `${formatDate(date)}, ${time}`
}

/** Two instants as '07:00 – 15:30', or '22:00 – za 07:00' when the end is on a later day in Amsterdam. */
export const formatTimes = (start: string, end: string): string => timesOf(localParts(start), localParts(end))

/** Two instants as 'vr 20 nov 2026, 07:00 – 15:30', by the day of the start in Amsterdam. */
export const formatDateTimes = (start: string, end: string): string => {
  const local = localParts(start)
  return `${formatDate(local.date)}, ${timesOf(local, localParts(end))}`
}

/**
 * Two instants as whole days when both are midnight in Amsterdam: 'vr 20 nov 2026, hele dag', or 'vr 20 nov 2026 t/m ma 23 nov
 * 2026'. Otherwise with times, as `formatDateTimes`.
 */
export const formatStretch = (start: string, end: string): string => {
  const [from, until] = [localParts(start), localParts(end)]
  if (from.time !== '00:00' || until.time !== '00:00' || until.date <= from.date) return formatDateTimes(start, end)
  const last = new Date(utcMs(until.date) - dayMs).toISOString().slice(0, 10)
  return last === from.date ? `${formatDate(last)}, hele dag` : `${formatDate(from.date)} t/m ${formatDate(last)}`
}

/** First and last day (YYYY-MM-DD) of an ISO week 'YYYY-Www', Monday and Sunday. */
export const weekDates = (period: string): { monday: string; sunday: string } => {
  const year = period.slice(0, 4)
  const week = Number(period.slice(6))
  // ISO 8601: 4 January is always in week 1.
  const january4 = new Date(utcMs(`${year}-01-04`))
  const mondayMs = january4.getTime() + ((week - 1) * 7 - ((january4.getUTCDay() + 6) % 7)) * dayMs
  const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return { monday: toDate(mondayMs), sunday: toDate(mondayMs + 6 * dayMs) }
}

/** An ISO week 'YYYY-Www' in short: 'Week 47', and '16–22 nov', or '30 nov–6 dec'. */
export const formatPeriodShort = (period: string): [week: string, days: string] => {
  const { monday, sunday } = weekDates(period)
  const [first, last] = [dateParts(monday), dateParts(sunday)]
  const short = (month: string) => shortMonths[months.indexOf(month)]!
  const from = first.month === last.month ? first.day : `${first.day} ${short(first.month)}`
  return [`Week ${Number(period.slice(6))}`, `${from}–${last.day} ${short(last.month)}`]
}

/** An ISO week 'YYYY-Www' as 'week 47 van 2026 (16 t/m 22 november)'. When the month or year differs, both are named. */
export const formatPeriod = (period: string): string => {
  const { monday, sunday } = weekDates(period)
  const [first, last] = [dateParts(monday), dateParts(sunday)]
  const crossesYear = first.year !== last.year
  const from = `${first.day}${first.month === last.month ? '' : ` ${first.month}`}${crossesYear ? ` ${first.year}` : ''}`
  const until = `${last.day} ${last.month}${crossesYear ? ` ${last.year}` : ''}`
  return `week ${Number(period.slice(6))} van ${period.slice(0, 4)} (${from} t/m ${until})`
}
