// Series, for tests/calls/calls.ts and the transition tests: how to call their changes.
import type { Database } from '../../api/platform/database/database.ts'
import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf, type World } from '../worlds/world.ts'
import type { Target } from './calls.ts'

type Rows = ReturnType<typeof rowsOf>

/** A series with a moment in November and one in June. In the status `ended` both are withdrawn. */
export const putSeries = async (db: Database, world: World, rows: Rows, status: string, side: Side = 'own'): Promise<string> => {
  const { location, client, type } = sideOf(world, side)
  const row = {
    ...{
      weekdays: [1],
      every_weeks: 1,
      starts_on: '2026-10-19',
      until: '2027-06-30',
      title: `reeks ${status}`,
      break_minutes: 0,
    },
    ...{ start_time: '09:00', end_time: '09:45', nights: 0, location_uuid: uuidOf(location), client_uuid: uuidOf(client) },
    offer: JSON.stringify({ expertiseLevel: uuidOf(world.level), acts: [], bonus: 0, publishedForContractTypes: [type] }),
    ...{ created_at: today, updated_at: today },
  }
  const { uuid } = await db.insertInto('recurring_care_moment').values(row).returning('uuid').executeTakeFirstOrThrow()
  for (const day of ['2026-11-23', '2027-06-28']) {
    const moment = await rows.putMoment(status === 'running' ? 'open' : 'withdrawn', { side })
    const times = { start_date: `${day}T08:00:00Z`, end_date: `${day}T08:45:00Z` }
    await db
      .updateTable('care_moment')
      .set({ ...times, recurring_care_moment_uuid: uuid })
      .where('uuid', '=', moment)
      .execute()
  }
  return uuid
}

export const seriesTargets = ({ db, world }: TestApi, rows: Rows): Record<string, Target> => {
  const running: Target = side => putSeries(db, world, rows, 'running', side)
  return { 'series.get': running, 'series.update': running, 'series.cancel': running, 'series.until': running }
}
/** There are moments on both sides of that day, so the series continues. */
export const seriesBodies = (world: World): Record<string, unknown> => ({
  'series.update': { title: 'Late dienst' },
  'series.cancel': { from: '2027-05-01', cancelReason: world.cancelReason },
  'series.until': { until: '2027-05-01' },
})
