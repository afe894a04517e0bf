// The same request with the same Idempotency-Key is executed once (docs/decisions/0033): a client that missed the response can retry.

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { jobs } from '../api/accounts/jobs.ts'
import { queriesOf } from '../api/concepts.ts'
import { openApi } from '../api/server.ts'
import { takesKey } from '../contract/operations.ts'
import { openCallers } from './calls/callers.ts'
import { openCalls, operations } from './calls/calls.ts'
import { ofOneAttempt } from './calls/doors/sign-on-calls.ts'
import { pdfOf } from './files/sent-files.ts'
import { type Answer, callerWith, openTestApi, uploadOf } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'
import { rowsOf } from './worlds/rows.ts'
import { password, tokenFor, uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, owner, world } = api
const second = await openApi(settings, api.url)
afterAll(async () => {
  await second.stop()
  await api.close()
})
const rows = rowsOf(db, world)
const path = '/care_moments_by_organization'
let keys = 0
const newKey = () => {
  keys += 1
  return { 'idempotency-key': `sleutel-${keys}` }
}
const countOf = async (table: 'care_moment' | 'event' | 'idempotency_key' | 'access_log' | 'user_file' | 'login_attempt') =>
  Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(owner)).rows[0]!.n)
const partsOf = ({ status, text, headers }: Answer) => ({
  status,
  text,
  location: headers.location,
  contentLocation: headers['content-location'],
})
const aboutKey = (message: string) => ({ status: 422, body: { violations: [{ propertyPath: 'Idempotency-Key', message }] } })
const usedBefore = aboutKey('Deze sleutel is al gebruikt voor een ander verzoek.')

describe('a key is refused', () => {
  test.each([
    ['of 256 characters', 'x'.repeat(256)],
    ['with a space', 'mijn sleutel'],
    ['with a letter beyond ASCII', 'sleutel-é'],
    ['that is empty', ''],
  ])('%s', async (_name, key) => {
    const before = await countOf('care_moment')
    const answer = await as.organization.post(path, api.newMoment(), { 'idempotency-key': key })
    expect(answer).toMatchObject(aboutKey('Een sleutel heeft 1 tot 255 tekens, zonder spaties.'))
    expect(await countOf('care_moment')).toBe(before)
  })
  test('for another body, another address or another operation than it was used for', async () => {
    const key = newKey()
    const first = must(await as.organization.post(path, api.newMoment(), key), 201)
    expect(await as.organization.post(path, api.newMoment({ title: 'Anders' }), key)).toMatchObject(usedBefore)
    expect(await as.organization.patch(`${first['@id']}/update`, { title: 'Anders' }, key)).toMatchObject(usedBefore)
    const { uuid } = must(await as.organization.patch(`${first['@id']}/update`, { title: 'Anders' }, newKey()), 200)
    const other = newKey()
    must(await as.organization.patch(`/care_moments/${uuid}/update`, { title: 'Nog anders' }, other), 200)
    const moment = await rows.putMoment('open')
    expect(await as.organization.patch(`/care_moments/${moment}/update`, { title: 'Nog anders' }, other)).toMatchObject(
      usedBefore,
    )
  })
})

describe('a refused request', () => {
  test('by its body keeps nothing: the same key may be tried again', async () => {
    const key = newKey()
    expect(await as.organization.post(path, api.newMoment({ title: '' }), key)).toMatchObject({ status: 422 })
    must(await as.organization.post(path, api.newMoment(), key), 201)
  })
  test('by the state of an item keeps nothing', async () => {
    const key = newKey()
    const before = await countOf('idempotency_key')
    const uuid = await rows.putMoment('open')
    expect(await as.organization.patch(`/care_moments/${uuid}/approve`, undefined, key)).toMatchObject({ status: 409 })
    expect(await countOf('idempotency_key')).toBe(before)
  })
  test('that keeps what it counted keeps no answer', async () => {
    const key = newKey()
    const before = await countOf('idempotency_key')
    const change = (currentPassword: string) =>
      as.tempWorker.put(
        `/care_workers/${world.people.tempWorker.uuid}/password`,
        { currentPassword, password: 'Een-nieuw-geheim-9!' },
        key,
      )
    expect(await change('fout')).toMatchObject({ status: 422 })
    expect(await countOf('idempotency_key')).toBe(before)
    expect(await change(password)).toMatchObject({ status: 204 })
    expect(await change(password)).toMatchObject({ status: 204 })
  })
})

