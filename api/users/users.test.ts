import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, tokenFor, type Who } from '../../tests/worlds/world.ts'
import { openApi } from '../server.ts'

const api = await openTestApi()
const second = await openApi(settings, api.url)
const { as, db, server, world } = api
const { login, loggedIn, refresh, codeTo, linkTo, mailsTo, forgetCodes, refused } = loginsOf(api)
const { people } = world
beforeAll(() => server.startWork())
beforeEach(async () => {
  await forgetCodes()
  await db.updateTable('account').set({ active: true }).execute()
  await db.updateTable('care_worker').set({ active: true }).execute()
})
afterAll(async () => {
  await second.stop()
  await api.close()
})

const reason = { reason: 'Werkt hier niet meer' }
const deactivate = (who: Who) => as.planner.put(`/users/${people[who].uuid}/deactivate`, reason)
const activate = (who: Who) => as.planner.put(`/users/${people[who].uuid}/activate`, {})
const userOf = async (who: Who) => must(await as.planner.get(`/users/${people[who].uuid}`), 200)
const isActive = async (who: Who) => (await userOf(who)).active
const makeSecondPlanner = async () => {
  const row = { username: 'tweede@voorbeeld.example', roles: ['ROLE_PLANNER'], password_hash: 'x', created_at: '2026-10-01' }
  const { uuid } = await db.insertInto('account').values(row).returning('uuid').executeTakeFirstOrThrow()
  const person = { uuid, username: row.username, roles: [...people.planner.roles], multiFactor: true }
  return { uuid, ...callerWith(server, await tokenFor(server, person)) }
}

describe('a planner deactivates', () => {
  test('not themselves, nor anybody while impersonating', async () => {
    expect(await deactivate('planner')).toMatchObject({ status: 403 })
    expect((await userOf('planner')).allowedActions).toEqual([])
    const { uuid, username, roles } = people.planner
    const session = { uuid, username, roles, multi_factor_enabled: true, multi_factor_verified: true, user_features: [] }
    const looking = await server.tokens.sign(session, { impersonator: people.backOffice.uuid })
    expect(await callerWith(server, looking).put(`/users/${people.careWorker.uuid}/deactivate`, reason)).toMatchObject({
      status: 403,
    })
    expect(await isActive('careWorker')).toBe(true)
  })
  test('nobody without saying why', async () => {
    const answer = await as.planner.put(`/users/${people.careWorker.uuid}/deactivate`, { reason: ' ' })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'reason' }] } })
  })
  test('nobody twice', async () => {
    must(await deactivate('secondUser'), 200)
    expect(await deactivate('secondUser')).toMatchObject({
      status: 409,
      body: { detail: 'Dit kan niet meer: de status is nu “Gedeactiveerd”.' },
    })
  })
  test('not the last planner: of two who deactivate each other at once, one succeeds, twenty times', async () => {
    const other = await makeSecondPlanner()
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all([
        as.planner.put(`/users/${other.uuid}/deactivate`, reason),
        other.put(`/users/${people.planner.uuid}/deactivate`, reason),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const left = db.selectFrom('account').select('uuid').where('active', '=', true)
      expect(await left.where('uuid', 'in', [other.uuid, people.planner.uuid]).execute()).toHaveLength(1)
      await db.updateTable('account').set({ active: true }).execute()
    }
    await db.updateTable('account').set({ password_hash: null }).where('uuid', '=', other.uuid).execute()
    const answer = await other.put(`/users/${people.planner.uuid}/deactivate`, reason)
    expect(answer).toMatchObject({ status: 409, body: { detail: 'Dit is de laatste planner: nodig eerst een andere uit.' } })
  })
  test('someone for whom history says who did it and why', async () => {
    must(await deactivate('otherOrganization'), 200)
    const events = db.selectFrom('event').selectAll().where('subject_uuid', '=', people.otherOrganization.uuid)
    expect(await events.where('name', '=', 'user_deactivated').execute()).toMatchObject([
      { actor_uuid: people.planner.uuid, reason: reason.reason, from_status: 'active', to_status: 'inactive' },
    ])
  })
})

