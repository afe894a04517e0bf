import { afterAll, expect, test } from 'vitest'
import { documentBody } from '../../tests/calls/care-worker-calls.ts'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const { as, db, close } = await openTestApi()
afterAll(close)

test('a planner does not approve a document of which the file is not there, and rejects it', async () => {
  const { body, headers } = uploadOf('bewijs.pdf', pdfOf('bewijs'))
  const file = must(await as.thirdWorker.post('/user_files', body, headers), 201)['@id']
  const { uuid } = must(await as.thirdWorker.post('/references_documents', documentBody('references', file)), 201)
  await db.deleteFrom('care_worker_document_file').where('care_worker_document_uuid', '=', uuid).execute()
  const path = `/care_worker_documents/${uuid}`
  expect(await as.planner.put(`${path}/approve`)).toMatchObject({
    status: 409,
    body: { detail: 'Bij dit document is geen bestand ingeleverd. Er is dus niets om goed te keuren.' },
  })
  expect(must(await as.planner.get(path), 200).allowedActions).toEqual(['reject'])
  must(await as.planner.put(`${path}/reject`, { reason: 'Er is geen bestand.' }), 200)
})
