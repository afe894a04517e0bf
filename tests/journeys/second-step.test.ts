// The second step of logging in: a mailed code in every variation, an authenticator app, recovery codes, a passkey; the list of sessions.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { codeAt } from '../../api/platform/login/one-time-codes.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { logIn, login, logOut, pathIs, stored, visitorsOf } from './visit.ts'

const planner = 'planner@demo.example'
const worker = 'zorgverlener@demo.example'
const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { byScreen: true })
const phone = visitorsOf(app, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const enterCode = async (page: Page, code: string, label = 'Code') => {
  await page.getByLabel(label, { exact: true }).fill(code)
  await press(page, 'Verder')
}
const { database } = app.server
const codeFor = async (person: string) => /\d{6}/.exec((await app.mailTo(person, 'De code om in te loggen')).text)![0]
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** Moves the last code into the past, so that the next may be requested. */
const waitedLong = () => database.updateTable('multi_factor_code').set({ sent_at: '2026-01-01T00:00:00Z' }).execute()

test('a mailed code: a wrong or expired one is reported and can be corrected, a new one lets in', async () => {
  const { page, complaints } = await visit()
  await page.clock.install()
  await page.goto(login)
  await logIn(page, planner)
  await pathIs(page, '/account/mfa')
  const first = await codeFor(planner)
  await atRest(page)
  for (const name of ['Passkey gebruiken', 'Herstelcode gebruiken'])
    expect(await page.getByRole('button', { name }).count(), name).toBe(0)
  // The telephone number of the back office is there for everyone, also before the second step.
  await press(page, 'Hulp nodig?')
  await page.getByText('Lukt het niet? Bel ons').waitFor()
  await enterCode(page, other(first))
  await page.getByText('Deze code klopt niet of is verlopen.').waitFor()
  await app.moveClock(new Date(Date.now() + 11 * 60_000).toISOString())
  await enterCode(page, first)
  await page.getByText('Deze code klopt niet of is verlopen.').waitFor()
  await app.moveClock(new Date().toISOString())
  await waitedLong()
  expect(await page.getByRole('button', { name: /^Nieuwe code mailen \(kan over/ }).isDisabled()).toBe(true)
  await page.clock.runFor(31_000)
  await press(page, 'Nieuwe code mailen')
  await page.getByText('Wij hebben u een nieuwe code gemaild.').waitFor()
  await expect.poll(() => codeFor(planner)).not.toBe(first)
  const second = await codeFor(planner)
  await enterCode(page, ` ${second.slice(0, 3)} ${second.slice(3)} `)
  await expect.poll(async () => (await stored(page)).roles).toEqual(['ROLE_PLANNER'])
  expect(await stored(page)).toMatchObject({ multi_factor_enabled: true, multi_factor_verified: true })
  expect(complaints).toEqual([])
})
test('five wrong codes end the login, and logging in has to wait', async () => {
  const { page } = await visit()
  await page.goto(login)
  await logIn(page, 'backoffice@demo.example')
  await pathIs(page, '/account/mfa')
  const code = await codeFor('backoffice@demo.example')
  for (let attempt = 0; attempt < 5; attempt++) {
    await enterCode(page, other(code))
    await page.getByText('Deze code klopt niet of is verlopen.').waitFor()
    await page.getByLabel('Code', { exact: true }).fill('')
  }
  await enterCode(page, code)
  await pathIs(page, login)
  expect(await stored(page)).toBeNull()
  await logIn(page, 'backoffice@demo.example')
  await page.getByText('Te vaak geprobeerd.', { exact: false }).waitFor()
})

const secretOn = async (page: Page) => {
  const shown = page.locator('code').filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
  const text = ((await shown.textContent()) ?? '').replace(/\s/g, '')
  const bits = [...text].map(c => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()')
/** What people do with the codes that they see once: keep them in another app, as a file and on paper. */
const keepCodes = async (page: Page, codes: string[]) => {
  await press(page, 'Kopiëren')
  await page.getByRole('button', { name: 'Gekopieerd' }).last().waitFor()
  expect(await clipboard(page)).toContain(codes.join('\n'))
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Downloaden')])
  expect(file.suggestedFilename()).toBe('zorginzet-herstelcodes.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'))
  await page.evaluate(`window.print = () => document.documentElement.setAttribute('data-printed', 'yes')`)
  await press(page, 'Afdrukken')
  await page.locator('html[data-printed="yes"]').waitFor({ state: 'attached' })
}
// A code one step ahead is accepted, which gives an unused one.
const step = (ahead: number) => Math.floor(Date.now() / 30_000) + ahead
test('a worker adds an authenticator app, logs in with it, with a recovery code, and switches it off', async () => {
  const { page, complaints } = await visit(worker)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/werk/beveiliging')
  await press(page, 'App instellen')
  await press(page, 'Terug')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(page, 'App instellen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill('Dit-is-het-niet-1')
  await press(page, 'Verder')
  await page.getByText('Het huidige wachtwoord klopt niet.').waitFor()
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Verder')
  await page.getByRole('img', { name: 'QR-code voor je authenticator-app' }).waitFor()
  await press(page, 'Sleutel kopiëren')
  await page.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  const first = await clipboard(page)
  await press(page, 'Terug')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // Nothing is on yet; another attempt has another key.
  await page.getByText('Staat uit').waitFor()
  await press(page, 'App instellen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Verder')
  await page.getByRole('img', { name: 'QR-code voor je authenticator-app' }).waitFor()
  const secret = await secretOn(page)
  expect(((await page.locator('code').first().textContent()) ?? '').replace(/\s/g, '')).not.toBe(first)
  await page.getByLabel(/^2\. Vul de code in/).fill(codeAt(secret, step(0)))
  await press(page, 'Aanzetten')
  const shown = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await expect.poll(() => shown.count()).toBe(10)
  const codes = await shown.allTextContents()
  await keepCodes(page, codes)
  await press(page, 'Ik heb ze bewaard')
  await page.getByText('Staat aan').waitFor()
  await expect.poll(async () => (await stored(page)).multi_factor_enabled).toBe(true)
  await app.mailTo(worker, 'Tweestapsverificatie staat aan')

  await logOut(page)
  await logIn(page, worker)
  await pathIs(page, '/account/mfa')
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).waitFor()
  expect(await page.getByRole('button', { name: /^Nieuwe code mailen/ }).count()).toBe(0)
  await enterCode(page, codeAt(secret, step(5)))
  await page.getByText('Deze code klopt niet of is verlopen.').waitFor()
  await enterCode(page, codeAt(secret, step(1)))
  await pathIs(page, '/werk')
  expect(await stored(page)).toMatchObject({ multi_factor_enabled: true, multi_factor_verified: true })

  await logOut(page)
  await logIn(page, worker)
  await pathIs(page, '/account/mfa')
  await press(page, 'Herstelcode gebruiken')
  await enterCode(page, codes[0]!.toLowerCase().replace('-', ' '), 'Herstelcode')
  await pathIs(page, '/werk')
  await page.goto('/werk/beveiliging')
  await app.mailTo(worker, 'Er is ingelogd met een herstelcode')
  await page.getByText('Je hebt nog 9 van de 10 codes.', { exact: false }).waitFor()
  await press(page, 'Uitzetten')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Uitzetten' }).click()
  await page.getByText('Staat uit').waitFor()
  await logOut(page)
  await logIn(page, worker)
  await pathIs(page, '/werk') // the home, because the user chose to log out
  expect(complaints).toEqual([])
})
test('on a phone the app is on the same device, and the square is for another one', async () => {
  const { page } = await phone('fatima.bouzian@voorbeeld.example')
  await page.goto('/werk/beveiliging')
  await press(page, 'App instellen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Verder')
  const link = page.getByRole('link', { name: 'Openen in de app op deze telefoon' })
  expect(await link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32,}/)
  // Which no app here opens; the sheet stays.
  await link.tap()
  await page.getByText('Staat je app op een ander toestel?').tap()
  await page.getByRole('img', { name: 'QR-code voor je authenticator-app' }).waitFor()
})
/** A virtual device that makes and stores passkeys, touched automatically; it fails when it cannot verify the user. */
const giveDevice = async (page: Page) => {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('WebAuthn.enable')
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  const options = { protocol: 'ctap2', transport: 'internal', ...abilities } as const
  const { authenticatorId } = await chrome.send('WebAuthn.addVirtualAuthenticator', { options })
  const seesFinger = (isUserVerified: boolean) => chrome.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { seesFinger }
}
test('a worker adds a passkey beside the mailed code, logs in with it, and removes it', async () => {
  const { page, complaints } = await visit(worker)
  const { seesFinger } = await giveDevice(page)
  await page.goto('/werk/beveiliging')
  expect(await page.getByText('Passkeys', { exact: true }).count()).toBe(0)
  await press(page, 'Code per e-mail kiezen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Aanzetten')
  await press(page, 'Ik heb ze bewaard')

  await press(page, 'Passkey toevoegen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill('Dit-is-het-niet-1')
  await press(page, 'Toevoegen')
  await page.getByText('Het huidige wachtwoord klopt niet.').waitFor()
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await seesFinger(false)
  await press(page, 'Toevoegen')
  await page.getByText('Er is geen passkey toegevoegd.', { exact: false }).waitFor()
  await seesFinger(true)
  expect(await page.getByLabel('Naam van de passkey').inputValue()).toBe('Chrome op Linux')
  await page.getByLabel('Naam van de passkey').fill('Werktelefoon')
  await press(page, 'Toevoegen')
  const passkeys = page.getByRole('list', { name: 'Je passkeys' }).getByRole('listitem')
  await passkeys.filter({ hasText: 'Nog niet gebruikt' }).waitFor()
  await press(page, 'Passkey toevoegen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(demoPassword)
  await press(page, 'Toevoegen')
  await page.getByText('Dit apparaat heeft al een passkey voor dit account.').waitFor()
  await press(page, 'Terug')

  await logOut(page)
  await logIn(page, worker)
  await pathIs(page, '/account/mfa')
  await seesFinger(false)
  await press(page, 'Passkey gebruiken')
  await page.getByText('Uw passkey is niet gebruikt.', { exact: false }).waitFor()
  await seesFinger(true)
  await press(page, 'Passkey gebruiken')
  await pathIs(page, '/werk')
  await page.goto('/werk/beveiliging')
  expect(await stored(page)).toMatchObject({ multi_factor_enabled: true, multi_factor_verified: true })
  await passkeys.filter({ hasText: 'Laatst gebruikt: vandaag' }).waitFor()

  await press(page, 'Passkey Werktelefoon verwijderen')
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Passkey Werktelefoon is verwijderd.').first().waitFor()
  expect(await passkeys.count()).toBe(0)
  await logOut(page)
  await logIn(page, worker)
  await pathIs(page, '/account/mfa')
  // What the user does not have is not offered, even if it was used before.
  await expect.poll(() => page.getByRole('button', { name: 'Passkey gebruiken' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).waitFor()
  await waitedLong()
  await enterCode(page, await codeFor(worker))
  await pathIs(page, '/werk')
  expect(complaints).toEqual([])
})
test('a worker sees where they are logged in, ends it there, and changes the password', async () => {
  const person = 'uitzend@demo.example'
  const phone = await visit(person)
  const { page, complaints } = await visit(person)
  await app.mailTo(person, 'Er is ingelogd op een nieuw apparaat')
  await page.goto('/werk/beveiliging')
  const devices = page.getByRole('listitem').filter({ hasText: 'Chrome op Linux' })
  await expect.poll(() => devices.count()).toBe(2)
  await page.getByText('Dit apparaat', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Uitloggen op Chrome op Linux' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click()
  await expect.poll(() => devices.count()).toBe(1)
  // The bell may have detected it by now.
  await phone.page.goto('/werk/planning')
  await pathIs(phone.page, login)

  await page.getByLabel('Wachtwoord van nu').fill(demoPassword)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('De kat van de buren blaft')
  await press(page, 'Wachtwoord wijzigen')
  await page.getByText('Je wachtwoord is gewijzigd.', { exact: false }).first().waitFor()
  await app.mailTo(person, 'Uw wachtwoord is gewijzigd')
  await page.goto('/werk/planning')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await logOut(page)
  await logIn(page, person, 'De kat van de buren blaft')
  await pathIs(page, '/werk')
  expect(complaints).toEqual([])
})
