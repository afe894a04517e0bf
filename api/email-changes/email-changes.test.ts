// Changing the address to log in with: possible for everybody, and can be stopped by whoever reads the old address.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, password, today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { loggedIn, login, mailsTo, subjectsTo, linkTo, forgetCodes, refresh, refused, settled } = loginsOf(api)
const { people } = world
const known = db.selectFrom('account').select('password_hash').where('uuid', '=', people.careWorker.uuid)
const { password_hash: hash } = await known.executeTakeFirstOrThrow()
beforeAll(() => server.startWork())
beforeEach(async () => {
  moveClock(today)
  await forgetCodes()
  for (const who of everybody) {
    const { uuid, username } = people[who]
    const row = { username, password_hash: hash, active: true }
    await db.updateTable('account').set(row).where('uuid', '=', uuid).execute()
  }
  await db.deleteFrom('user_token').execute()
  await db.deleteFrom('former_address').execute()
  await db.deleteFrom('mail').execute()
})
afterAll(() => api.close())

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `verhuisd${addresses}@voorbeeld.example`
}
const of = (who: Who) => `/user_settings/${people[who].uuid}/email`
const ask = (who: Who, email: string, secret = password) => as[who].put(of(who), { email, password: secret })
const codeAt = async (email: string) => {
  const { text } = (await mailsTo(email)).find(({ subject }) => subject === 'De code voor uw nieuwe e-mailadres')!
  return /\d{6}/.exec(text)![0]
}
const confirm = (who: Who, email: string, code: string) => as[who].put(`${of(who)}/confirm`, { email, code })
/** This person asked for another address, and has the code that was mailed there. */
const requestChange = async (who: Who) => {
  const email = newAddress()
  must(await ask(who, email), 202)
  return { email, code: await codeAt(email) }
}
const moved = async (who: Who) => {
  const { email, code } = await requestChange(who)
  must(await confirm(who, email, code), 204)
  return email
}
const fresh = 'De kat van de buren blaft'
const keep = (token: string, secret = fresh) => as.nobody.put(`/user_tokens/${token}/keep_email`, { password: secret })
const usernameOf = async (who: Who) =>
  (await db.selectFrom('account').select('username').where('uuid', '=', people[who].uuid).executeTakeFirstOrThrow()).username

