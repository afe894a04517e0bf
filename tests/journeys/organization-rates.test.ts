// An organization's rates and colleagues: a new rate with its effect shown, an invoice as a file, and an invited colleague who
// activates by mail and sees only their location.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp, spaced } from './app.ts'

const app = await openApp()
afterAll(() => app.close())
const organization = 'organisatie@demo.example'
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const saved = async (page: Page, button: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a rate from next week: its effect is shown beforehand, and afterwards it is in the grid', async () => {
  const { page, complaints, close } = await app.visit(organization)
  await page.getByRole('link', { name: 'Tarieven' }).click()
  const cell = page.getByRole('table').first().getByRole('button').first()
  await cell.press('Enter')
  await page.getByLabel('Uurtarief').fill('36,50')
  await said(page, 'Onder het bedrag van het rechtsvermoeden')
  await said(page, /^\d+ open opdracht(en)?, .* per week|^Er verandert nu niets/)
  await page.reload()
  await page.getByLabel('Uurtarief').fill('61,50')
  await said(page, /^\d+ open opdracht(en)?, .* per week meer|^Er verandert nu niets/)
  await page.getByRole('button', { name: 'Tarief bewaren' }).click()
  await said(page, /Vanaf .* geldt €\s61,50 per uur/)
  expect(spaced((await cell.textContent()) ?? '')).toContain('€ 61,50 vanaf')
  // A second rate for the same day is refused at its field, and the input stays.
  await cell.click()
  await page.getByLabel('Uurtarief').fill('62')
  await page.getByRole('button', { name: 'Tarief bewaren' }).click()
  await said(page, 'Vanaf deze dag is er al een tarief voor dit niveau en deze contractvorm.')
  expect(await page.getByLabel('Uurtarief').inputValue()).toBe('62,00')
  expect(complaints).toEqual([])
  await close()
})

test('invoices: one is opened and saved as PDF, and what is filtered as a file for a spreadsheet', async () => {
  const { page, complaints, close } = await app.visit(organization)
  await page.getByRole('link', { name: 'Facturen' }).click()
  const first = page.getByRole('table', { name: 'Facturen' }).locator('tbody tr').first()
  const number = /\d{4}-\d{5}/.exec((await first.textContent()) ?? '')?.[0] ?? ''
  await first.getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('table', { name: 'Regels van deze factuur' }).waitFor()
  const pdf = await saved(page, 'PDF downloaden')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.name).toContain(number)
  await page.getByRole('button', { name: 'Sluiten' }).click()
  const csv = (await saved(page, 'Exporteren (CSV)')).bytes.toString()
  expect(csv).toMatch(/^\ufeffNummer;Soort;Bij factuur;Week;/)
  expect(csv).toContain(number)
  expect(complaints).toEqual([])
  await close()
})

test('a colleague is invited, activates by the mail, and sees only their location', async () => {
  const { page, complaints, close } = await app.visit(organization)
  await page.goto('/organisatie/tarieven?onderdeel=organisatie')
  await expect.poll(() => page.title()).toBe('Organisatie - Zorginzet')
  const places = page.getByRole('table', { name: 'Locaties' }).locator('tbody tr')
  await places.first().waitFor()
  const all = await places.count()
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Achternaam').fill('Visser')
  await page.getByLabel('E-mailadres').fill('noor@demo.example')
  await page.getByRole('group', { name: 'Locaties' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Uitnodiging sturen' }).click()
  await said(page, 'De uitnodiging is gestuurd naar noor@demo.example.')
  await said(page, 'Uitgenodigd')
  const invited = async () => (await app.mailTo('noor@demo.example', 'Activeer je account')).text
  const before = await invited()
  await page.getByRole('button', { name: 'Opnieuw uitnodigen' }).click()
  await said(page, 'Er is een nieuwe uitnodiging gestuurd naar noor@demo.example.')
  await expect.poll(invited).not.toBe(before)
  const text = await invited()
  const colleague = await app.visit()
  await colleague.page.goto(/\/account\/[a-z-]+\/[0-9a-f]{128}/.exec(text)![0])
  await colleague.page.getByLabel('Wachtwoord', { exact: true }).fill('De kat van de buren blaft')
  await colleague.page.getByRole('checkbox').check()
  await colleague.page.getByRole('button', { name: 'Account activeren' }).click()
  await colleague.page.waitForURL(/\/organisatie/)
  await colleague.page.goto('/organisatie/tarieven?onderdeel=organisatie')
  const own = colleague.page.getByRole('table', { name: 'Locaties' }).locator('tbody tr')
  await own.first().waitFor()
  expect([await own.count(), all > 1]).toEqual([1, true])
  expect(await colleague.page.getByRole('button', { name: 'Collega uitnodigen' }).count()).toBe(0)
  // Deactivated, and activated again from the toast.
  await page.reload()
  const row = page.getByRole('table', { name: 'Collega’s' }).getByRole('row', { name: /Noor Visser/ })
  await row.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await said(page, 'Noor Visser kan niet meer inloggen.')
  await colleague.page.waitForURL(/\/account\/inloggen/)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await row.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await row.getByRole('button', { name: 'Toegang teruggeven' }).click()
  await said(page, 'Noor Visser kan weer inloggen.')
  await row.getByRole('button', { name: 'Toegang beëindigen' }).waitFor()
  // The refusals sent the colleague to the login screen.
  expect([...complaints, ...colleague.complaints.filter(text => !text.includes('401'))]).toEqual([])
  await colleague.close()
  await close()
})
