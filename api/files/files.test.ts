import { afterAll, expect, test } from 'vitest'
import { openTestApi, uploadOf } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'

const api = await openTestApi()
const { as } = api
afterAll(() => api.close())

const send = (name: string, content: string, more: Record<string, string> = {}) => {
  const { body, headers } = uploadOf(name, content)
  return as.careWorker.post('/user_files', body, { ...headers, ...more })
}

test.each([
  ['a program that calls itself a PDF', 'bon.pdf', 'MZ program', 422],
  ['an empty file', 'bon.pdf', '', 422],
  ['a page with a script', 'bon.html', '<script>alert(1)</script>', 422],
])('a worker does not send %s', async (_name, name, content, status) => {
  expect(await send(name, content)).toMatchObject({ status })
})
test('a worker sends a file as a form and as nothing else', async () => {
  expect(await send('bon.pdf', '%PDF-', { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
  expect(await as.careWorker.post('/user_files')).toMatchObject({ status: 415 })
})
test('a worker sends none of more than 15 megabytes', async () => {
  expect(await send('groot.pdf', `%PDF-${'x'.repeat(16 * 1_048_576)}`)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'file', message: 'Dit bestand is groter dan 15 MB.' }] },
  })
})
test('a worker sends a receipt and gets it back under a name that does no harm; a colleague does not', async () => {
  const file = must(await send('../../bon\u00e9;x.pdf', '%PDF-1.7 bon'), 201)
  expect(file).toMatchObject({ mediaType: 'application/pdf', size: 12 })
  const back = await as.careWorker.get(`${file['@id']}/download`)
  expect(back).toMatchObject({ status: 200, text: '%PDF-1.7 bon', headers: { 'content-type': 'application/pdf' } })
  expect(back.headers['content-disposition']).toMatch(/^attachment; filename="[^"/\\]*"/)
  expect(await as.colleague.get(`${file['@id']}/download`)).toMatchObject({ status: 404 })
})
