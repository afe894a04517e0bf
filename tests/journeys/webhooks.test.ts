// An organization sets up a webhook from its settings, receives a test message in a program of its own, and reads what came of it; at
// a desk and on a phone.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { isSignedBy, openReceiver } from '../servers/receiver.ts'
import { openApp } from './app.ts'

const app = await openApp()
const receiver = await openReceiver()
afterAll(async () => {
  await app.close()
  receiver.close()
})
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

test.each([
  ['at a desk', { width: 1440, height: 900 }, false],
  ['on a phone, in the dark', { width: 360, height: 780 }, true],
])('an organization sets up a webhook %s, and sees a test message come', async (where, viewport, dark) => {
  receiver.received.length = 0
  const { page, complaints, close } = await app.visit('organisatie@demo.example', { viewport, dark })
  await page.goto('/organisatie/tarieven?onderdeel=organisatie')
  await page.getByRole('navigation', { name: 'Onderdelen' }).getByRole('link', { name: 'Koppelingen' }).click()
  await press(page, 'Koppeling toevoegen')
  const form = page.getByRole('dialog', { name: 'Koppeling toevoegen' })
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await form.getByText('Kies minimaal één soort bericht.').waitFor()
  await form.getByLabel(/^Adres/).fill('https://10.0.0.1/hook')
  await form.getByLabel(/^Waarvoor/).fill(`Ons rooster ${where}`)
  await form.getByLabel('Er is een opdracht gemaakt').check()
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await form.getByText('Dit adres is niet vanaf internet te bereiken.').waitFor()
  await form.getByLabel(/^Adres/).fill(`${receiver.origin}/hook`)
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await page.getByRole('heading', { name: `Ons rooster ${where}` }).waitFor()

  await page.getByText('Er is nog geen geheim').waitFor()
  await press(page, 'Geheim maken')
  await page.getByRole('dialog').getByRole('button', { name: 'Geheim maken', exact: true }).click()
  const secret = await page.getByLabel('Geheim', { exact: true }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await press(page, 'Klaar')

  await press(page, 'Proefbericht sturen')
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(isSignedBy(secret, receiver.received[0]!)).toBe(true)
  const log = page.getByRole('table', { name: 'Berichten' })
  await log.getByText(/^Poging 1: Antwoord 204/).waitFor()
  await log.getByRole('button', { name: /^Opnieuw sturen/ }).click()
  await log.getByText(/^Poging 2: Antwoord 204/).waitFor()
  expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)

  // From the list, which tells those who make the program where to read more, it gets another secret; the old one ends at once.
  await page.getByRole('link', { name: 'Alle koppelingen' }).click()
  await page.getByRole('link', { name: 'uitleg', exact: true }).click()
  await page.waitForURL(address => address.pathname.startsWith('/partners'))
  await page.goBack()
  await page.getByRole('link', { name: `Ons rooster ${where}` }).click()
  await press(page, 'Nieuw geheim maken')
  await page.getByRole('dialog').getByText('Werkt meteen niet meer').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Geheim maken', exact: true }).click()
  const other = await page.getByLabel('Geheim', { exact: true }).inputValue()
  await press(page, 'Klaar')
  await press(page, 'Proefbericht sturen')
  await expect.poll(() => receiver.received.length).toBe(3)
  expect([secret, other].map(one => isSignedBy(one, receiver.received[2]!))).toEqual([false, true])

  await press(page, 'Stilzetten')
  await press(page, 'Hervatten')
  await page.getByRole('button', { name: 'Stilzetten', exact: true }).waitFor()
  await press(page, 'Verwijderen')
  await press(page, 'Koppeling verwijderen')
  await page.getByText('Er is nog geen koppeling').waitFor()
  expect(complaints).toEqual([])
  await close()
})
