// How to call the operations on notifications and on matching work.

import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { personOf } from './account-calls.ts'
import type { MakeBody, Target } from './calls.ts'

/** An unread notification for this account. */
const putNotification = async ({ db }: TestApi, account_uuid: string) => {
  const event = { name: 'care_moment_assigned', subject_type: 'CareMoment', subject_uuid: account_uuid, at: '2026-10-01' }
  const { uuid: event_uuid } = await db.insertInto('event').values(event).returning('uuid').executeTakeFirstOrThrow()
  const row = {
    account_uuid,
    event_uuid,
    kind: 'assignments',
    subject: 'Je bent gekozen',
    text: 'Je bent gekozen.',
    in_app: true,
  }
  const made = db.insertInto('notification').values({ ...row, created_at: '2026-10-01' })
  return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const notificationTargets = (api: TestApi, rows: ReturnType<typeof rowsOf>): Record<string, Target> => {
  const notification: Target = (side, role) =>
    putNotification(api, side === 'own' ? personOf(api.world, role).uuid : api.world.people.thirdWorker.uuid)
  const putDecline = async (side: Side) => {
    const care_moment_publication_uuid = await rows.putPublication('open', undefined, side)
    const row = { care_worker_uuid: sideOf(api.world, side).worker, care_moment_publication_uuid, whole_series: false }
    const made = api.db.insertInto('declined_publication').values({ ...row, created_at: '2026-10-01' })
    return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  return {
    'notifications.get': notification,
    'notifications.read': notification,
    'matches.undoDecline': putDecline,
    'matches.reach': side => sideOf(api.world, side).worker,
    'matches.publicationPreview': side => rows.putMoment('open', { side }),
  }
}

export const notificationBodies = (rows: ReturnType<typeof rowsOf>): Record<string, MakeBody> => ({
  'notifications.read': () => ({ read: true }),
  'notifications.choose': () => ({
    quietHours: { from: '22:00', until: '07:00' },
    kinds: [],
  }),
  'notifications.subscribe': () => ({
    endpoint: 'https://web.push.example.com/toestel',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }),
  'matches.decline': async side => ({
    careMomentPublication: `/v1/care_moment_publications/${await rows.putPublication('open', undefined, side)}`,
  }),
})