describe('a deactivated user', () => {
  test('is logged out everywhere at once, on another server too', async () => {
    const [here, there] = [await loggedIn('careWorker'), await loggedIn('careWorker')]
    must(await callerWith(second, there.token).get('/acts'), 200)
    must(await deactivate('careWorker'), 200)
    for (const { token, refresh_token } of [here, there]) {
      await refused(token)
      await loginsOf({ ...api, server: second }).refused(token)
      expect(await refresh(refresh_token)).toMatchObject({ status: 401 })
    }
    expect(await login(people.careWorker.username)).toMatchObject({ status: 401, body: { message: 'Invalid credentials.' } })
  })
  test('cannot complete a login that was in progress', async () => {
    for (let round = 0; round < 5; round++) {
      const [entered] = await Promise.all([login(people.colleague.username), deactivate('colleague')])
      if (entered.status === 200) await refused(entered.body.token)
      const left = db.selectFrom('account_session').select('uuid').where('account_uuid', '=', people.colleague.uuid)
      expect(await left.execute()).toEqual([])
      must(await activate('colleague'), 200)
    }
  })
  test('does not get in by the second step they still owed', async () => {
    const half = callerWith(server, must(await login(people.backOffice.username), 200).token)
    const code = await codeTo(people.backOffice.username)
    must(await deactivate('backOffice'), 200)
    expect(await half.put('/mfa/verify', { code })).toMatchObject({ status: 401 })
  })
  test('gets nothing from a link for a new password, and no new link', async () => {
    const { username } = people.thirdWorker
    const ask = () => as.nobody.post('/user_tokens/reset_password', { username })
    must(await ask(), 202)
    const { token } = await linkTo(username)
    must(await deactivate('thirdWorker'), 200)
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, { password: `${password}-anders` })).toMatchObject({
      status: 404,
    })
    const before = (await mailsTo(username)).length
    must(await ask(), 202)
    expect(await mailsTo(username)).toHaveLength(before)
  })
  test('is no longer impersonated by a planner', async () => {
    const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: people.organization.uuid }), 201)
    const { token } = must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`, {}), 200)
    must(await callerWith(server, token).get('/acts'), 200)
    must(await deactivate('organization'), 200)
    await refused(token)
  })
  test('has a calendar feed that no longer works', async () => {
    const { pathname } = new URL(String(must(await as.careWorker.post('/calendar_feed'), 200).url))
    must(await as.nobody.get(pathname), 200)
    must(await deactivate('careWorker'), 200)
    expect(await as.nobody.get(pathname)).toMatchObject({ status: 404 })
  })
  test('is offered no work, and keeps what they had: the answer says how much', async () => {
    const assigned = await api.assignedMoment({}, 'colleague')
    const published = await api.publishedMoment()
    expect(must(await deactivate('colleague'), 200)).toMatchObject({ active: false, status: 'inactive', upcomingMoments: 1 })
    const careWorker = `/v1/care_workers/${people.colleague.uuid}`
    expect((await api.fresh(assigned)).assignee).toMatchObject({ '@id': careWorker })
    expect(await as.planner.put(`${published['@id']}/assign`, { careWorker })).toMatchObject({
      status: 409,
      body: { detail: 'Deze zorgverlener is niet actief.' },
    })
    const offered = await as.planner.get(`/care_moment_publications?careWorkerUuid=${people.colleague.uuid}`)
    expect(must(offered, 200).totalItems).toBe(0)
  })
  test('gets back in with their work once a planner activates them again', async () => {
    must(await deactivate('careWorker'), 200)
    const user = must(await activate('careWorker'), 200)
    expect(user).toMatchObject({ active: true, status: 'active', allowedActions: ['deactivate'] })
    must(await login(people.careWorker.username), 200)
    const moment = await api.openMoment()
    must(await as.planner.put(`${moment['@id']}/assign`, { careWorker: `/v1/care_workers/${user.uuid}` }), 200)
  })
})

describe('the list of users', () => {
  const found = async (query: string) =>
    must(await as.planner.get(`/users?pagination=false&${query}`), 200).member.map(u => u.username)
  const name = (who: Who) => people[who].username
  test.each([
    ['by a part of a name', 'search=sanne second', ['secondUser']],
    ['by a part of an address', 'search=thirdw', ['thirdWorker']],
    ['by a sign of LIKE as itself', 'search=%25', []],
    ['by a role', 'roles=ROLE_BACK_OFFICE_EMPLOYEE', ['backOffice']],
    ['by one of two roles', 'roles[]=ROLE_BACK_OFFICE_EMPLOYEE&roles[]=ROLE_CLIENT_ADMIN', ['backOffice', 'clientAdmin']],
  ] as [string, string, Who[]][])('finds them %s', async (_name, query, whom) => {
    expect(await found(query)).toEqual(whom.map(name))
  })
  test('finds deactivated and active users', async () => {
    must(await deactivate('newWorker'), 200)
    expect(await found('active=false')).toEqual([name('newWorker')])
    expect(await found('active=true')).not.toContain(name('newWorker'))
  })
  test('shows who each is and when they last logged in', async () => {
    expect(await userOf('clientAdmin')).not.toHaveProperty('lastLoginAt')
    await loggedIn('clientAdmin')
    expect(await userOf('clientAdmin')).toMatchObject({
      ...{ firstName: 'Joke', lastName: 'de Wit', roles: ['ROLE_CLIENT_ADMIN'], multiFactorEnabled: false },
      lastLoginAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })
})
