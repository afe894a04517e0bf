// A relative is invited from the contact person, sees the introduction, returns, and manages their own account.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { atRest } from '../servers/browser.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { callersOf, logIn, login, logOut, pathIs, stored, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 390, height: 844 } })
const office = 'planner@demo.example'
const planner = await callersOf(app)(office)

const password = 'De kat van de buren blaft'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const linkIn = ({ text }: { text: string }) => new URL(/http\S+/.exec(text)![0]).pathname
const { uuid: truus } = await app.server.database
  .selectFrom('client')
  .select('uuid')
  .where('first_name', '=', 'Truus')
  .executeTakeFirstOrThrow()
const addContact = (firstName: string, email: string) => {
  const person = { firstName, lastName: 'Jansen', kind: 'child', email }
  return planner.post('/client_relations', { client: `/v1/clients/${truus}`, ...person })
}
/** The planner opens the contact persons of Truus. */
const atContacts = async () => {
  const { page } = await visit()
  await logInAs(app, page, { who: office, username: office, roles: ['ROLE_PLANNER'] })
  await page.goto(`/backoffice/clienten/${truus}?onderdeel=contactpersonen`)
  await page.getByRole('list', { name: 'Contactpersonen' }).waitFor()
  return page
}

test('a relative is invited, reads the mail, activates, is welcomed once, leaves, comes back, and moves to another address and password', async () => {
  const email = 'ingrid@voorbeeld.example'
  must(await addContact('Ingrid', email), 201)
  const desk = await atContacts()
  await press(desk, /^Uitnodigen.*Ingrid Jansen/)
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Ingrid' })
    .getByText(/^Uitgenodigd op/)
    .waitFor()
  const mail = await app.mailTo(email, 'Kijk mee met de zorg voor Truus')
  expect(mail.text).toMatch(/^Dag Ingrid,\s+.+ van Zorginzet nodigt u uit\. U ziet dan wie er bij Truus komt\./)
  expect(mail.text).toContain('Verwacht u dit niet? Dan hoeft u niets te doen.')

  const { page, complaints } = await visit()
  await page.goto(linkIn(mail))
  await page.getByRole('heading', { name: 'Welkom, Ingrid' }).waitFor()
  await page.getByText('Daarna ziet u wie er bij Truus komt.', { exact: false }).waitFor()
  expect(await page.getByLabel('Voornaam').count()).toBe(0)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await press(page, 'Account activeren')
  await pathIs(page, '/zorg/zorgvragen')
  const welcome = page.getByRole('dialog', { name: 'Welkom' })
  for (const name of ['Vandaag', 'Rapportage', 'Bellen']) await welcome.getByRole('heading', { name }).waitFor()
  const noted = page.waitForResponse(/family_look\/welcomed$/)
  await welcome.getByRole('button', { name: 'Begin' }).click()
  await noted
  await page.getByRole('heading', { name: 'Een vraag aan u' }).waitFor()
  // There are no questions about visits from before the account.
  expect(await page.getByText(/^Hoe was het bezoek/).count()).toBe(0)
  await logOut(page)
  await logIn(page, email, password)
  await pathIs(page, '/zorg/zorgvragen')
  await page.getByRole('heading', { name: 'Een vraag aan u' }).waitFor()
  await atRest(page)
  expect(await welcome.count()).toBe(0)
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitleg' }).click()
  await welcome.getByRole('button', { name: 'Begin' }).click()

  const next = 'ingrid.jansen@voorbeeld.example'
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uw account' }).click()
  await pathIs(page, '/zorg/account')
  await press(page, 'E-mailadres wijzigen')
  await page.getByLabel('Nieuw e-mailadres').fill(next)
  await page.getByLabel('Uw wachtwoord', { exact: true }).fill(password)
  await press(page, 'Code sturen')
  await page.getByText('Wij stuurden een code naar', { exact: false }).waitFor()
  const code = /\d{6}/.exec((await app.mailTo(next, 'De code voor uw nieuwe e-mailadres')).text)![0]
  await page.getByLabel('Code', { exact: true }).fill(code)
  await press(page, 'Bevestigen')
  await page.getByText('U logt voortaan in met uw nieuwe e-mailadres.').first().waitFor()
  await app.mailTo(email, 'U logt voortaan in met een ander e-mailadres')
  await expect.poll(async () => (await stored(page))?.username).toBe(next)
  await page.getByLabel('Wachtwoord van nu').fill(password)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(`${password} niet`)
  await press(page, 'Wachtwoord wijzigen')
  await page.getByText('Uw wachtwoord is gewijzigd.', { exact: false }).first().waitFor()
  await logOut(page)
  await logIn(page, next, `${password} niet`)
  await pathIs(page, '/zorg/zorgvragen')
  expect(complaints).toEqual([])

  // The contact shows the login of the account, also when its email address differs.
  await desk.reload()
  const row = desk.getByRole('listitem').filter({ hasText: 'Ingrid' })
  await row.getByText(/^Logt in sinds/).waitFor()
  await row.getByText(next, { exact: false }).waitFor()
})

test('an invitation that is over mends itself; a link that nobody sent gives the number to call', async () => {
  const email = 'bart@voorbeeld.example'
  must(await addContact('Bart', email), 201)
  await press(await atContacts(), /^Uitnodigen.*Bart Jansen/)
  const link = linkIn(await app.mailTo(email, 'Kijk mee met de zorg'))
  await app.server.database.updateTable('user_token').set({ expires_at: '2026-01-01' }).where('used_at', 'is', null).execute()
  const { page } = await visit()
  await page.goto(link)
  await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
  await page.getByText(/^Lukt het niet\? Bel/).waitFor()
  await press(page, 'Stuur mij een nieuwe link')
  await page.getByText('De nieuwe link is onderweg.', { exact: false }).waitFor()
  await expect.poll(async () => linkIn(await app.mailTo(email, 'Kijk mee met de zorg'))).not.toBe(link)
  await page.goto(linkIn(await app.mailTo(email, 'Kijk mee met de zorg')))
  await page.getByRole('heading', { name: 'Welkom, Bart' }).waitFor()
  await page.goto(`/zorg/account-activeren/${'0'.repeat(128)}`)
  await page.getByText(/^Lukt het niet\? Bel/).waitFor()
  expect(await page.getByRole('button', { name: 'Stuur mij een nieuwe link' }).count()).toBe(0)
})

test.each([
  ['client@demo.example', '/zorg/zorgvragen', 20],
  ['client@demo.example', '/zorg/zorgvragen', -20],
  ['zorgverlener@demo.example', '/werk', 20],
  ['zorgverlener@demo.example', '/werk', -20],
  ['organisatie@demo.example', '/organisatie/opdrachten', 20],
  ['organisatie@demo.example', '/organisatie/opdrachten', -20],
])('%s stays logged in at %s on a device whose clock is %i minutes off', async (username, home, minutes) => {
  const { page } = await visit()
  await page.addInitScript(`{
    const real = Date.now
    const off = ${minutes * 60_000}
    const Own = Date
    globalThis.Date = class extends Own {
      constructor(...given) { given.length === 0 ? super(real() + off) : super(...given) }
      static now() { return real() + off }
    }
  }`)
  await page.goto(login)
  await logIn(page, username)
  await pathIs(page, home)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await atRest(page)
  expect(new URL(page.url()).pathname).toBe(home)
  // Also after a reload, when the token is fetched again.
  await page.reload()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await atRest(page)
  expect(new URL(page.url()).pathname).toBe(home)
})
