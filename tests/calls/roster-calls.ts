// How to call the operations of rosters. The back office's belong to no organization; others belong to the caller's.
import type { Role } from '../../contract/language.ts'
import { usualRosterWeights } from '../../rules/rosters/roster.ts'
import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { everybody, today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

const sums = { filled: 0, open: 1, kilometres: 0, costCents: 0, familiar: 0, rest: 0 }
/** A roster in this status, requested by this role. */
export const putRoster = async ({ db, world }: TestApi, status: string, role: Role, side: Side = 'own', moment?: string) => {
  const who = everybody.find(each => side === 'own' && world.people[each].roles.includes(role)) ?? 'otherOrganization'
  const open = moment ? [{ moment, able: 0, reason: { code: 'nobody', message: 'Er is niemand.' } }] : []
  const result = { lines: [], open, firstCome: [], sums: { today: sums, firstCome: sums, plan: sums } }
  await db.deleteFrom('roster').where('status', 'in', ['waiting', 'running', 'stopping']).execute()
  const days = { start_date: '2026-12-01', end_date: '2026-12-07', created_at: today }
  const row = {
    ...{ account_uuid: world.people[who].uuid, status, ...days, with_others: false, shift_count: 1 },
    organization_uuid: side === 'own' && role === 'ROLE_PLANNER' ? null : uuidOf(sideOf(world, side).organization),
    ...{ locations: '[]', held: '[]', forbidden: '[]', weights: JSON.stringify(usualRosterWeights) },
    ...(status === 'ready' && { result: JSON.stringify(result), gap: 0, filled_count: 0, ready_at: today }),
  }
  return (await db.insertInto('roster').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}
export const rosterTargets = (api: TestApi, rows: ReturnType<typeof rowsOf>): Record<string, Target> => {
  const put = (status: string) => async (side: Side, role: Role) =>
    putRoster(api, status, role, side, await rows.putMoment('open', { side }))
  const ready = put('ready')
  return {
    'rosters.roster': ready,
    'rosters.stop': put('waiting'),
    'rosters.lines': ready,
    'rosters.csv': ready,
    'rosters.helps': ready,
    'rosters.accept': ready,
  }
}
export const rosterBodies = ({ db, world }: TestApi, rows: ReturnType<typeof rowsOf>): Record<string, MakeBody> => ({
  'rosters.plan': async side => {
    await db.deleteFrom('roster').where('status', '=', 'waiting').execute()
    return { startDate: '2026-12-01', endDate: '2026-12-07', locations: [sideOf(world, side).location] }
  },
  'rosters.accept': async side => ({ careMoments: [`/v1/care_moments/${await rows.putMoment('open', { side })}`] }),
  'rosters.setWeights': () => ({ weights: usualRosterWeights }),
})
/** The address of the suggestions for an open moment of that side. */
export const helpsPath = async (path: string, roster: string, side: Side, rows: ReturnType<typeof rowsOf>) =>
  `${path.replace('{uuid}', roster)}?careMoment=${await rows.putMoment('open', { side })}`
