// People of an organization log in with its own provider, a real one: set up and tried by a colleague, its domain confirmed by a
// planner; linked once, asked to log in again before a client's file, logged out at both. And what is refused.
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { atRest } from '../servers/browser.ts'
import { openOpenIdProvider } from '../servers/openid/provider.ts'
import { providerForm, staff } from '../servers/openid/sign-ons.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { callersOf, login, logOutAtBoth, pathIs, visitorsOf } from './visit.ts'

const app = await openApp()
const provider = await openOpenIdProvider(app.url)
afterAll(async () => {
  await app.close()
  provider.close()
})
const visit = visitorsOf(app)
const onPhone = visitorsOf(app, { viewport: { width: 360, height: 780 }, dark: true })
const callerOf = callersOf(app)
const { database } = app.server
const [username, organization, domain] = ['organisatie@demo.example', 'Zorggroep Lindevecht', 'demo.example']
const settings = '/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen'
const returned = '/account/inloggen/organisatie'

beforeEach(async () => {
  await database.deleteFrom('identity_provider').execute()
  provider.people.clear()
  provider.people.set('sanne', staff(username))
})
/** But for a wrong password, which the browser logs. */
const withoutWrong = (complaints: string[]) => complaints.filter(each => !each.includes('status of 401'))
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Enters a name at the provider. */
const sayThere = async (page: Page, name: string) => {
  await page.waitForURL(address => address.origin === provider.issuer)
  await page.getByLabel('Naam').fill(name)
  await press(page, 'Verder')
}
const goThere = async (page: Page, address: string) => {
  await page.getByLabel('E-mailadres van je werk').fill(address)
  await press(page, 'Naar je organisatie')
}
const askAtLogin = async (page: Page, address: string) => {
  await page.getByRole('link', { name: 'Inloggen via je organisatie' }).click()
  await goThere(page, address)
}
/** A provider of the organization, with its domain confirmed. */
const setUp = async (changes: Record<string, unknown> = {}) => {
  const made = await (await callerOf(username)).post(
    '/identity_providers',
    providerForm(provider, { domains: [domain], ...changes }),
  )
  expect(made.status).toBe(201)
  const { '@id': iri, version } = made.body as { '@id': string; version: number }
  expect((await (await callerOf('planner@demo.example')).put(`${iri}/confirm`, { version })).status).toBe(200)
}
/** Links who logs in at the provider as Sanne with the account here, from the login page. */
const linkFromLogin = async (page: Page) => {
  await page.goto(login)
  await askAtLogin(page, username)
  await sayThere(page, 'sanne')
  await page.getByRole('heading', { name: 'Koppel je account' }).waitFor()
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Koppelen')
  await pathIs(page, '/organisatie/opdrachten')
}

