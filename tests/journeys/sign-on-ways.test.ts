// Signing on with the keyboard only and in dark mode, without a password here, after logging out at the provider, and while the
// provider is down.
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openOpenIdProvider } from '../servers/openid/provider.ts'
import { providerForm, staff } from '../servers/openid/sign-ons.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { callersOf, logIn, login, logOutAtBoth, pathIs, visitorsOf } from './visit.ts'

const app = await openApp()
const provider = await openOpenIdProvider(app.url)
afterAll(async () => {
  await app.close()
  provider.close()
})
const visit = visitorsOf(app, { dark: true })
const callerOf = callersOf(app)
const { database } = app.server
const [username, newcomer, another, domain] = [
  'organisatie@demo.example',
  'noor@demo.example',
  'mees@demo.example',
  'demo.example',
]
const account = '/organisatie/tarieven?onderdeel=organisatie&deel=account'

let uuid: string
beforeEach(async () => {
  await database.deleteFrom('identity_provider').execute()
  provider.people.set('noor', staff(newcomer))
  provider.people.set('mees', staff(another))
  const changes = { domains: [domain], acceptsNew: true, roleClaim: 'rol' }
  const { body } = await (await callerOf(username)).post('/identity_providers', providerForm(provider, changes))
  const { '@id': iri, version } = body as { '@id': string; version: number }
  uuid = String(body.uuid)
  expect((await (await callerOf('planner@demo.example')).put(`${iri}/confirm`, { version })).status).toBe(200)
})
/** Presses Tab until this has the focus, which must be visible. */
const tabTo = async (page: Page, role: 'link' | 'button' | 'textbox', name: string) => {
  const target = page.getByRole(role, { name, exact: true })
  await target.waitFor()
  for (let times = 0; times < 60; times++) {
    if (await target.evaluate(element => element.matches(':focus-visible'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}
const typeThere = async (page: Page, name: string) => {
  await page.waitForURL(address => address.origin === provider.issuer)
  await page.getByLabel('Naam').waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}
/** Signs on without a mouse, from the login page. */
const signOnByKeys = async (page: Page, address: string) => {
  await page.goto(login)
  await tabTo(page, 'link', 'Inloggen via je organisatie')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'E-mailadres van je werk')
  await page.keyboard.type(address)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
}

test('somebody new comes in by keyboard, has no password, gets a link to choose one, and only then unlinks', async () => {
  const { page, complaints } = await visit()
  await signOnByKeys(page, newcomer)
  await typeThere(page, 'noor')
  await pathIs(page, '/organisatie/opdrachten')
  await page
    .getByRole('region', { name: 'Voorwaarden', exact: true })
    .getByText(/^Lees de .* en ga akkoord/)
    .waitFor()
  await page.goto(account)
  await page.getByText('Je hebt hier nog geen wachtwoord').waitFor()
  expect(await page.getByLabel('Wachtwoord van nu').count()).toBe(0)
  await tabTo(page, 'button', 'Ontkoppelen De Lindenhof')
  await page.keyboard.press('Enter')
  const first = page.getByRole('dialog', { name: 'Kies eerst een wachtwoord' })
  await first.getByText('kun je na het ontkoppelen niet meer inloggen').waitFor()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await overflows(page)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 720 })
  await first.getByRole('button', { name: 'Link mailen om een wachtwoord te kiezen' }).press('Enter')
  await first.getByText('We stuurden een link naar').waitFor()
  const { text } = await app.mailTo(newcomer, 'Kies een wachtwoord')
  await page.keyboard.press('Escape')
  await logOutAtBoth(page, provider.issuer)
  await page.goto(new URL(/http\S+/.exec(text)![0]).pathname)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Een paard dat blauw fluit')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Account activeren' }).click()
  await pathIs(page, '/organisatie/opdrachten')
  await page.goto(account)
  await page.getByLabel('Wachtwoord van nu').waitFor()
  await page.getByRole('button', { name: /^Ontkoppelen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppelen' }).click()
  await page.getByText('Er is nog niets gekoppeld').waitFor()
  expect(complaints).toEqual([])
})

test('logging out at the provider logs out here', async () => {
  await provider.tellLogout(app.url, `/sign_on/${uuid}/logout`)
  const { page } = await visit()
  await signOnByKeys(page, another)
  await typeThere(page, 'mees')
  await pathIs(page, '/organisatie/opdrachten')
  const there = await page.context().newPage()
  await there.goto(`${provider.issuer}/session/end`)
  await there.getByRole('button', { name: 'Uitloggen' }).click()
  const ours = database.selectFrom('account_session').select('uuid').where('provider_uuid', '=', uuid)
  await expect.poll(() => ours.execute()).toEqual([])
  await page.reload()
  await pathIs(page, login)
})

test('while the provider is down, the screen says so, and leads to the password', async () => {
  const { page, complaints } = await visit()
  provider.close()
  await signOnByKeys(page, username)
  await page.getByText('De inlogdienst van je organisatie antwoordt nu niet goed').waitFor()
  expect(await violations(page)).toEqual([])
  await tabTo(page, 'link', 'Inloggen met je wachtwoord')
  await page.keyboard.press('Enter')
  await pathIs(page, login)
  await logIn(page, username)
  await pathIs(page, '/organisatie/opdrachten')
  await page.goto(`/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen&inlogdienst=${uuid}`)
  await page.getByText(/Er stond: “De inlogdienst van je organisatie antwoordt nu niet goed/).waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})
