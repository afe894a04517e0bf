// A relative is invited as a contact person; the owner of a link that no longer works can renew it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { login, subjectsTo, linkTo } = loginsOf(api)
beforeAll(() => server.startWork())
afterAll(() => api.close())

const secret = 'De kat van de buren blaft'
let people = 0
const newAddress = () => {
  people += 1
  return `ingrid${people}@voorbeeld.example`
}
const { client, clientInWest, otherClient } = world
/** A contact person of a client, with this address. */
const contactOf = async (of: string, email: string | null, who: Who = 'planner') => {
  const body = { client: of, firstName: 'Ingrid', lastName: 'de Wit', kind: 'child', email }
  return must(await as[who].post('/client_relations', body), 201)['@id'] as string
}
const invite = (contact: string, who: Who = 'organization') => as[who].post(`${contact}/invite`)
const accessOf = async (contact: string, who: Who = 'organization') => {
  const { member } = must(await as[who].get('/client_relations?itemsPerPage=100'), 200)
  return member.find(one => one['@id'] === contact)?.access
}
const activate = (token: string) =>
  as.nobody.put(`/user_tokens/${token}/complete_registration`, { password: secret, agreed: true })
const isAway = async (contact: string) =>
  db.updateTable('client_relation').set({ email: newAddress() }).where('uuid', '=', uuidOf(contact)).execute()

describe('who invites a contact person', () => {
  test.each<[Who, number]>([
    ['careWorker', 403],
    ['clientAdmin', 403],
    ['backOffice', 403],
    ['otherOrganization', 404],
  ])('%s does not: %i', async (who, status) => {
    expect(await invite(await contactOf(client, newAddress()), who)).toMatchObject({ status })
  })
  test('a location admin does not for a client of another location', async () => {
    expect(await invite(await contactOf(clientInWest, newAddress()), 'locationAdmin')).toMatchObject({ status: 404 })
  })
  test('nobody without an address', async () => {
    const detail = 'Vul eerst een e-mailadres in bij deze contactpersoon.'
    expect(await invite(await contactOf(client, null))).toMatchObject({ status: 409, body: { detail } })
  })
  test('nobody whose account was put out of use', async () => {
    const email = newAddress()
    const contact = await contactOf(client, email)
    must(await invite(contact), 202)
    await db.updateTable('account').set({ active: false }).where('username', '=', email).execute()
    const detail = 'Dit account is uitgezet. Een planner kan het weer aanzetten.'
    expect(await invite(contact)).toMatchObject({ status: 409, body: { detail } })
  })
  test('three times in a quarter of an hour, and no fourth', async () => {
    const email = newAddress()
    const contact = await contactOf(client, email)
    for (let time = 0; time < 3; time++) must(await invite(contact), 202)
    expect(await invite(contact)).toMatchObject({ status: 409 })
    await linkTo(email)
    expect(await subjectsTo(email)).toHaveLength(3)
  })
})

describe('a relative who is invited by the organization', () => {
  test('reads by whom and for whom, activates without a name, and sees that client and no other', async () => {
    const email = newAddress()
    const contact = await contactOf(client, email)
    expect(await accessOf(contact)).toBeUndefined()
    must(await invite(contact), 202)
    expect(await accessOf(contact)).toMatchObject({ state: 'invited', email })
    const { path, token } = await linkTo(email)
    expect(path).toBe('/zorg/account-activeren')
    const { firstName } = must(await as.planner.get(client), 200)
    const { rows } = { rows: await db.selectFrom('mail').select('text').where('recipient', '=', email).execute() }
    expect(rows[0]!.text).toMatch(
      new RegExp(`^Dag Ingrid,\\s+.+ van .+ nodigt u uit. U ziet dan wie er bij ${String(firstName)} komt.`),
    )
    expect(await as.nobody.get(`/user_tokens/${token}`, { accept: 'application/json' })).toMatchObject({
      body: { invitedBy: expect.stringMatching(/ van /), clients: [firstName], firstName: 'Ingrid' },
    })
    must(await activate(token), 204)
    expect(await accessOf(contact)).toMatchObject({ state: 'active', at: expect.stringMatching(/^20/) })
    const someone = callerWith(server, must(await login(email, secret), 200).token)
    must(await someone.get(client), 200)
    expect(await someone.get(clientInWest)).toMatchObject({ status: 404 })
    expect(await invite(contact)).toMatchObject({
      status: 409,
      body: { detail: 'Deze contactpersoon logt al in voor deze cliënt.' },
    })
    // Whether a relative logs in is visible only to those who invite.
    const { member } = must(await someone.get('/client_relations'), 200)
    expect(member.some(one => 'access' in one)).toBe(false)
  })
  test('with an account already sees one client more, is told so, and keeps the password', async () => {
    const email = newAddress()
    must(await invite(await contactOf(client, email)), 202)
    must(await activate((await linkTo(email)).token), 204)
    const contact = await contactOf(otherClient, email)
    must(await invite(contact, 'otherOrganization'), 202)
    const someone = callerWith(server, must(await login(email, secret), 200).token)
    must(await someone.get(otherClient), 200)
    await expect.poll(async () => (await subjectsTo(email)).some(subject => subject.startsWith('Kijk ook mee'))).toBe(true)
  })
  test('at a wrong address has no way in once the address is corrected', async () => {
    const email = newAddress()
    const contact = await contactOf(client, email)
    must(await invite(contact), 202)
    const { token } = await linkTo(email)
    await isAway(contact)
    must(await invite(contact), 202)
    expect(await activate(token)).toMatchObject({ status: 404 })
    // Nor can the old link be renewed: there is no client left to see.
    expect(await as.nobody.post(`/user_tokens/${token}/renew`)).toMatchObject({ status: 404 })
  })
})

describe('a link that no longer works', () => {
  test('is not known when nobody sent it, and is no dead one while it works', async () => {
    expect(await as.nobody.get(`/user_tokens/${'0'.repeat(128)}/ended`)).toMatchObject({ status: 404 })
    const email = newAddress()
    must(await invite(await contactOf(client, email)), 202)
    const { token } = await linkTo(email)
    expect(await as.nobody.get(`/user_tokens/${token}/ended`)).toMatchObject({ status: 404 })
    expect(await as.nobody.post(`/user_tokens/${token}/renew`)).toMatchObject({ status: 404 })
  })
  test('of an invitation is renewed to the same address, with the same words, until there is a password', async () => {
    const email = newAddress()
    must(await invite(await contactOf(client, email)), 202)
    const { token } = await linkTo(email)
    await db.updateTable('user_token').set({ expires_at: '2026-01-01' }).where('used_at', 'is', null).execute()
    const answer = await as.nobody.get(`/user_tokens/${token}/ended`, { accept: 'application/json' })
    expect(answer).toMatchObject({ body: { kind: 'activate_account', renewable: true } })
    must(await as.nobody.post(`/user_tokens/${token}/renew`), 202)
    await expect.poll(async () => (await linkTo(email)).token).not.toBe(token)
    const next = (await linkTo(email)).token
    expect(await as.nobody.get(`/user_tokens/${next}`, { accept: 'application/json' })).toMatchObject({
      body: { invitedBy: expect.stringMatching(/ van /) },
    })
    must(await activate(next), 204)
    expect(await as.nobody.get(`/user_tokens/${token}/ended`)).toMatchObject({ body: { renewable: false } })
    expect(await as.nobody.post(`/user_tokens/${token}/renew`)).toMatchObject({ status: 404 })
  })
})
