import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { ago, loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'
import { hashOf } from '../platform/login/token.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, loggedIn, refresh, mailsTo, subjectsTo, codeTo, settled, forgetCodes } = loginsOf(api)
const { people } = world
beforeAll(() => server.startWork())
beforeEach(async () => {
  moveClock(today)
  await forgetCodes()
  await settled()
  await db.deleteFrom('mail').execute()
})
afterAll(() => api.close())

const { username } = people.planner
const codeMail = 'De code om in te loggen'
/** A login that has not passed its second step. */
const halfLogin = async (who: Who = 'planner') => {
  const { token, refresh_token } = must(await login(people[who].username), 200)
  return { ...callerWith(server, token), token, refresh_token }
}
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const halfAMinuteLater = () => sql`update multi_factor_code set sent_at = sent_at - interval '31 seconds'`.execute(db)

describe('a planner who has given their password', () => {
  test('may do nothing else before the second step', async () => {
    const half = await halfLogin()
    expect(payloadOf(half.token)).toMatchObject({
      roles: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
      multi_factor_enabled: true,
      multi_factor_verified: false,
    })
    for (const path of ['/care_moments', '/acts', '/user_settings', `/back_office_employees/${people.planner.uuid}`])
      expect(await half.get(path), path).toMatchObject({ status: 403 })
    expect(await half.put('/mfa/off', { password })).toMatchObject({ status: 403 })
    expect(payloadOf(must(await refresh(half.refresh_token), 200).token).roles).toEqual(['IS_AUTHENTICATED_2FA_IN_PROGRESS'])
  })
  test('is told with what the second step can be done, and nobody else is', async () => {
    for (const who of ['nobody', 'planner'] as const) expect([401, 403]).toContain((await as[who].get('/mfa/ways')).status)
    const ways = async () => must(await (await halfLogin()).get('/mfa/ways'), 200)
    expect(await ways()).toMatchObject({ code: 'email', passkey: false, recoveryCode: false })
    must(await as.planner.put('/mfa/email', { password }), 200)
    expect(await ways()).toMatchObject({ code: 'email', passkey: false, recoveryCode: true })
    await db.deleteFrom('recovery_code').execute()
  })
  test.each(['12345', '1234567', 'abcdef', '', 'ABCDE-FGHI'])(
    'must give something in the form of a code, otherwise 422: “%s”',
    async code => {
      expect(wrongFields(await (await halfLogin()).put('/mfa/verify', { code }))).toEqual(['code'])
    },
  )
  test('gets 422 for a wrong code, never 401, as the app would log out; after the fifth the login ends', async () => {
    const half = await halfLogin()
    const code = await codeTo(username)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(wrongFields(await half.put('/mfa/verify', { code: anotherThan(code) }))).toEqual(['code'])
    expect(await half.put('/mfa/verify', { code })).toMatchObject({ status: 401 })
    expect(await refresh(half.refresh_token)).toMatchObject({ status: 401 })
    expect(await login(username)).toMatchObject({ status: 429 })
  })
  test('does not get in by guesses that are made at once', async () => {
    const half = await halfLogin()
    const code = await codeTo(username)
    const guesses = Array.from({ length: 20 }, () => half.put('/mfa/verify', { code: anotherThan(code) }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 422)).toHaveLength(5)
    expect(await half.put('/mfa/verify', { code })).toMatchObject({ status: 401 })
  })
  test('gets 422 for a code after ten minutes', async () => {
    const half = await halfLogin()
    moveClock('2026-10-19T08:11:00+00:00')
    expect(wrongFields(await half.put('/mfa/verify', { code: await codeTo(username) }))).toEqual(['code'])
  })
  test('does not get in by the code of another', async () => {
    await halfLogin()
    const half = await halfLogin('backOffice')
    const [theirs, own] = [await codeTo(username), await codeTo(people.backOffice.username)]
    if (theirs !== own) expect(await half.put('/mfa/verify', { code: theirs })).toMatchObject({ status: 422 })
    must(await half.put('/mfa/verify', { code: own }), 200)
  })
  test('gets in by the code from the mail, spaces around it or not, and once', async () => {
    const half = await halfLogin()
    const code = await codeTo(username)
    const { token, refresh_token } = must(await half.put('/mfa/verify', { code: ` ${code} ` }), 200)
    expect(payloadOf(token)).toMatchObject({ roles: ['ROLE_PLANNER'], multi_factor_enabled: true, multi_factor_verified: true })
    must(await callerWith(server, token).get('/care_moments'), 200)
    expect(payloadOf(must(await refresh(refresh_token), 200).token).roles).toEqual(['ROLE_PLANNER'])
    expect(await refresh(half.refresh_token)).toMatchObject({ status: 401 })
    expect(await half.put('/mfa/verify', { code })).toMatchObject({ status: 422 })
  })
})

describe('a new code', () => {
  test('is not sent within half a minute; then it is, and the old one no longer works', async () => {
    const half = await halfLogin()
    const old = await codeTo(username)
    expect(wrongFields(await half.put('/mfa/resend', {}))).toEqual(['code'])
    await halfAMinuteLater()
    expect(await half.put('/mfa/resend', {})).toMatchObject({ status: 202, text: '' })
    const code = await codeTo(username)
    if (code !== old) expect(await half.put('/mfa/verify', { code: old })).toMatchObject({ status: 422 })
    must(await half.put('/mfa/verify', { code }), 200)
  })
  test('is sent five times an hour, also when logging in again and again', async () => {
    const half = await halfLogin()
    for (let time = 0; time < 4; time++) {
      await halfAMinuteLater()
      must(await half.put('/mfa/resend', {}), 202)
    }
    await halfAMinuteLater()
    expect(wrongFields(await half.put('/mfa/resend', {}))).toEqual(['code'])
    await halfLogin()
    expect(await subjectsTo(username)).toEqual(Array(5).fill(codeMail))
    await db
      .updateTable('multi_factor_code')
      .set({ sent_at: ago(3601) })
      .execute()
    must(await half.put('/mfa/resend', {}), 202)
    expect(await mailsTo(username)).toHaveLength(6)
  })
  test('is stored as a hash with our key, as a million codes are soon tried', async () => {
    await halfLogin()
    const code = await codeTo(username)
    const { code_hash } = await db.selectFrom('multi_factor_code').select('code_hash').executeTakeFirstOrThrow()
    for (const text of [code, `${people.planner.uuid} ${code}`]) expect(code_hash.equals(hashOf(text))).toBe(false)
    expect(code_hash.equals(server.tokens.keyed(`${people.planner.uuid} ${code}`))).toBe(true)
  })
})

describe('a care worker', () => {
  test('without a pending second step has nothing to verify', async () => {
    expect(await as.careWorker.put('/mfa/verify', { code: '123456' })).toMatchObject({ status: 403 })
    expect(await as.careWorker.put('/mfa/resend', {})).toMatchObject({ status: 403 })
  })
  test('does not switch it on with another password; after five 429', async () => {
    const mine = await loggedIn('thirdWorker')
    for (let attempt = 0; attempt < 5; attempt++)
      expect(wrongFields(await mine.put('/mfa/email', { password: 'fout' }))).toEqual(['password'])
    expect(await mine.put('/mfa/email', { password })).toMatchObject({ status: 429 })
    expect(must(await mine.get('/user_settings'), 200).member[0]).toMatchObject({ multiFactorEnabled: false })
  })
  test('switches it on: from then on a login asks a code, and a mail tells them so', async () => {
    const mine = await loggedIn('careWorker')
    expect(must(await mine.put('/mfa/email', { password }), 200).recoveryCodes).toHaveLength(10)
    expect(must(await mine.get('/user_settings'), 200).member[0]).toMatchObject({
      multiFactorEnabled: true,
      multiFactorMethod: 'email',
      recoveryCodesLeft: 10,
    })
    const half = await halfLogin('careWorker')
    const { token } = must(await half.put('/mfa/verify', { code: await codeTo(people.careWorker.username) }), 200)
    expect(payloadOf(token).roles).toEqual(['ROLE_CARE_WORKER'])
    expect(await subjectsTo(people.careWorker.username)).toContain('Tweestapsverificatie staat aan')
  })
  test('switches it off with their own password only, and gets a mail about it', async () => {
    const mine = await loggedIn('colleague')
    must(await mine.put('/mfa/email', { password }), 200)
    expect(wrongFields(await mine.put('/mfa/off', { password: 'fout' }))).toEqual(['password'])
    must(await mine.put('/mfa/off', { password }), 204)
    expect(payloadOf((await loggedIn('colleague')).token)).toMatchObject({
      roles: ['ROLE_CARE_WORKER'],
      multi_factor_enabled: false,
    })
    expect(must(await mine.get('/user_settings'), 200).member[0]).toMatchObject({
      multiFactorEnabled: false,
      recoveryCodesLeft: 0,
    })
    expect(await subjectsTo(people.colleague.username)).toContain('Tweestapsverificatie staat uit')
  })
  test.each(['planner', 'backOffice'] as const)('may switch it off, a %s may not', async who => {
    expect(await as[who].put('/mfa/off', { password })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('backoffice') },
    })
  })
})
