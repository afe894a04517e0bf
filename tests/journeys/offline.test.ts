// Without a network, a server or a session: what stays on the screen, what comes back, and what is gone.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { appIsKept, kept, logIn, login, logOut, pathIs, visitorsOf } from './visit.ts'

const organization = 'organisatie@demo.example'
const home = '/organisatie/opdrachten'
const app = await openApp({}, { keptApp: true })
afterAll(() => app.close())
const visit = visitorsOf(app)

const databases = (page: Page) => page.evaluate('indexedDB.databases().then(all => all.length)')

test('a reload without a network shows what one last saw, and when; back again all is asked anew at one press; logging out leaves nothing', async () => {
  const { page } = await visit(organization)
  const rows = page.locator('a[data-row]')
  await rows.first().waitFor()
  const count = await rows.count()
  const name = await page.getByRole('button', { name: /^Menu van/ }).getAttribute('aria-label')
  // The counters are the screen's last request.
  await appIsKept(page)
  await kept(page, ['organization_stats'])
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(/^Je hebt geen internet\. Je ziet hoe het om \d\d:\d\d was\. Wat je invult, blijft bewaard\.$/).waitFor()
  expect(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--page')`)).not.toBe('')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(count)
  expect(await page.getByRole('button', { name: /^Menu van/ }).getAttribute('aria-label')).toBe(name)
  expect(await page.getByText('Tellen…').count()).toBe(0)
  expect(await page.getByText('Er is geen verbinding.').count()).toBe(0)

  const isList = (one: { url(): string }) => one.url().includes('/v1/care_moments?')
  let asked = 0
  page.on('request', request => {
    if (isList(request)) asked += 1
  })
  await page.context().setOffline(false)
  await page.getByText('De verbinding is er weer.').waitFor()
  await atRest(page)
  expect(asked).toBe(0) // a failed request is not repeated automatically
  const answered = page.waitForResponse(answer => isList(answer) && answer.ok())
  await page.getByRole('button', { name: 'Opnieuw laden' }).click()
  await answered
  await page.getByText('De verbinding is er weer.').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(home)

  expect(await databases(page)).toBe(1)
  await logOut(page)
  await expect.poll(() => databases(page)).toBe(0)
})

test('an address without a screen is not found, and says so; a paper and a screen open without a network too', async () => {
  const { page: stranger } = await visit()
  for (const path of ['/bestaat-niet', '/werk/bestaat-niet', '/zorg']) {
    expect((await stranger.goto(path))?.status(), path).toBe(404)
    await stranger.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' }).waitFor()
  }
  const { page } = await visit(organization)
  await appIsKept(page)
  expect((await page.goto('/bestaat-niet'))?.status()).toBe(404)
  expect((await page.goto(home))?.status()).toBe(200)
  await page.context().setOffline(true)
  for (const path of ['/toegankelijkheid', '/toegankelijkheid.html']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Toegankelijkheidsverklaring' }).waitFor()
  }
  await page.goto(home)
  await page.getByText(/^Je hebt geen internet/).waitFor()
})
test('a server that does not answer is no connection, until it does', async () => {
  const { page } = await visit(organization)
  await page.locator('a[data-row]').first().waitFor()
  await page.route(/\/(v1|health)/, route => route.abort())
  await page.getByRole('link', { name: 'Bord' }).click()
  await page.getByText(/^Je hebt geen internet\./).waitFor()
  await page.unrouteAll()
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await page.getByText('Je hebt geen internet.').waitFor({ state: 'detached' })
})

test('a part of the app that the device does not have yet says that there is no connection, and comes with it', async () => {
  const visitor = await app.visit(organization, { keptApp: false })
  const { page } = visitor
  await page.locator('a[data-row]').first().waitFor()
  await page.route(/\/(v1|health|assets)/, route => route.abort())
  await page.getByRole('link', { name: 'Bord' }).click()
  await page.getByRole('heading', { name: 'Geen verbinding' }).waitFor()
  await page.unrouteAll()
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await page.getByRole('region', { name: 'Bord' }).waitFor()
  await visitor.close()
})

test('a login that is ended elsewhere says so, and gives back what was filled in', async () => {
  const { page } = await visit(organization)
  await page.goto(`${home}/nieuw`)
  await page.getByLabel('Titel').fill('Nachtdienst met zorg')
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const answer = await fetch(`${app.url}/v1/login/check`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: organization, password: demoPassword }),
  })
  const { token } = (await answer.json()) as { token: string }
  await fetch(`${app.url}/v1/account_sessions`, { method: 'DELETE', headers: { ...headers, Authorization: `Bearer ${token}` } })
  // The bell may have detected it by now.
  await page.goto(home)
  await pathIs(page, login)
  await page.getByText('Log opnieuw in; wat u had ingevuld, staat er nog.').waitFor()
  await logIn(page, organization)
  await page.waitForURL(url => url.pathname.startsWith(home))
  await page.goto(`${home}/nieuw`)
  await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('Nachtdienst met zorg')

  await logOut(page)
  expect(await page.getByText('staat er nog').count()).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('concept:')))).toEqual([])
})
