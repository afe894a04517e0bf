// Money and contracts of a care worker, on a phone by touch: answers two proposals received by mail, one with a reason and one in
// two tabs; sees the state of a month's money; chooses VAT; opens an invoice with its credit note.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { callerWith } from '../servers/api.ts'
import { openApp, spaced, type Visitor } from './app.ts'
import { daysAhead } from './days.ts'
import { pathIs } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const worker = 'zorgverlener@demo.example'
const organization = 'andere-organisatie@demo.example'
const thisYear = Number(daysAhead(0).slice(0, 4))

const callerOf = async (username: string) => {
  const { body } = await callerWith(app.server).post('/login/check', { username, password: demoPassword })
  return callerWith(app.server, body.token)
}
let mailed = ''
/** The link in the newest mail with a proposal. */
const newestLink = async () => {
  const { text } = await app.mailTo(worker, 'Contractvoorstel van Stichting Eemrust')
  return /\/werk\/contractvoorstel\/[0-9a-f]{128}/.exec(text)![0]
}
/** Sends a proposal by mail; returns its link. */
const propose = async (): Promise<string> => {
  const { uuid } = await app.server.database
    .selectFrom('account')
    .select('uuid')
    .where('username', '=', worker)
    .executeTakeFirstOrThrow()
  const caller = await callerOf(organization)
  const [scale] = (await caller.get('/salary_scales')).body.member.filter(each => each.scale === 40)
  const terms = { form: 'fixed_term', duration: '6_12', salaryScale: scale!['@id'], hoursPerWeek: 24, message: 'Kom je bij ons?' }
  const made = await caller.post('/contract_proposals', { ...terms, careWorker: `/v1/care_workers/${uuid}` })
  expect(made.status, made.text).toBe(201)
  // The mail of an earlier proposal may still be the newest.
  await expect.poll(newestLink).not.toBe(mailed)
  mailed = await newestLink()
  return mailed
}
const said = (page: Page, words: string) => page.getByText(words).first().waitFor()
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Asks a question about the open proposal; the organization follows the mail to it, opened over the list of proposals. */
const asksFirst = async (page: Page) => {
  const question = 'Mag ik ook op zondag werken?'
  await page.getByRole('button', { name: 'Bericht aan Stichting Eemrust' }).tap()
  await page.getByLabel('Nieuw bericht').fill(question)
  await page.getByRole('button', { name: 'Versturen' }).tap()
  const { text } = await app.mailTo(organization, 'Nieuw bericht over een contractvoorstel')
  const { page: desk, close } = await app.visit(organization)
  await desk.goto(/\/organisatie\/contract-voorstellen\?meldingen=\S+/.exec(text)![0])
  const read = desk.getByRole('dialog', { name: 'Samira Yilmaz' })
  await read.getByText(question).waitFor()
  await read.getByRole('link', { name: 'Over het contractvoorstel' }).click()
  await desk.getByRole('button', { name: 'Bericht aan Samira' }).waitFor()
  await close()
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).tap()
}

let carer: Visitor
beforeAll(async () => {
  carer = await app.visit(worker, phone)
})

test('a proposal is rejected from the mail without a login, with a reason that the organization gets by mail', async () => {
  const { page, complaints, close } = await app.visit(undefined, phone)
  const link = await propose()
  await page.goto(link)
  await said(page, 'Contractvoorstel van Stichting Eemrust')
  expect(spaced((await page.locator('main').textContent()) ?? '')).toContain(
    '€ 1.740,67 tot € 2.393,33 bruto per maand voor 24 uur per week.',
  )
  await said(page, 'Je antwoord kun je daarna niet meer veranderen.')
  // Writing takes a login, and answering does not.
  await page.getByRole('link', { name: 'Log in en stuur een bericht' }).tap()
  await pathIs(page, '/account/inloggen')
  await page.goBack()
  await page.getByRole('button', { name: 'Afwijzen' }).tap()
  await page.getByLabel(/^Waarom niet/).fill('Ik zoek meer uren.')
  await inDialog(page, 'Afwijzen').tap()
  await said(page, 'Je hebt dit voorstel afgewezen')
  const { text } = await app.mailTo(organization, 'Contractvoorstel afgewezen: Samira Yilmaz')
  expect(text).toContain('Reden: Ik zoek meer uren.')
  await page.reload()
  await said(page, 'Je schreef: “Ik zoek meer uren.”')
  await page.goto(`/werk/contractvoorstel/${'0'.repeat(128)}`)
  await said(page, 'Deze link werkt niet')
  expect(complaints).toEqual([])
  await close()
})

test('another is found on the home and accepted there; the tab with its mail then says so, and the organization hears', async () => {
  const { page } = carer
  const link = await propose()
  const other = await page.context().newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Afwijzen' }).tap()
  await page.goto('/werk')
  await page.getByRole('link', { name: 'Contractvoorstel van Stichting Eemrust' }).tap()
  await asksFirst(page)
  await page.getByRole('button', { name: 'Aannemen' }).tap()
  await inDialog(page, 'Aannemen').tap()
  await said(page, 'Je hebt dit voorstel aangenomen')
  await app.mailTo(organization, 'Contractvoorstel aangenomen: Samira Yilmaz')
  await inDialog(other, 'Afwijzen').tap()
  await said(other, 'Je hebt dit voorstel aangenomen')
  await other.close()
})

