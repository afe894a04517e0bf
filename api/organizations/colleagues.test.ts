// Colleagues: a user of the whole organization invites, changes and deactivates its other users.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, loggedIn, linkTo, refused, subjectsTo } = loginsOf(api)
const { east, west, harbour, organization, otherOrganization, people } = world
beforeAll(() => server.startWork())
afterAll(() => api.close())

const userAt = (who: Who) => `/organization_users/${people[who].uuid}`
const deactivate = (by: Who, who: Who) => as[by].put(`${userAt(who)}/deactivate`, {})
const activate = (by: Who, who: Who) => as[by].put(`${userAt(who)}/activate`, {})
const admin = { role: 'ROLE_ORGANIZATION_LOCATION_ADMIN', organization, locations: [east], firstName: 'Noor', lastName: 'Visser' }
const invite = (by: Who, changes: Record<string, unknown>) =>
  as[by].post('/user_tokens/activate_account', { ...admin, email: 'noor@voorbeeld.example', ...changes })

describe('nobody but who works for the whole organization', () => {
  test('a location admin neither invites, changes nor excludes anybody', async () => {
    expect(await invite('locationAdmin', {})).toMatchObject({ status: 403 })
    for (const who of ['secondUser', 'otherOrganization'] as const)
      expect(await as.locationAdmin.put(userAt(who), { firstName: 'A', lastName: 'B' })).toMatchObject({ status: 404 })
    expect(await deactivate('locationAdmin', 'locationAdmin')).toMatchObject({ status: 403 })
    expect(must(await as.locationAdmin.get(userAt('locationAdmin')), 200).allowedActions).toEqual([])
  })
  test('a location admin changes their own name, and not for which locations they work', async () => {
    const { firstName, lastName, locations } = must(await as.locationAdmin.get(userAt('locationAdmin')), 200)
    const named = must(await as.locationAdmin.put(userAt('locationAdmin'), { firstName: 'Puck', lastName }), 200)
    expect(named).toMatchObject({ firstName: 'Puck', locations })
    must(await as.locationAdmin.put(userAt('locationAdmin'), { firstName, lastName }), 200)
  })
  test('a user of another organization cannot find, change or deactivate anybody', async () => {
    expect(await as.otherOrganization.put(userAt('secondUser'), { firstName: 'A', lastName: 'B' })).toMatchObject({ status: 404 })
    for (const act of [deactivate, activate]) expect(await act('otherOrganization', 'secondUser')).toMatchObject({ status: 404 })
  })
})

