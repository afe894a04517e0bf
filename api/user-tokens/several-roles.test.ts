// One login, several roles: a nurse is also a daughter. Who invites her, what she sees in which role, and what she cannot do to herself.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, owner, server, world, openMoment, publishedMoment, approvedMoment } = api
const { forgetTries, login, linkTo, mailsTo, subjectsTo } = loginsOf(api)
beforeAll(() => server.startWork())
afterAll(() => api.close())

const { client, clientInWest, otherClient, people } = world
const addressOf = (who: Who) => people[who].username
/** A contact person of a client, with the address of this account. */
const contactOf = async (of: string, email: string, who: Who = 'planner') => {
  const body = { client: of, firstName: 'Ingrid', lastName: 'de Wit', kind: 'child', email }
  return must(await as[who].post('/client_relations', body), 201)['@id'] as string
}
const invited = async (of: string, whom: Who, by: Who = 'planner') => {
  const contact = await contactOf(of, addressOf(whom), by)
  must(await as[by].post(`${contact}/invite`), 202)
  return { contact, ...(await linkTo(addressOf(whom))) }
}
const join = (token: string, who: Who) => as[who].put(`/user_tokens/${token}/join_family`)
/** The same person after a new login, with their present roles. */
const again = async (who: Who) => callerWith(server, must(await login(addressOf(who), password), 200).token)
const joined = async (of: string, who: Who) => {
  const { contact, token } = await invited(of, who)
  must(await join(token, who), 204)
  return { contact, caller: await again(who) }
}
const rolesOf = async (who: Who) =>
  (await db.selectFrom('account').select('roles').where('uuid', '=', people[who].uuid).executeTakeFirstOrThrow()).roles
const familyOf = (who: Who) =>
  db.selectFrom('client_admin_client').select('client_uuid').where('client_admin_uuid', '=', people[who].uuid).execute()

