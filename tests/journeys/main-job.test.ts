// The main task with two people, each in their own browser: from a published night to the saved invoice. In that night the clock
// goes forward: 22:00 to 07:00 is 8 hours, less half an hour 7,5.
import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nlciusViolations } from '../files/nlcius.ts'
import { openApp, spaced, type Visitor } from './app.ts'

const worker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'
const title = 'Nachtdienst zomertijd'
const night = 'za 27 mrt 2027, 22:00'

const app = await openApp()
let organizer: Visitor
let carer: Visitor

beforeAll(async () => {
  await app.moveClock('2027-03-22T09:00:00+01:00')
  // Whatever is still unpaid in the demo world is paid first, so that this invoice contains this night only.
  await app.runJob('approve-hours')
  await app.runJob('invoices')
  // The documents of four months ago are renewed. The worker is notified of new work at once instead of the next morning.
  const { uuid: account_uuid } = await app.server.database
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', worker)
    .executeTakeFirstOrThrow()
  const atOnce = { account_uuid, kind: 'new_matches', in_app: true, by_mail: 'at_once' }
  await app.server.database.insertInto('notification_preference').values(atOnce).execute()
  await app.server.database.updateTable('care_worker_document').set({ expires_on: '2099-01-01' }).execute()
  organizer = await app.visit(organization, { byScreen: true, viewport: { width: 1440, height: 900 } })
  carer = await app.visit(worker, { byScreen: true, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
})
afterAll(() => app.close())

// The label of a required field ends with an asterisk.
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace('?', '\\?')}\\s*\\*?$`))
const select = async (page: Page, label: string, option: string) => field(page, label).selectOption({ label: option })

const publish = async () => {
  const { page } = organizer
  await page.getByRole('link', { name: 'Nieuwe opdracht' }).first().click()
  await field(page, 'Datum').fill('27-03-2027')
  await field(page, 'Van').fill('22:00')
  await field(page, 'Tot').fill('07:00')
  await field(page, 'Pauze').fill('30')
  await select(page, 'Locatie', 'Woonzorgcentrum De Singel')
  await select(page, 'Niveau', 'Verzorgende IG')
  await field(page, 'Titel').fill(title)
  await page.getByText('Op de factuur', { exact: true }).click()
  await field(page, 'Ordernummer').fill(' PO 2027/4 ')
  await field(page, 'Uurtarief').fill('45,00')
  await field(page, 'Bonus').fill('25,00')
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await page.waitForURL(/\/organisatie\/opdrachten\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: title }).waitFor()
  const mail = await app.mailTo(worker, `Nieuwe opdracht: ${night}`)
  expect(mail.text).toContain(title)
}

const react = async () => {
  const { page } = carer
  await page.getByRole('link', { name: 'Opdrachten', exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('link', { name: 'Reageren', exact: true }).click()
  await field(page, 'Waarom pas jij hier goed?').fill('Ik werk graag in de nacht.')
  await page.getByRole('button', { name: 'Reageren', exact: true }).click()
  await page.waitForURL(/reactie-geplaatst/)
  const mail = await app.mailTo(organization, `Nieuwe reactie op ${night}`)
  expect(mail.text).toContain('Ik werk graag in de nacht.')
}

const choose = async () => {
  const { page } = organizer
  await page.reload()
  await page.getByText('Ik werk graag in de nacht.').waitFor()
  await page
    .getByRole('button', { name: /^Kiezen van/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kiezen' }).click()
  await page.getByText('Toegewezen').first().waitFor()
  const mail = await app.mailTo(worker, `Je bent gekozen: ${night}`)
  expect(mail.text).toContain('27 mrt 2027, 22:00')
}

const handIn = async () => {
  await app.moveClock('2027-03-28T10:00:00+02:00')
  await app.runJob('remind-hours')
  await app.mailTo(worker, `Dien je uren in: ${night}`)
  const { page } = carer
  await page.goto('/werk/uren-indienen')
  const card = page.getByRole('listitem').filter({ hasText: title })
  const closed = card.getByRole('button', { name: 'Uren invullen' })
  if (await closed.isVisible()) await closed.click()
  await card.getByRole('button', { name: 'Kilometers' }).click()
  await card.getByLabel('Aantal', { exact: true }).fill('24')
  await card.getByLabel('Per km', { exact: true }).fill('0,23')
  await card.getByText('€ 368,02').waitFor()
  await card.getByRole('button', { name: 'Uren indienen' }).click()
  const mail = await app.mailTo(organization, `Uren ingediend: ${night}`)
  expect(mail.text).toContain('7,5 uur')
}

const approve = async () => {
  const { page } = organizer
  await page.reload()
  await page.getByRole('button', { name: 'Uren goedkeuren', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uren goedkeuren' }).click()
  await page.getByText('Goedgekeurd').first().waitFor()
  await app.mailTo(worker, `Uren goedgekeurd: ${night}`)
}

// 7,5 hours at 45,00 is 337,50; the bonus 25,00; 24 km at 0,23 is 5,52: 368,02 together.
const findInvoice = async () => {
  await app.moveClock('2027-03-29T06:30:00+02:00')
  await app.runJob('invoices')
  await app.mailTo(worker, 'Je factuur staat klaar: € 368,02')
  const { page } = carer
  await page.goto('/werk/facturatie?jaar=2027')
  await page.locator('a[href="/werk/facturen/2027-W12"]').first().click()
  await page.locator('a[href^="/werk/facturen/2027-W12/"]').first().click()
  for (const amount of ['€ 337,50', '€ 25,00', '€ 5,52', '€ 368,02']) await page.getByText(amount).first().waitFor()
}

const save = async (page: Page, button: string): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return readFileSync(await download.path())
}

const download = async () => {
  const { page } = carer
  const pdf = await getDocument({ data: new Uint8Array(await save(page, 'PDF downloaden')), useSystemFonts: true, verbosity: 0 })
    .promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = spaced(items.map(item => ('str' in item ? item.str : '')).join(' '))
  for (const words of [
    'Zorggroep Lindevecht',
    '7,5 uur',
    '€ 337,50',
    '24 km',
    '€ 5,52',
    '€ 25,00',
    '€ 368,02',
    'Vrijgesteld van btw',
  ])
    expect(text).toContain(words)
  const ubl = (await save(page, 'E-factuur (UBL)')).toString()
  expect(nlciusViolations(ubl)).toEqual([])
  expect(ubl).toMatch(/<cac:OrderReference>\s*<cbc:ID>PO 2027\/4</)
  expect(ubl).toMatch(/<cbc:PayableAmount currencyID="EUR">368\.02</)
}

test('a night with a clock change goes from published to its invoice, and neither browser complains', async () => {
  await publish()
  await react()
  await choose()
  await handIn()
  await approve()
  await findInvoice()
  await download()
  expect([...organizer.complaints, ...carer.complaints]).toEqual([])
})
