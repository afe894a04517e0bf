// The editable values of a moment, a period and a series: as form fields, and as the body.

import { addDays, daysBetween } from '#care/amsterdam-time.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import {
  type BreakValues,
  breakLabels,
  breakOfValues,
  breakValues,
  checkBreak,
  noBreak,
} from '#care/order/fields/break-values.ts'
import { type TextWord, textLabels, textWords } from '#care/order/fields/word-fields.tsx'
import type { AnswerOf, Args } from '#client/api.ts'
import { type WordsTo, wordsTo } from '#contract/moments/assignment-words.ts'
import type { Work } from '#rules/money/worked-hours.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { pairOf } from '#rules/time/clock-pair.ts'
import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import { differing } from './differing.ts'

export type Series = AnswerOf<'GET /recurring_care_moments/{uuid}'>
type Words = Record<TextWord, string>
type Times = BreakValues & { from: string | null; until: string | null }
export type MomentValues = Words & Times & { date: string | null; location: string; manager: string }
export type SeriesValues = Words & Times
export type PeriodText = Extract<TextWord, WordsTo<'period'>>
export type PeriodValues = { lastDay: string | null; hoursPerWeek: string } & Record<PeriodText, string>

const times = { from: 'Van', until: 'Tot', ...breakLabels }
export const momentLabels = { date: 'Datum', ...times, location: 'Locatie', manager: 'Beheerd door', ...textLabels }
export const seriesLabels = { ...times, ...textLabels }
export const periodTexts = wordsTo('period').filter((word): word is PeriodText => word in textLabels)
const textsOf = <W extends TextWord>(words: readonly W[], of: { [word in W]?: string }) =>
  Object.fromEntries(words.map(word => [word, of[word] ?? ''])) as Record<W, string>
const inPeriod = { lastDay: 'Laatste dag', hoursPerWeek: 'Uren per week' }
export const periodLabels: Record<keyof PeriodValues, string> = { ...inPeriod, ...textsOf(periodTexts, textLabels) }
const filledTimes = { from: '07:00', until: '15:00', ...noBreak, freeFrom: '', freeUntil: '', ...textsOf(textWords, {}) }
/** Sample values, which show the shape of a saved draft. */
export const filledMoment: MomentValues = { ...filledTimes, date: '2026-01-01', location: '', manager: '' }
export const filledSeries: SeriesValues = filledTimes
export const filledPeriod: PeriodValues = { lastDay: '2026-01-01', hoursPerWeek: '', ...textsOf(periodTexts, {}) }

export const momentValues = (moment: Moment): MomentValues => ({
  date: dateOf(moment.startDate),
  from: formatTime(moment.startDate),
  until: formatTime(moment.endDate),
  ...breakValues(moment),
  ...textsOf(textWords, moment),
  location: moment.location['@id'],
  manager: moment.managedByOrganizationLocation?.['@id'] ?? '',
})
export const seriesValues = (series: Series): SeriesValues => ({
  ...{ from: series.startTime, until: series.endTime, ...breakValues(series), ...textsOf(textWords, series) },
})
export const periodValues = ({ endDate, hoursPerWeek, ...words }: Moment): PeriodValues => ({
  lastDay: dateOf(endDate),
  hoursPerWeek: hoursPerWeek ? String(hoursPerWeek).replace('.', ',') : '',
  ...textsOf(periodTexts, words),
})

/** Start and end: an end that is not after the start is on the next day; work of more than a day keeps its extra days. */
function windowOf({ date, from, until }: MomentValues, moment: Moment) {
  const { startDate, endDate } = moment
  if (!date || !from || !until) return undefined
  const nights = daysBetween(dateOf(startDate), dateOf(endDate))
  const further = nights - (formatTime(endDate) > formatTime(startDate) ? 0 : 1)
  const last = addDays(date, (until > from ? 0 : 1) + further)
  return pairOf({ date, time: from }, { date: last, time: until }, 'typed', moment)
}

