// iCalendar (RFC 5545): lines of at most 75 octets, CRLF, texts escaped, both clock changes of Amsterdam. No client is named: calendars of
// others read the feed, outside our access log.
import { minutesBetween, toInstant } from '../../rules/time/amsterdam.ts'
import { partsOf } from '../../rules/time/broken-shift.ts'
import { onClock, type Span } from '../../rules/time/clock-pair.ts'
import { shiftOf } from '../care-moments/mails.ts'
import type { Entry } from './queries.ts'

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Amsterdam',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
const compact = (instant: string) => instant.replace(/[-:]/g, '').slice(0, 15)
const local = (instant: string) =>
  compact(
    Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Amsterdam').toPlainDateTime().toString({ smallestUnit: 'second' }),
  )
/** In local time; when the clock shows this time for the second time, in UTC, because a local time means the first (RFC 5545, 3.3.5). */
const at = (name: string, instant: string): string => {
  const { date, time } = onClock(instant)
  const isFirst = minutesBetween(toInstant(date, time), instant) < 1
  return isFirst ? `${name};TZID=Europe/Amsterdam:${local(instant)}` : `${name}:${compact(instant)}Z`
}
// Cut between characters, never inside one. A continued line begins with a space, and that space counts.
const fold = (line: string): string => {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1)!
    if (Buffer.byteLength(last) + Buffer.byteLength(character) > (lines.length === 1 ? 75 : 74)) lines.push(character)
    else lines[lines.length - 1] = last + character
  }
  return lines.join('\r\n ')
}

// The second part of a shift is a separate event, because the worker is free in between.
const eventOf = (entry: Entry, { startDate, endDate }: Span, number: number, host: string) => [
  'BEGIN:VEVENT',
  `UID:moment-${entry.uuid}${number > 0 ? `-${number + 1}` : ''}@${host}`,
  `SEQUENCE:${entry.version}`,
  `DTSTAMP:${compact(entry.updated_at)}Z`,
  at('DTSTART', startDate),
  at('DTEND', endDate),
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
  'END:VEVENT',
]

/** The entries as a calendar. `host` makes the identifiers globally unique. */
export const calendarOf = (entries: Entry[], host: string): string => {
  const events = entries.flatMap(entry => partsOf(shiftOf(entry)).flatMap((part, number) => eventOf(entry, part, number, host)))
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zorginzet//Planning//NL',
    'X-WR-CALNAME:Zorginzet',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...zone,
  ]
  return `${[...head, ...events, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
}
