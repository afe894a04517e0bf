// What can be changed of an assignment, and how that is asked of the API.
import { formatNumber, formatTime } from '../../../../../rules/format-nl.ts'
import { addDays, instantAt } from '../../../../care/amsterdam-time.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import type { AnswerOf, Args } from '../../../../client/api.ts'
import { isShaped } from '../../../../client/draft-shape.ts'

export type Series = AnswerOf<'GET /recurring_care_moments/{uuid}'>
/** This one, this and what follows in its series, or the whole series. */
export type Scope = 'one' | 'following' | 'all'
export interface Values {
  date: string | null
  from: string | null
  until: string | null
  breakMinutes: number | null
  title: string
  description: string
  location: string
  lastDay: string | null
  hoursPerWeek: string
}
/** What is typed, with the values and the version from which one began. */
export interface Edits {
  scope: Scope
  version: number
  base: Values
  values: Values
}
const empty: Values = {
  ...{ date: null, from: null, until: null, breakMinutes: null, lastDay: null },
  ...{ title: '', description: '', location: '', hoursPerWeek: '' },
}
const filled: Values = { ...empty, date: '', from: '', until: '', breakMinutes: 0, lastDay: '' }
/** What was kept of an edit; undefined when it is none. */
export const readEdits = (kept: unknown): Edits | undefined => {
  const edits = kept as Edits
  const isWhole =
    typeof kept === 'object' &&
    kept !== null &&
    typeof edits.version === 'number' &&
    ['one', 'following', 'all'].includes(edits.scope) &&
    isShaped(edits.base, empty, filled) &&
    isShaped(edits.values, empty, filled)
  return isWhole ? edits : undefined
}

/** The values of a moment as the form has them. */
export const valuesOf = (moment: Moment): Values => ({
  date: dateOf(moment.startDate),
  from: formatTime(moment.startDate),
  until: formatTime(moment.endDate),
  breakMinutes: moment.breakMinutes,
  title: moment.title,
  description: moment.description ?? '',
  location: moment.location['@id'],
  lastDay: dateOf(moment.endDate),
  hoursPerWeek: moment.hoursPerWeek === undefined ? '' : formatNumber(moment.hoursPerWeek, 2),
})

export type Errors = Partial<Record<keyof Values, string>>
/** What is missing, by field. */
export const checkValues = (
  { date, from, until, breakMinutes, title, lastDay, hoursPerWeek }: Values,
  isPeriod: boolean,
): Errors => ({
  ...(!title.trim() && { title: 'Geef de opdracht een titel.' }),
  ...(isPeriod
    ? {
        ...(!lastDay && { lastDay: 'Kies een einddatum.' }),
        ...(readHours(hoursPerWeek) === undefined && { hoursPerWeek: 'Vul een getal van 1 tot 60 in.' }),
      }
    : {
        ...(!date && { date: 'Kies een datum.' }),
        ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
        ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
        ...(breakMinutes === null && { breakMinutes: 'Vul het aantal minuten in; 0 zonder pauze.' }),
      }),
})
const readHours = (text: string) => {
  const hours = Number(text.replace(',', '.'))
  return hours >= 1 && hours <= 60 ? hours : undefined
}

type UpdateBody = Args<'PATCH /care_moments/{uuid}/update'>['body']
type PeriodBody = Args<'PUT /care_moments/{uuid}/period'>['body']
type SeriesBody = Args<'PATCH /recurring_care_moments/{uuid}/update'>['body']

const words = ({ base, values }: Edits) => ({
  ...(values.title !== base.title && { title: values.title.trim() }),
  ...(values.description !== base.description && { description: values.description.trim() || null }),
})
/** The change of one moment, without its place; undefined when nothing of it changed. */
export const updateBody = (edits: Edits): UpdateBody | undefined => {
  const { base, values, version } = edits
  const { date, from, until, breakMinutes } = values
  const moved = date !== base.date || from !== base.from || until !== base.until
  const body = {
    ...words(edits),
    ...(moved &&
      date &&
      from &&
      until && { startDate: instantAt(date, from), endDate: instantAt(until > from ? date : addDays(date, 1), until) }),
    ...(breakMinutes !== base.breakMinutes && breakMinutes !== null && { breakMinutes }),
  }
  return Object.keys(body).length > 0 ? { ...body, version } : undefined
}
/** The change of a period; undefined when nothing of it changed. */
export const periodBody = ({ base, values, version }: Edits): PeriodBody | undefined => {
  const { lastDay, hoursPerWeek, description } = values
  const hours = readHours(hoursPerWeek)
  const same = lastDay === base.lastDay && hoursPerWeek === base.hoursPerWeek && description === base.description
  if (same || !lastDay || hours === undefined) return undefined
  return { endDate: instantAt(lastDay, '23:59'), hoursPerWeek: hours, description: description.trim() || null, version }
}
/** The change of a series, from this day on or as a whole; undefined when nothing of it changed. */
export const seriesBody = (edits: Edits, series: Series): SeriesBody | undefined => {
  const { scope, base, values } = edits
  const { from, until, breakMinutes } = values
  const timed = from !== base.from || until !== base.until
  const body = {
    ...words(edits),
    ...(timed && from && until && { startTime: from, endTime: until, nights: until > from ? 0 : 1 }),
    ...(breakMinutes !== base.breakMinutes && breakMinutes !== null && { breakMinutes }),
  }
  if (Object.keys(body).length === 0) return undefined
  return { ...body, ...(scope === 'following' && base.date && { from: base.date }), version: series.version }
}
/** The place where it is to be; undefined when that stays. */
export const locationOf = ({ base, values }: Edits): string | undefined =>
  values.location === base.location ? undefined : values.location
