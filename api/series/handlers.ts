import { sql } from 'kysely'
import type { EventName } from '../../contract/events/events.ts'
import type { Actor, Item } from '../../contract/language.ts'
import { columnsOf, type WordsTo, wordsOf } from '../../contract/moments/assignment-words.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { type RecurringCareMoment, seriesOperations } from '../../contract/moments/series.ts'
import { aheadStatuses, liveReactionStatuses } from '../../contract/status-groups.ts'
import { fieldChanges } from '../../rules/people/field-changes.ts'
import { addDays, addHours, amsterdamDate } from '../../rules/time/amsterdam.ts'
import { clockMinutes, onClock, pairOf, type Span } from '../../rules/time/clock-pair.ts'
import { maximumSeriesDays, type Recurrence, recurrenceDates } from '../../rules/time/recurrence.ts'
import { shiftProblem } from '../../rules/time/shift.ts'
import { amendFor } from '../assignment-agreements/queries.ts'
import { createMoment, endMoments, type NewMoment } from '../care-moments/queries.ts'
import { endInvitations, endReactions } from '../offers/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { invalid } from '../platform/problem.ts'
import { cancelling } from '../reference/queries.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { type Ahead, type Break, lockMoments, mustStayFree, type Planned, queries, replan } from './queries.ts'

/** In Amsterdam time: a series keeps its times when the clock changes. */
interface Times {
  startTime: string
  endTime: string
  nights: number
}
const windowOn = (date: string, { startTime, endTime, nights }: Times) =>
  pairOf({ date, time: startTime }, { date: addDays(date, nights), time: endTime }, 'repeated')
/** The clock times of a series: the given ones, otherwise those of its first day. */
const timesOf = (first: Span, times: { [K in 'startTime' | 'endTime']?: string | undefined }): Times => {
  const [begin, end] = [onClock(first.startDate), onClock(first.endDate)]
  const [startTime, endTime] = [times.startTime ?? begin.time, times.endTime ?? end.time]
  const meant = pairOf({ ...begin, time: startTime }, { ...end, time: endTime }, 'typed', first)
  if (meant.startDate !== first.startDate) throw invalid('startTime', 'Dit is een andere tijd dan het begin van de eerste keer.')
  if (meant.endDate !== first.endDate) throw invalid('endTime', 'Dit is een andere tijd dan het einde van de eerste keer.')
  return { startTime, endTime, nights: Temporal.PlainDate.from(begin.date).until(end.date).days }
}
// No mail for each moment: one mail covers all of them (mails.ts).
const quiet = { quiet: true }

