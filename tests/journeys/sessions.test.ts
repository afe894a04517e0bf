// The session of a browser: redirects, a tampered session, refreshing, several tabs, being logged out by the server.
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openApp } from './app.ts'
import { logIn, login, logOut, pathIs, stored, visitorsOf } from './visit.ts'

const worker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { byScreen: true })

const home = '/organisatie/opdrachten'
const guarded: [username: string | undefined, asked: string, arrives: string, title: string][] = [
  [undefined, login, login, 'Inloggen'],
  [undefined, '/werk/planning', login, 'Inloggen'],
  [undefined, '/nergens', '/nergens', 'Deze pagina bestaat niet'],
  [undefined, '/werk/inschrijven?stap=1', '/werk/inschrijven', 'Inschrijven'],
  [undefined, '/werk/inschrijven', '/werk/inschrijven', 'Inschrijven'],
  [undefined, '/account/mfa', login, 'Inloggen'],
  [worker, '/werk/planning', '/werk/planning', 'Planning'],
  [worker, login, '/werk', 'Home'],
  [worker, home, '/werk', 'Home'],
  [worker, '/account/mfa', '/werk', 'Home'],
  [worker, '/nergens', '/werk', 'Home'],
  [organization, '/organisatie/opdrachten/nieuw', '/organisatie/opdrachten/nieuw', 'Nieuw - Opdrachten'],
  [organization, '/werk/planning', home, 'Opdrachten'],
  [organization, '/werk/inschrijven', home, 'Opdrachten'],
]
test('every user is sent to the screen where they belong, with its title', async () => {
  for (const username of [undefined, worker, organization]) {
    const { page, complaints } = await visit(username)
    for (const [who, asked, arrives, title] of guarded) {
      if (who !== username) continue
      await page.goto(asked)
      await pathIs(page, arrives)
      await expect.poll(() => page.title(), { message: asked }).toBe(`${title} - Zorginzet`)
    }
    expect(complaints).toEqual([])
  }
})
test('who owes a code is sent to it from everywhere', async () => {
  const { page } = await visit()
  await page.goto(login)
  await logIn(page, 'planner@demo.example')
  await pathIs(page, '/account/mfa')
  for (const address of ['/backoffice/clienten', login, '/account/inloggen-als/x', '/nergens']) {
    await page.goto(address)
    await pathIs(page, '/account/mfa')
  }
})
const openTab = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(path)
  return page
}
test('after logging in one arrives where one wanted to be, filters and all; a screen of another role is not it', async () => {
  const { page } = await visit()
  await page.goto('/werk/reacties?tab=niet-gekozen')
  await pathIs(page, login)
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('redirect') ?? 'null'))).toEqual({
    path: '/werk/reacties?tab=niet-gekozen',
    pathname: '/werk/reacties',
  })
  await logIn(page, worker)
  await page.waitForURL(url => url.pathname + url.search === '/werk/reacties?tab=niet-gekozen')
  await logOut(page)
  await page.goto('/organisatie/opdrachten')
  await pathIs(page, login)
  await logIn(page, worker)
  await pathIs(page, '/werk')
})
test('who chooses to log out leaves no screen behind: the next one begins at their home, in every tab', async () => {
  const { page } = await visit(worker)
  const other = await openTab(page.context(), '/werk/reacties')
  await page.goto('/werk/planning')
  await logOut(page)
  await pathIs(other, login)
  await logIn(page, worker)
  for (const tab of [page, other]) await pathIs(tab, '/werk')
})

