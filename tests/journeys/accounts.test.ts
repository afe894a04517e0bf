// Access by link: registration, activation, a forgotten password; and impersonation.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { callerWith } from '../servers/api.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { logIn, login, logOut, pathIs, stored, visitorsOf } from './visit.ts'

const password = 'Een paard dat blauw fluit'
const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { byScreen: true, viewport: { width: 390, height: 844 } })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const linkIn = ({ text }: { text: string }) => new URL(/http\S+/.exec(text)![0]).pathname
const accountOf = (username: string) =>
  app.server.database.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
const asPlanner = async (path: string, body: object) => {
  const { uuid, username } = await accountOf('planner@demo.example')
  const flags = { multi_factor_enabled: true, multi_factor_verified: true, user_features: [] }
  const token = await app.server.tokens.sign({ uuid, username, roles: ['ROLE_PLANNER'], ...flags })
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/ld+json' }
  const answer = await fetch(`${app.url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

const email = 'Femke.Dijkgraaf@Voorbeeld.example'
const fillRegistration = async (page: Page) => {
  await field(page, 'Voornaam').fill('Femke')
  await field(page, 'Achternaam').fill('Dijkgraaf')
  await field(page, 'E-mailadres').fill(email)
  await field(page, 'Telefoonnummer').fill('06 12 34 56 78')
  await field(page, 'Postcode').fill('3511 ab')
  await field(page, 'Huisnummer').fill('12A')
  await field(page, 'Straat').fill('Oudegracht')
  await expect.poll(() => field(page, 'Plaats').inputValue()).toBe('Utrecht')
  // The levels do not come at first: a new attempt brings them.
  await page.route('**/v1/expertise_levels*', route => route.abort())
  await press(page, 'Verder')
  await page.getByRole('heading', { name: 'Wat doe je?' }).waitFor()
  await page.getByText('De niveaus konden niet worden geladen.').waitFor()
  await page.unroute('**/v1/expertise_levels*')
  await press(page, 'Opnieuw proberen')
  await field(page, 'Jouw niveau').selectOption({ label: 'Mbo-verpleegkundige' })
  await page.getByLabel(/^Als zzp’er/).check()
  await press(page, 'Verder')
  await page.getByText('Vul je BIG-nummer in.').waitFor()
  await field(page, 'BIG-nummer').fill('49012345678')
  await press(page, 'Verder')
  await page.getByRole('heading', { name: 'Klopt alles?' }).waitFor()
  await page.getByRole('link', { name: /^Wijzigen ?: wie je bent$/ }).click()
  await field(page, 'Huisnummer').fill('12B')
  await press(page, 'Verder')
  await page.getByText('Oudegracht 12B').waitFor()
  const [paper] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'gebruiksvoorwaarden' }).click()])
  await paper.getByRole('heading', { name: 'Gebruiksvoorwaarden' }).waitFor()
  await paper.close()
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
}
const wishes = ['Ik sta ook open voor andere contractvormen', 'Binnen roken', 'Eigen auto']
test('someone registers, chooses a password, is introduced once, and stands on their home', async () => {
  const { page, complaints } = await visit()
  await page.goto(login)
  await page.getByRole('link', { name: 'Inschrijven als zorgverlener' }).click()
  await fillRegistration(page)
  await page.getByRole('checkbox').check()
  await press(page, 'Inschrijven')
  await pathIs(page, '/werk/inschrijven/gelukt')
  await page.getByRole('link', { name: 'Schrijf je opnieuw in' }).click()
  await pathIs(page, '/werk/inschrijven')
  await page.goto(linkIn(await app.mailTo(email.toLowerCase(), 'Maak je inschrijving af')))
  await field(page, 'Wachtwoord').fill('femkedijkgraaf1')
  // They accepted the terms when they registered.
  expect(await page.getByRole('checkbox', { name: /gebruiksvoorwaarden/ }).count()).toBe(0)
  await press(page, 'Profiel bewaren en beginnen')
  await page.getByText('Dit wachtwoord is te makkelijk te raden', { exact: false }).waitFor()
  await field(page, 'Wachtwoord').fill(password)
  await field(page, 'Stel je kort voor').fill('Ik werk graag in de wijk.')
  for (const name of wishes) await page.getByLabel(name).check()
  await field(page, 'Hoe ver wil je reizen?').fill('22')
  await press(page, 'Profiel bewaren en beginnen')
  await pathIs(page, '/werk')
  const welcome = page.getByRole('dialog', { name: 'Welkom bij Zorginzet, Femke' })
  await welcome.getByRole('button', { name: 'Documenten verifiëren' }).waitFor()
  const kept = page.waitForResponse(/complete_introduction$/)
  await welcome.getByRole('button', { name: 'Opdrachten bekijken' }).click()
  await pathIs(page, '/werk/nieuwe-opdrachten')
  await kept // a new page would abort the pending request
  await page.goto('/werk')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  expect(await welcome.count()).toBe(0)
  expect(await stored(page)).toMatchObject({ username: email.toLowerCase(), roles: ['ROLE_CARE_WORKER'] })
  await page.goto('/werk/zorgvoorkeuren')
  for (const name of [...wishes.slice(0, 2), 'Ik heb een auto'])
    await expect.poll(() => page.getByLabel(name).isChecked(), { message: name }).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Of vul de afstand in' }).inputValue()).toBe('22')
  expect(complaints.filter(text => !text.includes('ERR_FAILED'))).toEqual([])
})

test('a forgotten password: the same answer for everyone, a link that works once, and every other login is over', async () => {
  const person = 'uitzend@demo.example'
  const elsewhere = await visit(person)
  const { page, complaints } = await visit()
  for (const username of ['niemand@voorbeeld.example', person]) {
    await page.goto(login)
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    // The login screen has a field with the same name.
    await page.getByRole('button', { name: 'Link aanvragen' }).waitFor()
    await field(page, 'E-mailadres').fill(username)
    await press(page, 'Link aanvragen')
    await pathIs(page, '/account/wachtwoord-vergeten/aangevraagd')
    await page.getByText('Is er een account met dit e-mailadres?', { exact: false }).waitFor()
  }
  const link = linkIn(await app.mailTo(person, 'Kies een nieuw wachtwoord'))
  await page.goto(link)
  await field(page, 'Nieuw wachtwoord').fill('kort')
  await press(page, 'Wachtwoord bewaren')
  await page.getByText('Gebruik minimaal 12 tekens.').waitFor()
  await expect.poll(() => page.locator('input[name=password]:focus').count()).toBe(1)
  await field(page, 'Nieuw wachtwoord').fill(password)
  await press(page, 'Wachtwoord bewaren')
  await pathIs(page, '/werk')
  await app.mailTo(person, 'Uw wachtwoord is gewijzigd')
  // The other browser is notified, without any action.
  await pathIs(elsewhere.page, login)
  await logOut(page)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
  await page.goto(login)
  await logIn(page, person)
  await page.getByText('E-mailadres of wachtwoord klopt niet.').waitFor()
  await logIn(page, person, password)
  await pathIs(page, '/werk')
  expect(complaints.filter(text => !text.includes('401'))).toEqual([])
})
test('a link for somebody else, on a computer that people share: who is logged in is said, and one press logs out and opens it', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  const [person, toOpen] = ['organisatie@demo.example', 'Uitloggen en link openen']
  await page.goto('/organisatie/opdrachten?zoek=Truus')
  await pathIs(page, '/werk')
  await page.getByRole('alert').getByText('Je bent ingelogd als zorgverlener@demo.example.', { exact: false }).waitFor()
  await press(page, toOpen)
  await pathIs(page, login)
  await logIn(page, person)
  await page.waitForURL(url => url.pathname + url.search === '/organisatie/opdrachten?zoek=Truus')

  await callerWith(app.server).post('/user_tokens/reset_password', { username: 'zorgverlener@demo.example' })
  await page.goto(linkIn(await app.mailTo('zorgverlener@demo.example', 'Kies een nieuw wachtwoord')))
  await pathIs(page, '/organisatie/opdrachten')
  await press(page, toOpen)
  await page.getByRole('heading', { name: 'Nieuw wachtwoord kiezen' }).waitFor()
  await field(page, 'Nieuw wachtwoord').waitFor()
  expect(complaints).toEqual([])
})
test('a link for a new password is over after an hour', async () => {
  const { page } = await visit()
  await page.goto('/account/wachtwoord-vergeten')
  await field(page, 'E-mailadres').fill('locatie@demo.example')
  await press(page, 'Link aanvragen')
  const link = linkIn(await app.mailTo('locatie@demo.example', 'Kies een nieuw wachtwoord'))
  await app.moveClock(new Date(Date.now() + 61 * 60_000).toISOString())
  await page.goto(link)
  await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
  // The link is genuine: its owner need not enter an address to get a new one.
  await press(page, 'Stuur mij een nieuwe link')
  await page.getByText('De nieuwe link is onderweg.', { exact: false }).waitFor()
  await expect.poll(async () => linkIn(await app.mailTo('locatie@demo.example', 'Kies een nieuw wachtwoord'))).not.toBe(link)
  await app.moveClock(new Date().toISOString())
})

const someone = { firstName: 'Iris', lastName: 'de Boer' }
const activate = async (page: Page, username: string, withName: boolean, subject = 'Activeer je account') => {
  await page.goto(linkIn(await app.mailTo(username, subject)))
  await page.getByText(username).waitFor()
  if (withName) {
    await field(page, 'Voornaam').fill('Iris')
    await field(page, 'Achternaam').fill('Boersma')
  }
  await field(page, 'Wachtwoord').fill(password)
  await page.getByRole('checkbox').check()
  await press(page, 'Account activeren')
}
test('who looks after a client activates the account, and is where that person belongs', async () => {
  const username = 'familie@voorbeeld.example'
  const { uuid } = await app.server.database.selectFrom('client').select('uuid').limit(1).executeTakeFirstOrThrow()
  await asPlanner('/user_tokens/activate_account', {
    role: 'ROLE_CLIENT_ADMIN',
    email: username,
    ...someone,
    clients: [`/v1/clients/${uuid}`],
  })
  const { page } = await visit()
  await activate(page, username, false, 'Kijk mee met de zorg')
  await expect.poll(async () => (await stored(page))?.roles).toEqual(['ROLE_CLIENT_ADMIN'])
})
test('who joins an organization activates the account, and sees its assignments', async () => {
  const username = 'collega@voorbeeld.example'
  const { uuid } = await app.server.database.selectFrom('organization').select('uuid').limit(1).executeTakeFirstOrThrow()
  const organization = `/v1/organizations/${uuid}`
  await asPlanner('/user_tokens/activate_account', { role: 'ROLE_ORGANIZATION_USER', email: username, ...someone, organization })
  const { page, complaints } = await visit()
  await activate(page, username, false)
  await pathIs(page, '/organisatie/opdrachten')
  await page.getByRole('heading', { name: 'Opdrachten', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})
test('who joins the back office activates the account, and owes a code at once', async () => {
  const username = 'nieuwe-planner@voorbeeld.example'
  await asPlanner('/user_tokens/activate_account', { role: 'ROLE_PLANNER', email: username, ...someone })
  const { page } = await visit()
  await activate(page, username, true)
  await pathIs(page, '/account/mfa')
  const code = /\d{6}/.exec((await app.mailTo(username, 'De code om in te loggen')).text)![0]
  await field(page, 'Code').fill(code)
  await press(page, 'Verder')
  await expect.poll(async () => (await stored(page))?.roles).toEqual(['ROLE_PLANNER'])
})

const openLook = async (page: Page, username: string) => {
  const { uuid } = await accountOf(username)
  const { url } = (await (await asPlanner('/user_tokens/impersonate', { user: uuid })).json()) as { url: string }
  await page.goto(new URL(url).pathname)
  await page.getByText(username).waitFor()
}
const lookThrough = async (page: Page, username: string) => {
  await openLook(page, username)
  await press(page, 'Inloggen als deze gebruiker')
}
const banner = (page: Page) => page.getByRole('region', { name: 'Ingelogd als iemand anders' })
test('a planner impersonates a worker in every tab, changes nothing of the account, and stops', async () => {
  const { page, complaints } = await visit('organisatie@demo.example')
  await openLook(page, 'zorgverlener@demo.example')
  await page.getByRole('link', { name: 'Toch niet' }).click()
  await pathIs(page, '/organisatie/opdrachten')
  const other = await page.context().newPage()
  await other.goto('/organisatie/favorieten')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await lookThrough(page, 'zorgverlener@demo.example')
  for (const tab of [page, other]) {
    await pathIs(tab, '/werk')
    await banner(tab).getByText('Samira Yilmaz').waitFor()
  }
  expect(await stored(page)).toMatchObject({ username: 'zorgverlener@demo.example', impersonated: true })
  await page.reload()
  await banner(page)
    .getByText(/Nog \d+ minuten/)
    .waitFor()
  await page.goto('/werk/beveiliging')
  await page.getByText(/Dit kan alleen .* zelf/).waitFor()
  await banner(page).getByRole('button', { name: 'Stoppen' }).click()
  await pathIs(page, '/organisatie/opdrachten')
  await pathIs(other, '/organisatie/favorieten') // where they left off
  for (const tab of [page, other]) {
    await banner(tab).waitFor({ state: 'detached' })
    await tab.reload()
    await tab.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(await stored(page)).toMatchObject({ username: 'organisatie@demo.example' })
  expect(complaints).toEqual([])
})
test('a planner’s impersonation ends by itself after an hour', async () => {
  const { page } = await visit()
  await lookThrough(page, 'organisatie@demo.example')
  await pathIs(page, '/organisatie/opdrachten')
  await banner(page).waitFor()
  await page.clock.install({ time: Date.now() })
  await page.clock.fastForward(61 * 60_000)
  await pathIs(page, login)
  expect(await stored(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toBeNull()
})
test('a new user gets the introduction, but a planner who impersonates them does not', async () => {
  const { page } = await visit()
  await lookThrough(page, 'nieuw@demo.example')
  await pathIs(page, '/werk')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  const own = await visit()
  // Also over the document that a mail links to, which is still open afterwards.
  await own.page.goto('/werk/documenten?document=vog')
  await pathIs(own.page, login)
  await logIn(own.page, 'nieuw@demo.example', demoPassword)
  const [welcome, document] = [/^Welkom bij Zorginzet/, /^Verklaring Omtrent het Gedrag/].map(name =>
    own.page.getByRole('dialog', { name }),
  )
  await document!.waitFor()
  await welcome!.getByRole('button', { name: 'Documenten verifiëren' }).click()
  await welcome!.waitFor({ state: 'detached' })
  await document!.waitFor()
  expect(new URL(own.page.url()).search).toBe('?document=vog')
})
