// An authenticator app as the second step, and the recovery codes for when neither the app nor the mailbox is available.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, type Who } from '../../tests/worlds/world.ts'
import { base32, codeAt } from '../platform/login/one-time-codes.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, loggedIn, subjectsTo, forgetCodes } = loginsOf(api)
const { people } = world
beforeAll(() => server.startWork())
beforeEach(forgetCodes)
afterAll(() => api.close())

const stepMs = 30_000
// The clock is stopped halfway through a step, so that the test and the server compute the same code, however long the test takes.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2 }))
afterAll(() => void vi.useRealTimers())
const bytesOf = (secret: string) => {
  const bits = [...secret].map(c => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map(eight => Number.parseInt(eight, 2)))
}
/** The app's code this many steps from now. */
const codeOf = async (secret: string, steps = 0) => codeAt(bytesOf(secret), Math.floor(Date.now() / stepMs) + steps)
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>
const begin = async (mine: LoggedIn) => String(must(await mine.post('/mfa/totp', { password }), 200).secret)
/** Adds an app; gives its secret and the recovery codes. */
const addApp = async (mine: LoggedIn) => {
  const secret = await begin(mine)
  const { recoveryCodes } = must(await mine.put('/mfa/totp', { code: await codeOf(secret) }), 200)
  return { secret, recoveryCodes: recoveryCodes as string[] }
}
const halfLogin = async (who: Who) => callerWith(server, must(await login(people[who].username), 200).token)
const enter = async (who: Who, code: string) => (await halfLogin(who)).put('/mfa/verify', { code })
const settingsOf = async (who: Who) => must(await as[who].get('/user_settings'), 200).member[0]!

describe('adding an app', () => {
  test('asks the password', async () => {
    expect(wrongFields(await (await loggedIn('careWorker')).post('/mfa/totp', { password: 'fout' }))).toEqual(['password'])
  })
  test('is not done by a code when nothing was begun, or by another code; after five 429', async () => {
    const mine = await loggedIn('careWorker')
    expect(wrongFields(await mine.put('/mfa/totp', { code: '123456' }))).toEqual(['code'])
    const secret = await begin(mine)
    for (let attempt = 1; attempt < 5; attempt++)
      expect(wrongFields(await mine.put('/mfa/totp', { code: await codeOf(secret, 5) }))).toEqual(['code'])
    expect(await mine.put('/mfa/totp', { code: await codeOf(secret) })).toMatchObject({ status: 429 })
  })
  test('changes nothing until its first code', async () => {
    const mine = await loggedIn('careWorker')
    await begin(mine)
    expect(await settingsOf('careWorker')).toMatchObject({ multiFactorEnabled: false })
    expect(payloadOf((await loggedIn('careWorker')).token).roles).toEqual(['ROLE_CARE_WORKER'])
  })
  test('gives a secret in the form that apps read, which is not to be read in the database', async () => {
    const { secret, uri } = must(await (await loggedIn('careWorker')).post('/mfa/totp', { password }), 200)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(`otpauth://totp/Zorginzet:careworker%40voorbeeld.example?secret=${secret}&issuer=Zorginzet`)
    expect(base32(bytesOf(String(secret)))).toBe(secret)
    const { rows } = await sql<{ row: string }>`select to_jsonb(a)::text as row from authenticator a`.execute(db)
    const stored = JSON.stringify(rows)
    for (const form of [String(secret), bytesOf(String(secret)).toString('hex')]) expect(stored).not.toContain(form)
  })
  test('is done by its first code: then a login asks one, and a mail tells of it', async () => {
    const { secret, recoveryCodes } = await addApp(await loggedIn('careWorker'))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await settingsOf('careWorker')).toMatchObject({
      multiFactorEnabled: true,
      multiFactorMethod: 'totp',
      recoveryCodesLeft: 10,
    })
    const half = await halfLogin('careWorker')
    expect(await half.put('/mfa/resend', {})).toMatchObject({ status: 409, body: { detail: expect.stringContaining('app') } })
    expect(await half.put('/mfa/verify', { code: await codeOf(secret, 5) })).toMatchObject({ status: 422 })
    const { token } = must(await half.put('/mfa/verify', { code: await codeOf(secret, 1) }), 200)
    expect(payloadOf(token)).toMatchObject({ roles: ['ROLE_CARE_WORKER'], multi_factor_verified: true })
    expect(await subjectsTo(people.careWorker.username)).toEqual(expect.arrayContaining(['Tweestapsverificatie staat aan']))
    expect(await subjectsTo(people.careWorker.username)).not.toContain('De code om in te loggen')
  })
})