describe('a user who changes their address', () => {
  test('can only do so for themselves: nobody changes it for somebody else, not even while impersonating', async () => {
    expect(await as.planner.put(of('careWorker'), { email: newAddress(), password })).toMatchObject({ status: 404 })
    const { url } = must(await as.planner.post('/user_tokens/impersonate', { user: people.careWorker.uuid }), 201)
    const { token } = must(await as.nobody.put(`/user_tokens/${String(url).slice(-128)}/impersonate`, {}), 200)
    expect(await callerWith(server, token).put(of('careWorker'), { email: newAddress(), password })).toMatchObject({
      status: 403,
    })
  })
  test('must give their password, and a valid address that is not theirs already', async () => {
    expect(wrongFields(await ask('careWorker', newAddress(), 'verkeerd'))).toEqual(['password'])
    expect(wrongFields(await ask('careWorker', 'jan@'))).toEqual(['email'])
    expect(wrongFields(await ask('careWorker', people.careWorker.username.toUpperCase()))).toEqual(['email'])
  })
  test('asks again only after half a minute', async () => {
    await requestChange('careWorker')
    expect(wrongFields(await ask('careWorker', newAddress()))).toEqual(['email'])
  })
  test('does not learn who has an account: the answer is the same, and no code is sent there', async () => {
    const takenAddress = people.organization.username
    expect(await ask('careWorker', takenAddress)).toMatchObject({ status: 202, text: '' })
    expect(await mailsTo(takenAddress)).toEqual([])
  })
  test('is refused a code that is wrong, for another address, or ten minutes old', async () => {
    const { email, code } = await requestChange('careWorker')
    const other = code === '000000' ? '000001' : '000000'
    expect(wrongFields(await confirm('careWorker', email, other))).toEqual(['code'])
    expect(wrongFields(await confirm('careWorker', newAddress(), code))).toEqual(['code'])
    moveClock(new Date(Date.parse(today) + 601_000).toISOString())
    expect(wrongFields(await confirm('careWorker', email, code))).toEqual(['code'])
    expect(await usernameOf('careWorker')).toBe(people.careWorker.username)
  })
  test('cannot have an address that somebody took meanwhile: 409', async () => {
    const { email, code } = await requestChange('careWorker')
    await db.updateTable('account').set({ username: email }).where('uuid', '=', people.colleague.uuid).execute()
    expect(await confirm('careWorker', email, code)).toMatchObject({
      status: 409,
      body: { detail: 'Voor dit e-mailadres is er al een account.' },
    })
  })
  test.each(everybody)('%s moves: the code came at the new address, the old one was told before and after', async who => {
    const email = await moved(who)
    expect(await login(people[who].username)).toMatchObject({ status: 401 })
    must(await login(email.toUpperCase()), 200)
    const subjects = ['Er is een ander e-mailadres gevraagd voor uw account', 'U logt voortaan in met een ander e-mailadres']
    expect(await subjectsTo(people[who].username)).toEqual(subjects)
  })
  test('can use a code once, also with two requests at once', async () => {
    const { email, code } = await requestChange('careWorker')
    const answers = await Promise.all([confirm('careWorker', email, code), confirm('careWorker', email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  })
  test('stays logged in, and the next token has the new address', async () => {
    const me = await loggedIn('careWorker')
    const email = await moved('careWorker')
    must(await me.get('/acts'), 200)
    expect(payloadOf(must(await refresh(me.refresh_token), 200).token).username).toBe(email)
  })
  test('cannot use a link that was mailed to the old address', async () => {
    must(await as.nobody.post('/user_tokens/reset_password', { username: people.careWorker.username }), 202)
    const { token } = await linkTo(people.careWorker.username)
    await moved('careWorker')
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, { password: fresh })).toMatchObject({ status: 404 })
  })
  test('gets pending mails about events at the new address', async () => {
    await settled()
    const event = await db.selectFrom('event').select('uuid').limit(1).executeTakeFirstOrThrow()
    const mail = { recipient: people.careWorker.username, subject: 'Je bent gekozen', text: 'x', html: 'x', at: today }
    await db
      .insertInto('mail')
      .values([
        { ...mail, event_uuid: event.uuid },
        { ...mail, subject: 'Een code' },
      ])
      .execute()
    const email = await moved('careWorker')
    expect(await subjectsTo(email)).toContain('Je bent gekozen')
    expect(await subjectsTo(people.careWorker.username)).toContain('Een code')
  })
  test('is reached at the new address as the manager of a client', async () => {
    const email = await moved('planner')
    expect(must(await as.planner.get(`/back_office_employees/${people.planner.uuid}`), 200)).toMatchObject({ email })
  })
})

describe('a user who reads the old address and did not request the change', () => {
  test('is refused a link that was never sent, is of another kind, was used, or is older than seven days', async () => {
    expect(await keep('0'.repeat(128))).toMatchObject({ status: 404 })
    must(await as.nobody.post('/user_tokens/reset_password', { username: people.colleague.username }), 202)
    expect(await keep((await linkTo(people.colleague.username)).token)).toMatchObject({ status: 404 })
    await requestChange('careWorker')
    const { token } = await linkTo(people.careWorker.username)
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, { password: fresh })).toMatchObject({ status: 404 })
    moveClock(new Date(Date.parse(today) + 7 * 86_400_000 + 1000).toISOString())
    expect(await keep(token)).toMatchObject({ status: 404 })
    expect(await as.nobody.get(`/user_tokens/${token}/ended`)).toMatchObject({ body: { kind: 'keep_email', renewable: false } })
    moveClock(today)
    must(await keep(token), 204)
    expect(await keep(token)).toMatchObject({ status: 404 })
  })
  test('chooses a password that is not too easy', async () => {
    await requestChange('careWorker')
    const { token } = await linkTo(people.careWorker.username)
    expect(wrongFields(await keep(token, 'wachtwoord12'))).toEqual(['password'])
    must(await keep(token), 204)
  })
  test('stops the change: the code and the known password no longer work', async () => {
    const me = await loggedIn('careWorker')
    const { email, code } = await requestChange('careWorker')
    const { path, token } = await linkTo(people.careWorker.username)
    expect(path).toBe('/account/wachtwoord-opnieuw-instellen')
    expect(await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })).toMatchObject({
      body: { kind: 'keep_email', email: people.careWorker.username },
    })
    must(await keep(token), 204)
    await refused(me.token)
    expect(await login(people.careWorker.username)).toMatchObject({ status: 401 })
    must(await login(people.careWorker.username, fresh), 200)
    const again = callerWith(server, must(await login(people.careWorker.username, fresh), 200).token)
    expect(wrongFields(await again.put(`${of('careWorker')}/confirm`, { email, code }))).toEqual(['code'])
  })
  test('reverts the change, also by the first mail, and after a second change', async () => {
    await requestChange('tempWorker')
    const { token } = await linkTo(people.tempWorker.username)
    await forgetCodes()
    const between = await moved('tempWorker')
    await forgetCodes()
    await moved('tempWorker')
    must(await keep(token), 204)
    expect(await usernameOf('tempWorker')).toBe(people.tempWorker.username)
    expect(await keep((await linkTo(between)).token)).toMatchObject({ status: 404 })
    const events = db.selectFrom('event').select('name').where('subject_uuid', '=', people.tempWorker.uuid)
    expect((await events.orderBy('uuid').execute()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account_email_changed', 'account_email_changed', 'account_email_kept']),
    )
  })
  test('finds their address free: nobody begins an account with it within seven days', async () => {
    const old = people.thirdWorker.username
    const email = await moved('thirdWorker')
    await forgetCodes()
    must(await ask('careWorker', old), 202)
    expect(await subjectsTo(old)).not.toContain('De code voor uw nieuwe e-mailadres')
    const form = { role: 'ROLE_BACK_OFFICE_EMPLOYEE', email: old, firstName: 'Iemand', lastName: 'Anders' }
    expect(await as.planner.post('/user_tokens/activate_account', form)).toMatchObject({ status: 409 })
    must(
      await as.nobody.post('/care_workers/register', {
        ...{ firstName: 'Iemand', lastName: 'Anders', email: old, phone: '0612345678', agreed: true },
        ...{ expertiseLevel: world.level, contractTypes: ['freelance'] },
        address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' },
      }),
      202,
    )
    expect(await subjectsTo(email)).toContain('Er is al een account bij Zorginzet')
    must(await keep((await linkTo(old)).token), 204)
    expect(await usernameOf('thirdWorker')).toBe(old)
  })
})
