import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { freshDatabase } from '../../tests/servers/database.ts'
import { loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { openApi, type Server } from '../server.ts'
import { inviteFirstPlanner } from './queries.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, subjectsTo, linkTo } = loginsOf(api)
beforeAll(() => server.startWork())
afterAll(() => api.close())

const secret = 'De kat van de buren blaft'
let people = 0
const newAddress = () => {
  people += 1
  return `jan${people}@voorbeeld.example`
}
const invite = (changes: Record<string, unknown>) =>
  as.planner.post('/user_tokens/activate_account', { email: newAddress(), firstName: 'Jan', lastName: 'Smit', ...changes })
const activate = (token: string, changes: Record<string, unknown> = {}) =>
  as.nobody.put(`/user_tokens/${token}/complete_registration`, { password: secret, agreed: true, ...changes })
const accountOf = (username: string) =>
  db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

const { organization, otherOrganization, east, west, harbour, client } = world
const user = { role: 'ROLE_ORGANIZATION_USER', organization }
const admin = { role: 'ROLE_ORGANIZATION_LOCATION_ADMIN', organization, locations: [east] }
const relative = { role: 'ROLE_CLIENT_ADMIN', clients: [client] }
const nobody = world.people.planner.uuid

describe('a planner who invites', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a care worker, who registers', { role: 'ROLE_CARE_WORKER' }, ['role']],
    ['a half login', { role: 'IS_AUTHENTICATED_2FA_IN_PROGRESS' }, ['role']],
    ['a user of no organization', { role: 'ROLE_ORGANIZATION_USER' }, ['organization']],
    ['a planner of an organization', { role: 'ROLE_PLANNER', organization }, ['organization']],
    ['a relative of an organization', { ...relative, organization }, ['organization']],
    ['to an organization that is none', { ...user, organization: `/v1/organizations/${nobody}` }, ['organization']],
    ['a location admin of no location', { ...admin, locations: [] }, ['locations']],
    ['a location admin of another’s location', { ...admin, locations: [east, harbour] }, ['locations']],
    ['a user of another’s location', { ...user, organization: otherOrganization, locations: [east] }, ['locations']],
    ['a planner of a location', { role: 'ROLE_PLANNER', locations: [east] }, ['locations']],
    ['to a location that is none', { ...admin, locations: [`/v1/organization_locations/${nobody}`] }, ['locations[0]']],
    ['a relative of nobody', { ...relative, clients: [] }, ['clients']],
    ['a relative of a client there is not', { ...relative, clients: [client, `/v1/clients/${nobody}`] }, ['clients[1]']],
    ['somebody without a name or address', { ...user, email: 'jan', firstName: '' }, ['email', 'firstName']],
  ])('%s: the refusal names the wrong field', async (_whom, changes, fields) => {
    expect(wrongFields(await invite(changes))).toEqual(fields)
  })
  test('somebody who has an account already gets 409, however the address is written', async () => {
    for (const email of ['organization@voorbeeld.example', ' Organization@Voorbeeld.example '])
      expect(await invite({ ...user, email })).toMatchObject({ status: 409 })
    expect(await subjectsTo('organization@voorbeeld.example')).toEqual([])
  })
  test('two at once to one address makes one account', async () => {
    const email = newAddress()
    const answers = await Promise.all([invite({ ...user, email }), invite({ ...user, email })])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(await db.selectFrom('account').select('uuid').where('username', '=', email).execute()).toHaveLength(1)
  })
  test.each([2, 10])('%i at once to one new address makes one account, and the link mailed last works', async times => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: times }, () => invite({ ...user, email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: times - 1 }, () => 409)])
    expect(await subjectsTo(email)).toHaveLength(1)
    must(await activate((await linkTo(email)).token), 204)
  })
  test.each([2, 10])('%i at once to somebody who has not used the link yet sends one new link, which works', async times => {
    const email = newAddress()
    must(await invite({ ...relative, email }), 202)
    const { token } = await linkTo(email)
    const answers = await Promise.all(Array.from({ length: times }, () => invite({ ...relative, email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: times - 1 }, () => 409)])
    expect(await subjectsTo(email)).toHaveLength(2)
    expect(await activate(token)).toMatchObject({ status: 404 })
    must(await activate((await linkTo(email)).token), 204)
  })
  test('is recorded as the one who made the account', async () => {
    const email = newAddress()
    must(await invite({ ...user, email }), 202)
    const { uuid } = await accountOf(email)
    expect(await db.selectFrom('event').select(['name', 'actor_uuid']).where('subject_uuid', '=', uuid).execute()).toEqual([
      { name: 'account_made', actor_uuid: world.people.planner.uuid },
    ])
  })
  test('somebody again who has not used the link yet sends a new one, and the old one stops working', async () => {
    const email = newAddress()
    must(await invite({ ...user, email }), 202)
    const { token } = await linkTo(email)
    expect(await invite({ role: 'ROLE_PLANNER', email })).toMatchObject({ status: 409 })
    must(await invite({ ...user, email }), 202)
    expect(await activate(token)).toMatchObject({ status: 404 })
    must(await activate((await linkTo(email)).token), 204)
    expect(await invite({ ...user, email })).toMatchObject({ status: 409 })
  })
  test('naming a client or a location twice means it once', async () => {
    must(await invite({ ...relative, clients: [client, client] }), 202)
    must(await invite({ ...admin, locations: [east, west, east] }), 202)
  })
})