const handlers = {
  createRecurring: async ({ tx, now, body, me }) => {
    const { startDate, endDate, startTime, endTime, weekdays, everyWeeks, until, except, ...words } = body
    const own = { ...wordsOf('series', words), client: words.client, location: words.location }
    const offer = Object.fromEntries(Object.entries(words).filter(([word]) => !(word in own)))
    const startsOn = amsterdamDate(startDate)
    const dates = datesOf({ from: startsOn, until, weekdays, everyWeeks, except })
    const times = timesOf({ startDate, endDate }, { startTime, endTime })
    const { uuid } = await tx
      .insertInto('recurring_care_moment')
      .values({
        ...columnsOf(own),
        weekdays,
        every_weeks: everyWeeks,
        starts_on: startsOn,
        until,
        start_time: times.startTime,
        end_time: times.endTime,
        nights: times.nights,
        offer: JSON.stringify(offer),
        created_at: now,
        updated_at: now,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await makeMoments({ tx, me, now }, uuid, { ...body, timeScope: 'moment' }, times, dates)
    return uuid
  },
  update: async ({ tx, item, body, viewer, me, now, note }) => {
    const { ahead, kept } = await lockMoments(tx, item.uuid, body.from, CareMoment.actions.update[0]!.from, viewer)
    const times = changedTimes(item, body)
    const planned = ahead.map(moment => plan(moment, times, body, now))
    if (times) await mustStayFree(tx, planned)
    const columns = columnsOf(body)
    await amendFor(
      tx,
      planned.map(({ uuid, startDate, endDate }) => ({
        uuid,
        columns: { ...columns, start_date: startDate, end_date: endDate },
      })),
      { me, now, ...(times && { tells: 'both' }) },
    )
    await replan(tx, planned, columns, now)
    const changed = ahead.filter((moment, index) => isMoved(moment, planned[index]!))
    await endInvitations(
      tx,
      changed.map(({ uuid }) => uuid),
      'changed',
      { me, now },
    )
    const { event } = CareMoment.actions.update[0]!
    await record(
      tx,
      ahead.map((moment, index) => ({
        ...{ ...momentEvent(event, moment.uuid, me, now), from: moment.status, to: moment.status },
        data: { ...quiet, changes: changesOf(moment, { ...planned[index]!, title: body.title, description: body.description }) },
      })),
    )
    const moved = changed.filter(({ assignee_uuid }) => assignee_uuid)
    note({ data: { changed: ahead.length, kept, moments: moved.map(({ uuid }) => uuid), all: ahead.map(({ uuid }) => uuid) } })
    return {
      ...(times && { start_time: times.startTime, end_time: times.endTime, nights: times.nights }),
      ...columnsOf(body),
    }
  },
  cancel: async ({ tx, item, body, viewer, me, now, note }) => {
    const { words, columns } = await cancelling(tx, body, me)
    const { to, event } = CareMoment.actions.cancel[0]!
    const { ahead, kept } = await lockMoments(tx, item.uuid, body.from, aheadStatuses, viewer)
    const moments = ahead.map(({ uuid }) => uuid)
    const change = { ...columns, status: to!, updated_at: now, version: sql<number>`version + 1` }
    if (moments.length > 0) await tx.updateTable('care_moment').set(change).where('uuid', 'in', moments).execute()
    const ending = { from: liveReactionStatuses, to: to!, publication: 'closed' as const }
    const reactions = await endReactions(tx, moments, ending, { me, now, data: quiet })
    await record(
      tx,
      ahead.map(({ uuid, status }) => ({ ...momentEvent(event, uuid, me, now), from: status, to: to!, reason: words })),
    )
    note({ reason: words, data: { changed: moments.length, kept, moments, reactions } })
    const last = addDays(body.from ?? amsterdamDate(now), -1)
    return { until: [item.startsOn, [item.until, last].sort()[0]!].sort()[1] }
  },
  until: async ({ tx, item, body, viewer, me, now, note }) => {
    const today = amsterdamDate(now)
    if (body.until < item.startsOn) throw invalid('until', 'Op deze dag is de reeks nog niet begonnen.')
    if (body.until < addDays(today, -1)) throw invalid('until', 'Deze dag is al voorbij.')
    if (body.until > item.until) {
      const added = await lengthen({ tx, me, now }, item, body)
      note({ data: { changed: added.length, kept: 0, moments: added, lengthened: true } })
      return { until: body.until }
    }
    const { ahead, kept } = await lockMoments(tx, item.uuid, addDays(body.until, 1), aheadStatuses, viewer)
    const reason = 'De reeks is ingekort'
    const cancelled_by = me.roles.includes('ROLE_PLANNER') ? 'back_office' : 'organization'
    const areAhead = sql`uuid = any(${ahead.map(({ uuid }) => uuid)}::uuid[])`
    const ended = await endMoments(tx, areAhead, { me, now, reason, data: quiet }, { status_reason: reason, cancelled_by })
    note({ reason, data: { changed: ended.moments.length, kept, ...ended } })
    return { until: body.until }
  },
} satisfies Handlers<typeof seriesOperations>

interface Maker {
  tx: Tx
  me: Actor
  now: string
}
/** Makes the same moment on each of these days. Only the first one causes a mail. */
const makeMoments = async (maker: Maker, series: string, like: NewMoment, times: Times, dates: string[]) => {
  const made: string[] = []
  for (const [index, date] of dates.entries()) {
    const moment = { ...like, ...windowOn(date, times) }
    made.push(await createMoment({ ...maker, quiet: index > 0 }, moment, { recurring_care_moment_uuid: series }))
  }
  return made
}

/** Adds the moments that the series' rule gives after its present last day, with the same offer; gives them. */
const lengthen = async (maker: Maker, item: Item<typeof RecurringCareMoment>, body: { until: string; except: string[] }) => {
  const { weekdays, everyWeeks, startsOn, until: after } = item
  const base = [amsterdamDate(maker.now), startsOn].sort()[1]!
  if (body.until > addDays(base, maximumSeriesDays)) throw tooFar()
  const dates = datesOf({ from: startsOn, until: body.until, weekdays, everyWeeks, except: body.except, after }, 'until')
  const { offer } = await maker.tx
    .selectFrom('recurring_care_moment')
    .select('offer')
    .where('uuid', '=', item.uuid)
    .executeTakeFirstOrThrow()
  const like = {
    ...(offer as unknown as Omit<NewMoment, WordsTo<'series'>>),
    ...wordsOf('series', item),
    ...{ client: item.client?.uuid, location: item.location.uuid, timeScope: 'moment' as const },
  }
  const { startDate } = windowOn(dates[0]!, item)
  const widening = (like.widening ?? []).filter(step => addHours(maker.now, step.afterMinutes / 60) < startDate)
  return makeMoments(maker, item.uuid, { ...like, widening }, item, dates)
}

const tooFar = () => invalid('until', 'Een reeks loopt hooguit 26 weken vooruit.')
const datesOf = (rule: Recurrence, field = 'weekdays'): string[] => {
  try {
    const dates = recurrenceDates(rule)
    if (dates.length > 0) return dates
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw tooFar()
  }
  throw invalid(field, 'In deze reeks valt geen enkele datum.')
}

/** The new times of the series, when the body has any. */
const changedTimes = (item: Times, body: { [K in keyof Times]?: Times[K] | undefined }): Times | undefined => {
  if (body.startTime === undefined && body.endTime === undefined && body.nights === undefined) return undefined
  const { startTime = item.startTime, endTime = item.endTime } = body
  return { startTime, endTime, nights: body.nights ?? nightsBetween(startTime, endTime, minutesOf(item)) }
}
const someDay = '2026-01-01'
const minutesOf = ({ startTime, endTime, nights }: Times) =>
  clockMinutes({ date: someDay, time: startTime }, { date: addDays(someDay, nights), time: endTime })
/** The times can mean several lengths: this is the one nearest to the old length. 09:00 to 10:00 may be an hour, or a day more. */
const nightsBetween = (startTime: string, endTime: string, minutes: number): number => {
  const lengths = [0, 1, 2].map(nights => ({ nights, minutes: minutesOf({ startTime, endTime, nights }) }))
  const distance = (length: { minutes: number }) => Math.abs(length.minutes - minutes)
  return lengths.filter(length => length.minutes > 0).sort((one, other) => distance(one) - distance(other))[0]!.nights
}
/** The new values of a moment, on its own day. Throws 422 when that is not a possible shift. */
const plan = (
  moment: Ahead,
  times: Times | undefined,
  body: { [K in keyof Break]?: Break[K] | undefined },
  now: string,
): Planned => {
  const same = { startDate: moment.start_date, endDate: moment.end_date }
  const window = times ? windowOn(amsterdamDate(moment.start_date), times) : same
  const { breakMinutes = moment.break_minutes, breakFrom = moment.break_from } = body
  const planned = { uuid: moment.uuid, ...window, breakMinutes, breakFrom }
  const problem = shiftProblem(planned, 'moment', now)
  if (problem) throw invalid(problem.field === 'endDate' ? 'endTime' : problem.field, problem.message)
  return planned
}
const isMoved = (moment: Ahead, { startDate, endDate }: Planned) => moment.start_date !== startDate || moment.end_date !== endDate
const changesOf = (
  { start_date, end_date, break_minutes, break_from, ...words }: Ahead,
  { uuid: _same, ...planned }: Planned & Record<'title' | 'description', unknown>,
) =>
  fieldChanges(
    { ...words, startDate: start_date, endDate: end_date, breakMinutes: break_minutes, breakFrom: break_from },
    planned,
  )
const momentEvent = (name: EventName, subjectUuid: string, me: Actor, now: string) => ({
  ...{ name, subjectType: CareMoment.type, subjectUuid, me, now },
  data: quiet,
})

export const series = { operations: seriesOperations, handlers, queries, mails, mailTemplates } satisfies Concept