test('an organization sets its provider up, tries it and switches it off; a planner confirms its domain', async () => {
  const { page, complaints } = await visit(username)
  await page.goto(settings)
  await press(page, 'Inlogdienst toevoegen')
  const form = page.getByRole('dialog', { name: 'Inlogdienst toevoegen' })
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await form.getByText('Vul minimaal één domein in.').waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  /** What is copied by the button with this name. */
  const copied = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().click()
    await page.getByRole('button', { name: 'Gekopieerd' }).last().waitFor()
    return page.evaluate<string>('navigator.clipboard.readText()')
  }
  expect(await copied('Terugkeeradres kopiëren')).toBe(`${app.url}${returned}`)
  const values = { Naam: 'De Lindenhof', 'Client-ID': 'zorginzet', Geheim: provider.secret, Domeinen: `${domain}, de_buren` }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}`)).fill(value)
  await form.getByLabel(/^Adres van de inlogdienst/).fill(provider.issuer)
  await form.getByLabel('De tweede stap van de inlogdienst telt mee').check()
  await form.getByLabel('Nieuwe collega’s krijgen vanzelf een account').check()
  await form.getByLabel(/^Claim met de rol/).fill('rol')
  await form.getByLabel(/^Claim met de locaties/).fill('locaties')
  await form.getByLabel('Waarden van acr die als tweede stap tellen').fill('urn:zorg:mfa')
  await form.getByLabel(/^Opnieuw inloggen voor een dossier/).fill('30')
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await form.getByText('Vul een domein in, zoals voorbeeld.nl.').waitFor()
  await form.getByLabel(/^Domeinen/).fill(domain)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await page.getByRole('heading', { name: 'De Lindenhof' }).waitFor()
  await page.getByText('Wacht op Zorginzet').waitFor()
  expect(await page.getByText('hoort niet bij de domeinen').count()).toBe(0)
  await page.getByText(`${app.url}${returned}`).waitFor()
  await page.getByText('(post-logout redirect URI)').getByText(`${app.url}${login}`).waitFor()
  await page.getByText('Die van de inlogdienst telt mee (mfa, urn:zorg:mfa)').waitFor()
  expect(await copied('Terugkeeradres kopiëren')).toBe(`${app.url}${returned}`)
  expect(await copied('Adres na het uitloggen kopiëren')).toBe(`${app.url}${login}`)
  expect(await copied('Uitlogadres kopiëren')).toMatch(/\/sign_on\/[0-9a-f-]{36}\/logout$/)
  await page.getByRole('link', { name: 'Alle koppelingen' }).click()
  await page.getByRole('table', { name: 'Inlogdiensten' }).getByRole('link', { name: 'De Lindenhof' }).click()
  await page.getByRole('heading', { name: 'De Lindenhof' }).waitFor()

  await press(page, 'Probeer het nu')
  await sayThere(page, 'sanne')
  await page.getByRole('heading', { name: 'De proef is gelukt' }).waitFor()
  await page.getByText('organisatie@demo.example').first().waitFor()
  await page.getByText('Een nieuwe collega met deze gegevens krijgt een account voor de hele organisatie.').waitFor()
  await press(page, 'Terug')
  await page.getByRole('heading', { name: 'De Lindenhof' }).waitFor()

  const planner = await visit()
  await logInAs(app, planner.page, { who: 'a planner', username: 'planner@demo.example', roles: ['ROLE_PLANNER'] })
  await planner.page.goto('/backoffice/settings?onderdeel=organisaties')
  await planner.page.getByRole('link', { name: /^Organisaties.*1 wacht/ }).waitFor()
  const waiting = planner.page.getByRole('listitem').filter({ hasText: domain })
  expect(await violations(planner.page)).toEqual([])
  await waiting.getByRole('link', { name: organization }).click()
  await press(planner.page, 'Domeinen bevestigen')
  await planner.page.getByRole('dialog').getByText(domain).waitFor()
  await planner.page.getByRole('dialog').getByRole('button', { name: 'Domeinen bevestigen' }).click()
  await planner.page.getByRole('cell', { name: 'Bevestigd' }).waitFor()
  await planner.page.getByText('1 wacht').waitFor({ state: 'detached' })
  expect((await app.mailTo('planner@demo.example', `Domein bevestigen: ${organization}`)).text).toContain(domain)
  expect((await app.mailTo(username, 'Collega’s kunnen nu inloggen via De Lindenhof')).text).toContain(domain)

  await page.reload()
  await press(page, 'Uitzetten')
  await press(page, 'Aanzetten')
  await page.getByRole('button', { name: 'Uitzetten' }).waitFor()
  await press(page, 'Wijzigen')
  const change = page.getByRole('dialog', { name: 'Inlogdienst wijzigen' })
  await change.getByLabel(/^Naam/).fill('Lindenhof')
  await change.getByLabel(/^Domeinen/).fill('demo.exmaple')
  await change.getByRole('button', { name: 'Wijziging bewaren' }).click()
  await page.getByRole('heading', { name: 'Lindenhof', exact: true }).waitFor()
  await page.getByText(`Je eigen adres (${username}) hoort niet bij de domeinen`).waitFor()
  await press(page, 'Verwijderen')
  await press(page, 'Inlogdienst verwijderen')
  await page.getByText('Er is nog geen inlogdienst').waitFor()
  expect([...complaints, ...planner.complaints]).toEqual([])
})

test('somebody links on a phone, logs in without a password, opens a file with a new login, and is logged out at both', async () => {
  await setUp({ stepUpMinutes: 30 })
  const { page, complaints } = await onPhone()
  await page.goto(login)
  await askAtLogin(page, 'wie@elders.example')
  await page.getByText('Met dit e-mailadres kun je niet inloggen via een organisatie.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Inloggen met je wachtwoord' }).click()
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByRole('link', { name: 'Inloggen via je organisatie' }).click()
  expect(await page.getByLabel('E-mailadres van je werk').inputValue()).toBe(username)
  await press(page, 'Naar je organisatie')
  await sayThere(page, 'nee')
  await page.getByText('Het inloggen bij je organisatie is afgebroken.').waitFor()
  await page.reload()
  await page.getByText('Dit inloggen is verlopen of al gebruikt.').waitFor()

  // Who is there as somebody else need not link anything, and asks again later.
  await goThere(page, username)
  await sayThere(page, 'sanne')
  await press(page, 'Niet koppelen')
  await pathIs(page, login)
  await askAtLogin(page, username)
  await page.getByRole('heading', { name: 'Koppel je account' }).waitFor()
  await page.reload()
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('fout')
  await press(page, 'Koppelen')
  await page.getByText('E-mailadres of wachtwoord klopt niet.').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Koppelen')
  await pathIs(page, '/organisatie/opdrachten')
  await page.getByText('Voortaan log je in via De Lindenhof.').waitFor()
  await logOutAtBoth(page, provider.issuer)

  await askAtLogin(page, username)
  await sayThere(page, 'sanne')
  await pathIs(page, '/organisatie/opdrachten')
  const old = { authenticated_at: new Date(Date.now() - 31 * 60_000).toISOString() }
  await database.updateTable('account_session').set(old).execute()
  const { body } = await (await callerOf(username)).get('/clients')
  const file = `/organisatie/clienten/${(body as { member: { uuid: string }[] }).member[0]!.uuid}?onderdeel=zorgplan`
  await page.goto(file)
  const asked = page.getByRole('dialog', { name: 'Log opnieuw in om dit dossier te openen' })
  await asked.getByRole('button', { name: 'Naar je organisatie' }).click()
  await sayThere(page, 'sanne')
  await page.waitForURL(address => address.pathname + address.search === file)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  expect(await asked.count()).toBe(0)
  // What was typed in a form without a draft is there again, and the phone is one line in the list of devices.
  await page.goto(file.replace('zorgplan', 'wie-niet-komt'))
  await press(page, 'Iemand uitsluiten')
  await page.getByLabel('Reden').fill('Ze kennen elkaar van vroeger.')
  await page.evaluate(`dispatchEvent(new Event('stepup'))`)
  await asked.getByRole('button', { name: 'Naar je organisatie' }).click()
  await sayThere(page, 'sanne')
  await page.waitForURL(address => address.search.includes('wie-niet-komt'))
  await press(page, 'Iemand uitsluiten')
  expect(await page.getByLabel('Reden').inputValue()).toBe('Ze kennen elkaar van vroeger.')
  const ours = database.selectFrom('account_session').select('uuid').where('provider_uuid', 'is not', null)
  expect(await ours.execute()).toHaveLength(1)
  await page.keyboard.press('Escape')

  await logOutAtBoth(page, provider.issuer)
  await askAtLogin(page, username)
  await page.waitForURL(address => address.origin === provider.issuer)
  await page.getByLabel('Naam').waitFor()
  expect(withoutWrong(complaints)).toEqual([])
})

test('a file also opens with the password; somebody unlinks and links again on their own page', async () => {
  await setUp({ stepUpMinutes: 30 })
  const { page, complaints } = await visit()
  await linkFromLogin(page)
  await page.goto(returned)
  await page.getByText(`Je bent ingelogd als ${username}.`).waitFor()
  await press(page, 'Verder')
  await pathIs(page, '/organisatie/opdrachten')
  await page.goto('/organisatie/tarieven?onderdeel=organisatie&deel=account')
  await page.getByRole('table', { name: 'Gekoppelde accounts' }).waitFor()
  await press(page, /^Ontkoppelen/)
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppelen' }).click()
  await page.getByText('Er is nog niets gekoppeld').waitFor()
  await press(page, 'Account koppelen')
  await press(page, 'Naar je organisatie')
  await page.getByRole('heading', { name: 'Koppel je account' }).waitFor()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Koppelen')
  await page.getByRole('table', { name: 'Gekoppelde accounts' }).waitFor()

  const old = { authenticated_at: new Date(Date.now() - 31 * 60_000).toISOString() }
  await database.updateTable('account_session').set(old).execute()
  const { body } = await (await callerOf(username)).get('/clients')
  await page.goto(`/organisatie/clienten/${(body as { member: { uuid: string }[] }).member[0]!.uuid}`)
  const asked = page.getByRole('dialog', { name: 'Log opnieuw in om dit dossier te openen' })
  await asked.getByLabel('Wachtwoord', { exact: true }).fill('fout')
  await asked.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await asked.getByText('Dit wachtwoord klopt niet.').waitFor()
  await asked.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await asked.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(withoutWrong(complaints)).toEqual([])
})

test('somebody with a second step gives its code after the password that links, and after the login elsewhere', async () => {
  await setUp()
  const account = database.updateTable('account').where('username', '=', username)
  await account.set({ multi_factor_enabled: true }).execute()
  const codeFor = async () => /\d{6}/.exec((await app.mailTo(username, 'De code om in te loggen')).text)![0]
  const { page, complaints } = await visit()
  await page.goto(login)
  await askAtLogin(page, username)
  await sayThere(page, 'sanne')
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Koppelen')
  await pathIs(page, '/account/mfa')
  const first = await codeFor()
  await page.getByLabel('Code', { exact: true }).fill(first)
  await press(page, 'Verder')
  await pathIs(page, '/organisatie/opdrachten')
  await page.getByText('Voortaan log je in via De Lindenhof.').waitFor()
  await logOutAtBoth(page, provider.issuer)
  await database.updateTable('multi_factor_code').set({ sent_at: '2026-01-01T00:00:00Z' }).execute()
  await askAtLogin(page, username)
  await sayThere(page, 'sanne')
  await pathIs(page, '/account/mfa')
  await expect.poll(codeFor).not.toBe(first)
  await page.getByLabel('Code', { exact: true }).fill(await codeFor())
  await press(page, 'Verder')
  await pathIs(page, '/organisatie/opdrachten')
  expect(complaints).toEqual([])
})
