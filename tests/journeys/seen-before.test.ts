// What this device has shown before is there in the first frame, is fetched again, and is never another account's
// (docs/decisions/0163).
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { becomeLoggedIn } from './logged-in.ts'
import { kept, keptKeys, logIn, logOut, visitorsOf } from './visit.ts'

const organization = 'organisatie@demo.example'
const location = 'locatie@demo.example'
const worker = 'zorgverlener@demo.example'
const home = '/organisatie/opdrachten'
const week = `${home}?weergave=week`
const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app)

/** A network on which no answer arrives: it neither answers nor fails. */
const silence = (page: Page, calls = /\/v1\//) => page.route(calls, () => undefined)
// In the page: whether a placeholder was painted since this page was opened.
const watchPlaceholders = `new MutationObserver(() => {
  if (document.querySelector('main [class*="_skeleton_"]')) window.hadPlaceholder = true
}).observe(document, { childList: true, subtree: true })`
const hadPlaceholder = (page: Page) => page.evaluate('window.hadPlaceholder === true')
const rowsOf = (page: Page) => page.locator('main a[data-row]')
/** Opens the list and the week, until this device has stored both. */
const seeAll = async (page: Page) => {
  await rowsOf(page).first().waitFor()
  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await page.locator('[data-seven-days]').waitFor()
  await kept(page, ['organization_stats', 'strictly_before'])
}

test('a screen seen before reads within its first frame without any network', async () => {
  const { page } = await visit(organization)
  const count = await rowsOf(page)
    .first()
    .waitFor()
    .then(() => rowsOf(page).count())
  await seeAll(page)
  await silence(page)
  await page.addInitScript(watchPlaceholders)
  await page.goto(home)
  await rowsOf(page).first().waitFor()
  expect(await rowsOf(page).count()).toBe(count)
  expect(await hadPlaceholder(page)).toBe(false)
  await page.goto(week)
  await page.locator('[data-seven-days] a').first().waitFor()
  expect(await page.getByText(/geen internet|lukte niet/).count()).toBe(0)
})

test('what is shown from the device is asked again at once, and makes way for the answer', async () => {
  const { page } = await visit(organization)
  await seeAll(page)
  // As if everything had changed meanwhile.
  await page.route(/\/v1\/care_moments\?/, async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { member: object[]; totalItems: number }
    await route.fulfill({ response: answer, json: { ...body, member: body.member.slice(0, 1), totalItems: 1 } })
  })
  const asked = page.waitForRequest(/\/v1\/care_moments\?/)
  await page.goto(home)
  await asked
  await expect.poll(() => rowsOf(page).count()).toBe(1)
})

test('what the server refuses since is taken away, from the screen and from the device', async () => {
  const { page } = await visit(organization)
  const list = '["GET /care_moments",'
  await rowsOf(page).first().waitFor()
  await kept(page, ['organization_stats', list])
  await page.route(/\/v1\/care_moments\?/, route => route.fulfill({ status: 403, json: { detail: 'Dat mag niet.' } }))
  await page.goto(home)
  await expect.poll(() => rowsOf(page).count()).toBe(0)
  await expect.poll(() => keptKeys(page)).not.toContain(list)
})

test('another login on this device sees nothing of it, whether the one before logged out or not', async () => {
  const { page } = await visit(organization)
  await seeAll(page)
  const row = (await rowsOf(page).first().textContent())!
  // As when another login takes over while the app is closed: the app had no chance to remove anything.
  await becomeLoggedIn({ page, url: app.url, username: location })
  await silence(page)
  await page.goto(home)
  await page.getByRole('link', { name: 'Week', exact: true }).waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain(row)
  expect(await rowsOf(page).count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await logOut(page)
  // Nor does who logs out and in again.
  await silence(page, /\/v1\/care_moments/)
  await logIn(page, organization)
  await page.getByRole('link', { name: 'Week', exact: true }).waitFor()
  expect(await rowsOf(page).count()).toBe(0)
})

test('the file of a client is not shown before the server has answered, unless there is no network', async () => {
  const { page } = await visit(worker)
  await page.getByRole('link', { name: 'Truus Jansen' }).first().click()
  const name = page.getByRole('heading', { level: 1, name: 'Overzicht' })
  await name.waitFor()
  await kept(page, ['GET /clients/{uuid}'])
  const facts = page.getByRole('main').getByText('Jansen')
  await facts.first().waitFor()
  await silence(page)
  await page.reload()
  await page.locator('main [class*="_skeleton_"]').first().waitFor()
  expect(await facts.count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(/\/(v1|health)/, route => route.abort())
  await page.reload()
  await facts.first().waitFor()
})
