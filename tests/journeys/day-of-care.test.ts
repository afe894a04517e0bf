// A day of care on a phone, operated by thumb: the directions, what came before, then a report, a score, a medicine and the hours
// without a network; they are sent automatically, once.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { photo } from '../files/sent-files.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { appIsKept, kept, visitorsOf } from './visit.ts'

const app = await openApp({}, { keptApp: true })
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const bar = (page: Page, name: string) => page.getByRole('navigation', { name: 'In dit dossier' }).getByRole('link', { name })
/** The number of new items for the client's family. */
const newForFamily = async () => {
  const ask = async (path: string, init: RequestInit) => (await fetch(`${app.url}/v1${path}`, init)).json()
  const body = JSON.stringify({ username: 'client@demo.example', password: demoPassword })
  const login = await ask('/login/check', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const { token } = login as { token: string }
  const found = await ask('/client_reports?unread=true&itemsPerPage=1', { headers: { Authorization: `Bearer ${token}` } })
  return (found as { member: { text: string }[] }).member[0]?.text
}
const { database } = app.server
const began = new Date().toISOString()
/** What this worker did since the day began, from the history: how often each event occurred. */
const done = async () => {
  const found = database
    .selectFrom('event as e')
    .innerJoin('account as a', 'a.uuid', 'e.actor_uuid')
    .select(['e.name', ({ fn }) => fn.countAll().as('count')])
    .where('a.username', '=', 'zorgverlener@demo.example')
    .where('e.at', '>', began)
    .where('e.name', 'in', ['client_report_written', 'care_plan_scored', 'medication_added', 'care_moment_submitted'])
    .groupBy('e.name')
  return Object.fromEntries((await found.execute()).map(({ name, count }) => [name, Number(count)]))
}

/** The directions of the next shift are to its location. */
const seeWay = async (page: Page) => {
  const way = await page.getByRole('link', { name: 'Route', exact: true }).getAttribute('href')
  const address = await page.locator('address').textContent()
  const places = await database.selectFrom('organization_location').selectAll().execute()
  const { latitude, longitude } = places.find(one => address?.includes(`${one.street}, ${one.postcode}`))!
  expect(new URL(way!).searchParams.get('to')).toBe(`${latitude},${longitude}`)
}
const readWhatIsNew = async (page: Page) => {
  const unread = page.getByRole('listitem').filter({ hasText: /^Nieuw$/ })
  await bar(page, 'Rapportage').tap()
  await heading(page, 'Rapportage')
  await unread.first().waitFor()
  await page.getByRole('button', { name: 'Gelezen', exact: true }).tap()
  await unread.first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Gelezen', exact: true }).waitFor({ state: 'detached' })
}
/** Reads the plan before writing about it. */
const readPlan = async (page: Page) => {
  await bar(page, 'Zorgplan').tap()
  await page.getByRole('button', { name: 'Score geven bij Huid' }).waitFor()
  await bar(page, 'Medicatie').tap()
  await page.getByRole('heading', { level: 2, name: 'Vandaag' }).waitFor()
}
const writeReport = async (page: Page) => {
  await bar(page, 'Schrijven').tap()
  const sheet = page.getByRole('dialog', { name: 'Nieuwe rapportage' })
  const [skin, care] = [sheet.getByRole('region', { name: 'Huid' }), sheet.getByRole('region', { name: 'Persoonlijke zorg' })]
  await sheet.getByRole('button', { name: 'Rapportage versturen' }).tap()
  await sheet.getByText('Schrijf wat je deed en zag.').waitFor()
  await sheet.getByRole('checkbox', { name: 'Huid' }).tap()
  await sheet.getByRole('checkbox', { name: 'Persoonlijke zorg' }).tap()
  await skin.getByLabel('Wat deed en zag je?').fill('Linkerhak is droog.')
  await skin.getByRole('button', { name: 'Volgens afspraak bij Huid' }).tap()
  await sheet.getByText(/^Bewaard op deze telefoon om \d\d:\d\d$/).waitFor()
  // The home screen prefetched the hours to hand in, and whom to call.
  await appIsKept(page)
  await kept(page, ['GET /medications', 'GET /care_plan_scores', '"itemsPerPage":60', 'GET /offices'])
  await page.reload()
  await atRest(page)
  expect(await skin.getByLabel('Wat deed en zag je?').inputValue()).toBe(
    'Linkerhak is droog. Volgens afspraak: elke ochtend hielen en stuit bekijken.',
  )
  await care.getByLabel('Wat deed en zag je?').fill('Zelf gewassen aan de wastafel.')
  await skin.getByRole('radio', { name: /^5/ }).tap()
  await page.context().setOffline(true)
  await sheet.getByRole('button', { name: 'Rapportage versturen' }).tap()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('Rapportage, Truus Jansen').waitFor()
}
const score = async (page: Page) => {
  await bar(page, 'Zorgplan').tap()
  await heading(page, 'Zorgplan')
  await page.getByRole('button', { name: 'Score geven bij Persoonlijke zorg' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Score van Persoonlijke zorg' })
  await dialog.getByRole('group', { name: 'Gedrag' }).getByRole('radio', { name: /^4/ }).tap()
  await dialog.getByRole('button', { name: 'Score bewaren' }).tap()
  await page.getByRole('article', { name: 'Persoonlijke zorg' }).getByText('Nog te versturen').waitFor()
}
const addMedicine = async (page: Page) => {
  await bar(page, 'Medicatie').tap()
  await page.getByRole('button', { name: 'Medicatie toevoegen' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Medicatie toevoegen' })
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Macrogol')
  await dialog.getByRole('textbox', { name: 'Dosis' }).fill('1 sachet')
  await dialog.getByRole('button', { name: 'Medicatie bewaren' }).tap()
  await dialog.waitFor({ state: 'detached' })
}
const findNumber = async (page: Page) => {
  await page.goto('/werk/contact')
  await page.getByRole('link', { name: /^Bel \d/ }).waitFor()
  await page.goBack()
}
const handInHours = async (page: Page) => {
  await page.goto('/werk/uren-indienen')
  const form = page.locator('form').filter({ has: page.getByLabel('Pauze') })
  await form.getByRole('button', { name: 'Openbaar vervoer' }).tap()
  await form.getByLabel('Bedrag').fill('12,50')
  const receipt = { name: 'bon.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') }
  await form.locator('input[type=file]').last().setInputFiles(receipt)
  await form.getByRole('button', { name: 'bon.jpg', exact: true }).waitFor()
  await form.getByRole('button', { name: 'Uren indienen' }).tap()
}
const seeWhatWaits = async (page: Page) => {
  await page.locator('main').getByRole('button', { name: 'Nog te versturen (5)' }).tap()
  const list = page.getByRole('dialog', { name: 'Nog te versturen (5)' })
  await list.getByText('Uren, ').waitFor()
  const titles = await list.locator('strong').allTextContents()
  expect(titles.map(title => title.split(',')[0])).toEqual([
    ...['Rapportage', 'Score van Huid', 'Score van Persoonlijke zorg', 'Medicatie: Macrogol', 'Uren'],
  ])
  await list.getByRole('button', { name: 'Sluiten', exact: true }).tap()
}

test('a whole day, with the network lost in the middle, is lost nowhere and sent once', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  await seeWay(page)
  await page.getByRole('link', { name: 'Truus Jansen' }).tap()
  await readWhatIsNew(page)
  await readPlan(page)
  await writeReport(page)
  await score(page)
  await addMedicine(page)
  await findNumber(page)
  await handInHours(page)
  await seeWhatWaits(page)
  expect(await done()).toEqual({})

  await page.context().setOffline(false)
  await app.mailTo('organisatie@demo.example', 'Uren ingediend')
  await expect
    .poll(done)
    .toEqual({ client_report_written: 1, care_plan_scored: 2, medication_added: 1, care_moment_submitted: 1 })
  await page.getByRole('button', { name: /^Nog te versturen/ }).waitFor({ state: 'detached' })
  expect(await newForFamily()).toContain('Linkerhak')

  await page.goBack()
  await bar(page, 'Rapportage').tap()
  const report = page.getByRole('article').filter({ hasText: 'Linkerhak' })
  await report.waitFor()
  const listed = (name: string) => report.getByRole('list', { name }).getByRole('listitem')
  expect(await listed('Gaat over').allTextContents()).toEqual(['Huid', 'Persoonlijke zorg'])
  await listed('Scores bij deze rapportage').filter({ hasText: 'Huid' }).first().waitFor()
  await report.getByRole('link', { name: 'Wijzigen' }).tap()
  const change = page.getByRole('dialog', { name: 'Rapportage wijzigen' })
  const field = change.getByRole('region', { name: 'Huid' }).getByLabel('Wat deed en zag je?')
  await field.fill((await field.inputValue()).replace('Linkerhak', 'Rechterhak'))
  await change.getByRole('button', { name: 'Wijziging bewaren' }).tap()
  await page.getByRole('article').filter({ hasText: 'Rechterhak' }).waitFor()
  expect(await newForFamily()).toContain('Huid\nRechterhak')

  await bar(page, 'Zorgplan').tap()
  await page.getByRole('article', { name: 'Huid' }).getByText('geen klachten').first().waitFor()
  await bar(page, 'Medicatie').tap()
  await page.getByRole('article', { name: 'Macrogol' }).getByRole('button', { name: 'Stoppen met Macrogol' }).tap()
  await page.getByText('Macrogol stopt na vandaag.').waitFor()
  // The browser reports the lost network.
  expect(complaints.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
