import { callers, figureOperations, maxRows } from '../../contract/office/figures.ts'
import { type FigureWeek, lastWholeWeeks, lastYear, shareOf, weeksOf } from '../../rules/money/figures.ts'
import { cancellationOf } from '../../rules/shifts/cancellation.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import { invalid } from '../platform/problem.ts'
import { type FigureTables, figuresCsv } from './print.ts'
import {
  calledOff,
  type FiguresQuestion,
  type Filling,
  fillingOf,
  type Group,
  sharesOf,
  strangeAmong,
  sumsOf,
} from './queries.ts'

type FiguresContext = Pick<Context, 'tx' | 'me' | 'now'> & { query: Context<(typeof figureOperations)['filling']>['query'] }
const wholeWeeks = 13
const listOf = (given: string | string[] | undefined) => (given === undefined ? [] : [given].flat())

/** The query, checked. Throws 422 for a location that is not the viewer's. */
const questionOf = async ({ tx, me, now, query }: FiguresContext): Promise<FiguresQuestion> => {
  const { from, to } = query
  const days = from && to ? { from, to } : lastWholeWeeks(amsterdamDate(now), wholeWeeks)
  const question = { me, days, locations: listOf(query['location.uuid']), levels: listOf(query['expertiseLevel.uuid']) }
  if ((await strangeAmong(tx, me, question.locations)).length > 0) throw invalid('location.uuid', 'Deze locatie bestaat niet.')
  return question
}

const noFilling: Omit<Filling, keyof Group> = {
  ...{ published: 0, filled: 0, open: 0, unfilled: 0, canceled: 0 },
  ...{ medianMinutes: null, p90Minutes: null },
}
const noSums = { minutes: 0, amount: 0, minutesBefore: 0, amountBefore: 0 }
const named = (type: string, uuid: string | null, name: string | null) => ({
  '@id': `/v1/${type}/${uuid!}`,
  uuid: uuid!,
  name: name!,
})
/** The rows by group; a week without rows has `nothing`. */
const sorted = <S extends object>(rows: readonly (Group & S)[], weeks: readonly FigureWeek[], nothing: S) => {
  const sums = rows.map(({ week, location, locationName, level, levelName, ...rest }) => {
    const place = location !== null && {
      location: named('organization_locations', location, locationName),
      expertiseLevel: named('expertise_levels', level, levelName),
    }
    return { week, place, sum: rest as unknown as S }
  })
  const byWeek = new Map(sums.flatMap(({ week, place, sum }) => (week !== null && !place ? [[week, sum] as const] : [])))
  return {
    total: sums.find(({ week, place }) => week === null && !place)?.sum ?? nothing,
    weeks: weeks.map(({ week, before }) => ({ week, weekBefore: before?.week ?? null, ...(byWeek.get(week) ?? nothing) })),
    groups: sums.flatMap(({ week, place, sum }) => (week === null && place ? [{ ...place, ...sum }] : [])),
    weeksOfGroups: sums.flatMap(({ week, place, sum }) => (week !== null && place ? [{ week, ...place, ...sum }] : [])),
  }
}

const fillingIn = async (context: FiguresContext) => {
  const question = await questionOf(context)
  return { ...question.days, ...sorted(await fillingOf(context.tx, question), weeksOf(question.days), noFilling) }
}
const hoursIn = async (context: FiguresContext) => {
  const question = await questionOf(context)
  const weeks = weeksOf(question.days)
  return { ...question.days, ...sorted(await sumsOf(context.tx, question, weeks), weeks, noSums) }
}
const cancellationsIn = async (context: FiguresContext) => {
  const question = await questionOf(context)
  const moments = (await calledOff(context.tx, question)).map(({ wasLate, ...one }) => ({
    ...one,
    late: wasLate ?? cancellationOf(one, one.canceledAt).kind === 'late',
  }))
  const counted = (some: typeof moments) => {
    const late = some.filter(each => each.late).length
    return { inTime: some.length - late, late }
  }
  const countOf = (some: typeof moments) => {
    const [careWorker, organization, backOffice] = callers.map(by => counted(some.filter(each => each.by === by)))
    return { all: counted(some), careWorker: careWorker!, organization: organization!, backOffice: backOffice! }
  }
  const weeks = weeksOf(question.days).map(({ week }) => ({ week, ...countOf(moments.filter(each => each.week === week)) }))
  return { ...question.days, total: countOf(moments), weeks, moments }
}
const sharesIn = async (context: FiguresContext) => {
  const days = lastYear(amsterdamDate(context.now))
  const shares = await sharesOf(context.tx, { ...(await questionOf(context)), days })
  return { ...days, shares: shares.map(share => ({ ...share, ...shareOf(share.minutes, share.totalMinutes) })) }
}
const clientsOf = (rows: readonly { client: string | null }[]) => rows.flatMap(({ client }) => client ?? [])

const handlers = {
  filling: async context => {
    const { weeksOfGroups, weeks, ...filling } = await fillingIn(context)
    return { ...filling, weeks: weeks.map(({ weekBefore, ...week }) => week) }
  },
  cancellations: async context => {
    const found = await cancellationsIn(context)
    const shown = found.moments.slice(0, maxRows)
    context.reads(clientsOf(shown))
    const moments = shown.map(({ uuid, title, location, startDate, canceledAt, by, late }) => ({
      ...{ careMoment: `/v1/care_moments/${uuid}`, uuid, title, location, startDate, canceledAt, by, late },
    }))
    return { ...found, calledOff: found.moments.length, moments }
  },
  weeks: async context => {
    const { weeksOfGroups, ...hours } = await hoursIn(context)
    return hours
  },
  shares: async context => {
    const { shares, ...days } = await sharesIn(context)
    const shown = shares.slice(0, maxRows)
    context.reads(clientsOf(shown))
    return {
      ...days,
      clients: shares.length,
      marked: shares.filter(({ isMarked }) => isMarked).length,
      shares: shown.map(({ client, clientName, careWorker, careWorkerName, ...share }) => ({
        client: named('clients', client, clientName),
        careWorker: named('care_workers', careWorker, careWorkerName),
        ...share,
      })),
    }
  },
  exportCsv: async context => {
    const { table } = context.query
    const tables: FigureTables = {
      filling_weeks: async () => (await fillingIn(context)).weeks,
      filling_groups: async () => (await fillingIn(context)).groups,
      cancellation_weeks: async () => (await cancellationsIn(context)).weeks,
      cancellations: async () => (await cancellationsIn(context)).moments,
      hours_weeks: async () => (await hoursIn(context)).weeks,
      hours_groups: async () => (await hoursIn(context)).groups,
      hours_weeks_groups: async () => (await hoursIn(context)).weeksOfGroups,
      shares: async () => (await sharesIn(context)).shares,
    }
    const file = await figuresCsv(tables, table)
    context.reads(clientsOf(file.rows.flatMap(row => ('client' in row ? [row] : []))))
    return { name: file.name, type: 'text/csv; charset=utf-8', content: async () => Buffer.from(file.text) }
  },
} satisfies Handlers<typeof figureOperations>

export const figures = { operations: figureOperations, handlers } satisfies Concept
