// A refused sign-on is recorded among the refused logins, like a wrong password, without anything the user typed or the provider
// said.
import { beforeEach, expect, test } from 'vitest'
import { openLyingSignOnTest, providerForm } from '../../tests/servers/openid/sign-ons.ts'
import { must } from '../../tests/worlds/moments.ts'

const { as, db, world, setUp, browser, evil, link, begun } = await openLyingSignOnTest()
const { organization, secondUser } = world.people
beforeEach(async () => {
  await db.deleteFrom('refused_login').execute()
  await db.updateTable('account').set({ active: true }).where('uuid', '=', organization.uuid).execute()
})
/** What planners see of refused logins: the kind, and the account. */
const seen = async () => {
  const { member } = must(await as.planner.get('/refused_logins'), 200)
  expect(member.filter(({ network }) => network !== '127.0.0.0/24')).toEqual([])
  return member.map(({ kind, account }) => `${kind} ${(account as { username?: string } | null)?.username ?? 'nobody'}`).sort()
}
type Claims = ReturnType<typeof evil.honest>
/** A user returns from the provider with these claims; `anew`: they had been asked to log in again there. */
const comesBack = async (change: (claims: Claims) => Record<string, unknown> = claims => claims, anew = false) =>
  (await begun(claims => evil.tokens.sign(change(claims)), { anew })).finish()

test('of a domain that leads nowhere, known or not yet confirmed: the account, and of a stranger no word', async () => {
  must(await as.organization.post('/identity_providers', providerForm(evil)), 201)
  for (const username of ['mijn-echte-wachtwoord@elders.example', organization.username])
    expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 422 })
  expect(await seen()).toEqual(['sign_on_domain nobody', `sign_on_domain ${organization.username}`])
  const rows = await db.selectFrom('refused_login').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('mijn-echte-wachtwoord')
})
test('of a provider that says what is not right: nobody’s, as it proves nothing', async () => {
  const { uuid } = await setUp(evil)
  await link(uuid)
  expect(await comesBack(claims => ({ ...claims, aud: 'een-ander' }))).toMatchObject({ status: 409 })
  evil.says['/.well-known/openid-configuration'] = () => evil.json({ ...evil.metadata, token_endpoint: 'https://192.168.1.1/' })
  expect(await as.nobody.post('/login/sign_on/finish', { state: 'niemands' })).toMatchObject({ status: 409 })
  expect(await seen()).toEqual(['sign_on_answer nobody', 'sign_on_over nobody'])
})
test('of an account that is off, or belongs elsewhere: that account', async () => {
  const { uuid } = await setUp(evil)
  await link(uuid)
  await db.updateTable('account').set({ active: false }).where('uuid', '=', organization.uuid).execute()
  expect(await comesBack()).toMatchObject({ status: 409 })
  expect(await seen()).toEqual([`sign_on_account ${organization.username}`])
  const { last_used_at } = await db.selectFrom('account_identity').select('last_used_at').executeTakeFirstOrThrow()
  expect(last_used_at, 'a refused one is no use').toBeNull()
})
test('of a second step that is not there, where it was asked: that account', async () => {
  const { uuid } = await setUp(evil, { secondFactorAcrs: ['hoog'] })
  await link(uuid)
  const recent = { auth_time: Math.floor(Date.now() / 1000) }
  expect(await comesBack(claims => ({ ...claims, ...recent, acr: 'laag' }), true)).toMatchObject({ status: 409 })
  expect(await seen()).toEqual([`sign_on_assurance ${organization.username}`])
})
test('of a provider that is down or knows our secret no more: which one, for planners, and on its own page what was read', async () => {
  const { iri } = await setUp(evil)
  const last = async () => must(await as.organization.get(iri), 200).lastRefusal as { at: string; detail: string } | undefined
  expect((await last()) ?? null).toBeNull()
  evil.says['/.well-known/openid-configuration'] = () => ({ status: 503, body: '' })
  const { username } = organization
  expect(await as.nobody.post('/login/sign_on', { username })).toMatchObject({ status: 409 })
  expect(await last()).toEqual({ at: expect.any(String), detail: expect.stringContaining('antwoordt nu niet goed') })
  evil.beHonest()
  const { finish } = await begun()
  evil.says['/token'] = () => ({ status: 401, body: JSON.stringify({ error: 'invalid_client' }) })
  expect(await finish()).toMatchObject({ status: 409 })
  evil.beHonest()
  expect(await (await begun()).finish({ error: 'access_denied' })).toMatchObject({ status: 409 })
  expect((await last())!.detail, 'not that somebody stopped').toContain('neemt de client-ID of het geheim')
  const { member } = must(await as.planner.get('/refused_logins'), 200)
  const places = member.map(({ provider, organization }) => [(provider as { name: string }).name, organization])
  expect(places).toEqual(Array(3).fill(['De Lindenhof', expect.stringContaining('Lindenhof')]))
  must(await as.organization.delete(iri), 204)
  expect(must(await as.planner.get('/refused_logins'), 200).totalItems, 'they stay').toBe(3)
})
test('is not kept of a trial, nor of who gets in', async () => {
  const { uuid, iri } = await setUp(evil)
  await link(uuid)
  must(await comesBack(), 200)
  const tab = browser(as.organization)
  const { address } = must(await tab.post(`${iri}/try`, undefined), 200)
  const state = new URL(String(address)).searchParams.get('state')
  expect(await tab.post('/login/sign_on/finish', { state, error: 'access_denied' })).toMatchObject({ status: 409 })
  expect(await seen()).toEqual([])
})
test('fills no table: of one address thirty are kept in a quarter of an hour, and nobody is kept out by them', async () => {
  const { uuid } = await setUp(evil)
  await link(uuid)
  for (let time = 0; time < 40; time++) await as.nobody.post('/login/sign_on/finish', { state: 'niemands' })
  expect(await db.selectFrom('refused_login').select('uuid').execute()).toHaveLength(30)
  must(await comesBack(), 200)
  expect(await as.nobody.post('/login/check', { username: secondUser.username, password: 'fout' })).toMatchObject({ status: 401 })
})
