// A care worker on their own phone: asked for a code once, and none of their data remains after logging out.
import type { Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { logIn, login, logOut, pathIs, visitorsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 390, height: 844 } })

test('what waited at the last visit stands beside bell and menu before it is counted anew, and is gone after logging out', async () => {
  const { page } = await visit(worker)
  const bell = page.getByRole('button', { name: /^Meldingen, \d+ ongelezen$/ })
  const hours = page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: /^Uren \d+$/ })
  await bell.waitFor()
  await hours.waitFor()
  // From now on the counters get no response.
  await page.route(/\/v1\/(notifications|care_workers\/[^/]+\/care_moments)/, () => undefined)
  await page.goto('/werk/certificaten')
  await bell.waitFor()
  await hours.waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await logOut(page)
  expect(await page.evaluate(`localStorage.getItem('aantallen')`)).toBeNull()
})

test('who calls a device theirs is asked for a code once, and no answer stays behind on it', async () => {
  await app.server.database.updateTable('account').set({ multi_factor_enabled: true }).where('username', '=', worker).execute()
  const { page } = await visit()
  const asked: Request[] = []
  page.on('request', request => {
    if (request.method() === 'GET' && request.url().includes('/v1/')) asked.push(request)
  })
  await page.goto(login)
  await logIn(page, worker)
  await pathIs(page, '/account/mfa')
  await page.getByRole('checkbox', { name: 'Dit toestel is van mij' }).check()
  const { text } = await app.mailTo(worker, 'De code om in te loggen')
  await page.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(text)![0])
  await page.getByRole('button', { name: 'Verder' }).click()
  await pathIs(page, '/werk')
  await atRest(page)
  // As a script in the page would read the browser's cache: with the headers of the original request.
  const asWas = await Promise.all(asked.map(async request => [request.url(), await request.allHeaders()] as const))
  const kept = () =>
    page.evaluate(async all => {
      const found = await Promise.all(
        all.map(async ([url, { accept = '', authorization = '', prefer = '' }]) => {
          const answer = await fetch(url, {
            cache: 'only-if-cached',
            mode: 'same-origin',
            headers: { accept, authorization, prefer },
          }).catch(() => undefined)
          return answer?.ok === true
        }),
      )
      return found.filter(Boolean).length
    }, asWas)
  expect(await kept()).toBeGreaterThan(3)
  await logOut(page)
  await expect.poll(kept).toBe(0)
  await logIn(page, worker)
  await pathIs(page, '/werk')
})