describe('who has an account of another kind, and is invited as a relative', () => {
  test('is no relative by the invitation alone', async () => {
    await invited(client, 'colleague')
    expect(await rolesOf('colleague')).toEqual(['ROLE_CARE_WORKER'])
    expect(await familyOf('colleague')).toEqual([])
  })
  test('must accept themselves: not without a login, not by somebody else, not impersonated, and once', async () => {
    const { token } = await invited(client, 'tempWorker')
    expect(await as.nobody.put(`/user_tokens/${token}/join_family`)).toMatchObject({ status: 401 })
    expect(await join(token, 'colleague')).toMatchObject({ status: 403 })
    const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: people.tempWorker.uuid }), 201)
    const eyes = must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`), 200).token
    expect(await callerWith(server, eyes).put(`/user_tokens/${token}/join_family`)).toMatchObject({ status: 403 })
    must(await join(token, 'tempWorker'), 204)
    expect(await join(token, 'tempWorker')).toMatchObject({ status: 404 })
  })
  test('cannot choose a password with that link', async () => {
    const { token } = await invited(client, 'thirdWorker')
    const body = { password: 'De kat van de buren blaft', agreed: true }
    expect(await as.nobody.put(`/user_tokens/${token}/complete_registration`, body)).toMatchObject({ status: 404 })
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, { password: body.password })).toMatchObject({
      status: 404,
    })
  })
  test('is not renewed a link that is over, and is not asked by one to an address that was corrected', async () => {
    const { token, contact } = await invited(client, 'thirdWorker')
    await db
      .updateTable('client_relation')
      .set({ email: 'elders@voorbeeld.example' })
      .where('uuid', '=', uuidOf(contact))
      .execute()
    must(await as.planner.post(`${contact}/invite`), 202)
    expect(await join(token, 'thirdWorker')).toMatchObject({ status: 404 })
    expect(await as.nobody.get(`/user_tokens/${token}/ended`)).toMatchObject({ body: { kind: 'join_family', renewable: false } })
    expect(await as.nobody.post(`/user_tokens/${token}/renew`)).toMatchObject({ status: 404 })
  })
  test('reads by whom and for whom in a plain mail, and is a relative once they said yes', async () => {
    const { contact, path, token } = await invited(client, 'careWorker')
    expect(path).toBe('/zorg/uitnodiging')
    const { text } = (await mailsTo(addressOf('careWorker'))).at(-1)!
    expect(text).toMatch(/Je hebt al een account bij Zorginzet\. Log daarmee in en zeg ja\./)
    const { firstName } = must(await as.planner.get(client), 200)
    expect(await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })).toMatchObject({
      body: { kind: 'join_family', email: addressOf('careWorker'), clients: [firstName] },
    })
    const { member } = must(await as.planner.get(`/client_relations?client.uuid=${uuidOf(client)}&itemsPerPage=100`), 200)
    expect(member.find(one => one['@id'] === contact)!.access).toMatchObject({ state: 'invited', hasWork: true })
    must(await join(token, 'careWorker'), 204)
    expect(await rolesOf('careWorker')).toEqual(['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'])
    const me = await again('careWorker')
    must(await me.get(`/visits?client.uuid=${uuidOf(client)}`), 200)
    expect(await as.planner.post(`${contact}/invite`)).toMatchObject({
      status: 409,
      body: { detail: 'Deze contactpersoon logt al in voor deze cliënt.' },
    })
  })
  test('is listed once among the users, and found once by name', async () => {
    const { firstName, lastName } = must(await as.planner.get(`/users/${people.careWorker.uuid}`), 200)
    const { member } = must(await as.planner.get(`/users?search=${encodeURIComponent(`${firstName} ${lastName}`)}`), 200)
    expect(member.filter(({ uuid }) => uuid === people.careWorker.uuid)).toHaveLength(1)
    const { rows } = await sql`select 1 from person where uuid = ${people.careWorker.uuid}::uuid`.execute(db)
    expect(rows).toHaveLength(1)
  })
  test('has one list of notifications, with the kinds of both roles once each', async () => {
    const me = await again('careWorker')
    const { kinds } = must(await me.get('/notification_preferences'), 200) as unknown as { kinds: { kind: string }[] }
    const names = kinds.map(({ kind }) => kind)
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(expect.arrayContaining(['new_matches', 'other_person']))
  })
})

describe('a nurse who is a daughter', () => {
  test('has one name: corrected in one role, it is corrected in the other', async () => {
    const me = await again('careWorker')
    const uuid = people.careWorker.uuid
    const profile = `/care_worker_profiles/${uuid}`
    const namesOf = async () => {
      const worker = must(await as.planner.get(`/care_workers/${uuid}`), 200).profile as Record<string, unknown>
      const { member } = must(await as.planner.get(`${client}/client_admins`), 200)
      const relative = member.find(each => each.uuid === uuid)
      return [worker, relative].map(named => `${named?.firstName} ${named?.lastName}`)
    }
    must(await me.put(`/client_admins/${uuid}`, { firstName: 'Yasmina', lastName: 'el Amrani' }), 200)
    expect(await namesOf()).toEqual(['Yasmina el Amrani', 'Yasmina el Amrani'])
    const { firstName: _first, lastName: _last, ...rest } = must(await me.get(profile), 200)
    must(await me.put(profile, { ...rest, firstName: 'Yasmina', lastName: 'de Wit' }), 200)
    expect(await namesOf()).toEqual(['Yasmina de Wit', 'Yasmina de Wit'])
  })
  test('does not work for her mother: not offered, not on the team, not assigned', async () => {
    const offered = await publishedMoment()
    const me = await again('careWorker')
    const { member } = must(await me.get('/care_moment_publications?itemsPerPage=100'), 200)
    expect(member.map(each => each['@id'])).not.toContain(offered.publication)
    const body = { careMomentPublication: offered.publication, agreed: true }
    expect((await me.post('/care_moment_publication_reactions', body)).status).toBeGreaterThanOrEqual(400)
    const onTeam = { client, careWorker: `/v1/care_workers/${people.careWorker.uuid}`, isReserve: false }
    expect(await as.planner.post('/care_teams', onTeam)).toMatchObject({
      status: 409,
      body: { detail: 'Deze zorgverlener is familie van deze cliënt, en werkt daar niet.' },
    })
    expect(await as.planner.put(`${offered['@id']}/assign`, { careWorker: onTeam.careWorker })).toMatchObject({
      status: 409,
    })
  })
  test('as a relative judges no work that she did there before', async () => {
    await sql`delete from client_admin_client where client_admin_uuid = ${people.careWorker.uuid}`.execute(owner)
    const moment = await approvedMoment()
    const { caller: me } = await joined(client, 'careWorker')
    expect(await me.post('/care_worker_reviews', { careMoment: moment['@id'], rating: 5 })).toMatchObject({ status: 403 })
    expect(must(await me.get(`/visits/${moment.uuid}`), 200)).not.toHaveProperty('reviewUntil')
    // As the worker she still sees her own hours.
    expect(must(await me.get(moment['@id']), 200)).toMatchObject({ hourlyRate: expect.any(Number), client: expect.anything() })
  })
  test('cannot read as a nurse what only a relative may read, nor the other way round', async () => {
    const me = await again('careWorker')
    const offered = await publishedMoment({ client: clientInWest, location: world.west })
    const seen = must(await me.get(offered['@id']), 200)
    expect(seen).not.toHaveProperty('client')
    const atHome = must(await me.get((await openMoment())['@id']), 200)
    expect(atHome).toHaveProperty('client')
    expect(atHome).not.toHaveProperty('assigneePhone')
    expect(await me.get(clientInWest)).toMatchObject({ status: 404 })
    expect(must(await me.get(client), 200)).toHaveProperty('careWeeks')
  })
})

describe('who keeps clients for an organization, and is a son of the client of another', () => {
  test('keeps the own clients, and changes nothing of the other as an organization', async () => {
    const { caller: me } = await joined(otherClient, 'organization')
    must(await me.get(otherClient), 200)
    must(await me.get(client), 200)
    const { '@id': theirs } = await openMoment({ client: otherClient, location: world.harbour }, 'otherOrganization')
    must(await me.get(theirs), 200)
    expect(await me.put(`${theirs}/cancel`, { cancelReason: world.cancelReason, reason: 'x' })).toMatchObject({ status: 404 })
    const form = must(await as.otherOrganization.get(otherClient), 200)
    expect(await me.put(otherClient, form)).toMatchObject({ status: 404 })
    const { member } = must(await me.get('/clients?itemsPerPage=100'), 200)
    expect(member.map(each => each['@id'])).not.toContain(otherClient)
    const mine = must(await me.get('/care_moments?itemsPerPage=100'), 200).member.find(each => each['@id'] === theirs)
    expect(mine).toMatchObject({ allowedActions: [] })
  })
})

describe('who has several roles, and ends one', () => {
  test('is not ended by an organization, nor twice', async () => {
    const { contact } = await joined(client, 'colleague')
    expect(await as.organization.post(`${contact}/end_access`)).toMatchObject({ status: 403 })
    must(await as.planner.post(`${contact}/end_access`), 204)
    expect(await as.planner.post(`${contact}/end_access`)).toMatchObject({ status: 409 })
  })
  test('keeps the account and the work', async () => {
    expect(await rolesOf('colleague')).toEqual(['ROLE_CARE_WORKER'])
    const me = await again('colleague')
    must(await me.get(`/care_workers/${people.colleague.uuid}`), 200)
    expect(await me.get('/visits')).toMatchObject({ status: 403 })
  })
  test('forgotten as a care worker goes on as a relative, with the same login', async () => {
    const { caller } = await joined(clientInWest, 'thirdWorker')
    must(await caller.get(clientInWest), 200)
    await sql`update care_worker set phase = 'lost', created_at = '2001-01-01' where uuid = ${people.thirdWorker.uuid}`.execute(
      owner,
    )
    await sql`delete from forgetting_hold where care_worker_uuid = ${people.thirdWorker.uuid}`.execute(owner)
    await sql`select forget_care_worker(${people.thirdWorker.uuid}::uuid)`.execute(owner)
    expect(await rolesOf('thirdWorker')).toEqual(['ROLE_CLIENT_ADMIN'])
    const me = await again('thirdWorker')
    must(await me.get(clientInWest), 200)
    expect(await me.get(`/care_workers/${people.thirdWorker.uuid}`)).toMatchObject({ status: 403 })
    const { rows } = await sql<{
      first_name: string
    }>`select first_name from person where uuid = ${people.thirdWorker.uuid}`.execute(db)
    expect(rows).toHaveLength(1)
  })
})

describe('a relative who wants to work', () => {
  const form = (email: string) => ({
    ...{ firstName: 'Ingrid', lastName: 'de Wit', email, phone: '06 12 34 56 78', contractTypes: ['freelance'], agreed: true },
    address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' },
    expertiseLevel: world.level,
  })
  const relative = addressOf('clientAdmin')
  const register = (email = relative) => as.nobody.post('/care_workers/register', form(email))
  const registered = async () => {
    must(await register(), 202)
    return linkTo(relative)
  }
  const work = (token: string, who: Who = 'clientAdmin') => as[who].put(`/user_tokens/${token}/join_work`)
  test('learns no more from registering than a stranger, and does not become a care worker by it', async () => {
    const [stranger, known] = [await register('niemand@voorbeeld.example'), await register()]
    expect(known).toMatchObject({ status: 202, text: stranger.text })
    expect(Object.keys(known.headers)).toEqual(Object.keys(stranger.headers))
    await subjectsTo(relative)
    expect(await rolesOf('clientAdmin')).toEqual(['ROLE_CLIENT_ADMIN'])
  })
  test('is not said yes for: not without a login, not by another, not by a link that was replaced', async () => {
    const { token } = await registered()
    expect(await as.nobody.put(`/user_tokens/${token}/join_work`)).toMatchObject({ status: 401 })
    expect(await work(token, 'careWorker')).toMatchObject({ status: 403 })
    await registered()
    expect(await work(token)).toMatchObject({ status: 404 })
    expect(await as.nobody.get(`/user_tokens/${token}/ended`)).toMatchObject({ body: { kind: 'join_work', renewable: false } })
  })
  test('gets no password by that link', async () => {
    const { token } = await registered()
    const body = { password: 'De kat van de buren blaft', agreed: true }
    expect(await as.nobody.put(`/user_tokens/${token}/complete_registration`, body)).toMatchObject({ status: 404 })
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, body)).toMatchObject({ status: 404 })
  })
  test('somebody with another role as well is refused, and reads that there is an account', async () => {
    must(await register(addressOf('locationAdmin')), 202)
    expect(await subjectsTo(addressOf('locationAdmin'))).toEqual(['Er is al een account bij Zorginzet'])
  })
  test('says yes, logged in, and is a care worker beside: once, of two at once', async () => {
    const { path, token } = await registered()
    expect(path).toBe('/zorg/uitnodiging')
    expect(await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })).toMatchObject({
      body: { kind: 'join_work', email: relative, firstName: 'Ingrid', clients: [] },
    })
    const answers = await Promise.all([work(token), work(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await rolesOf('clientAdmin')).toEqual(['ROLE_CLIENT_ADMIN', 'ROLE_CARE_WORKER'])
    const kept = db.selectFrom('user_token').select('registration').where('registration', 'is not', null)
    expect(await kept.execute()).toEqual([])
    const worker = `/care_workers/${people.clientAdmin.uuid}`
    expect(must(await as.planner.get(worker), 200)).toMatchObject({ phase: 'new', profile: { lastName: 'de Wit' } })
  })
  test('has the union of both: her mother as family, her own profile as care worker, and no work with her mother', async () => {
    const me = await again('clientAdmin')
    must(await me.get(`/visits?client.uuid=${uuidOf(client)}`), 200)
    must(await me.get(`/care_workers/${people.clientAdmin.uuid}`), 200)
    expect(await me.get(`/care_workers/${people.careWorker.uuid}/availabilities`)).not.toMatchObject({ status: 200 })
    const onTeam = { client, careWorker: `/v1/care_workers/${people.clientAdmin.uuid}`, isReserve: false }
    expect((await as.planner.post('/care_teams', onTeam)).status).toBeGreaterThanOrEqual(400)
    const { rows } = await sql`select 1 from person where uuid = ${people.clientAdmin.uuid}::uuid`.execute(db)
    expect(rows).toHaveLength(1)
  })
  test('who registers again has an account for it, and gets no second role', async () => {
    await forgetTries()
    must(await register(), 202)
    expect((await subjectsTo(relative)).at(-1)).toBe('Er is al een account bij Zorginzet')
  })
})