/** The changed texts in the body: an empty one is removed, except the title, which is required. */
const textsIn = <W extends TextWord>(words: readonly W[], values: Record<W, string>, changed: readonly string[]) =>
  Object.fromEntries(
    words.filter(word => changed.includes(word)).map(word => [word, values[word].trim() || (word === 'title' ? '' : null)]),
  ) as Pick<Update, W>
type Update = Args<'PATCH /care_moments/{uuid}/update'>['body']
/** The body of a change, with only the differences; undefined when there are none. */
export function momentBody(values: MomentValues, base: MomentValues, moment: Moment, version: number): Update | undefined {
  const changed = differing(base, values).filter(name => name !== 'location')
  if (changed.length === 0) return undefined
  return {
    ...(changed.some(name => name === 'date' || name === 'from' || name === 'until') && windowOf(values, moment)),
    ...(changed.some(name => name in breakLabels) && breakOfValues(values)),
    ...textsIn(textWords, values, changed),
    ...(changed.includes('manager') && { managedByOrganizationLocation: values.manager || null }),
    version,
  }
}
type SeriesUpdate = Args<'PATCH /recurring_care_moments/{uuid}/update'>['body']
/** The same for a series, from this day on or as a whole. */
export function seriesBody(
  values: SeriesValues,
  base: SeriesValues,
  version: number,
  from: string | undefined,
): SeriesUpdate | undefined {
  const changed = differing(base, values)
  if (changed.length === 0) return undefined
  return {
    ...(values.from && changed.includes('from') && { startTime: values.from }),
    ...(values.until && changed.includes('until') && { endTime: values.until }),
    ...(changed.some(name => name in breakLabels) && breakOfValues(values)),
    ...textsIn(textWords, values, changed),
    ...(from && { from }),
    version,
  }
}
const hoursIn = (text: string) => (text.trim() ? Number(text.replace(',', '.')) : null)
/** The body of a change of a period; undefined when nothing differs, or its last day is missing. */
export function periodBody(values: PeriodValues, base: PeriodValues, moment: Moment, version: number) {
  const { lastDay, hoursPerWeek } = values
  if (!lastDay || differing(base, values).length === 0) return undefined
  const endDate = lastDay === base.lastDay ? moment.endDate : toInstant(lastDay, '23:59')
  return { endDate, hoursPerWeek: hoursIn(hoursPerWeek), ...textsIn(periodTexts, values, periodTexts), version }
}

/** The shift on an arbitrary day, to check its break against. */
const workOf = ({ from, until, ...values }: Times): Work | undefined => {
  if (!from || !until) return undefined
  const [day, next] = ['2026-01-01', '2026-01-02']
  return {
    ...pairOf({ date: day, time: from }, { date: until > from ? day : next, time: until }, 'repeated'),
    ...breakOfValues(values),
  }
}
/** The errors by field: missing values, and invalid numbers. */
export const checkTimes = ({ from, until, title, ...values }: Times & Words): Partial<Record<string, string>> => ({
  ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
  ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
  ...checkBreak(values, workOf({ from, until, ...values })),
  ...(!title.trim() && { title: 'Vul een titel in.' }),
})
export const checkPeriod = ({ lastDay, hoursPerWeek }: PeriodValues): Partial<Record<string, string>> => {
  const hours = hoursIn(hoursPerWeek)
  const fits = hours !== null && hours >= 1 && hours <= 60
  return {
    ...(!lastDay && { lastDay: 'Kies een einddatum.' }),
    ...(!fits && { hoursPerWeek: 'Vul een getal van 1 tot 60 in.' }),
  }
}
/** The text of a field's value. */
export const sayValue = (
  name: string,
  value: string | number | boolean | null,
  locations: readonly { '@id': string; name: string }[],
) => {
  if (value === null || value === '' || value === false) return ''
  if (value === true) return 'ja'
  if (name === 'date' || name === 'lastDay') return formatDate(String(value))
  if (name === 'breakMinutes') return `${value} minuten`
  if (name === 'location' || name === 'manager') return locations.find(one => one['@id'] === value)?.name ?? ''
  return String(value)
}
