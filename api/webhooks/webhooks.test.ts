import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { isSignedBy, openReceiver } from '../../tests/servers/receiver.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'
import { moveClock, now } from '../platform/clock.ts'
import { pauses } from '../platform/events/webhooks/sending.ts'
import { jobs } from './jobs.ts'

const receiver = await openReceiver()
const api = await openTestApi()
const { as, db, world } = api
afterAll(async () => {
  await api.close()
  receiver.close()
})
beforeEach(async () => {
  await db.deleteFrom('webhook_endpoint').execute()
  receiver.received.length = 0
  receiver.answers.length = 0
})

const endpoint = (changes: Record<string, unknown> = {}) => ({
  ...{ url: `${receiver.origin}/hook`, description: 'Ons rooster', kinds: ['care_moment.created'], ...changes },
})
const made = async (changes: Record<string, unknown> = {}, who: Who = 'organization') =>
  must(await as[who].post('/webhook_endpoints', endpoint(changes)), 201)
const secretOf = async ({ '@id': iri }: { '@id': string }, body: Record<string, unknown> = {}) => {
  const { version } = must(await as.organization.get(iri), 200)
  return String(must(await as.organization.post(`${iri}/secret`, { version, ...body }), 200).secret)
}
/** One that may be tried: it has a secret. */
const ready = () => made().then(one => secretOf(one).then(() => one))
const deliveries = async () => must(await as.organization.get('/webhook_deliveries'), 200).member
/** Sends what waits, as its job does. */
const sendWaiting = async () => {
  const waiting = await db.selectFrom('webhook_delivery').select('uuid').where('status', '=', 'waiting').orderBy('uuid').execute()
  for (const { uuid } of waiting) await api.server.sendWebhook(uuid, now())
}
const pausedEvents = () =>
  db.selectFrom('event').selectAll().where('name', '=', 'webhook_endpoint_paused').orderBy('uuid').execute()

