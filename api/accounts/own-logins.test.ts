// What owners do with their own account: see and end their logins, change their password, be notified of new devices.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { ago, cookiesIn, loginsOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, type Who } from '../../tests/worlds/world.ts'
import { hashOf } from '../platform/login/token.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { linkTo, login, loggedIn, refresh, mailsTo, subjectsTo, codeTo, settled, forgetCodes, refused } = loginsOf(api)
const { people } = world
beforeAll(() => server.startWork())
beforeEach(async () => {
  await forgetCodes()
  await db.deleteFrom('account_session').execute()
  await settled()
  await db.deleteFrom('mail').execute()
})
afterAll(() => api.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const other = 'De kat van de buren blaft'
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>
const loginsSeenBy = async (someone: LoggedIn) => must(await someone.get('/account_sessions'), 200).member

describe('one’s own logins', () => {
  test('cannot be seen or ended by somebody else', async () => {
    const mine = await loggedIn('careWorker')
    const [theirs] = await loginsSeenBy(await loggedIn('colleague'))
    expect(await mine.delete(`/account_sessions/${theirs!.uuid}`)).toMatchObject({ status: 404 })
    expect(await mine.delete(`/account_sessions/${people.colleague.uuid}`)).toMatchObject({ status: 404 })
    expect((await loginsSeenBy(mine)).map(({ uuid }) => uuid)).not.toContain(theirs!.uuid)
    expect(must(await as.planner.get('/account_sessions'), 200).member).toEqual([])
  })
  test('are no longer listed after thirty days without use', async () => {
    const mine = await loggedIn('careWorker')
    const old = await loggedIn('careWorker')
    await db
      .updateTable('account_session')
      .set({ expires_at: ago(1) })
      .where('token_hash', '=', hashOf(old.refresh_token))
      .execute()
    expect(await loginsSeenBy(mine)).toHaveLength(1)
  })
  test('are not those that still owe their second step', async () => {
    const { token } = must(await login(people.planner.username), 200)
    expect(must(await as.planner.get('/account_sessions'), 200).member).toEqual([])
    expect(await callerWith(server, token).get('/account_sessions')).toMatchObject({ status: 403 })
  })
  test('are listed by device, last used first, with the current one marked', async () => {
    const first = await loggedIn('careWorker', { 'user-agent': firefox })
    const second = await loggedIn('careWorker', { 'user-agent': safari })
    must(await refresh(first.refresh_token), 200)
    const seen = (await loginsSeenBy(second)).map(({ userAgent, current }) => [userAgent, current])
    expect(seen).toEqual([
      [firefox, false],
      [safari, true],
    ])
    expect((await loginsSeenBy(first)).map(({ current }) => current)).toEqual([true, false])
    const [item] = must(await first.get('/account_sessions', { accept: 'application/json' }), 200) as unknown as object[]
    expect(Object.keys(item!).sort()).toEqual(['createdAt', 'current', 'lastUsedAt', 'userAgent', 'uuid'])
  })
  test('are ended one by one, with the access token that was given out; the one that ends stays', async () => {
    const thisLogin = await loggedIn('careWorker')
    const otherLogin = await loggedIn('careWorker')
    const { uuid } = (await loginsSeenBy(otherLogin)).find(({ current }) => current)!
    must(await thisLogin.delete(`/account_sessions/${uuid}`), 204)
    expect(await refresh(otherLogin.refresh_token)).toMatchObject({ status: 401 })
    await refused(otherLogin.token)
    expect(await loginsSeenBy(thisLogin)).toHaveLength(1)
    must(await refresh(thisLogin.refresh_token), 200)
    expect(await thisLogin.delete(`/account_sessions/${uuid}`)).toMatchObject({ status: 404 })
  })
  test('are ended all but this one', async () => {
    const thisLogin = await loggedIn('careWorker')
    const elsewhere = [await loggedIn('careWorker'), await loggedIn('careWorker')]
    const stranger = await loggedIn('colleague')
    must(await thisLogin.delete('/account_sessions'), 204)
    for (const { token, refresh_token } of elsewhere) {
      expect(await refresh(refresh_token)).toMatchObject({ status: 401 })
      await refused(token)
    }
    expect(await loginsSeenBy(thisLogin)).toMatchObject([{ current: true }])
    for (const { refresh_token } of [thisLogin, stranger]) must(await refresh(refresh_token), 200)
  })
})

describe('a care worker who changes their password', () => {
  const change = (who: LoggedIn, currentPassword: string, to = other, uuid = people.thirdWorker.uuid) =>
    who.put(`/care_workers/${uuid}/password`, { currentPassword, password: to })
  test('does so for nobody else', async () => {
    const mine = await loggedIn('thirdWorker')
    expect(await change(mine, password, other, people.careWorker.uuid)).toMatchObject({ status: 404 })
  })
  test('must give the current one: otherwise 422, and after five times 429, even with the right one and when logging in', async () => {
    const mine = await loggedIn('thirdWorker')
    for (let attempt = 0; attempt < 5; attempt++) expect(wrongFields(await change(mine, 'fout'))).toEqual(['currentPassword'])
    expect(await change(mine, password)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    expect(await login(people.thirdWorker.username)).toMatchObject({ status: 429 })
  })
  test('must choose one that is long and strong enough: otherwise 422, and nothing changes', async () => {
    const mine = await loggedIn('thirdWorker')
    const otherLogin = await loggedIn('thirdWorker')
    for (const word of ['kort', 'Welkom2026!!', people.thirdWorker.username])
      expect(wrongFields(await change(mine, password, word)), word).toEqual(['password'])
    must(await refresh(otherLogin.refresh_token), 200)
    must(await login(people.thirdWorker.username), 200)
    expect(await subjectsTo(people.thirdWorker.username)).not.toContain('Uw wachtwoord is gewijzigd')
  })
  test('is logged out everywhere but here, and gets a mail about it', async () => {
    const thisLogin = await loggedIn('thirdWorker')
    const otherLogin = await loggedIn('thirdWorker')
    must(await change(thisLogin, password), 204)
    expect(await refresh(otherLogin.refresh_token)).toMatchObject({ status: 401 })
    await refused(otherLogin.token)
    expect(await loginsSeenBy(thisLogin)).toMatchObject([{ current: true }])
    must(await refresh(thisLogin.refresh_token), 200)
    expect(await login(people.thirdWorker.username)).toMatchObject({ status: 401 })
    must(await login(people.thirdWorker.username, other), 200)
    expect(await subjectsTo(people.thirdWorker.username)).toContain('Uw wachtwoord is gewijzigd')
  })
  test('can no longer use a link that was requested before', async () => {
    must(await as.nobody.post('/user_tokens/reset_password', { username: people.thirdWorker.username }), 202)
    const { token } = await linkTo(people.thirdWorker.username)
    must(await as.nobody.get(`/user_tokens/${token}`), 200)
    const mine = callerWith(server, must(await login(people.thirdWorker.username, other), 200).token)
    must(await mine.put(`/care_workers/${people.thirdWorker.uuid}/password`, { currentPassword: other, password }), 204)
    expect(await as.nobody.get(`/user_tokens/${token}`)).toMatchObject({ status: 404 })
  })
})

describe('who logs in on a device', () => {
  const newDeviceSubject = 'Er is ingelogd op een nieuw apparaat'
  const loginWith = (who: Who, device?: string) =>
    login(people[who].username, password, { 'user-agent': safari, ...(device && { cookie: `device=${device}` }) })
  const deviceOf = async (who: Who, device?: string) => cookiesIn(await loginWith(who, device)).device!
  test('gets no mail the first time, or on the same device again', async () => {
    const { username } = people.clientAdmin
    const device = await deviceOf('clientAdmin')
    expect(await deviceOf('clientAdmin', device)).toBe(device)
    expect(await subjectsTo(username)).toEqual([])
  })
  test('gets one mail about a new device, with its name', async () => {
    const { username } = people.locationAdmin
    await deviceOf('locationAdmin')
    const second = await deviceOf('locationAdmin')
    await deviceOf('locationAdmin', second)
    expect(await mailsTo(username)).toEqual([{ subject: newDeviceSubject, text: expect.stringContaining('Safari op iPhone') }])
  })
  test('gets a mail when only another account is known on it', async () => {
    const otherDevice = await deviceOf('otherOrganization')
    await deviceOf('secondUser')
    expect(await deviceOf('secondUser', otherDevice)).toBe(otherDevice)
    expect(await subjectsTo(people.secondUser.username)).toEqual([newDeviceSubject])
  })
  test('gets a new device id instead of one they made up', async () => {
    expect(await deviceOf('tempWorker', 'x')).toMatch(/^[0-9a-f]{128}$/)
  })
  test('does not count as logged in before the second step', async () => {
    const of = db.selectFrom('account_device').select('account_uuid').where('account_uuid', '=', people.planner.uuid)
    const half = await loginWith('planner')
    expect(cookiesIn(half).device).toBeUndefined()
    expect(await of.execute()).toEqual([])
    const code = await codeTo(people.planner.username)
    const whole = await callerWith(server, half.body.token).put('/mfa/verify', { code })
    expect(cookiesIn(whole).device).toMatch(/^[0-9a-f]{128}$/)
    expect(await of.execute()).toHaveLength(1)
  })
})

describe('one’s own settings', () => {
  test.each(['', '?user.uuid=OWN', '?user.uuid=OTHER', '?user.uuid=OTHER&user.uuid=OWN', '?pagination=false'])(
    'are the only ones they see, whatever the filter: %s',
    async filter => {
      const query = filter.replace('OWN', people.careWorker.uuid).replace('OTHER', people.planner.uuid)
      const { member } = must(await as.careWorker.get(`/user_settings${query}`), 200)
      const isOfWorker = !query.includes('user.uuid') || query.includes(people.careWorker.uuid)
      expect(member.map(({ uuid }) => uuid)).toEqual(isOfWorker ? [people.careWorker.uuid] : [])
    },
  )
  test('show the method of the second step', async () => {
    const of = async (who: Who) => must(await as[who].get('/user_settings'), 200).member[0]
    expect(await of('careWorker')).toMatchObject({ multiFactorEnabled: false, multiFactorMethod: 'email', recoveryCodesLeft: 0 })
    expect(await of('planner')).toMatchObject({ multiFactorEnabled: true })
  })
})

describe.each([
  ['organization', 'organization_users', 'secondUser'],
  ['locationAdmin', 'organization_users', 'organization'],
  ['planner', 'back_office_employees', 'backOffice'],
  ['backOffice', 'back_office_employees', 'planner'],
] as const)('%s who changes their password', (who, records, somebodyElse) => {
  const change = (currentPassword: string, to: string, uuid: string = people[who].uuid) =>
    as[who].put(`/${records}/${uuid}/password`, { currentPassword, password: to })
  test('does so for nobody else, nor below another kind of record', async () => {
    expect(await change(password, other, people[somebodyElse].uuid)).toMatchObject({ status: 404 })
    const elsewhere = { currentPassword: password, password: other }
    expect(await as[who].put(`/care_workers/${people[who].uuid}/password`, elsewhere)).toMatchObject({ status: 403 })
    must(await login(people[somebodyElse].username), 200)
  })
  test('must give the current one, and choose one that is long enough', async () => {
    expect(wrongFields(await change('fout', other))).toEqual(['currentPassword'])
    expect(wrongFields(await change(password, 'kort'))).toEqual(['password'])
    must(await login(people[who].username), 200)
  })
  test('is logged out elsewhere, and gets a mail about it', async () => {
    const { refresh_token } = must(await login(people[who].username), 200)
    must(await change(password, other), 204)
    expect(await refresh(refresh_token!)).toMatchObject({ status: 401 })
    expect(await login(people[who].username)).toMatchObject({ status: 401 })
    expect(await subjectsTo(people[who].username)).toContain('Uw wachtwoord is gewijzigd')
    await forgetCodes()
    must(await change(other, password), 204)
  })
})
