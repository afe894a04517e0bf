// Invitations by name, for tests: our four freelancers are favourites of the organization; one of them has no documents yet.
import { queriesOf } from '../../api/concepts.ts'
import { jobs } from '../../api/invitations/jobs.ts'
import { moveClock } from '../../api/platform/clock.ts'
import type { Body, TestApi } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { uuidOf, type Who } from '../worlds/world.ts'

export const askingIn = async ({ as, db, world }: TestApi) => {
  const workerOf = (who: Who) => `/v1/care_workers/${world.people[who].uuid}`
  const favorites = (['careWorker', 'colleague', 'thirdWorker', 'newWorker'] as const).map(who => ({
    ...{ organization_uuid: uuidOf(world.organization), care_worker_uuid: world.people[who].uuid, created_at: '2026-10-01' },
  }))
  await db.insertInto('favorite_care_worker').values(favorites).execute()
  const invite = (moment: Body, workers: Who[], more: Record<string, unknown> = {}, by: Who = 'organization') =>
    as[by].post('/care_moment_invitations', { careMoment: moment['@id'], careWorkers: workers.map(workerOf), ...more })
  /** Invites these people; returns the addresses of the invitations. */
  const invited = async (moment: Body, workers: Who[], more: Record<string, unknown> = {}) => {
    const { results } = must(await invite(moment, workers, more), 200) as unknown as { results: { invitation: string }[] }
    return results.map(({ invitation }) => invitation)
  }
  const statuses = async (invitations: string[]) =>
    Promise.all(invitations.map(async each => must(await as.planner.get(each), 200).status))
  /** Moves the clock to this time and runs the job that passes over those who did not answer. */
  const tick = (at: string) => {
    moveClock(at)
    return jobs['pass-over-unanswered']!.run(db, at, queriesOf)
  }
  return { workerOf, invite, invited, statuses, tick }
}
