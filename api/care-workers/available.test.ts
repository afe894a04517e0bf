// Who could be assigned to a moment, found in SQL, must be whom `assign` lets be assigned: on many generated cases.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { uuidOf, type Who } from '../../tests/world.ts'
import { eligibilityOf } from '../eligibility/queries.ts'
import { now } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

// Of the two levels one is in the BIG register, which asks a document more.
await db.updateTable('expertise_level').set({ big_registered: true }).where('uuid', '=', uuidOf(world.level)).execute()

// The same dice at every run.
let seed = 7
const roll = (sides: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * sides)
}
const pick = <T>(...choices: T[]): T => choices[roll(choices.length)]!
const oneIn = (sides: number) => roll(sides) === 0

const workers = ['careWorker', 'colleague', 'thirdWorker', 'tempWorker', 'newWorker'] as const satisfies Who[]
const uuids = workers.map(who => world.people[who].uuid)
const kinds = [
  'id',
  'vog',
  'diploma',
  'kvk',
  'bav',
  'bav_payment',
  'complaints_procedure',
  'commercial_iban',
  'personal_iban',
  'big',
]

const shakeWorker = async (uuid: string) => {
  const phase = pick('startup', 'won', 'startup', 'won', 'startup', 'in_transfer', 'pending', 'lost')
  const contract_types = pick(['freelance'], ['freelance'], ['temp_work'], ['freelance', 'temp_work'])
  await db
    .updateTable('care_worker')
    .set({ phase, contract_types, active: !oneIn(10) })
    .where('uuid', '=', uuid)
    .execute()
  const level = oneIn(3) ? world.lowerLevel : world.level
  await db
    .updateTable('care_worker_profile')
    .set({ expertise_level_uuid: uuidOf(level) })
    .where('uuid', '=', uuid)
    .execute()
  await db.deleteFrom('care_worker_document').where('care_worker_uuid', '=', uuid).execute()
  const ending = oneIn(2) ? pick(...kinds) : undefined
  const rows = kinds
    .filter(() => !oneIn(30))
    .map(kind => ({
      care_worker_uuid: uuid,
      kind,
      status: oneIn(30) ? pick('submitted', 'rejected', 'expired') : 'approved',
      expires_on: kind === ending ? pick('2026-11-09', '2026-11-10') : pick(null, '2099-12-31'),
      created_at: now(),
    }))
  await db.insertInto('care_worker_document').values(rows).execute()
  await db.deleteFrom('care_worker_act').where('care_worker_uuid', '=', uuid).execute()
  const act = { care_worker_uuid: uuid, act_uuid: uuidOf(world.act), valid_until: pick(null, '2026-11-09', '2026-11-10') }
  if (!oneIn(4)) await db.insertInto('care_worker_act').values(act).execute()
  await db.deleteFrom('exclude_list').where('care_worker_uuid', '=', uuid).execute()
  const excluded = { care_worker_uuid: uuid, client_uuid: uuidOf(world.client) }
  if (oneIn(8)) await db.insertInto('exclude_list').values(excluded).execute()
}
const windows = [
  ['2026-11-10T07:00:00Z', '2026-11-10T15:00:00Z'],
  // After midnight in Amsterdam, the day before in UTC.
  ['2026-11-09T23:30:00Z', '2026-11-10T06:00:00Z'],
  ['2026-11-10T15:00:00Z', '2026-11-10T21:00:00Z'],
] as const
const shakeMoment = async () => {
  const [startDate, endDate] = pick<readonly [string, string]>(...windows)
  const more = {
    ...(oneIn(2) && { acts: [world.act] }),
    ...(oneIn(2) && { expertiseLevel: world.lowerLevel }),
    ...(oneIn(3) && { client: null }),
    ...(oneIn(6) && { timeScope: 'period', hoursPerWeek: 8 }),
    publishedForContractTypes: pick<string[]>([], ['freelance'], ['temp_work'], ['freelance', 'temp_work']),
    ...(oneIn(4) && { contractType: pick('freelance', 'temp_work') }),
  }
  const moment = await api.openMoment({ startDate, endDate, ...more })
  if (oneIn(9)) must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
  return api.fresh(moment)
}
/** Someone works already, in the morning or the afternoon of that day. */
const occupy = async (uuid: string) => {
  await db.deleteFrom('care_moment').where('title', '=', `bezet ${uuid}`).execute()
  if (!oneIn(3)) return
  const { uuid: made } = await api.openMoment({ startDate: windows[0][0], endDate: windows[0][1], title: `bezet ${uuid}` })
  const given = { assignee_uuid: uuid, contract_type: 'freelance', status: pick('assigned', 'awaiting_approval', 'canceled') }
  await db.updateTable('care_moment').set(given).where('uuid', '=', made).execute()
}

test('the list finds whom the rule allows, and nobody else, in dozens of worlds', async () => {
  const differences: string[] = []
  const counts = { allowed: 0, refused: 0 }
  for (let round = 0; round < 60; round++) {
    for (const uuid of uuids) {
      await shakeWorker(uuid)
      await occupy(uuid)
    }
    const moment = await shakeMoment()
    const found = must(await as.planner.get(`/care_workers?care_moment_available_uuid=${moment.uuid}`), 200).member
    for (const uuid of uuids) {
      const { reasons } = await eligibilityOf(db, moment.uuid, uuid, now())
      const isAllowed = moment.status === 'open' && reasons.length === 0
      counts[isAllowed ? 'allowed' : 'refused'] += 1
      if (isAllowed !== found.some(item => item.uuid === uuid))
        differences.push(`round ${round}: ${reasons.map(({ code }) => code).join() || moment.status}`)
    }
  }
  expect(differences).toEqual([])
  expect(counts.allowed).toBeGreaterThan(10)
  expect(counts.refused).toBeGreaterThan(30)
})

test('an organization finds nobody by the moment of another, and of who it knows who is free', async () => {
  const day = { startDate: '2026-12-01T08:00:00Z', endDate: '2026-12-01T16:00:00Z' }
  const ours = await api.openMoment(day)
  const theirs = await api.openMoment({ ...day, location: world.harbour, client: null }, 'otherOrganization')
  const { uuid } = world.people.careWorker
  await db.deleteFrom('care_worker_document').where('care_worker_uuid', '=', uuid).execute()
  const held = { care_worker_uuid: uuid, status: 'approved', created_at: now() }
  await db
    .insertInto('care_worker_document')
    .values(kinds.map(kind => ({ ...held, kind })))
    .execute()
  await db
    .updateTable('care_worker')
    .set({ phase: 'won', active: true, contract_types: ['freelance'] })
    .where('uuid', '=', uuid)
    .execute()
  await db
    .updateTable('care_worker_profile')
    .set({ expertise_level_uuid: uuidOf(world.level) })
    .where('uuid', '=', uuid)
    .execute()
  await db.deleteFrom('exclude_list').where('care_worker_uuid', '=', uuid).execute()
  const favorite = { care_worker_uuid: uuid, organization_uuid: uuidOf(world.organization), created_at: now() }
  await db.insertInto('favorite_care_worker').values(favorite).execute()
  const find = async (moment: { uuid: string }) =>
    must(await as.organization.get(`/care_workers?care_moment_available_uuid=${moment.uuid}`), 200).member.map(item => item.uuid)
  expect(await find(theirs)).toEqual([])
  expect(await find(ours)).toEqual([uuid])
  must(await as.organization.put(`${ours['@id']}/assign`, { careWorker: `/v1/care_workers/${uuid}` }), 200)
  expect(await find(await api.openMoment(day))).toEqual([])
})
