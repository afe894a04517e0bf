import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { programsOf } from '../../tests/servers/programs.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, owner, world, server } = api
const { form, made, secretOf, askWith, tokenOf, program } = programsOf(api)
afterAll(() => api.close())
beforeEach(async () => {
  moveClock(today)
  await db.updateTable('api_client').set({ status: 'ended' }).execute()
  await db.deleteFrom('login_attempt').execute()
})
const again = async (iri: string, who: Who = 'organization') => must(await as[who].get(iri), 200)
const change = async (client: { '@id': string }, changes: Record<string, unknown>) => {
  const { version } = await again(client['@id'])
  return as.organization.put(client['@id'], { ...form(changes), version })
}

describe('an API client', () => {
  test.each(['careWorker', 'clientAdmin', 'locationAdmin', 'backOffice'] as Who[])('cannot be read or made by %s', async who => {
    const { '@id': iri } = await made()
    const asked = [
      await as[who].get('/api_clients'),
      await as[who].get(iri),
      await as[who].post('/api_clients', form()),
      await as[who].put(iri, { ...form(), version: 1 }),
      await as[who].put(`${iri}/end`, {}),
      await as[who].post(`${iri}/secret`),
      await as[who].delete(`/api_client_secrets/${uuidOf(iri)}`),
    ]
    expect(asked.map(({ status }) => status)).toEqual(Array(7).fill(403))
  })
  test('of another organization does not exist, and to the back office neither', async () => {
    const { '@id': iri } = await made()
    await secretOf(await again(iri))
    const [secret] = (await again(iri)).secrets as { uuid: string }[]
    for (const other of [as.otherOrganization, as.planner]) {
      expect(must(await other.get('/api_clients'), 200).member).toEqual([])
      const answers = [
        await other.get(iri),
        await other.put(iri, { ...form({ scopes: ['reference:read'] }), version: 1 }),
        await other.put(`${iri}/end`, {}),
        await other.post(`${iri}/secret`),
        await other.delete(`/api_client_secrets/${secret!.uuid}`),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404))
    }
  })
  test.each([
    ['no name', { name: '' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that there is none of', { scopes: ['everything'] }, 'scopes[0]'],
    ['a scope with SQL in it', { scopes: ["care-moments:read'; drop table api_client; --"] }, 'scopes[0]'],
    ['a scope of accounts', { scopes: ['users:write'] }, 'scopes[0]'],
    ['a scope in which its role has nothing to do', { scopes: ['care-moments:read', 'figures:write'] }, 'scopes[1]'],
    ['a day that there is none of', { endsOn: '2026-02-30' }, 'endsOn'],
  ])('is not made with %s', async (_what, changes, propertyPath) => {
    const answer = await as.organization.post('/api_clients', form(changes))
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('is not made for a location of another organization, nor one of the back office for a location', async () => {
    expect(await as.organization.post('/api_clients', form({ locations: [world.harbour] }))).toMatchObject({ status: 422 })
    const office = await as.planner.post('/api_clients', form({ scopes: ['reference:read'], locations: [world.east] }))
    expect(office).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'locations' }] } })
  })
  test('has a name on one line, whatever was typed', async () => {
    expect(await made({ name: 'Rooster\r\nX-Evil: 1' })).toMatchObject({ name: 'Rooster X-Evil: 1' })
    expect(await as.organization.post('/api_clients', form({ name: 'Rooster\u0000' }))).toMatchObject({ status: 422 })
  })
  test('is made twenty times by an organization, also by two at once', async () => {
    for (let each = 0; each < 19; each++) await made()
    const answers = await Promise.all([1, 2].map(() => as.organization.post('/api_clients', form())))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })
  test('cannot be changed with an outdated version, or once it has ended', async () => {
    const { '@id': iri, version } = await made()
    must(await as.secondUser.put(iri, { ...form({ name: 'Van een collega' }), version }), 200)
    expect(await as.organization.put(iri, { ...form(), version })).toMatchObject({ status: 409 })
    must(await as.organization.put(`${iri}/end`, {}), 200)
    const ended = await again(iri)
    expect(await as.organization.put(iri, { ...form(), version: ended.version })).toMatchObject({ status: 409 })
    expect(await as.organization.post(`${iri}/secret`)).toMatchObject({ status: 409 })
    expect(await as.organization.put(`${iri}/end`, {})).toMatchObject({ status: 409 })
  })
  test('is kept in the history, without its secret', async () => {
    const client = await made({ endsOn: '2026-12-31', locations: [world.east] })
    expect(client).toMatchObject({ name: 'Ons rooster', endsOn: '2026-12-31', locations: [{ '@id': world.east }], calls: 0 })
    const secret = await secretOf(client)
    must(await change(client, { name: 'Ons nieuwe rooster' }), 200)
    expect(await again(client['@id'])).toMatchObject({ name: 'Ons nieuwe rooster', locations: [] })
    const [kept] = (await again(client['@id'])).secrets as { uuid: string }[]
    expect(await as.organization.delete(`/api_client_secrets/${kept!.uuid}`)).toMatchObject({ status: 204 })
    must(await as.organization.put(`${client['@id']}/end`, {}), 200)
    const events = await db.selectFrom('event').selectAll().where('subject_uuid', '=', client.uuid).orderBy('uuid').execute()
    expect(events.map(({ name }) => name.replace('api_client_', ''))).toEqual([
      ...['created', 'secret_made', 'changed', 'secret_removed', 'ended'],
    ])
    expect(JSON.stringify(events)).not.toContain(secret)
  })
  test('of the back office is made by a planner, and sees what its least role sees', async () => {
    const { caller } = await program({ scopes: ['organizations:read', 'care-moments:read'] }, 'planner')
    expect(must(await caller.get('/organizations'), 200).totalItems).toBeGreaterThan(1)
    expect(await caller.get('/users')).toMatchObject({ status: 403 })
  })
})