describe('a code of the app', () => {
  test('is refused a second time, and so is one from before it', async () => {
    const { secret } = await addApp(await loggedIn('colleague'))
    expect(await enter('colleague', await codeOf(secret))).toMatchObject({ status: 422 })
    const next = await codeOf(secret, 1)
    must(await enter('colleague', next), 200)
    expect(await enter('colleague', next)).toMatchObject({ status: 422 })
    expect(await enter('colleague', await codeOf(secret))).toMatchObject({ status: 422 })
  })
  test('of half a minute ago is fine, of a minute ago is not', async () => {
    const { secret } = await addApp(await loggedIn('thirdWorker'))
    await db.updateTable('authenticator').set({ used_step: 0 }).execute()
    expect(await enter('thirdWorker', await codeOf(secret, -2))).toMatchObject({ status: 422 })
    must(await enter('thirdWorker', await codeOf(secret, -1)), 200)
  })
  test('used at once in two logins opens one', async () => {
    const { secret } = await addApp(await loggedIn('locationAdmin'))
    const halves = [await halfLogin('locationAdmin'), await halfLogin('locationAdmin')]
    const code = await codeOf(secret, 1)
    const answers = await Promise.all(halves.map(half => half.put('/mfa/verify', { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
  test('of a new app counts from its first one on; until then the old app does', async () => {
    const mine = await loggedIn('tempWorker')
    const { secret: old } = await addApp(mine)
    const secret = await begin(mine)
    await db.updateTable('authenticator').set({ used_step: 0 }).execute()
    expect(await enter('tempWorker', await codeOf(secret))).toMatchObject({ status: 422 })
    must(await enter('tempWorker', await codeOf(old)), 200)
    must(await mine.put('/mfa/totp', { code: await codeOf(secret) }), 200)
    expect(await enter('tempWorker', await codeOf(old, 1))).toMatchObject({ status: 422 })
    must(await enter('tempWorker', await codeOf(secret, 1)), 200)
  })
  test('is no longer required after switching to mail', async () => {
    const mine = await loggedIn('secondUser')
    const { secret } = await addApp(mine)
    must(await mine.put('/mfa/email', { password }), 200)
    expect(await settingsOf('secondUser')).toMatchObject({ multiFactorEnabled: true, multiFactorMethod: 'email' })
    expect(await enter('secondUser', await codeOf(secret, 1))).toMatchObject({ status: 422 })
    expect(await db.selectFrom('authenticator').selectAll().where('account_uuid', '=', people.secondUser.uuid).execute()).toEqual(
      [],
    )
  })
})

describe('a recovery code', () => {
  const newCodes = async (mine: LoggedIn) =>
    must(await mine.post('/mfa/recovery_codes', { password }), 200).recoveryCodes as string[]
  test('is not to be had without a second step, or without the password', async () => {
    const mine = await loggedIn('organization')
    expect(wrongFields(await mine.post('/mfa/recovery_codes', { password: 'fout' }))).toEqual(['password'])
    expect(await mine.post('/mfa/recovery_codes', { password })).toMatchObject({ status: 409 })
  })
  test('of another, or made up, opens nothing', async () => {
    const theirs = await newCodes({ ...as.backOffice, token: '', refresh_token: '' })
    const mine = await loggedIn('organization')
    must(await mine.put('/mfa/email', { password }), 200)
    for (const code of [theirs[0]!, 'AAAAA-AAAAA']) expect(await enter('organization', code)).toMatchObject({ status: 422 })
  })
  test('lets its owner in instead of a code, each once, however it is typed, and is reported by mail', async () => {
    const mine = await loggedIn('clientAdmin')
    const { recoveryCodes } = must(await mine.put('/mfa/email', { password }), 200) as unknown as { recoveryCodes: string[] }
    const typed = (code: string, n: number) => [code, code.toLowerCase(), ` ${code.replace('-', '')} `][n % 3]!
    for (const [n, code] of recoveryCodes.slice(0, 3).entries()) {
      expect(payloadOf(must(await enter('clientAdmin', typed(code, n)), 200).token).roles).toEqual(['ROLE_CLIENT_ADMIN'])
      expect(await settingsOf('clientAdmin')).toMatchObject({ recoveryCodesLeft: 9 - n })
    }
    expect(await enter('clientAdmin', recoveryCodes[0]!)).toMatchObject({ status: 422 })
    expect(await subjectsTo(people.clientAdmin.username)).toContain('Er is ingelogd met een herstelcode')
  })
  test('stops working once there are new ones, which a mail announces', async () => {
    const mine = await loggedIn('otherOrganization')
    const { recoveryCodes: old } = await addApp(mine)
    const codes = await newCodes(mine)
    expect(await enter('otherOrganization', old[0]!)).toMatchObject({ status: 422 })
    must(await enter('otherOrganization', codes[0]!), 200)
    expect(await subjectsTo(people.otherOrganization.username)).toContain('Er zijn nieuwe herstelcodes')
  })
  test('is shown once: afterwards it is nowhere to be read, in no answer and not in the database', async () => {
    const mine = await loggedIn('otherLocationAdmin')
    const { recoveryCodes } = await addApp(mine)
    const { rows } = await sql<{ row: string }>`select to_jsonb(r)::text as row from recovery_code r`.execute(db)
    const events = await db.selectFrom('event').selectAll().execute()
    const read = JSON.stringify([
      rows,
      events,
      await settingsOf('otherLocationAdmin'),
      await db.selectFrom('mail').select('text').execute(),
    ])
    for (const code of recoveryCodes)
      for (const form of [code, code.replace('-', ''), Buffer.from(code).toString('hex')]) expect(read).not.toContain(form)
  })
})
