// Every screen on a phone, in one scheme or the other, and every third on a desk too (npm run test:pictures: all in all): WCAG 2.2 A
// and AA by axe, no error on the console, nothing refused by the Content-Security-Policy, nothing that scrolls sideways at any width.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { now } from '../../api/platform/clock.ts'
import type { UserTokenKind } from '../../api/user-tokens/mails.ts'
import { makeUserToken } from '../../api/user-tokens/queries.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { logIn, login, pathIs } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())

const worker = 'zorgverlener@demo.example'
const organization = 'organisatie@demo.example'
const planner = 'planner@demo.example'
const settle = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.locator('h1').first().waitFor()
}

// The addresses with a uuid in them are looked up as the person would reach them: from a list.
const firstOf = async (page: Page, path: string, address: RegExp): Promise<string> => {
  await settle(page, path)
  const link = page.locator('a').filter({ visible: true })
  const hrefs = await link.evaluateAll(links => links.map(each => each.getAttribute('href') ?? ''))
  const found = hrefs.find(href => address.test(href))
  if (!found) throw new Error(`No link like ${address} on ${path}`)
  return found
}
const screensOfWorker = async (page: Page) => {
  const assignment = (await firstOf(page, '/werk/nieuwe-opdrachten', /^\/werk\/nieuwe-opdrachten\/[0-9a-f-]{36}/)).split('?')[0]
  const week = await firstOf(page, '/werk/facturatie', /^\/werk\/facturen\/\d{4}-W\d\d$/)
  const invoice = await firstOf(page, week, /^\/werk\/facturen\/\d{4}-W\d\d\/[0-9a-f-]{36}$/)
  return [
    '/werk',
    '/werk/nieuwe-opdrachten',
    '/werk/nieuwe-opdrachten?weergave=kaart',
    '/werk/nieuwe-opdrachten?weergave=kalender',
    `${assignment}`,
    `${assignment}/reageren`,
    '/werk/nieuwe-opdrachten/reactie-geplaatst',
    '/werk/reacties',
    '/werk/planning',
    '/werk/planning?weergave=maand',
    '/werk/uren-indienen',
    '/werk/facturatie',
    '/werk/beveiliging',
    week,
    invoice,
  ]
}
const screensOfOrganization = async (page: Page) => {
  const { uuid } = await app.server.database
    .selectFrom('care_moment as m')
    .innerJoin('care_moment_publication as p', 'p.care_moment_uuid', 'm.uuid')
    .innerJoin('care_moment_publication_reaction as r', 'r.care_moment_publication_uuid', 'p.uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as a', 'a.uuid', 'u.uuid')
    .select('m.uuid')
    .where('a.username', '=', organization)
    .where('m.status', '=', 'open')
    .where('r.status', '=', 'open')
    .executeTakeFirstOrThrow()
  await settle(page, '/organisatie/opdrachten')
  return [
    '/organisatie/opdrachten',
    '/organisatie/opdrachten?weergave=week',
    '/organisatie/opdrachten?weergave=bord',
    '/organisatie/opdrachten?status=uren-ingediend',
    '/organisatie/opdrachten/nieuw',
    `/organisatie/opdrachten/${uuid}`,
  ]
}
// Behind a link from a mail: each made for someone here.
const linkFor = (username: string, kind: UserTokenKind) =>
  app.server.database.transaction().execute(async tx => {
    const people = tx.selectFrom('account').select(['uuid', 'username']).where('username', 'in', [username, planner])
    const found = new Map((await people.execute()).map(each => [each.username, each.uuid]))
    const madeBy = kind === 'impersonate' ? found.get(planner) : undefined
    return (await makeUserToken(tx, found.get(username)!, kind, now(), madeBy)).token
  })
const screensOfAnyone = async () => [
  '/account/inloggen',
  '/account/wachtwoord-vergeten',
  '/account/wachtwoord-vergeten/aangevraagd',
  `/account/wachtwoord-opnieuw-instellen/${await linkFor(worker, 'reset_password')}`,
  '/account/wachtwoord-opnieuw-instellen/niets',
  `/account/inloggen-als/${await linkFor(organization, 'impersonate')}`,
  '/werk/inschrijven',
  '/werk/inschrijven/gelukt',
  `/werk/maak-je-profiel-compleet/${await linkFor(worker, 'complete_registration')}`,
  `/zorg/account-activeren/${await linkFor('client@demo.example', 'activate_account')}`,
  `/backoffice/account-activeren/${await linkFor(planner, 'activate_account')}`,
  '/bestaat-niet',
]

const audiences: [string, string | undefined, (page: Page) => Promise<string[]>][] = [
  ['a visitor', undefined, screensOfAnyone],
  ['a care worker', worker, screensOfWorker],
  ['an organization', organization, screensOfOrganization],
]
const widths = [360, 1440]
const schemes = ['light', 'dark'] as const
type Look = [width: number, scheme: (typeof schemes)[number]]
const everyLook: Look[] = widths.flatMap(width => schemes.map((scheme): Look => [width, scheme]))
/** In which looks the screen at this place of the list is judged. */
const looksOf = (place: number): Look[] => {
  if (process.env.EVERY_LOOK) return everyLook
  const [one, other] = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return place % 3 === 0
    ? [
        [360, one],
        [1440, other],
      ]
    : [[360, one]]
}

const judge = async (page: Page, path: string, place: number): Promise<string[]> => {
  const wrong: string[] = []
  const wideAs = (width: number) => page.setViewportSize({ width, height: 900 })
  await settle(page, path)
  for (const [width, scheme] of looksOf(place)) {
    await wideAs(width)
    await page.locator('html').evaluate((html, value) => html.setAttribute('data-color-scheme', value), scheme)
    const found = await violations(page)
    wrong.push(...found.map(each => `${width} px, ${scheme}: ${each}`))
  }
  for (const width of widths) {
    await wideAs(width)
    if (await overflows(page)) wrong.push(`${path} scrolls sideways at ${width} px`)
  }
  return wrong
}

test.each(audiences)('%s sees every screen well', async (_who, username, screensOf) => {
  const { page, complaints, close } = await app.visit(username, { viewport: { width: 360, height: 900 } })
  const wrong: string[] = []
  for (const [place, path] of (await screensOf(page)).entries()) wrong.push(...(await judge(page, path, place)))
  await close()
  expect([...wrong, ...complaints]).toEqual([])
})

test('who owes a code sees the screen for it well', async () => {
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width: 360, height: 900 } })
  await page.goto(login)
  await logIn(page, planner)
  await pathIs(page, '/account/mfa')
  expect([...(await judge(page, '/account/mfa', 0)), ...complaints]).toEqual([])
  await close()
})