describe('the same request again', () => {
  test('gives the same answer and makes nothing, also when the item has changed since', async () => {
    const key = newKey()
    const body = api.newMoment()
    const first = await as.organization.post(path, body, key)
    must(await as.organization.patch(`${must(first, 201)['@id']}/update`, { title: 'Anders' }), 200)
    const before = { moments: await countOf('care_moment'), events: await countOf('event') }
    expect(partsOf(await as.organization.post(path, body, key))).toEqual(partsOf(first))
    expect({ moments: await countOf('care_moment'), events: await countOf('event') }).toEqual(before)
  })
  test('gives it by another server', async () => {
    const key = newKey()
    const elsewhere = callerWith(second, await tokenFor(second, world.people.organization))
    const body = api.newMoment()
    const first = await as.organization.post(path, body, key)
    expect(partsOf(await elsewhere.post(path, body, key))).toEqual(partsOf(first))
  })
  test('twenty times at once, at two servers, is done once', async () => {
    const key = newKey()
    const before = await countOf('care_moment')
    const elsewhere = callerWith(second, await tokenFor(second, world.people.organization))
    const callers = [as.organization, elsewhere]
    const body = api.newMoment()
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => callers[n % 2]!.post(path, body, key)))
    // On a busy machine some wait longer than the lock timeout: they get 409, and would retry.
    const answers = all.filter(({ status }) => status !== 409)
    expect(new Set(answers.map(answer => JSON.stringify(partsOf(answer)))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201 })
    expect(await countOf('care_moment')).toBe(before + 1)
  })
  test('of a file gives the same file; another file under its name is refused', async () => {
    const key = newKey()
    const send = (content: string) => {
      const { body, headers } = uploadOf('bon.pdf', pdfOf(content))
      return as.careWorker.post('/user_files', body, { ...headers, ...key })
    }
    const first = await send('een')
    const before = await countOf('user_file')
    expect(first.status).toBe(201)
    expect(partsOf(await send('een'))).toEqual(partsOf(first))
    expect(await send('twee')).toMatchObject(usedBefore)
    expect(await countOf('user_file')).toBe(before)
  })
  test('of a removal says again that it is gone', async () => {
    const key = newKey()
    const careWorker = `/v1/care_workers/${world.people.careWorker.uuid}`
    const span = { startDate: '2027-03-01T00:00:00Z', endDate: '2027-03-02T00:00:00Z' }
    const made = must(await as.careWorker.post('/care_worker_availabilities', { careWorker, available: true, ...span }), 201)
    for (const _ of [1, 2]) expect(await as.careWorker.delete(made['@id'], key)).toMatchObject({ status: 204 })
    expect(await as.careWorker.delete(made['@id'])).toMatchObject({ status: 404 })
  })
  test('by someone else under the same key is a request of their own', async () => {
    const key = newKey()
    const body = api.newMoment()
    const first = must(await as.organization.post(path, body, key), 201)
    const other = must(await as.secondUser.post(path, body, key), 201)
    expect(other.uuid).not.toBe(first.uuid)
  })
  test('as plain JSON is the same answer without its @ keys', async () => {
    const key = newKey()
    const body = api.newMoment()
    const first = must(await as.organization.post(path, body, key), 201)
    const plain = must(await as.organization.post(path, body, { ...key, accept: 'application/json' }), 201)
    expect(plain).toMatchObject({ uuid: first.uuid, title: first.title })
    expect(Object.keys(plain).filter(name => name.startsWith('@'))).toEqual([])
  })
  test('is written in the access log again: a client is shown again', async () => {
    const key = newKey()
    const body = api.newMoment()
    must(await as.organization.post(path, body, key), 201)
    const before = await countOf('access_log')
    must(await as.organization.post(path, body, key), 201)
    expect(await countOf('access_log')).toBe(before + 1)
  })
  test('after a day is a new request, and what is older is tidied away', async () => {
    const key = newKey()
    const body = api.newMoment()
    const first = must(await as.organization.post(path, body, key), 201)
    await sql`update idempotency_key set created_at = now() - interval '25 hours'`.execute(db)
    expect(must(await as.organization.post(path, body, key), 201).uuid).not.toBe(first.uuid)
    expect(await countOf('idempotency_key')).toBeGreaterThan(1)
    await jobs['tidy-accounts']!.run(db, new Date().toISOString(), queriesOf)
    expect(await countOf('idempotency_key')).toBe(1)
  })
  test('leaves nothing readable in the database, about people or about content', async () => {
    await as.organization.post(path, api.newMoment({ title: 'Geheime titel' }), newKey())
    const { rows: kept } = await sql<{ bytes: Buffer }>`select name || request || answer as bytes from idempotency_key`.execute(
      owner,
    )
    for (const { bytes } of kept) expect(bytes.toString('latin1')).not.toMatch(/Geheime|sleutel|care_moment|CareMoment/)
  })
})