test('a browser stores exactly the payload of the session, not the token', async () => {
  const { page } = await visit(worker)
  const { exp, iat, uuid, ...rest } = await stored(page)
  expect(exp - iat).toBe(900)
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/)
  expect(rest).toEqual({
    username: worker,
    roles: ['ROLE_CARE_WORKER'],
    multi_factor_enabled: false,
    multi_factor_verified: false,
    user_features: [],
  })
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))
  expect(everything).not.toMatch(/eyJ[\w-]+\./)
})
const tampered: [field: string, value: unknown][] = [
  ['exp', 'soon'],
  ['iat', null],
  ['username', 7],
  ['roles', ['ROLE_ADMIN']],
  ['roles', 'ROLE_PLANNER'],
  ['uuid', undefined],
  ['impersonated', 'yes'],
  ['multi_factor_enabled', 'no'],
  ['multi_factor_verified', undefined],
  ['user_features', [{ feature: 'x' }]],
]
test('a stored session with anything else in one of its fields is removed and ignored', async () => {
  const { page } = await visit(worker)
  const session = await stored(page)
  for (const [field, value] of tampered) {
    await page.evaluate(text => localStorage.setItem('auth', text), JSON.stringify({ ...session, [field]: value }))
    await page.goto('/werk/planning')
    await pathIs(page, login)
    expect(await stored(page), field).toBeNull()
  }
  await page.evaluate(text => localStorage.setItem('auth', text), JSON.stringify(session))
  await page.goto('/werk/planning')
  await pathIs(page, '/werk/planning')
})
test('a user who edits the stored session into a planner’s sees nothing of it: the server decides who they are', async () => {
  const { page } = await visit(worker)
  await page.evaluate(() =>
    localStorage.setItem('auth', JSON.stringify({ ...JSON.parse(localStorage.getItem('auth')!), roles: ['ROLE_PLANNER'] })),
  )
  await page.goto('/backoffice/open-zorgmomenten')
  await pathIs(page, '/werk')
  expect((await stored(page)).roles).toEqual(['ROLE_CARE_WORKER'])
})

const isRefresh = (request: Request) => request.url().endsWith('/v1/login/token_refresh')
const isCall = (request: Request) =>
  request.url().includes('/v1/') && !isRefresh(request) && !request.url().includes('expertise_levels')
/** Holds refreshes back until `release`; reports the calls made meanwhile and the number of refreshes. */
const holdRefresh = async (page: Page) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const asked = { refreshes: 0, before: 0, after: 0, held: true }
  page.on('request', request => {
    if (isRefresh(request)) asked.refreshes += 1
    else if (isCall(request)) asked[asked.held ? 'before' : 'after'] += 1
  })
  await page.route('**/v1/login/token_refresh', async route => {
    await promise
    asked.held = false
    await route.continue()
  })
  return { asked, release }
}
test('every call waits for one refresh, and goes with its token', async () => {
  const { page, complaints } = await visit(organization)
  // Remaining requests of the screen after the login are not part of this visit.
  await page.goto('about:blank')
  const { asked, release } = await holdRefresh(page)
  await page.goto('/organisatie/opdrachten')
  await page.locator('html[data-busy~="queries"]').waitFor({ state: 'attached' })
  expect(asked).toMatchObject({ refreshes: 1, before: 0 })
  release()
  await page.getByRole('heading', { name: 'Opdrachten', level: 1 }).waitFor()
  await atRest(page)
  expect(asked.after).toBeGreaterThan(2)
  expect(asked).toMatchObject({ refreshes: 1, before: 0 })
  expect(complaints).toEqual([])
})
test('a token is renewed when less than a minute is left of it, and not before', async () => {
  const { page } = await visit(worker)
  const { asked, release } = await holdRefresh(page)
  release()
  await page.clock.install({ time: Date.now() + 13 * 60_000 })
  await page.getByRole('link', { name: 'Planning' }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  expect(asked.refreshes).toBe(0)
  await page.clock.setFixedTime(Date.now() + 14.5 * 60_000)
  await page.getByRole('link', { name: 'Opdrachten' }).filter({ visible: true }).first().click()
  // By this clock a new token expires soon too: the number of refreshes depends on the screen's requests.
  await expect.poll(() => asked.refreshes).toBeGreaterThan(0)
})

test('a login and a log-out in one tab are followed by the other', async () => {
  const { page } = await visit()
  await page.goto(login)
  const other = await openTab(page.context(), login)
  await logIn(page, worker)
  await pathIs(page, '/werk')
  await pathIs(other, '/werk')
  await other.getByText('Home').first().waitFor()
  await logOut(page)
  await pathIs(page, login)
  await pathIs(other, login)
  expect(await stored(other)).toBeNull()
})
test('two tabs that refresh at once stay logged in, and do not drive each other to refresh again', async () => {
  const { page, complaints } = await visit(worker)
  const other = await openTab(page.context(), '/werk')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await atRest(other) // its own first refresh is over
  let refreshes = 0
  page.context().on('request', request => {
    if (isRefresh(request)) refreshes += 1
  })
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { level: 1 }).waitFor()
    await atRest(tab)
  }
  expect(refreshes).toBe(2)
  for (const [tab, name] of [
    [page, 'Planning'],
    [other, 'Planning'],
    [page, 'Opdrachten'],
    [other, 'Opdrachten'],
  ] as const) {
    await tab.getByRole('link', { name }).filter({ visible: true }).first().click()
    await atRest(tab)
  }
  expect(refreshes).toBe(2)
  expect(new URL(page.url()).pathname).toBe('/werk/nieuwe-opdrachten')
  expect(new URL(other.url()).pathname).toBe('/werk/nieuwe-opdrachten')
  expect(complaints).toEqual([])
})
test('who logs in as another in one tab shows nothing of the first in the other', async () => {
  const { page } = await visit(worker)
  const other = await openTab(page.context(), '/werk')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await logOut(page)
  await pathIs(page, login)
  await logIn(page, organization)
  await pathIs(page, '/organisatie/opdrachten')
  await pathIs(other, '/organisatie/opdrachten')
})