describe('an endpoint', () => {
  test.each(['careWorker', 'clientAdmin', 'locationAdmin', 'planner', 'backOffice'] as Who[])(
    'cannot be read or made by %s',
    async who => {
      const { '@id': iri } = await made()
      expect(await as[who].get('/webhook_endpoints')).toMatchObject({ status: 403 })
      expect(await as[who].get('/webhook_deliveries')).toMatchObject({ status: 403 })
      expect(await as[who].get('/webhook_kinds')).toMatchObject({ status: 403 })
      expect(await as[who].get(iri)).toMatchObject({ status: 403 })
      expect(await as[who].post('/webhook_endpoints', endpoint())).toMatchObject({ status: 403 })
      expect(await as[who].post(`${iri}/secret`, { version: 1 })).toMatchObject({ status: 403 })
      expect(await as[who].post(`${iri}/test`, {})).toMatchObject({ status: 403 })
    },
  )
  test('of another organization does not exist, and neither do its messages', async () => {
    const { '@id': iri } = await ready()
    const { '@id': message } = must(await as.organization.post(`${iri}/test`, {}), 201)
    const other = as.otherOrganization
    expect(must(await other.get('/webhook_endpoints'), 200).member).toEqual([])
    expect(must(await other.get('/webhook_deliveries'), 200).member).toEqual([])
    const answers = [
      await other.get(iri),
      await other.put(iri, { ...endpoint(), version: 1 }),
      await other.delete(iri),
      await other.put(`${iri}/stop`, {}),
      await other.post(`${iri}/secret`, { version: 1 }),
      await other.post(`${iri}/test`, {}),
      await other.get(message),
      await other.put(`${message}/send_again`, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404))
  })
  test.each([
    ['an inner address', { url: 'https://10.0.0.1/hook' }, 'url'],
    ['an address without TLS', { url: 'http://voorbeeld.nl/hook' }, 'url'],
    ['no address', { url: 'ons rooster' }, 'url'],
    ['no kind', { kinds: [] }, 'kinds'],
    ['a kind that there is none of', { kinds: ['client.changed'] }, 'kinds[0]'],
    ['a long description', { description: 'x'.repeat(201) }, 'description'],
  ])('is not made with %s', async (_what, changes, propertyPath) => {
    const answer = await as.organization.post('/webhook_endpoints', endpoint(changes))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('is made ten times by an organization, also by two at once', async () => {
    for (let each = 0; each < 9; each++) await made()
    const answers = await Promise.all([1, 2].map(() => as.organization.post('/webhook_endpoints', endpoint())))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject({ body: { violations: [{ propertyPath: 'url' }] } })
  })
  test('cannot be changed with an outdated version', async () => {
    const { '@id': iri, version } = await made()
    must(await as.secondUser.put(iri, { ...endpoint({ description: 'Van een collega' }), version }), 200)
    expect(await as.organization.put(iri, { ...endpoint(), version })).toMatchObject({ status: 409 })
    expect(await as.organization.post(`${iri}/secret`, { version })).toMatchObject({ status: 409 })
  })
  test('is made, changed, stopped, resumed and removed, and all of it is kept in the history, without its address', async () => {
    const { '@id': iri, uuid, version } = await made({ url: `${receiver.origin}/geheim-pad` })
    must(await as.organization.put(iri, { ...endpoint({ kinds: ['invoice.created'] }), version }), 200)
    must(await as.organization.put(`${iri}/stop`, {}), 200)
    expect(await as.organization.put(`${iri}/stop`, {})).toMatchObject({ status: 409 })
    must(await as.organization.put(`${iri}/resume`, {}), 200)
    await secretOf({ '@id': iri })
    expect(await as.organization.delete(iri)).toMatchObject({ status: 204 })
    const events = await db.selectFrom('event').selectAll().where('subject_uuid', '=', uuid).orderBy('uuid').execute()
    expect(events.map(({ name }) => name.replace(/^webhook_(endpoint_)?/, ''))).toEqual(
      expect.arrayContaining(['created', 'changed', 'stopped', 'resumed', 'secret_made', 'removed']),
    )
    expect(JSON.stringify(events)).not.toContain('geheim-pad')
  })
})

describe('a secret', () => {
  test('is shown when it is made, and never again; it is stored encrypted', async () => {
    const one = await made()
    expect(one).not.toHaveProperty('secretMadeAt')
    const secret = await secretOf(one)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const after = must(await as.organization.get(one['@id']), 200)
    expect(after).toHaveProperty('secretMadeAt')
    expect(after, 'the first replaces none that anybody has').not.toHaveProperty('oldSecretUntil')
    expect(must(await as.organization.get(one['@id']), 200)).not.toHaveProperty('secret')
    const bytes = Buffer.from(secret.slice(6), 'base64')
    const { sealed_secret } = await db.selectFrom('webhook_endpoint').select('sealed_secret').executeTakeFirstOrThrow()
    expect(sealed_secret.includes(bytes)).toBe(false)
    expect(api.server.tokens.unseal(sealed_secret).equals(bytes)).toBe(true)
    const { rows } = await sql<{ all: string }>`select coalesce(string_agg(data::text, ''), '') as all from event`.execute(db)
    expect(rows[0]!.all).not.toContain(secret)
  })
  test('is replaced while messages are signed with both, until the former one ends', async () => {
    const one = await made()
    const former = await secretOf(one)
    const secret = await secretOf(one, { oldValidHours: 24 })
    const signedBy = async () => {
      must(await as.organization.post(`${one['@id']}/test`, {}), 201)
      await sendWaiting()
      const last = receiver.received.at(-1)!
      return [former, secret].map(each => isSignedBy(each, last))
    }
    expect(await signedBy()).toEqual([true, true])
    moveClock(new Date(Date.parse(now()) + 25 * 3_600_000).toISOString())
    expect(await signedBy()).toEqual([false, true])
  })
  test('that has leaked ends at once', async () => {
    const one = await made()
    const former = await secretOf(one)
    const secret = await secretOf(one, { oldValidHours: 0 })
    must(await as.organization.post(`${one['@id']}/test`, {}), 201)
    await sendWaiting()
    expect([former, secret].map(each => isSignedBy(each, receiver.received[0]!))).toEqual([false, true])
  })
})

describe('a message', () => {
  test('goes to no other organization, no stopped endpoint, and for no kind that was not chosen', async () => {
    await made({}, 'otherOrganization')
    await made({ kinds: ['invoice.created'] })
    const { '@id': stopped } = await made()
    must(await as.organization.put(`${stopped}/stop`, {}), 200)
    await api.openMoment()
    expect(await db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([])
  })
  test('is one row and one job for each endpoint, written with the event', async () => {
    await made()
    await made({ kinds: ['care_moment.created', 'care_moment.published'] })
    await db.deleteFrom('webhook_delivery').execute()
    await api.openMoment()
    const rows = await db.selectFrom('webhook_delivery').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ event_uuid }) => event_uuid)).size).toBe(1)
    const { rows: queued } = await sql<{ key: string }>`select key from graphile_worker.jobs where task_identifier = 'webhook'
      and key in (select 'webhook ' || uuid from webhook_delivery)`.execute(db)
    expect(queued).toHaveLength(2)
  })
  test('is signed, and says with its address what happened', async () => {
    const one = await made()
    const secret = await secretOf(one)
    const moment = await api.openMoment()
    await sendWaiting()
    const [got] = receiver.received
    expect(isSignedBy(secret, got!)).toBe(true)
    expect(Math.abs(Number(got!.headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000)
    expect(JSON.parse(got!.body)).toEqual({
      type: 'care_moment.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { '@id': `http://localhost:3000${moment['@id']}`, '@type': 'CareMoment', uuid: moment.uuid },
    })
    const [row] = await deliveries()
    expect(row).toMatchObject({ status: 'delivered', subjectUuid: moment.uuid, attempts: [{ number: 1, status: 204 }] })
    expect(got!.headers['webhook-id']).toBe(`msg_${row!.uuid}`)
  })
  test.each([302, 400, 404, 500])('that is answered with %s goes again, under the same id', async status => {
    receiver.answers.push(status)
    await made()
    await api.openMoment()
    await sendWaiting()
    expect((await deliveries())[0]).toMatchObject({ status: 'waiting', attempts: [{ number: 1, status }] })
    await sendWaiting()
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: [{ status }, { number: 2, status: 204 }] })
    const [first, second] = receiver.received
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(second!.body).toBe(first!.body)
  })
  test('is retried with growing pauses for three days; then the endpoint is paused and the organization notified', async () => {
    const { '@id': iri } = await made()
    await api.openMoment()
    receiver.answers.push(...Array<number>(20).fill(500))
    const began = Date.parse(now())
    const waited: number[] = []
    for (;;) {
      const sentAt = Date.parse(now())
      await sendWaiting()
      const next = (await deliveries())[0]!.nextAttemptAt as string | undefined
      if (!next) break
      waited.push((Date.parse(next) - sentAt) / 1000)
      moveClock(next)
    }
    expect(waited).toHaveLength(pauses.length)
    for (const [index, seconds] of waited.entries()) {
      expect(seconds).toBeGreaterThanOrEqual(pauses[index]! - 1)
      expect(seconds).toBeLessThanOrEqual(Math.ceil(pauses[index]! * 1.1) + 1)
    }
    const hours = (Date.parse(now()) - began) / 3_600_000
    expect(hours).toBeGreaterThan(72)
    expect(hours).toBeLessThan(84)
    expect(must(await as.organization.get(iri), 200)).toMatchObject({ status: 'paused', pausedBecause: 'unanswered' })
    const { '@id': message } = (await deliveries())[0]!
    expect(must(await as.organization.get(message), 200)).toMatchObject({
      ...{ status: 'failed', obstacles: { send_again: 'Deze koppeling staat stil. Hervat haar eerst.' } },
    })
    expect(await as.organization.put(`${message}/send_again`, {})).toMatchObject({ status: 409 })
    const [event] = await pausedEvents()
    const mails = await api.server.mailbox.keep(event!.uuid, now())
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [world.people.organization, world.people.secondUser].map(({ username }) => username).sort(),
    )
    expect(mails[0]).toMatchObject({ subject: 'Een koppeling is gepauzeerd', text: expect.stringContaining('drie dagen') })
    await api.openMoment()
    expect(await deliveries()).toHaveLength(1)
  })
  test('that is the only one refused does not pause an endpoint that accepts the others', async () => {
    const { '@id': iri } = await made()
    await api.openMoment()
    await db.updateTable('webhook_delivery').set({ tries: pauses.length }).execute()
    const [poor] = await deliveries()
    await api.openMoment()
    const others = await db.selectFrom('webhook_delivery').select('uuid').where('uuid', '<>', poor!.uuid).execute()
    for (const { uuid } of others) await api.server.sendWebhook(uuid, now())
    receiver.answers.push(500)
    await api.server.sendWebhook(poor!.uuid, now())
    expect(must(await as.organization.get(poor!['@id']), 200)).toMatchObject({ status: 'failed' })
    expect(must(await as.organization.get(iri), 200)).toMatchObject({ status: 'active' })
  })
  test('that is answered with 410 Gone pauses the endpoint at once; what waits ends', async () => {
    const { '@id': iri } = await made()
    await api.openMoment()
    await api.openMoment()
    receiver.answers.push(410)
    await sendWaiting()
    expect(receiver.received).toHaveLength(1)
    expect(must(await as.organization.get(iri), 200)).toMatchObject({ status: 'paused', pausedBecause: 'gone' })
    expect((await deliveries()).map(({ status }) => status)).toEqual(['failed', 'failed'])
    const event = (await pausedEvents()).at(-1)!
    expect((await api.server.mailbox.keep(event.uuid, now()))[0]).toMatchObject({ text: expect.stringContaining('410') })
    must(await as.organization.put(`${iri}/resume`, {}), 200)
    expect(await api.server.mailbox.keep(event.uuid, now())).toEqual([])
    expect(must(await as.organization.get(iri), 200)).not.toHaveProperty('pausedBecause')
  })
  test('is sent again on request, under the same id', async () => {
    await made()
    await api.openMoment()
    await sendWaiting()
    const [row] = await deliveries()
    must(await as.organization.put(`${row!['@id']}/send_again`, {}), 200)
    await sendWaiting()
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }, { number: 2 }] })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
  test('for a test is sent once, also while the endpoint is stopped', async () => {
    const { '@id': iri, uuid } = await ready()
    must(await as.organization.put(`${iri}/stop`, {}), 200)
    receiver.answers.push(500)
    must(await as.organization.post(`${iri}/test`, {}), 201)
    await sendWaiting()
    expect((await deliveries())[0]).toMatchObject({ kind: 'webhook.test', status: 'failed', attempts: [{ status: 500 }] })
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'webhook.test', data: { uuid } })
  })
  test('is kept for thirty days', async () => {
    const { '@id': iri } = await ready()
    must(await as.organization.post(`${iri}/test`, {}), 201)
    const later = (days: number) => new Date(Date.parse(now()) + days * 86_400_000).toISOString()
    const never = () => expect.unreachable('No resource is read here')
    await jobs['tidy-webhooks']!.run(db, later(29), never)
    expect(await deliveries()).toHaveLength(1)
    await jobs['tidy-webhooks']!.run(db, later(31), never)
    expect(await deliveries()).toEqual([])
  })
})