describe('who lost the right to it', () => {
  test('is not shown the item again, and is logged for nothing', async () => {
    const key = newKey()
    const body = api.newMoment()
    const first = must(await as.locationAdmin.post(path, body, key), 201)
    const [west, east] = [uuidOf(world.west), uuidOf(world.east)]
    await db.updateTable('care_moment').set({ location_uuid: west }).where('uuid', '=', first.uuid).execute()
    const before = await countOf('access_log')
    expect(await as.locationAdmin.post(path, body, key)).toMatchObject({ status: 404 })
    expect(await countOf('access_log')).toBe(before)
    await db.updateTable('care_moment').set({ location_uuid: east }).where('uuid', '=', first.uuid).execute()
    expect(must(await as.locationAdmin.post(path, body, key), 201)).toEqual(first)
  })
  test('is not shown what is hidden from them by now', async () => {
    const uuid = await rows.putMoment('assigned', { past: true })
    const key = newKey()
    const { startDate, endDate } = must(await as.careWorker.get(`/care_moments/${uuid}`), 200)
    const submit = () => as.careWorker.put(`/care_moments/${uuid}/submit`, { startDate, endDate, breakMinutes: 0 }, key)
    expect(must(await submit(), 200)).toHaveProperty('client')
    await rows.putPublication('open', uuid)
    const set = { assignee_uuid: null, status: 'open' }
    await db.updateTable('care_moment').set(set).where('uuid', '=', uuid).execute()
    expect(must(await submit(), 200)).not.toHaveProperty('client')
  })
  test('by their role is refused by it', async () => {
    const key = newKey()
    const body = api.newMoment()
    must(await as.organization.post(path, body, key), 201)
    const { organization } = world.people
    const asClientAdmin = callerWith(api.server, await tokenFor(api.server, organization, ['ROLE_CLIENT_ADMIN']))
    expect(await asClientAdmin.post(path, body, key)).toMatchObject({ status: 403 })
    expect(await as.nobody.post(path, body, key)).toMatchObject({ status: 401 })
  })
})

test('a login is carried out each time, whatever its key: no token is stored', async () => {
  const key = newKey()
  const before = await countOf('idempotency_key')
  const login = () => as.nobody.post('/login/check', { username: world.people.thirdWorker.username, password }, key)
  const tokens = [must(await login(), 200).refresh_token, must(await login(), 200).refresh_token]
  expect(new Set(tokens).size).toBe(2)
  expect(await countOf('idempotency_key')).toBe(before)
})

const callFor = await openCalls(api)
const keyed = operations.filter(({ id, operation }) => takesKey(operation) && !ofOneAttempt.includes(id))
const callerOf = await openCallers(api)
test.each(keyed)('$id under the same key is done once', async ({ id, operation }) => {
  const [role, caller] = callerOf(operation)
  const { path: address, body, headers } = await callFor(id, operation, 'own', role)
  const send = async (key: Record<string, string>) =>
    partsOf(await caller.send(operation.method, address, body, { ...headers, ...key }))
  const key = newKey()
  const first = await send(key)
  const before = await countOf('event')
  const again = await send(key)
  expect(first.status, first.text).toBeLessThan(300)
  expect(again).toEqual(first)
  expect(await countOf('event')).toBe(before)
})
