// A planner marks care workers as lost and undoes it; the filters of the list; whether a worker could do a moment.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const others = ['organization', 'locationAdmin', 'clientAdmin', 'backOffice', 'careWorker'] as const
const iri = (who: Who) => `/care_workers/${world.people[who].uuid}`

test('nobody but a planner marks a care worker as lost or takes them back, not even the worker', async () => {
  for (const who of others) {
    expect(await as[who].put(`${iri('careWorker')}/lose`, { reason: 'Weg' }), who).toMatchObject({ status: 403 })
    expect(await as[who].put(`${iri('careWorker')}/take_back`, {}), who).toMatchObject({ status: 403 })
  }
})
test('a planner gives a reason; the second of two planners is refused; a worker who dropped out can no longer react', async () => {
  expect(await as.planner.put(`${iri('colleague')}/lose`, { reason: ' ' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'reason' }] },
  })
  const body = { reason: 'Is gaan reizen.' }
  const answers = await Promise.all([
    as.planner.put(`${iri('colleague')}/lose`, body),
    as.planner.put(`${iri('colleague')}/lose`, body),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const notes = must(await as.planner.get(`/care_worker_notes?careWorker.uuid=${world.people.colleague.uuid}`), 200)
  expect(notes.member).toMatchObject([{ text: 'Is gaan reizen.', authorName: 'Fenna planner' }])
  const moment = await api.publishedMoment()
  expect(
    await as.colleague.post('/care_moment_publication_reactions', { careMomentPublication: moment.publication, agreed: true }),
  ).toMatchObject({ status: 409 })
})
test('a planner takes somebody back into the phase that follows from their documents, once', async () => {
  expect(must(await as.planner.put(`${iri('colleague')}/take_back`, {}), 200)).toMatchObject({ phase: 'startup' })
  expect(await as.planner.put(`${iri('colleague')}/take_back`, {})).toMatchObject({ status: 409 })
  must(await as.planner.put(`${iri('newWorker')}/lose`, { reason: 'Hoort niets meer.' }), 200)
  expect(must(await as.planner.put(`${iri('newWorker')}/take_back`, {}), 200)).toMatchObject({ phase: 'new' })
})
test('only planners get the choices for the filters', async () => {
  for (const who of others) expect((await as[who].get('/care_workers/filter_choices')).status, who).toBe(403)
  expect(must(await as.planner.get('/care_workers/filter_choices'), 200).cities).toContain('Utrecht')
})
test('a planner reads how many documents wait and when somebody last worked; an organization does not', async () => {
  await db
    .insertInto('care_worker_document')
    .values({ care_worker_uuid: world.people.careWorker.uuid, kind: 'references', status: 'submitted', created_at: '2026-10-01' })
    .execute()
  await api.reactedMoment()
  expect(must(await as.planner.get(iri('careWorker')), 200)).toMatchObject({ documentsToJudge: 1 })
  const seen = must(await as.organization.get(iri('careWorker')), 200)
  for (const hidden of ['documentsToJudge', 'lastWorkedOn']) expect(seen).not.toHaveProperty(hidden)
})
test('a planner reads why somebody cannot do a moment; nobody else does', async () => {
  const moment = await api.publishedMoment()
  const path = (who: Who) => `/care_moments/${uuidOf(moment['@id'])}/eligibility?careWorker=${world.people[who].uuid}`
  for (const who of others) expect((await as[who].get(path('newWorker'))).status, who).toBe(403)
  expect(must(await as.planner.get(path('newWorker')), 200).reasons).not.toEqual([])
  expect(must(await as.planner.get(path('careWorker')), 200).reasons).toEqual([])
  const unknown = path('careWorker').replace(world.people.careWorker.uuid, world.people.organization.uuid)
  expect(await as.planner.get(unknown)).toMatchObject({ status: 404 })
})
