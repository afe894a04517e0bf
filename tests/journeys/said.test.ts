// What appears on the screen while people work is also announced to screen readers, without moving the focus (WCAG 4.1.3): in an
// existing live region, or as an alert.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openDialog } from '../screens/open-dialog.ts'
import { settle } from '../screens/places.ts'
import { openApp } from './app.ts'
import { visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)

/** Listens as a screen reader does: content added together with its live region is not announced, unless that is an alert. */
const listen = `(() => {
  const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  window.heard = []
  const born = new WeakMap()
  const elementOf = node => (node instanceof Element ? node : node.parentElement)
  new MutationObserver(records => {
    const now = performance.now()
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node instanceof Element)
    for (const one of added) for (const region of [one, ...one.querySelectorAll(regions)]) if (region.matches(regions)) born.set(region, now)
    const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
    const told = new Set(changed.map(node => elementOf(node)?.closest(regions)).filter(Boolean))
    for (const one of added) for (const alert of one.querySelectorAll('[role=alert]')) told.add(alert)
    for (const region of told) {
      const isKnown = region.isConnected && now - (born.get(region) ?? 0) > 20
      const words = region.textContent.trim()
      if (words && region.isConnected && (isKnown || region.matches('[role=alert]'))) window.heard.push(words)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
})()`
/** Runs an action; returns what was announced, once these words were. */
const hears = async (page: Page, words: RegExp, act: () => Promise<unknown>): Promise<void> => {
  await page.evaluate('window.heard = []')
  await act()
  await expect.poll(() => page.evaluate<string[]>('window.heard')).toContainEqual(expect.stringMatching(words))
}
const planner = 'planner@demo.example'
const listening = async (username?: string) => {
  const visitor = await visit(username === planner ? undefined : username)
  await visitor.page.addInitScript(listen)
  if (username === planner) await logInAs(app, visitor.page, { who: planner, username, roles: ['ROLE_PLANNER'] })
  return visitor
}

const careWorker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'
const nothing = 'qqzzqq'
const searches: Record<string, [address: string, dialog?: string][]> = {
  [careWorker]: [['/werk/client'], ['/werk/contact'], ['/werk/zorgvoorkeuren']],
  [organization]: [
    ['/organisatie/clienten'],
    ['/organisatie/contract-voorstellen'],
    ['/organisatie/favorieten'],
    ['/organisatie/favorieten', 'Favoriet toevoegen'],
  ],
  [planner]: [
    ['/backoffice/clienten'],
    ['/backoffice/zzpers'],
    ['/backoffice/settings?onderdeel=mails'],
    ['/backoffice/settings?onderdeel=organisaties'],
    ['/backoffice/settings?onderdeel=gebruikers'],
  ],
}
test.each(Object.entries(searches))('%s hears that a search finds nothing, and types on', async (who, places) => {
  const { page, complaints } = await listening(who)
  for (const [address, dialog] of places) {
    await settle(page, address)
    if (dialog) await openDialog(page, { screen: '/organisatie/favorieten', button: dialog })
    const field = page.getByRole('searchbox').filter({ visible: true }).first()
    await hears(page, /^0 |geen |niemand|niets/i, async () => {
      await field.fill(nothing)
      await field.press('Enter')
    })
    expect(await page.locator('input[type=search]:focus').count(), address).toBe(1)
  }
  expect(complaints).toEqual([])
})

test('a care worker hears that something is kept, over what it closed, that it failed, and that the connection is gone', async () => {
  const { page } = await listening(careWorker)
  await settle(page, '/werk/planning')
  await page.getByRole('button', { name: 'Zet in je agenda' }).click()
  const feed = page.getByRole('dialog', { name: 'Zet in je agenda' })
  await feed.getByRole('button', { name: 'Link maken' }).click()
  await feed.getByRole('button', { name: 'Link verwijderen' }).click()
  const sure = page.getByRole('dialog', { name: 'Link verwijderen?' }).getByRole('button', { name: 'Link verwijderen' })
  await page.route('**/v1/**', route => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await hears(page, /geen verbinding|niet gelukt|opnieuw/i, () => sure.click())
  await page.unroute('**/v1/**')
  await hears(page, /De link is verwijderd/, () => sure.click())
  await settle(page, '/werk/contact')
  await page.getByLabel('Nieuw bericht').fill('Mag ik mijn vakantie doorgeven?')
  await hears(page, /vakantie|verstuurd/i, () => page.getByRole('button', { name: 'Versturen' }).click())
  await hears(page, /geen internet/, () => page.context().setOffline(true))
  await page.context().setOffline(false)
})

test('a visitor hears that a login was refused', async () => {
  const { page } = await listening()
  await settle(page, '/account/inloggen')
  await page.getByLabel('E-mailadres').fill(careWorker)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('niet-goed-dit-wachtwoord')
  await hears(page, /klopt|niet goed|onbekend/i, () => page.getByRole('button', { name: 'Inloggen', exact: true }).click())
})
