import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const write = (who: Who, text: string, by: Who = 'planner') =>
  as[by].post('/care_worker_notes', { careWorker: `/v1/care_workers/${world.people[who].uuid}`, text })
const notesOn = async (who: Who) =>
  must(await as.planner.get(`/care_worker_notes?careWorker.uuid=${world.people[who].uuid}`), 200).member

test('a care worker, an organization and the back office neither read nor write notes', async () => {
  const note = must(await write('careWorker', 'Belde op de vrijdag af.'), 201)
  for (const who of ['careWorker', 'organization', 'locationAdmin', 'backOffice', 'clientAdmin'] as const) {
    expect(await write('careWorker', 'Zelf bedacht.', who), who).toMatchObject({ status: 403 })
    expect(await as[who].get('/care_worker_notes'), who).toMatchObject({ status: 403 })
    expect(await as[who].delete(note['@id']), who).toMatchObject({ status: 403 })
  }
  const own = await as.careWorker.get(`/care_workers/${world.people.careWorker.uuid}`)
  expect(own.text).not.toContain('vrijdag')
})
test('a planner cannot write one without text, or about somebody who does not exist', async () => {
  expect(await write('colleague', ' ')).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'text' }] } })
  const nobody = { careWorker: `/v1/care_workers/${world.people.planner.uuid}`, text: 'Wie?' }
  expect(await as.planner.post('/care_worker_notes', nobody)).toMatchObject({ status: 422 })
})
test('a planner does not remove what another wrote', async () => {
  const note = must(await write('thirdWorker', 'Kan alleen in de ochtend.'), 201)
  await db
    .updateTable('care_worker_note')
    .set({ author_uuid: world.people.backOffice.uuid })
    .where('uuid', '=', note.uuid)
    .execute()
  expect(await notesOn('thirdWorker')).toMatchObject([{ isOwn: false }])
  expect(await as.planner.delete(note['@id'])).toMatchObject({ status: 403 })
  expect(await notesOn('thirdWorker')).toHaveLength(1)
})
test('a planner reads those on one worker, the newest first, signed, and removes their own', async () => {
  const first = must(await write('colleague', 'Zoekt meer uren.'), 201)
  must(await write('colleague', 'Heeft nu genoeg uren.'), 201)
  const found = await notesOn('colleague')
  expect(found.map(note => note.text)).toEqual(['Heeft nu genoeg uren.', 'Zoekt meer uren.'])
  expect(found[0]).toMatchObject({ authorName: 'Fenna planner', isOwn: true })
  must(await as.planner.delete(first['@id']), 204)
  expect(await notesOn('colleague')).toHaveLength(1)
})