describe('who was invited', () => {
  const invited = async (changes: Record<string, unknown>) => {
    const email = newAddress()
    must(await invite({ ...changes, email }), 202)
    return { email, ...(await linkTo(email)) }
  }
  test('cannot log in before using the link, and cannot choose rights with it', async () => {
    const { email, token } = await invited(user)
    expect(await login(email, secret)).toMatchObject({ status: 401 })
    expect(wrongFields(await activate(token, { password: email, agreed: false }))).toEqual(['agreed'])
    expect(wrongFields(await activate(token, { password: email }))).toEqual(['password'])
    expect(wrongFields(await activate(token, { password: 'roelofvermeer85', firstName: 'Roelof', lastName: 'Vermeer' }))).toEqual(
      ['password'],
    )
    must(await activate(token, { roles: ['ROLE_PLANNER'], role: 'ROLE_PLANNER', organization: otherOrganization }), 204)
    const { uuid, roles } = await accountOf(email)
    expect(roles).toEqual(['ROLE_ORGANIZATION_USER'])
    const row = db.selectFrom('organization_user').selectAll().where('uuid', '=', uuid)
    expect(await row.executeTakeFirst()).toMatchObject({ first_name: 'Jan', organization_uuid: uuidOf(organization) })
  })
  test.each<[string, Record<string, unknown>, string]>([
    ['a relative', relative, '/zorg/account-activeren'],
    ['a user of an organization', user, '/account/wachtwoord-opnieuw-instellen'],
    ['a location admin', admin, '/account/wachtwoord-opnieuw-instellen'],
    ['a planner', { role: 'ROLE_PLANNER' }, '/backoffice/account-activeren'],
    ['a back-office employee', { role: 'ROLE_BACK_OFFICE_EMPLOYEE' }, '/backoffice/account-activeren'],
  ])('as %s logs in after it, with that role; the back office owes a second step', async (_whom, changes, door) => {
    const { email, path, token } = await invited(changes)
    expect(path).toBe(door)
    expect(await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })).toMatchObject({
      body: { kind: 'activate_account', email, firstName: 'Jan', lastName: 'Smit' },
    })
    must(await activate(token), 204)
    expect(await activate(token)).toMatchObject({ status: 404 })
    const isBackOffice = path.startsWith('/backoffice')
    const payload = payloadOf(must(await login(email, secret), 200).token)
    expect(payload.roles).toEqual([isBackOffice ? 'IS_AUTHENTICATED_2FA_IN_PROGRESS' : changes.role])
    expect(payload.multi_factor_enabled).toBe(isBackOffice)
  })
  test('who is invited again has the latest data, and the first link no longer works', async () => {
    const first = await invited(admin)
    must(await invite({ ...admin, email: first.email, firstName: 'Johan', locations: [west] }), 202)
    const { token } = await linkTo(first.email)
    expect(await activate(first.token)).toMatchObject({ status: 404 })
    must(await activate(token), 204)
    const someone = callerWith(server, must(await login(first.email, secret), 200).token)
    const { member } = must(await someone.get('/organization_locations'), 200)
    expect(member.map(each => each['@id'])).toEqual([west])
  })
  const enter = async (changes: Record<string, unknown>, names: Record<string, unknown> = {}) => {
    const { email, token } = await invited(changes)
    must(await activate(token, names), 204)
    const { uuid } = await accountOf(email)
    return { uuid, ...callerWith(server, must(await login(email, secret), 200).token) }
  }
  test('as a location admin sees those locations and no other', async () => {
    const someone = await enter({ ...admin, locations: [west] })
    const { member } = must(await someone.get('/organization_locations'), 200)
    expect(member.map(each => each['@id'])).toEqual([west])
  })
  test('as a relative sees those clients and no other', async () => {
    const someone = await enter(relative)
    must(await someone.get(client), 200)
    expect(await someone.get(world.clientInWest)).toMatchObject({ status: 404 })
  })
  test('as a user has the name they enter themselves, and the organization of the invitation', async () => {
    const someone = await enter(user, { firstName: 'Johannes', lastName: 'Smit-Bos' })
    expect(must(await someone.get(`/organization_users/${someone.uuid}`), 200)).toMatchObject({
      firstName: 'Johannes',
      lastName: 'Smit-Bos',
      organization: { '@id': organization },
    })
  })
})

describe('the first planner', () => {
  const inviteTo = (server: Server) => inviteFirstPlanner(server.database, ' Eerste@Voorbeeld.example', today, settings.publicUrl)
  test('is not invited where there are accounts', async () => {
    expect(await inviteTo(server)).toBe(false)
    expect(await subjectsTo('eerste@voorbeeld.example')).toEqual([])
  })
  test('is invited on a database without any, once, also by two servers that start together', async () => {
    const { url, drop } = await freshDatabase()
    const empty = await openApi(settings, url)
    expect((await Promise.all([inviteTo(empty), inviteTo(empty)])).sort()).toEqual([false, true])
    expect(await inviteTo(empty)).toBe(false)
    const mails = await empty.database.selectFrom('mail').select(['recipient', 'text']).execute()
    const accounts = await empty.database.selectFrom('account').select('roles').execute()
    await empty.stop()
    await drop()
    expect(mails).toEqual([
      { recipient: 'eerste@voorbeeld.example', text: expect.stringMatching(/\/backoffice\/account-activeren\/[0-9a-f]{128}/) },
    ])
    expect(accounts).toEqual([{ roles: ['ROLE_PLANNER'] }])
  })
})
