// Rosters for tests: requested, made and accepted.
import { queriesOf } from '../../api/concepts.ts'
import { now } from '../../api/platform/clock.ts'
import { tasks } from '../../api/rosters/jobs.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Body, TestApi } from '../servers/api.ts'
import { must } from './moments.ts'
import type { Who } from './world.ts'

interface Plan {
  lines: { uuid: string; worker: { uuid: string }; reasons: { code: string; message: string }[]; [name: string]: unknown }[]
  open: { uuid: string; able: number; reason: { code: string } }[]
  lost: { careMoment: string; worker: { uuid: string }; message: string }[]
  [name: string]: unknown
}
export const rostersIn = ({ as, db }: TestApi) => {
  const daysOf = (moments: Body[]) => {
    const days = moments.map(({ startDate }) => amsterdamDate(String(startDate))).sort()
    return { startDate: days[0], endDate: days.at(-1) }
  }
  const make = (uuid: unknown) =>
    db.transaction().execute(tx => tasks['make-roster']!({ tx, db, payload: { roster: uuid }, now: now(), queriesOf } as never))
  /** A roster over these moments, already made; returns its address. */
  const roster = async (moments: Body[], changes: Record<string, unknown> = {}, by: Who = 'organization') => {
    const made = must(await as[by].post('/rosters', { ...daysOf(moments), ...changes }), 201)
    await make(made.uuid)
    return String(made['@id'])
  }
  const planOf = async (address: string, by: Who = 'organization') =>
    must(await as[by].get(`${address}/plan`), 200) as unknown as Plan
  const accept = async (address: string, moments: Body[], by: Who = 'organization') => {
    const answer = await as[by].post(`${address}/accept`, { careMoments: moments.map(moment => moment['@id']) })
    return (must(answer, 200) as unknown as { results: { outcome: string; message: string | null }[] }).results
  }
  /** Limits every worker to this many hours a week. */
  const wantAtMost = (most_weekly_hours: number | null) =>
    db.updateTable('care_worker_preferences').set({ most_weekly_hours }).execute()
  const endOthers = () => db.deleteFrom('roster').where('status', 'in', ['waiting', 'running', 'stopping', 'failed']).execute()
  return { daysOf, make, roster, planOf, accept, wantAtMost, endOthers }
}