test('the link of somebody else says whose it is, outside the app of who is logged in', async () => {
  const { page, complaints, close } = await app.visit('organisatie@demo.example', phone)
  await page.goto(mailed)
  await said(page, 'Dit voorstel is voor Samira Yilmaz')
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

/** Approved work without an invoice: all approved work is invoiced on Monday morning. */
const approveOne = async (uuid: string): Promise<void> => {
  const [mine, theirs] = [await callerOf(worker), await callerOf('organisatie@demo.example')]
  const ended = `endDate[before]=${new Date().toISOString()}`
  const { member } = (await mine.get(`/care_moments?assignee.uuid=${uuid}&status=assigned&timeScope=moment&${ended}`)).body
  for (const { '@id': moment, startDate, endDate, breakMinutes } of member) {
    const handedIn = await mine.put(`${moment}/submit`, { startDate, endDate, breakMinutes })
    if (handedIn.status === 200 && (await theirs.patch(`${moment}/approve`)).status === 200) return
  }
  throw new Error('The worker of the demo has no hours that can be approved.')
}

test('the money of a month adds up on the screen, and a number opens what it is made of', async () => {
  const { page } = carer
  const { uuid } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!) as { uuid: string })
  await approveOne(uuid)
  const years = [thisYear, thisYear - 1]
  const asked = years.map(async jaar => {
    const { months } = (await (await callerOf(worker)).get(`/care_workers/${uuid}/earnings?year=${jaar}`)).body
    return (months as { month: number; toInvoice: number }[]).map(each => ({ ...each, jaar }))
  })
  const { jaar, month, toInvoice } = (await Promise.all(asked)).flat().find(each => each.toInvoice > 0)!
  await page.goto(`/werk/facturatie?jaar=${jaar}&maand=${month}`)
  await page.getByRole('button', { name: /komt op de factuur van ma / }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().waitFor()
  const amounts = await dialog.getByRole('listitem').locator('> strong').allInnerTexts()
  const cents = amounts.map(amount => Number(amount.replace(/[^\d-]/g, '')))
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(toInvoice)
  await dialog.getByRole('button', { name: 'Sluiten' }).tap()
})
test('VAT is chosen from a day on: not for work that was invoiced, then from a later day, and stands in the history', async () => {
  const { page } = carer
  await page.getByRole('button', { name: 'Btw-keuze wijzigen' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Kleineondernemersregeling (KOR)').tap()
  await said(page, 'Je rekent geen btw, en op je factuur staat dat je meedoet aan de KOR.')
  const day = dialog.getByLabel(/^Vanaf de dag van het werk/)
  await day.fill(`01-01-${thisYear - 1}`)
  await dialog.getByLabel(/^Waarom kies je dit/).fill('Ik ben aangemeld voor de KOR.')
  await dialog.getByRole('button', { name: 'Btw-keuze bewaren' }).tap()
  await said(page, 'Voor dit werk is al een factuur gemaakt.')
  await day.fill('01-01-2030')
  await dialog.getByRole('button', { name: 'Btw-keuze bewaren' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await said(page, 'Vanaf di 1 jan 2030')
  await page.getByText(/^Je keuzes tot nu toe \(2\)/).tap()
  await said(page, 'Ik ben aangemeld voor de KOR.')
})

test('an invoice says whether it was paid out, and leads to its credit note and back', async () => {
  const { page } = carer
  const [note] = (await (await callerOf(worker)).get('/care_moment_invoices?type=credit_note')).body.member
  // In January the newest of them is from the year before.
  const year = `/werk/facturatie?jaar=${String(note!.period).slice(0, 4)}`
  await page.goto(year)
  const week = page.locator(`a[href^="/werk/facturen/${note!.period}"]`)
  await week.first().tap()
  await page.getByText('Nog niet betaald, verwacht').first().waitFor()
  await page.locator('li', { hasText: 'ingetrokken met creditnota' }).getByRole('link').tap()
  await said(page, 'Wordt niet uitbetaald')
  await page.locator('dd a', { hasText: /^\d{4}-\d{5}$/ }).tap()
  await said(page, 'Bij factuur')
  await said(page, 'Niets terug te betalen')
  await page.locator('dd a', { hasText: /^\d{4}-\d{5}$/ }).tap()
  await said(page, 'Ingetrokken met creditnota')
  await page.goto(year)
  await page.locator('a[href^="/werk/facturen/"]').last().tap()
  await pathIs(page, new URL(page.url()).pathname)
  await page
    .getByText(/^Uitbetaald op /)
    .first()
    .waitFor()
  expect(carer.complaints).toEqual([])
})
