// The list of work a worker may respond to is the rule in SQL: it must find exactly what the rule allows.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { uuidOf, type Who } from '../../tests/world.ts'
import { eligibilityOf } from './queries.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const workers = ['careWorker', 'colleague', 'thirdWorker', 'tempWorker', 'newWorker'] as const satisfies Who[]
const { careWorker, colleague, thirdWorker, tempWorker } = world.people
await db
  .updateTable('care_worker_profile')
  .set({ expertise_level_uuid: uuidOf(world.lowerLevel) })
  .where('uuid', '=', thirdWorker.uuid)
  .execute()
await db
  .insertInto('care_worker_act')
  .values({ care_worker_uuid: careWorker.uuid, act_uuid: uuidOf(world.act) })
  .execute()
await db
  .insertInto('care_worker_act')
  .values({ care_worker_uuid: tempWorker.uuid, act_uuid: uuidOf(world.act), valid_until: '2026-10-20' })
  .execute()
await db
  .insertInto('exclude_list')
  .values({ care_worker_uuid: colleague.uuid, client_uuid: uuidOf(world.clientInWest) })
  .execute()

const taken = await api.assignedMoment()
const both = { publishedForContractTypes: ['freelance', 'temp_work'] }
const published: Record<string, Record<string, unknown>> = {
  plain: both,
  'for temporary work': { publishedForContractTypes: ['temp_work'] },
  'for freelancers': { publishedForContractTypes: ['freelance'] },
  'of a lower level': { ...both, expertiseLevel: world.lowerLevel },
  'with an act': { ...both, acts: [world.act] },
  'for a client with an exclude list': { ...both, client: world.clientInWest },
  'at the same time': { ...both, startDate: taken.startDate, endDate: taken.endDate },
  'right after it': { ...both, startDate: taken.endDate, endDate: `${String(taken.endDate).slice(0, 10)}T20:00:00Z` },
  'a period around it': {
    ...both,
    startDate: '2026-10-20T08:00:00Z',
    endDate: '2026-12-20T08:00:00Z',
    timeScope: 'period',
    hoursPerWeek: 24,
  },
}
const moments = new Map<string, Awaited<ReturnType<typeof api.openMoment>>>()
for (const [name, changes] of Object.entries(published)) moments.set(name, await api.publishedMoment(changes))
const reacted = await api.publishedMoment(both)
await api.react(reacted, 'colleague')
moments.set('reacted to', reacted)

// Who lacks a document or an act, or has not been let in, is shown the work all the same and told on reacting.
const shownAllTheSame = ['document_missing', 'document_pending', 'document_expires', 'act']

test.each(workers)('%s finds what the rule allows, and nothing else', async who => {
  const { uuid } = world.people[who]
  const found = must(await as.planner.get(`/care_moment_publications?careWorkerUuid=${uuid}&pagination=false`), 200).member
  const iris = new Set(found.map(publication => publication['@id']))
  const differences: string[] = []
  let allowed = 0
  for (const [name, moment] of moments) {
    const { reasons } = await eligibilityOf(db, moment.uuid, uuid, '2026-10-19T08:00:00+00:00')
    const standing = reasons.filter(({ code }) => !shownAllTheSame.includes(code)).map(({ code }) => code)
    if (standing.length === 0) allowed += 1
    if ((standing.length === 0) !== iris.has(moment.publication)) differences.push(`${name}: ${standing.join() || 'allowed'}`)
  }
  expect(differences).toEqual([])
  expect(allowed).toBeGreaterThan(0)
  expect(allowed).toBeLessThan(moments.size)
})