test.each([401, 429])('an answer of %i logs out, clears the filters, and back in one is where one was', async status => {
  const { page } = await visit(worker)
  await page.evaluate(() => sessionStorage.setItem('filters-zorgmomenten', '?status=open'))
  await page.route('**/v1/care_moment_publication_reactions?*', route =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code: status, message: 'x' }) }),
  )
  await page.goto('/werk/reacties')
  await pathIs(page, login)
  expect(await stored(page)).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('filters-zorgmomenten'))).toBeNull()
  await page.unrouteAll()
  await logIn(page, worker)
  await pathIs(page, '/werk/reacties')
})
test('a refusal to log out, or of the end of the visit, changes nothing; wrong passwords do not either', async () => {
  const { page } = await visit(worker)
  const seen: string[] = []
  await page.route(/\/v1\/(logout|_analytics\/transaction)$/, route => {
    seen.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ status: 401, contentType: 'application/json', body: '{}' })
  })
  await logOut(page)
  await pathIs(page, login)
  await atRest(page)
  expect(seen).toEqual(['DELETE /v1/_analytics/transaction', 'POST /v1/logout'])
  await page.getByLabel('E-mailadres').fill(worker)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Helemaal-verkeerd-1')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByText('E-mailadres of wachtwoord klopt niet.').waitFor()
  expect(new URL(page.url()).pathname).toBe(login)
})
test('a refresh that fails by itself logs nobody out: the screen says so, and goes on when it works again', async () => {
  const { page } = await visit(worker)
  await page.route('**/v1/login/token_refresh', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/werk/reacties')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor()
  expect((await stored(page)).username).toBe(worker)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/werk/reacties')
})
test('code of a screen that loads while the user logs out does not fail on the ended session', async () => {
  const { page, complaints } = await visit(worker)
  // The chunk loads when the session has ended, the login screen after it.
  const ended = page.waitForRequest('**/v1/logout')
  const partAsked = page.waitForRequest('**/assets/working-time-notice-*.js')
  const partCame = page.waitForResponse('**/assets/working-time-notice-*.js')
  await page.route('**/assets/working-time-notice-*.js', async route => {
    await ended
    await route.continue()
  })
  await page.route('**/assets/inloggen-*.js', async route => {
    await page.evaluate(`import('${(await partCame).url()}').then(() => true)`)
    await route.continue()
  })
  await page.goto('/werk/planning')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await partAsked
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await partCame
  await page.getByLabel('E-mailadres').waitFor()
  expect(complaints).toEqual([])
})