describe('an organization user who invites', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a planner', { role: 'ROLE_PLANNER', organization: undefined, locations: [] }, ['role']],
    ['somebody of the back office', { role: 'ROLE_BACK_OFFICE_EMPLOYEE', organization: undefined }, ['role']],
    ['a relative', { role: 'ROLE_CLIENT_ADMIN', organization: undefined, locations: [], clients: [world.client] }, ['role']],
    ['to another organization', { organization: otherOrganization, locations: [harbour] }, ['organization']],
    ['to no organization', { organization: undefined }, ['organization']],
    ['to another’s location', { locations: [harbour] }, ['locations[0]']],
    ['a location admin of no location', { locations: [] }, ['locations']],
  ])('%s: the refusal names the wrong field', async (_whom, changes, fields) => {
    expect(wrongFields(await invite('organization', changes))).toEqual(fields)
    expect(await subjectsTo('noor@voorbeeld.example')).toEqual([])
  })
  test('an address of a colleague is refused; when it is in use elsewhere, only its owner is told', async () => {
    must(
      await invite('otherOrganization', {
        email: 'open@voorbeeld.example',
        organization: otherOrganization,
        locations: [harbour],
      }),
      202,
    )
    expect(await invite('organization', { email: people.secondUser.username })).toMatchObject({
      status: 409,
      body: { detail: 'Voor dit e-mailadres is er al een account.' },
    })
    const unknown = await invite('organization', { email: 'niemand@voorbeeld.example', firstName: 'Iemand', lastName: 'Anders' })
    for (const email of [people.careWorker.username, people.otherOrganization.username, 'open@voorbeeld.example']) {
      const { status, text } = await invite('organization', { email })
      expect({ status, text }).toEqual({ status: unknown.status, text: unknown.text })
      expect(await subjectsTo(email)).toContain('Er is al een account bij Zorginzet')
    }
    // The open invitation of the other organization still belongs to it.
    const users = db.selectFrom('organization_user').innerJoin('account', 'account.uuid', 'organization_user.uuid')
    const rows = await users.select('organization_uuid').where('username', '=', 'open@voorbeeld.example').execute()
    expect(rows).toEqual([{ organization_uuid: uuidOf(otherOrganization) }])
  })
  test('an organization user sends three mails to a stranger and thirty in all, and then waits', async () => {
    const stranger = { firstName: 'Vreemde', lastName: 'Vogel' }
    const to = async (email: string) => (await invite('organization', { email, ...stranger })).status
    for (let n = 0; n < 3; n++) expect(await to('vaak@voorbeeld.example')).toBe(202)
    expect(await invite('organization', { email: 'vaak@voorbeeld.example' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Wacht een kwartier') },
    })
    let sent = 0
    while (sent < 40 && (await to(`vreemd${sent}@voorbeeld.example`)) === 202) sent++
    expect(sent).toBeLessThanOrEqual(27)
    expect(await invite('organization', { email: 'nog-een@voorbeeld.example' })).toMatchObject({
      status: 409,
      body: { detail: 'Er zijn net veel uitnodigingen gestuurd. Wacht een kwartier en probeer het dan opnieuw.' },
    })
    expect(await subjectsTo('nog-een@voorbeeld.example')).toEqual([])
    await db.deleteFrom('login_attempt').execute()
  })
  test('a colleague gets a mail, chooses a password, and sees their location only', async () => {
    must(await invite('organization', {}), 202)
    const invited = must(await as.organization.get('/organization_users?search=Noor Visser'), 200).member[0]!
    expect(invited).toMatchObject({
      username: 'noor@voorbeeld.example',
      role: admin.role,
      hasActivated: false,
      locations: [{ '@id': east }],
    })
    const { token } = await linkTo('noor@voorbeeld.example')
    const secret = 'De kat van de buren blaft'
    must(await as.nobody.put(`/user_tokens/${token}/complete_registration`, { password: secret, agreed: true }), 204)
    expect(must(await as.organization.get(String(invited['@id'])), 200).hasActivated).toBe(true)
    const { token: access } = must(await login('noor@voorbeeld.example', secret), 200)
    const seen = must(await callerWith(server, String(access)).get('/organization_locations'), 200).member
    expect(seen.map(each => each['@id'])).toEqual([east])
  })
})

describe('an organization user', () => {
  test('gives a location admin another name and other locations, of the own organization only', async () => {
    const form = { firstName: 'Sanne', lastName: 'Vos' }
    expect(wrongFields(await as.organization.put(userAt('locationAdmin'), { ...form, locations: [harbour] }))).toEqual([
      'locations[0]',
    ])
    const changed = must(await as.organization.put(userAt('locationAdmin'), { ...form, locations: [west] }), 200)
    expect(changed).toMatchObject({ ...form, locations: [{ '@id': west }] })
    expect(must(await as.locationAdmin.get('/organization_locations'), 200).member.map(each => each['@id'])).toEqual([west])
  })
  test('deactivates a colleague at once, and activates them again', async () => {
    const { token } = await loggedIn('secondUser')
    expect(must(await deactivate('organization', 'secondUser'), 200)).toMatchObject({
      status: 'inactive',
      allowedActions: ['activate'],
    })
    await refused(token)
    expect(await deactivate('organization', 'secondUser')).toMatchObject({ status: 409 })
    expect(must(await activate('organization', 'secondUser'), 200)).toMatchObject({ status: 'active' })
    await loggedIn('secondUser')
    const events = db.selectFrom('event').select(['name', 'actor_uuid']).where('subject_uuid', '=', people.secondUser.uuid)
    expect(await events.where('name', 'like', 'organization_user_%').orderBy('uuid').execute()).toEqual([
      { name: 'organization_user_deactivated', actor_uuid: people.organization.uuid },
      { name: 'organization_user_activated', actor_uuid: people.organization.uuid },
    ])
  })
  test('never themselves', async () => {
    expect(await deactivate('organization', 'organization')).toMatchObject({ status: 403 })
  })
  test('of two users who deactivate each other at once one stays active, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([deactivate('organization', 'secondUser'), deactivate('secondUser', 'organization')])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      await db.updateTable('account').set({ active: true }).execute()
    }
  })
})
