import type { Actor } from '../../contract/language.ts'
import { earningOperations } from '../../contract/money/earnings.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { earningsOfYear, partsOf, weeksOf } from './queries.ts'

const mustBeTheirs = (careWorker: string, me: Actor) => {
  if (careWorker !== me.uuid && !me.roles.includes('ROLE_PLANNER')) throw new Problem('not_found')
}
const nextMonth = (month: string): string => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()

const handlers = {
  ofYear: async ({ tx, params, query, me, now }) => {
    mustBeTheirs(params.uuid, me)
    const months = await earningsOfYear(tx, params.uuid, query.year, now)
    return { months, weeks: await weeksOf(tx, params.uuid, query.year) }
  },
  ofMonth: async ({ tx, params: { uuid }, query: { month }, me, now }) => {
    mustBeTheirs(uuid, me)
    return { parts: await partsOf(tx, { careWorker: uuid, from: `${month}-01`, until: `${nextMonth(month)}-01`, now }) }
  },
} satisfies Handlers<typeof earningOperations>

export const earnings = { operations: earningOperations, handlers } satisfies Concept
