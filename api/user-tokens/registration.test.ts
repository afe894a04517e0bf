import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf, payloadOf, wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { password, today } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, mailsTo, subjectsTo, linkTo, forgetTries } = loginsOf(api)
beforeAll(() => server.startWork())
beforeEach(async () => {
  moveClock(today)
  await forgetTries()
})
afterAll(() => api.close())

const level = async (key: string) => {
  const found = db.selectFrom('expertise_level').select('uuid').where('key', '=', key)
  return `/v1/expertise_levels/${(await found.executeTakeFirstOrThrow()).uuid}`
}
const nurse = await level('verpleegkundige_hbo')
const helper = await level('helpende')
const secret = 'De kat van de buren blaft'
let people = 0
const newAddress = () => {
  people += 1
  return `noor${people}@voorbeeld.example`
}
const registration = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Noor',
  lastName: 'Bakker',
  email: newAddress(),
  phone: '06 - 12 34 56 78',
  address: { street: 'Dam', houseNumber: '1', postcode: '1012js', city: 'Amsterdam' },
  expertiseLevel: helper,
  contractTypes: ['freelance', 'temp_work'],
  agreed: true,
  ...changes,
})
const register = (changes: Record<string, unknown> = {}) => as.nobody.post('/care_workers/register', registration(changes))
/** Someone who has registered, with the link from their mail. */
const registered = async (changes: Record<string, unknown> = {}) => {
  const email = newAddress()
  must(await register({ email, ...changes }), 202)
  return { email, ...(await linkTo(email)) }
}
const complete = (token: string, changes: Record<string, unknown> = {}) =>
  as.nobody.put(`/user_tokens/${token}/complete_registration`, { password: secret, agreed: true, ...changes })
const accountOf = (username: string) =>
  db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

