// A day of care on a phone, by thumb: read what came before, write, lose the network, change it, score, medication.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const bar = (page: Page, name: string) => page.getByRole('navigation', { name: 'In dit dossier' }).getByRole('link', { name })
/** What is new for the family of the client. */
const newForFamily = async () => {
  const ask = async (path: string, init: RequestInit) => (await fetch(`${app.url}/v1${path}`, init)).json()
  const body = JSON.stringify({ username: 'client@demo.example', password: demoPassword })
  const login = await ask('/login/check', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const { token } = login as { token: string }
  const found = await ask('/client_reports?unread=true&itemsPerPage=1', { headers: { Authorization: `Bearer ${token}` } })
  return (found as { member: { text: string }[] }).member[0]?.text
}
const written = (text: string) =>
  app.server.database.selectFrom('client_report').select('uuid').where('text', 'like', `%${text}%`).execute()

test('what is new is read, and a report about two problems is lost nowhere and sent once', async () => {
  const { page, complaints } = await visit('zorgverlener@demo.example')
  await page.getByRole('link', { name: 'Truus Jansen' }).tap()
  await bar(page, 'Rapportage').tap()
  await heading(page, 'Rapportage')
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Nieuw$/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Gelezen' }).tap()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Nieuw$/ })
    .first()
    .waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Gelezen' }).count()).toBe(0)

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
  await page.reload()
  expect(await skin.getByLabel('Wat deed en zag je?').inputValue()).toBe(
    'Linkerhak is droog. Volgens afspraak: elke ochtend hielen en stuit bekijken.',
  )
  await care.getByLabel('Wat deed en zag je?').fill('Zelf gewassen aan de wastafel.')
  await skin.getByRole('radio', { name: /^5/ }).tap()

  await page.context().setOffline(true)
  await sheet.getByRole('button', { name: 'Rapportage versturen' }).tap()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('Rapportage, Truus Jansen').waitFor()
  expect(await written('Linkerhak')).toEqual([])
  await page.context().setOffline(false)
  const report = page.getByRole('article').filter({ hasText: 'Linkerhak' })
  await report.waitFor({ timeout: 20_000 })
  expect(await report.getByRole('listitem').allTextContents()).toEqual(['Huid', 'Persoonlijke zorg'])
  expect(await written('Linkerhak')).toHaveLength(1)
  expect(await newForFamily()).toContain('Linkerhak')

  await report.getByRole('link', { name: 'Wijzigen' }).tap()
  const change = page.getByRole('dialog', { name: 'Rapportage wijzigen' })
  const field = change.getByRole('region', { name: 'Huid' }).getByLabel('Wat deed en zag je?')
  await field.fill((await field.inputValue()).replace('Linkerhak', 'Rechterhak'))
  await change.getByRole('button', { name: 'Wijziging bewaren' }).tap()
  await page.getByRole('article').filter({ hasText: 'Rechterhak' }).waitFor()
  expect(await newForFamily()).toContain('Huid\nRechterhak')

  await bar(page, 'Zorgplan').tap()
  await heading(page, 'Zorgplan')
  const plan = page.getByRole('article', { name: 'Huid' })
  await plan.getByText('geen klachten').first().waitFor()
  await bar(page, 'Medicatie').tap()
  await page.getByRole('button', { name: 'Medicatie toevoegen' }).tap()
  const medicine = page.getByRole('dialog', { name: 'Medicatie toevoegen' })
  await medicine.getByRole('textbox', { name: 'Naam' }).fill('Macrogol')
  await medicine.getByRole('textbox', { name: 'Dosis' }).fill('1 sachet')
  await medicine.getByRole('button', { name: 'Medicatie bewaren' }).tap()
  await medicine.waitFor({ state: 'detached' })
  await page.getByRole('article', { name: 'Macrogol' }).getByRole('button', { name: 'Stoppen met Macrogol' }).tap()
  await page.getByText('Macrogol stopt na vandaag.').waitFor()
  // The lost network is what the browser complains of.
  expect(complaints.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
