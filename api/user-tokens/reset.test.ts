import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, loggedIn, refresh, mailsTo, subjectsTo, linkTo, settled, forgetTries, refused } = loginsOf(api)
beforeAll(() => server.startWork())
beforeEach(async () => {
  moveClock(today)
  await forgetTries()
  await settled()
  await db.deleteFrom('mail').execute()
})
afterAll(() => api.close())

const { people } = world
const secret = 'De kat van de buren blaft'
const ask = (username: string) => as.nobody.post('/user_tokens/reset_password', { username })
const reset = (token: string, changes: Record<string, unknown> = {}) =>
  as.nobody.put(`/user_tokens/${token}/reset_password`, { password: secret, ...changes })
const linkOf = async (who: Who) => {
  must(await ask(people[who].username), 202)
  return linkTo(people[who].username)
}
const isPasswordOf = async (who: Who, word: string) => (await login(people[who].username, word)).status === 200

describe('asking for a new password', () => {
  test('is answered the same whether the account exists, does not, or is switched off', async () => {
    await db.updateTable('account').set({ active: false }).where('uuid', '=', people.newWorker.uuid).execute()
    const answers = []
    for (const name of [people.careWorker.username, 'niemand@voorbeeld.example', people.newWorker.username])
      answers.push(await ask(name))
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([202, ''])
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]!.headers))
    }
    expect(await subjectsTo(people.careWorker.username)).toEqual(['Kies een nieuw wachtwoord'])
    expect(await mailsTo('niemand@voorbeeld.example')).toEqual([])
    expect(await mailsTo(people.newWorker.username)).toEqual([])
  })
  test('of what is no mail address is 422', async () => {
    expect(wrongFields(await ask('niemand'))).toEqual(['username'])
  })
  test('is not done in their name more than three times in a quarter of an hour: the answer stays, the mails stop', async () => {
    const { username } = people.colleague
    for (let time = 0; time < 6; time++) expect(await ask(username)).toMatchObject({ status: 202, text: '' })
    expect(await mailsTo(username)).toHaveLength(3)
  })
  test('works again after that quarter, also for who was asked for all the while by somebody else', async () => {
    const { username } = people.colleague
    const pass = (minutes: number) => sql`update login_attempt set at = at - make_interval(mins => ${minutes})`.execute(db)
    for (let time = 0; time < 3; time++) must(await ask(username), 202)
    await pass(14)
    for (let time = 0; time < 3; time++) must(await ask(username), 202)
    expect(await mailsTo(username)).toHaveLength(3)
    await pass(2)
    must(await ask(username), 202)
    expect(await mailsTo(username)).toHaveLength(4)
  })
  test('from one address for many names has to wait after twenty', async () => {
    for (let time = 0; time < 20; time++) must(await ask(`iemand${time}@voorbeeld.example`), 202)
    const answer = await ask(people.careWorker.username)
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  })
})

describe('a link for a new password', () => {
  test('that nobody sent is 404', async () => {
    expect(await reset('0'.repeat(128))).toMatchObject({ status: 404 })
  })
  test('is 404 after an hour', async () => {
    const { token } = await linkOf('thirdWorker')
    moveClock('2026-10-19T09:01:00+00:00')
    expect(await as.nobody.get(`/user_tokens/${token}`)).toMatchObject({ status: 404 })
    expect(await reset(token)).toMatchObject({ status: 404 })
    expect(await isPasswordOf('thirdWorker', password)).toBe(true)
  })
  test('cannot complete a registration or impersonate anybody', async () => {
    const { token } = await linkOf('thirdWorker')
    const body = { password: secret, agreed: true }
    expect(await as.nobody.put(`/user_tokens/${token}/complete_registration`, body)).toMatchObject({ status: 404 })
    expect(await as.nobody.put(`/user_tokens/${token}/impersonate`)).toMatchObject({ status: 404 })
    expect(must(await as.nobody.get(`/user_tokens/${token}`), 200).kind).toBe('reset_password')
  })
  test('is not used up by a password that is too short or too easy', async () => {
    const { token } = await linkOf('thirdWorker')
    for (const word of ['kort', 'wachtwoord12', people.thirdWorker.username, 'Welkom2026!!', 'a'.repeat(201)])
      expect(wrongFields(await reset(token, { password: word })), word).toEqual(['password'])
    must(await reset(token, { password }), 204)
  })
  test('is the last one that was sent: those before it stop working', async () => {
    const { token } = await linkOf('thirdWorker')
    const { token: newer } = await linkOf('thirdWorker')
    expect(await reset(token)).toMatchObject({ status: 404 })
    must(await reset(newer, { password }), 204)
  })
  test('works once, of many at once one', async () => {
    const { path, token } = await linkOf('colleague')
    expect(path).toBe('/account/wachtwoord-opnieuw-instellen')
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
    expect(await isPasswordOf('colleague', password)).toBe(false)
    expect(await isPasswordOf('colleague', secret)).toBe(true)
  })
  test('ends all logins of this person, access tokens included, and none of anybody else', async () => {
    const logins = [await loggedIn('organization'), await loggedIn('organization')]
    const other = await loggedIn('secondUser')
    must(await reset((await linkOf('organization')).token), 204)
    for (const { token, refresh_token } of logins) {
      await refused(token)
      expect(await refresh(refresh_token)).toMatchObject({ status: 401 })
    }
    must(await other.get('/care_moments'), 200)
    must(await refresh(other.refresh_token), 200)
  })
  test('is reported to its owner when it was used', async () => {
    must(await reset((await linkOf('clientAdmin')).token), 204)
    expect(await subjectsTo(people.clientAdmin.username)).toEqual(['Kies een nieuw wachtwoord', 'Uw wachtwoord is gewijzigd'])
  })
  test('lets a user in again who had to wait after five wrong passwords', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await isPasswordOf('locationAdmin', 'fout')
    expect(await login(people.locationAdmin.username)).toMatchObject({ status: 429 })
    must(await reset((await linkOf('locationAdmin')).token), 204)
    expect(await isPasswordOf('locationAdmin', secret)).toBe(true)
  })
  test('does not replace the second step', async () => {
    must(await reset((await linkOf('planner')).token), 204)
    const { token } = must(await login(people.planner.username, secret), 200)
    expect(payloadOf(token)).toMatchObject({ roles: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], multi_factor_verified: false })
    expect(await callerWith(server, token).get('/care_moments')).toMatchObject({ status: 403 })
  })
  test('is the one to finish with, for who never finished registering', async () => {
    const { uuid } = people.tempWorker
    await db.updateTable('account').set({ password_hash: null }).where('uuid', '=', uuid).execute()
    const { path, token } = await linkOf('tempWorker')
    expect(path).toBe('/werk/maak-je-profiel-compleet')
    expect(must(await as.nobody.get(`/user_tokens/${token}`), 200).kind).toBe('complete_registration')
  })
})
