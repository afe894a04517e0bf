// Production, started as in the README, on an empty database: the first planner is invited by mail and guided through the setup,
// with real mails.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser } from '../servers/browser.ts'
import { freshDatabase } from '../servers/database.ts'
import { freePort } from '../servers/free-port.ts'
import { openMailServer } from '../servers/mail-server.ts'
import { type Production, startProduction } from '../servers/production.ts'
import { visitAt } from './app.ts'
import { overflows, violations } from './axe.ts'

const [planner, user, password] = ['eerste@voorbeeld.example', 'iris.vos@voorbeeld.example', 'De kat van de buren blaft']
const post = await openMailServer()
const database = await freshDatabase()
const browser = await launchBrowser({ shortLived: true })
const settings = {
  ...{ PORT: String(await freePort()), DATABASE_URL: database.url, SECRET: 'a-secret-for-tests-of-at-least-32-characters' },
  ...{ SMTP_URL: `smtp://127.0.0.1:${post.port}?ignoreTLS=true`, PLANNER_EMAIL: planner },
}
let product: Production
beforeAll(async () => {
  product = await startProduction(settings)
  await product.ready()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  post.close()
  await database.drop()
})
/** The match of this pattern in the newest mail to this address. */
const inLetterTo = (address: string, sought: RegExp) =>
  vi.waitFor(() => sought.exec(post.letters.findLast(({ to, text }) => to === address && sought.test(text))?.text ?? '')![0], {
    timeout: 60_000,
    interval: 50,
  })

test('the first planner comes in by the mail, makes what is needed in its order, and finds it after a restart', async () => {
  const { page, complaints } = await visitAt(browser, product.url)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
  }
  const send = (name: string) => dialog.getByRole('button', { name }).click()
  await page.goto(await inLetterTo(planner, /\/backoffice\/account-activeren\/[0-9a-f]{128}/))
  await page.getByLabel('Voornaam').fill('Anouk')
  await page.getByLabel('Achternaam').fill('Bos')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await press('Account activeren')
  await page.getByLabel('Code', { exact: true }).fill(await inLetterTo(planner, /(?<=De code is )\d{6}/))
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Begin met inrichten' }).click()
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const step = (title: string) => steps.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await step('Een organisatie').getByText('Nu', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])

  await step('Een organisatie').getByRole('link').click()
  await press('Nieuwe organisatie')
  await fill({ Naam: 'Zorggroep Waterland', 'Straat en huisnummer': 'Havenkade 3', Postcode: '1141 AB', Plaats: 'Monnickendam' })
  await fill({ 'E-mailadres voor facturen': 'facturen@waterland.example' })
  await send('Organisatie maken')
  await page.getByText('Zorggroep Waterland is toegevoegd. Voeg nu een locatie toe.').waitFor()
  const begin = '/backoffice/settings?onderdeel=begin'
  await page.goto(begin)
  await step('Een locatie').getByText('Nu', { exact: true }).waitFor()
  await step('Een locatie').getByRole('link').click()
  await press('Nieuwe locatie')
  await fill({ Naam: 'Huis aan het Water', 'Straat en huisnummer': 'Havenkade 5', Postcode: '1141 AB', Plaats: 'Monnickendam' })
  await send('Locatie maken')
  await page.getByRole('row', { name: /Huis aan het Water/ }).waitFor()
  await press('Gebruiker uitnodigen')
  await fill({ Voornaam: 'Iris', Achternaam: 'Vos', 'E-mailadres': user })
  await dialog.getByRole('radio', { name: /^Hele organisatie/ }).check()
  await send('Uitnodiging sturen')
  await page.getByRole('row', { name: /Iris Vos.*Uitgenodigd/ }).waitFor()
  await inLetterTo(user, /account-|wachtwoord-opnieuw-instellen/)

  await page.goto(begin)
  await step('Tarieven').getByRole('link', { name: 'Uit een bestand' }).click()
  const rates = 'Locatie,Niveau,Contractvorm,Uurtarief,Geldt vanaf\nHuis aan het Water,Verzorgende IG,zzp,"47,50",01-01-2027\n'
  await page
    .getByLabel('Bestand kiezen')
    .setInputFiles({ name: 'tarieven.csv', mimeType: 'text/csv', buffer: Buffer.from(rates) })
  await press('Nakijken')
  await press('1 tarief importeren')
  await page.getByText(/^1 tarief toegevoegd\./).waitFor()

  await page.goto(begin)
  await step('Bereikbaarheid').getByRole('link').click()
  await page.getByRole('button', { name: 'Wijzigen Backoffice' }).click()
  await fill({ Telefoon: '+31201234567' })
  await send('Wijziging bewaren')
  await page.getByText('De wijziging is bewaard.').waitFor()

  await page.goto(begin)
  await step('Zorgverleners').getByRole('link', { name: 'Uit een bestand' }).click()
  const worker = 'Noor;Bakker;noor@voorbeeld.example;06-12345678;Dam;1;1012 JS;Amsterdam;Verzorgende IG;zzp'
  const workers = `Voornaam;Achternaam;E-mailadres;Telefoonnummer;Straat;Huisnummer;Postcode;Plaats;Niveau;Contractvorm\n${worker}\n`
  await page
    .getByLabel('Bestand kiezen')
    .setInputFiles({ name: 'mensen.csv', mimeType: 'text/csv', buffer: Buffer.from(workers) })
  await press('Nakijken')
  await page.getByText('1 zorgverlener is nieuw. Ieder krijgt een mail om de inschrijving af te maken.').waitFor()
  await press('1 zorgverlener importeren')
  await page.getByText(/^1 zorgverlener toegevoegd\./).waitFor()
  await inLetterTo('noor@voorbeeld.example', /maak-je-profiel-compleet\/[0-9a-f]{128}/)

  // As on a machine with one processor: mails and requests in one process.
  await product.stop()
  product = await startProduction({ ...settings, JOBS: 'here' })
  await product.ready()
  await page.goto(begin)
  await page.getByText('Alles wat nodig is, staat klaar.').waitFor()
  expect(await steps.filter({ hasText: 'Klaar' }).count()).toBe(6)
  expect(await steps.filter({ hasText: 'Kan later' }).count()).toBe(2)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflows(page)).toBe(false)
  expect(complaints.filter(said => !/ERR_CONNECTION_REFUSED|502|Failed to fetch/.test(said))).toEqual([])
})