describe('who registers', () => {
  const address = { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' }
  test.each<[string, Record<string, unknown>, string[]]>([
    ['gives a telephone number that is one', { phone: '12345' }, ['phone']],
    ['gives a postcode that is one', { address: { ...address, postcode: '1012' } }, ['address.postcode']],
    ['gives a postcode that exists', { address: { ...address, postcode: '1010 JS' } }, ['address.postcode']],
    ['has a BIG number where the level has a register', { expertiseLevel: nurse }, ['bigNumber']],
    ['has a BIG number of eleven digits', { expertiseLevel: nurse, bigNumber: '1234567890' }, ['bigNumber']],
    [
      'is notified of everything at once',
      { address: { ...address, postcode: '0000 AA' }, expertiseLevel: nurse },
      ['address.postcode', 'bigNumber'],
    ],
    ['agrees', { agreed: false }, ['agreed']],
    ['chooses a contract form', { contractTypes: [] }, ['contractTypes']],
    ['chooses a contract form that there is', { contractTypes: ['payroll'] }, ['contractTypes[0]']],
    ['gives an address that mail can go to', { email: 'noor@' }, ['email']],
    [
      'is told of everything that was mistyped at once',
      { phone: '0', email: 'noor@', firstName: '12' },
      ['email', 'firstName', 'phone'],
    ],
    ['has a name', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
    [
      'chooses a level that there is',
      { expertiseLevel: `/v1/expertise_levels/${world.people.planner.uuid}` },
      ['expertiseLevel'],
    ],
  ])('%s, else it is 422 naming the field', async (_why, changes, fields) => {
    expect(wrongFields(await register(changes))).toEqual(fields)
  })
  test('chooses a level that may be chosen', async () => {
    await db.updateTable('expertise_level').set({ is_selectable: false }).where('key', '=', 'zorghulp').execute()
    expect(wrongFields(await register({ expertiseLevel: await level('zorghulp') }))).toEqual(['expertiseLevel'])
  })
  test('makes nothing by what was refused', async () => {
    await register({ email: 'niets@voorbeeld.example', phone: '12345' })
    expect(await mailsTo('niets@voorbeeld.example')).toEqual([])
  })
  test('does so at most sixty times in a quarter of an hour from one address', async () => {
    await db
      .insertInto('login_attempt')
      .values(Array.from({ length: 59 }, () => ({ subject: 'registration 127.0.0.1', at: new Date().toISOString() })))
      .execute()
    must(await register(), 202)
    expect(await register()).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  })
  test('is a care worker whose level has no register without a BIG number, whatever was sent', async () => {
    const { email } = await registered({ bigNumber: '12345678901' })
    const { uuid } = await accountOf(email)
    expect(await db.selectFrom('care_worker_document').selectAll().where('care_worker_uuid', '=', uuid).execute()).toEqual([])
  })
  test('is kept as they said, in the form we keep: telephone, postcode, place, BIG number to be looked up', async () => {
    const contractTypes = ['temp_work', 'temp_work']
    const { email } = await registered({ expertiseLevel: nurse, bigNumber: '12345678901', contractTypes })
    const { uuid } = await accountOf(email)
    const profile = await db.selectFrom('care_worker_profile').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    expect(profile).toMatchObject({ first_name: 'Noor', phone: '+31612345678', postcode: '1012 JS', house_number: '1' })
    expect(profile!.latitude).toBeCloseTo(52.37, 1)
    expect(await db.selectFrom('care_worker').selectAll().where('uuid', '=', uuid).executeTakeFirst()).toMatchObject({
      phase: 'new',
      contract_types: ['temp_work'],
      introduction_completed_at: null,
    })
    const documents = db.selectFrom('care_worker_document').select(['kind', 'status', 'number'])
    expect(await documents.where('care_worker_uuid', '=', uuid).execute()).toEqual([
      { kind: 'big', status: 'submitted', number: '12345678901' },
    ])
  })
  test('does not choose their own roles, uuid, phase, password or second step', async () => {
    const { uuid } = world.people.planner
    const roles = ['ROLE_PLANNER']
    const worker = { uuid, phase: 'won', active: true, introductionCompletedAt: today }
    const account = {
      roles,
      role: roles[0],
      password: secret,
      password_hash: 'x',
      multiFactorEnabled: false,
    }
    const { email } = await registered({ ...account, ...worker, username: 'planner2@voorbeeld.example', careWorker: worker })
    const made = await accountOf(email)
    expect(made).toMatchObject({
      roles: ['ROLE_CARE_WORKER'],
      password_hash: null,
      multi_factor_enabled: false,
    })
    expect(made.uuid).not.toBe(uuid)
    const stored = db.selectFrom('care_worker').select(['phase', 'introduction_completed_at']).where('uuid', '=', made.uuid)
    expect(await stored.executeTakeFirst()).toEqual({ phase: 'new', introduction_completed_at: null })
    expect(await login(email, secret)).toMatchObject({ status: 401 })
  })
})

describe('an address that is known', () => {
  test('gets the same answer; the owner gets a mail that there is an account already', async () => {
    const known = world.people.careWorker.username
    const [fresh, again] = [await register(), await register({ email: known.toUpperCase() })]
    expect(again).toMatchObject({ status: 202, text: '' })
    expect(fresh.text).toBe(again.text)
    expect(Object.keys(fresh.headers)).toEqual(Object.keys(again.headers))
    expect(await subjectsTo(known)).toEqual(['Er is al een account bij Zorginzet'])
    expect((await linkTo(known)).token).toBe('')
  })
  test('but not finished yet, gets a new link in place of the old one, and stays as it was', async () => {
    const { email, token } = await registered()
    must(await register({ email, firstName: 'Iemand', lastName: 'Anders' }), 202)
    const { token: newer } = await linkTo(email)
    expect(newer).not.toBe(token)
    expect(await as.nobody.get(`/user_tokens/${token}`)).toMatchObject({ status: 404 })
    must(await complete(newer), 204)
    const { uuid } = await accountOf(email)
    const profile = db.selectFrom('care_worker_profile').select('first_name').where('uuid', '=', uuid)
    expect(await profile.executeTakeFirst()).toEqual({ first_name: 'Noor' })
  })
  test.each([
    ['capitals', 'Jan.Vos@Voorbeeld.example', 'jan.vos@voorbeeld.example'],
    ['the letters of a domain', 'jan@VÖS.example', 'jan@xn--vs-fka.example'],
  ])('is the same in %s: for the register, an invitation and another address', async (_what, one, other) => {
    must(await register({ email: one }), 202)
    const { token } = await linkTo(other)
    must(await complete(token), 204)
    must(await register({ email: other }), 202)
    expect((await subjectsTo(other)).at(-1)).toBe('Er is al een account bij Zorginzet')
    const invitation = { role: 'ROLE_BACK_OFFICE_EMPLOYEE', email: one, firstName: 'Jan', lastName: 'Vos' }
    expect(await as.planner.post('/user_tokens/activate_account', invitation)).toMatchObject({ status: 409 })
    must(await login(one, secret), 200)
    const { uuid } = world.people.thirdWorker
    must(await as.thirdWorker.put(`/user_settings/${uuid}/email`, { email: one, password }), 202)
    expect(await subjectsTo(other)).not.toContain('De code voor uw nieuwe e-mailadres')
    await db.deleteFrom('multi_factor_code').execute()
  })
  test('with an extra dot or plus is another address', async () => {
    must(await register({ email: 'kim.vos@voorbeeld.example' }), 202)
    must(await register({ email: 'kimvos+werk@voorbeeld.example' }), 202)
    for (const email of ['kim.vos@voorbeeld.example', 'kimvos+werk@voorbeeld.example'])
      expect(await subjectsTo(email)).toEqual(['Maak je inschrijving af'])
  })
  test('whose account is switched off gets the same answer and no mail', async () => {
    const { username, uuid } = world.people.newWorker
    await db.updateTable('account').set({ active: false }).where('uuid', '=', uuid).execute()
    expect(await register({ email: username })).toMatchObject({ status: 202, text: '' })
    expect(await mailsTo(username)).toEqual([])
  })
})

describe('the link of a registration', () => {
  test('that nobody sent, or that is no link, is 404', async () => {
    for (const token of ['0'.repeat(128), 'abc', `${'0'.repeat(127)}G`]) {
      expect(await as.nobody.get(`/user_tokens/${token}`), token).toMatchObject({ status: 404 })
      expect(await complete(token), token).toMatchObject({ status: 404 })
    }
  })
  test('is 404 after fourteen days', async () => {
    const { token } = await registered()
    moveClock('2026-11-02T08:01:00+00:00')
    expect(await as.nobody.get(`/user_tokens/${token}`)).toMatchObject({ status: 404 })
    expect(await complete(token)).toMatchObject({ status: 404 })
  })
  test('cannot set the password of an account, nor impersonate anybody', async () => {
    const { token } = await registered()
    expect(await as.nobody.put(`/user_tokens/${token}/reset_password`, { password: secret })).toMatchObject({ status: 404 })
    expect(await as.nobody.put(`/user_tokens/${token}/impersonate`, {})).toMatchObject({ status: 404 })
    must(await complete(token), 204)
  })
  test('is not used up by a password that is too short or too easy, or by not agreeing', async () => {
    const { email, token } = await registered()
    for (const password of ['kort', 'wachtwoord12', email, 'noor bakker noor'])
      expect(wrongFields(await complete(token, { password })), password).toEqual(['password'])
    expect(wrongFields(await complete(token, { agreed: false }))).toEqual(['agreed'])
    const preferences = { maximumDistanceKm: 0 }
    expect(wrongFields(await complete(token, { preferences }))).toEqual(['preferences.maximumDistanceKm'])
    must(await complete(token), 204)
  })
  test('tells what it is for, whose, until when and which documents are asked of them, and nothing else', async () => {
    const { email, path, token } = await registered()
    expect(path).toBe('/werk/maak-je-profiel-compleet')
    const { body } = await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })
    const expiresAt = expect.stringMatching(/^2026-11-02T08:00/)
    expect(body).toEqual({
      kind: 'complete_registration',
      agreed: true,
      email,
      expiresAt,
      firstName: null,
      lastName: null,
      invitedBy: null,
      clients: [],
      documents: [['id'], ['vog'], ['diploma'], ['kvk'], ['bav'], ['bav_payment'], ['complaints_procedure'], ['personal_iban']],
    })
  })
  test.each<[string, Record<string, unknown>, string[], string[]]>([
    ['works for an agency', { contractTypes: ['temp_work'] }, ['personal_iban'], ['kvk', 'big']],
    ['is a freelancer', { contractTypes: ['freelance'] }, ['kvk', 'commercial_iban'], ['big']],
    [
      'is a freelancer of the register',
      { contractTypes: ['freelance'], expertiseLevel: nurse, bigNumber: '12345678901' },
      ['kvk', 'big'],
      [],
    ],
  ])('tells who %s the documents that are asked of them alone', async (_, changes, asked, not) => {
    const { token } = await registered(changes)
    const { body } = await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })
    const documents = (body.documents as string[][]).flat()
    expect(documents).toEqual(expect.arrayContaining(asked))
    expect(documents.filter(kind => not.includes(kind))).toEqual([])
  })
  test('makes an account that logs in, of a new care worker who has yet to be introduced', async () => {
    const { email, token } = await registered()
    const roles = ['ROLE_PLANNER']
    const wanted = { roles, uuid: world.people.planner.uuid, username: 'x@voorbeeld.example', phase: 'won', active: false }
    const profile = { about: 'Ik werk graag ’s nachts.', openToOtherContractForms: true, ...wanted }
    const preferences = { hasCar: true, maximumDistanceKm: 55, uuid: world.people.planner.uuid }
    must(await complete(token, { ...wanted, profile, preferences, introductionCompletedAt: today }), 204)
    const { token: access } = must(await login(email, secret), 200)
    const { uuid } = await accountOf(email)
    expect(payloadOf(access)).toMatchObject({
      uuid,
      username: email,
      roles: ['ROLE_CARE_WORKER'],
    })
    expect(must(await as.planner.get(`/care_workers/${uuid}`), 200)).toMatchObject({
      phase: 'new',
      active: true,
      introductionCompletedAt: null,
      profile: { firstName: 'Noor', about: 'Ik werk graag ’s nachts.' },
      preferences: { hasCar: true, hasDriversLicense: false, maximumDistanceKm: 55 },
    })
  })
  test('opens once: a second time it is 404, and of two at once one', async () => {
    const { email, token } = await registered()
    const answers = await Promise.all([complete(token), complete(token, { password: 'Een heel andere zin dan die' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await complete(token)).toMatchObject({ status: 404 })
    expect(await as.nobody.get(`/user_tokens/${token}`)).toMatchObject({ status: 404 })
    expect(await subjectsTo(email)).toEqual(['Maak je inschrijving af'])
  })
})
