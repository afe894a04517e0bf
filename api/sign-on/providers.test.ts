// The provider of an organization: who sets it up, who confirms its domains, and what a trial shows.
import { describe, expect, test } from 'vitest'
import { wrongFields } from '../../tests/servers/logins.ts'
import { openSignOnTest, providerForm, staff } from '../../tests/servers/openid/sign-ons.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'
import { now } from '../platform/clock.ts'

const { as, db, world, server, setUp, browser, provider } = await openSignOnTest()
const { people } = world

describe('a provider', () => {
  test.each(['careWorker', 'clientAdmin', 'locationAdmin', 'backOffice'] as Who[])('is nothing to %s', async who => {
    const { iri } = await setUp(provider)
    expect(await as[who].get('/identity_providers')).toMatchObject({ status: 403 })
    expect(await as[who].get(iri)).toMatchObject({ status: 403 })
    expect(await as[who].post('/identity_providers', providerForm(provider))).toMatchObject({ status: 403 })
    expect(await as[who].put(`${iri}/confirm`, { version: 1 })).toMatchObject({ status: 403 })
    expect(await as[who].post(`${iri}/try`)).toMatchObject({ status: 403 })
  })
  test('of another organization does not exist', async () => {
    const { iri } = await setUp(provider)
    const other = as.otherOrganization
    expect(must(await other.get('/identity_providers'), 200).member).toEqual([])
    const answers = [
      await other.get(iri),
      await other.put(iri, { ...providerForm(provider), version: 1 }),
      await other.delete(iri),
      await other.put(`${iri}/switch_off`, {}),
      await other.post(`${iri}/try`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404))
  })
  test('is confirmed by a planner and nobody else, as it was read', async () => {
    const { '@id': iri, version } = must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    expect(await as.organization.put(`${iri}/confirm`, { version })).toMatchObject({ status: 403 })
    must(await as.organization.put(iri, { ...providerForm(provider, { domains: ['gmail.com'] }), version }), 200)
    expect(await as.planner.put(`${iri}/confirm`, { version })).toMatchObject({ status: 409 })
  })
  test.each([
    ['an inner address', { issuer: 'https://10.0.0.1' }, 'issuer'],
    ['an address without TLS', { issuer: 'http://login.voorbeeld.nl' }, 'issuer'],
    ['no domain', { domains: [] }, 'domains'],
    ['what is no domain', { domains: ['voorbeeld.nl', 'de buren'] }, 'domains[1]'],
    ['newcomers of no known role', { acceptsNew: true }, 'roleClaim'],
    ['a step-up of no time', { stepUpMinutes: 0 }, 'stepUpMinutes'],
  ])('is not made with %s', async (_what, changes, field) => {
    expect(wrongFields(await as.organization.post('/identity_providers', providerForm(provider, changes)))).toEqual([field])
  })
  test('has no domain that is another’s', async () => {
    await setUp(provider)
    const form = providerForm(provider, { domains: ['VOORBEELD.example '] })
    expect(await as.otherOrganization.post('/identity_providers', form)).toMatchObject({ status: 409 })
    const other = must(
      await as.otherOrganization.post('/identity_providers', providerForm(provider, { domains: ['anker.example'] })),
      201,
    )
    expect(await as.otherOrganization.put(other['@id'], { ...form, version: other.version }), 'nor by a change').toMatchObject({
      status: 409,
    })
  })
  test('that two claim at once is one’s', async () => {
    const makes = [as.organization, as.otherOrganization].map(who =>
      who.post('/identity_providers', providerForm(provider)).then(answer => must(answer, 201)),
    )
    const answers = await Promise.all(
      (await Promise.all(makes)).map(({ '@id': iri, version }) => as.planner.put(`${iri}/confirm`, { version })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  test('five is the maximum', async () => {
    for (let each = 0; each < 5; each++) must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    expect(await as.organization.post('/identity_providers', providerForm(provider))).toMatchObject({ status: 409 })
  })
  test('keeps its secret to itself, encrypted, and in its history nothing of it', async () => {
    const { iri, uuid } = await setUp(provider)
    expect(JSON.stringify(must(await as.organization.get(iri), 200))).not.toContain(provider.secret)
    const row = await db.selectFrom('identity_provider').selectAll().executeTakeFirstOrThrow()
    expect(row.sealed_client_secret.includes(provider.secret)).toBe(false)
    must(await as.organization.put(`${iri}/switch_off`, {}), 200)
    must(await as.organization.put(`${iri}/switch_on`, {}), 200)
    must(await as.organization.delete(iri), 204)
    const events = await db.selectFrom('event').selectAll().where('subject_uuid', '=', uuid).orderBy('uuid').execute()
    expect(events.map(({ name }) => name.replace('identity_provider_', ''))).toEqual([
      ...['domains_waiting', 'created', 'confirmed', 'switched_off', 'switched_on', 'removed'],
    ])
    expect(JSON.stringify(events)).not.toContain(provider.secret)
  })
  test('loses what was confirmed when another domain takes its place; its secret stays when none is given', async () => {
    const { iri } = await setUp(provider, { domains: ['voorbeeld.example', 'lindenhof.example'] })
    const { clientSecret: _, issuer: __, ...form } = providerForm(provider, { domains: ['voorbeeld.example', 'gmail.com'] })
    const { version } = must(await as.organization.get(iri), 200)
    expect(must(await as.organization.put(iri, { ...form, version }), 200)).toMatchObject({
      confirmedDomains: ['voorbeeld.example'],
    })
    expect(await as.nobody.post('/login/sign_on', { username: 'wie@gmail.com' })).toMatchObject({ status: 422 })
    must(await browser().signOn('sanne'), 200)
  })
})

describe('a domain that waits', () => {
  const told = async (name: string) => {
    const events = await db.selectFrom('event').select('uuid').where('name', '=', name).orderBy('uuid', 'desc').limit(1).execute()
    return server.mailbox.keep(events[0]!.uuid, now())
  }
  test('is among what waits for a planner, who is told of it, until it is confirmed; then the organization is', async () => {
    const waiting = async () =>
      must(await as.planner.get('/identity_providers?awaitsConfirmation=true'), 200).member.map(({ uuid }) => uuid)
    expect(await waiting()).toEqual([])
    const { '@id': iri, uuid } = must(await as.organization.post('/identity_providers', providerForm(provider)), 201)
    expect(await waiting()).toEqual([uuid])
    const [mail, ...others] = await told('identity_provider_domains_waiting')
    expect(mail).toMatchObject({ to: people.planner.username, text: expect.stringContaining('voorbeeld.example') })
    expect(others).toEqual([])
    must(await as.organization.put(`${iri}/switch_off`, {}), 200)
    expect(await waiting(), 'one that is off waits for nobody').toEqual([])
    const { version } = must(await as.organization.put(`${iri}/switch_on`, {}), 200)
    must(await as.planner.put(`${iri}/confirm`, { version }), 200)
    expect(await waiting()).toEqual([])
    expect(await told('identity_provider_domains_waiting'), 'no longer true').toEqual([])
    expect((await told('identity_provider_confirmed')).map(({ to }) => to).sort()).toEqual(
      [people.organization, people.secondUser].map(({ username }) => username).sort(),
    )
  })
  test('is told of when it is added, and not when something else changes', async () => {
    const { iri } = await setUp(provider)
    const count = async () =>
      (await db.selectFrom('event').select('uuid').where('name', '=', 'identity_provider_domains_waiting').execute()).length
    const before = await count()
    const change = async (changes: Record<string, unknown>) => {
      const { version } = must(await as.organization.get(iri), 200)
      const { issuer: _, ...form } = providerForm(provider, changes)
      must(await as.organization.put(iri, { ...form, version }), 200)
    }
    await change({ name: 'Lindenhof' })
    expect(await count()).toBe(before)
    await change({ domains: ['voorbeeld.example', 'lindenhof.example'] })
    expect(await count()).toBe(before + 1)
  })
})

describe('a trial', () => {
  test('shows what the provider says, before its domain is confirmed, and logs nobody in', async () => {
    const { '@id': iri } = must(
      await as.organization.post('/identity_providers', providerForm(provider, { countsMfa: true })),
      201,
    )
    provider.people.set('sanne', { ...staff('sanne@lindenhof.example'), amr: ['mfa'] })
    const tab = browser(as.organization)
    const { address: there } = must(await tab.post(`${iri}/try`, undefined), 200)
    const { trial, token } = must(await tab.post('/login/sign_on/finish', await tab.there.signOn(String(there), 'sanne')), 200)
    expect(token).toBeUndefined()
    expect(trial).toMatchObject({
      ...{ provider: 'De Lindenhof', secondFactor: true, newcomer: null },
      claims: expect.arrayContaining([
        { name: 'sub', value: 'sanne' },
        { name: 'email', value: 'sanne@lindenhof.example' },
        { name: 'email_verified', value: 'true' },
      ]),
    })
  })
  const newcomers = { domains: ['lindenhof.example'], acceptsNew: true, roleClaim: 'rol', locationsClaim: 'locaties' }
  const found = { lacks: null, role: 'ROLE_ORGANIZATION_USER', locations: [] }
  test.each([
    ['everything', {}, found],
    [
      'some locations',
      { rol: 'locatie', locaties: ['lindenhof oost'] },
      { ...found, role: 'ROLE_ORGANIZATION_LOCATION_ADMIN', locations: ['Lindenhof Oost'] },
    ],
    ['nothing, as the address was not verified', { email_verified: false }, { ...found, lacks: 'email', role: null }],
    ['nothing, as the address has another domain', { email: 'sanne@gmail.com' }, { ...found, lacks: 'domain', role: null }],
    ['nothing, without a role', { rol: 'baas' }, { ...found, lacks: 'role', role: null }],
    ['nothing, without a name', { given_name: undefined, family_name: undefined }, { ...found, lacks: 'name', role: null }],
    [
      'nothing, without a location of theirs',
      { rol: 'locatie', locaties: ['Anker Haven'] },
      { ...found, lacks: 'locations', role: null },
    ],
  ])('says that somebody new would get %s', async (_what, claims, newcomer) => {
    const { '@id': iri } = must(await as.organization.post('/identity_providers', providerForm(provider, newcomers)), 201)
    provider.people.set('noor', staff('noor@lindenhof.example', claims))
    const tab = browser(as.organization)
    const { address: there } = must(await tab.post(`${iri}/try`, undefined), 200)
    const { trial } = must(await tab.post('/login/sign_on/finish', await tab.there.signOn(String(there), 'noor')), 200)
    expect(trial).toMatchObject({ newcomer })
    expect(await db.selectFrom('account').select('uuid').where('username', '=', 'noor@lindenhof.example').execute()).toEqual([])
  })
  test('works with the address of the metadata, which is what people copy', async () => {
    const issuer = `${provider.issuer}/.well-known/openid-configuration`
    const form = providerForm({ ...provider, issuer })
    const made = must(await as.organization.post('/identity_providers', form), 201)
    expect(made).toMatchObject({ issuer: provider.issuer })
    must(await browser(as.organization).post(`${made['@id']}/try`, undefined), 200)
  })
  test('says what is wrong with the provider', async () => {
    const form = providerForm({ ...provider, secret: 'verkeerd' })
    const { '@id': iri } = must(await as.organization.post('/identity_providers', form), 201)
    const tab = browser(as.organization)
    const { address: there } = must(await tab.post(`${iri}/try`, undefined), 200)
    expect(await tab.post('/login/sign_on/finish', await tab.there.signOn(String(there), 'sanne'))).toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining('neemt de client-ID of het geheim') } },
    })
  })
})