describe('a secret', () => {
  test('is shown once, has a recognizable prefix, and is stored as a hash', async () => {
    const client = await made()
    const secret = await secretOf(client)
    expect(secret).toMatch(/^zi_secret_[\w-]{43}$/)
    const after = await again(client['@id'])
    expect(after.secrets).toEqual([
      { uuid: expect.any(String), ending: secret.slice(-4), madeAt: expect.any(String), usedAt: null },
    ])
    expect(JSON.stringify(after)).not.toContain(secret)
    const { rows } = await sql<{ all: string }>`select string_agg(s::text, '') as all from api_client_secret s`.execute(db)
    expect(rows[0]!.all).not.toContain(secret)
  })
  test('can exist twice at most, also of two requested at once, so that a program can switch', async () => {
    const client = await made()
    const first = await secretOf(client)
    const answers = await Promise.all([1, 2].map(() => as.organization.post(`${client['@id']}/secret`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const second = String(answers.find(({ status }) => status === 200)!.body.secret)
    const [byFirst, bySecond] = [await tokenOf(client, first), await tokenOf(client, second)]
    const [oldest] = (await again(client['@id'])).secrets as { uuid: string; ending: string }[]
    expect(oldest!.ending).toBe(first.slice(-4))
    expect(await as.organization.delete(`/api_client_secrets/${oldest!.uuid}`)).toMatchObject({ status: 204 })
    expect(await askWith(client.uuid, first)).toMatchObject({ status: 401 })
    for (const token of [byFirst, bySecond])
      await expect.poll(async () => (await callerWith(server, token).get('/care_moments')).status, { interval: 5 }).toBe(401)
    expect(await callerWith(server, await tokenOf(client, second)).get('/care_moments')).toMatchObject({ status: 200 })
    expect(await as.organization.delete(`/api_client_secrets/${oldest!.uuid}`)).toMatchObject({ status: 404 })
  })
})

describe('a program', () => {
  test('sees and does only what its scopes and locations allow', async () => {
    const east = await api.openMoment({ location: world.east, client: world.client })
    const { caller } = await program({ locations: [world.west] })
    expect(await caller.get(east['@id'])).toMatchObject({ status: 404 })
    const all = await program()
    must(await all.caller.get(east['@id']), 200)
    const refused = await all.caller.put(`${east['@id']}/cancel`, {})
    expect(refused).toMatchObject({ status: 403, body: { scope: 'care-moments:write' } })
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="care-moments:write"')
    expect(await all.caller.get('/live')).toMatchObject({ status: 403, body: { scope: 'live:read' } })
    expect(await all.caller.get('/api_clients')).toMatchObject({ status: 403 })
    expect(await all.caller.get('/organization_users')).toMatchObject({ status: 403 })
    must(await all.caller.get('/expertise_levels'), 200)
  })
  test('does what it does under its own name, in the history and in the access log', async () => {
    const { client, caller } = await program({
      scopes: ['care-moments:write', 'care-moments:read', 'publications:write', 'clients:read'],
    })
    const moment = await api.openMoment()
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    const { uuid } = must(await caller.post('/care_moment_publications', body), 201)
    const events = await db.selectFrom('event').select('actor_uuid').where('subject_uuid', '=', uuid).executeTakeFirstOrThrow()
    expect(events.actor_uuid).toBe(client.uuid)
    const history = must(await as.organization.get(`${moment['@id']}/history`), 200)
    expect(history.member.map(({ actorName }) => actorName)).toContain('API-client Ons rooster')
    must(await caller.get(world.client), 200)
    const log = must(await as.organization.get(`${world.client}/access_log`), 200)
    expect(log.member[0]).toMatchObject({ actorName: 'API-client Ons rooster' })
  })
  test('is not listed as a colleague, a user or a recipient', async () => {
    const { client } = await program()
    const { client: ofOffice } = await program({ scopes: ['reference:read'] }, 'planner')
    const seen = async (who: Who, path: string) => JSON.stringify(must(await as[who].get(path), 200))
    expect(await seen('organization', '/organization_users')).not.toContain(client.uuid)
    expect(await seen('planner', '/organization_users?itemsPerPage=100')).not.toContain(client.uuid)
    expect(await seen('planner', '/users?itemsPerPage=100')).not.toMatch(new RegExp(`${client.uuid}|${ofOffice.uuid}`))
    expect(await seen('planner', '/users?search=rooster')).not.toContain(client.uuid)
    expect(await as.planner.get(`/users/${client.uuid}`)).toMatchObject({ status: 404 })
    expect(await as.planner.put(`/users/${client.uuid}/deactivate`, { reason: 'x' })).toMatchObject({ status: 404 })
    expect(await as.organization.put(`/organization_users/${client.uuid}/deactivate`, {})).toMatchObject({ status: 404 })
    expect(await as.planner.get(`/back_office_employees/${ofOffice.uuid}`)).toMatchObject({ status: 404 })
    expect(await as.planner.post('/user_tokens/impersonate', { user: client.uuid })).toMatchObject({ status: 409 })
    const { username } = await db.selectFrom('account').selectAll().where('uuid', '=', client.uuid).executeTakeFirstOrThrow()
    expect(await as.nobody.post('/login/check', { username, password: '' })).toMatchObject({ status: 401 })
    expect(await as.nobody.post('/user_tokens/reset_password', { username })).toMatchObject({ status: 422 })
  })
  test('is not notified of anything: a mail to it would go nowhere', async () => {
    const { client } = await program()
    const { username } = await db.selectFrom('account').selectAll().where('uuid', '=', client.uuid).executeTakeFirstOrThrow()
    const { notify } = await import('../platform/events/notifications.ts')
    const mail = { letter: '', places: {}, subject: 'x', text: 'x' }
    const event = { uuid: client.uuid, kind: 'messages' } as const
    expect(await notify(db, event, [{ ...mail, to: username }], now())).toEqual([])
    expect(await db.selectFrom('notification').selectAll().where('account_uuid', '=', client.uuid).execute()).toEqual([])
  })
  test('has its calls and refusals shown, for thirty days', async () => {
    const { client, caller, secret } = await program()
    must(await caller.get('/care_moments'), 200)
    must(await caller.get('/clients'), 403)
    await askWith(client.uuid, `${secret}x`)
    await server.countedCalls()
    const seen = await again(client['@id'])
    expect(seen).toMatchObject({ calls: 4, refusals: 2, lastUsedAt: expect.stringMatching(/^2026-10-19T/) })
    moveClock('2026-11-19T08:00:00+00:00')
    expect(await again(client['@id'])).toMatchObject({ calls: 0, refusals: 0, lastUsedAt: expect.any(String) })
  })
  test('has its last refusals shown to who manages it: which operation and why, newest first, and nothing of what was sent', async () => {
    const { client, caller, secret } = await program({ scopes: ['care-moments:read', 'care-moments:write'] })
    const unknown = '01a20cc8-c132-7832-92d3-6872ddb4d0de'
    await caller.get('/clients?search=Truus')
    await caller.post('/care_moments_by_organization', { title: 'Mevrouw de Wit' })
    await caller.get(`/care_moments/${unknown}`)
    await askWith(client.uuid, `${secret}x`)
    must(await caller.get('/care_moments'), 200)
    await server.countedCalls()
    const { lastRefusals } = await again(client['@id'])
    expect((lastRefusals as { at: string }[]).map(({ at, ...rest }) => rest)).toEqual([
      { operation: 'POST /oauth/token', status: 401, code: 'invalid_client' },
      { operation: 'GET /care_moments/{uuid}', status: 404, code: 'not_found' },
      { operation: 'POST /care_moments_by_organization', status: 422, code: 'invalid' },
      { operation: 'GET /clients', status: 403, code: 'scope' },
    ])
    expect(JSON.stringify(lastRefusals)).not.toMatch(/Truus|Wit|01a20cc8/)
    const listed = must(await as.organization.get('/api_clients'), 200).member as object[]
    expect(listed.every(one => !('lastRefusals' in one))).toBe(true)
    for (let each = 0; each < 25; each++) await caller.get('/clients')
    await server.countedCalls()
    expect((await again(client['@id'])).lastRefusals).toHaveLength(20)
    const refusals = await owner.selectFrom('api_client_refusal').selectAll().where('api_client_uuid', '=', client.uuid).execute()
    expect(refusals.length).toBeLessThanOrEqual(40)
  })
  test('has its calls forgotten after thirteen months', async () => {
    const { client, caller } = await program()
    must(await caller.get('/care_moments'), 200)
    await server.countedCalls()
    const storedUse = () => owner.selectFrom('api_client_use').selectAll().where('api_client_uuid', '=', client.uuid).execute()
    const never = () => {
      throw new Error('No resource is read here')
    }
    await jobs['tidy-api-clients']!.run(db, '2027-11-18T08:00:00+00:00', never)
    expect(await storedUse()).toHaveLength(1)
    await jobs['tidy-api-clients']!.run(db, '2027-11-21T08:00:00+00:00', never)
    expect(await storedUse()).toEqual([])
    expect(await owner.selectFrom('api_client_refusal').selectAll().execute()).toEqual([])
  })
})
