// Links that lead nowhere any more, in mails that people kept: each says what to do, and leads there.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { login, pathIs, stored, visitorsOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())
const visit = visitorsOf(app, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const token = '0'.repeat(128)
const dead = (page: Page) => page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()

const ways: [link: string, label: string, leadsTo: string][] = [
  [`/account/wachtwoord-opnieuw-instellen/${token}`, 'Nieuwe link aanvragen', '/account/wachtwoord-vergeten'],
  [`/werk/maak-je-profiel-compleet/${token}`, 'Opnieuw inschrijven', '/werk/inschrijven'],
  [`/werk/maak-je-profiel-compleet/${token}`, 'Naar inloggen', login],
  [`/zorg/account-activeren/${token}`, 'Naar inloggen', login],
  [`/zorg/uitnodiging/${token}`, 'Naar het begin', login],
  [`/account/inloggen-als/${token}`, 'Naar het begin', login],
]
test('a link from an old mail leads to what its reader can do instead', async () => {
  const { page, complaints } = await visit()
  for (const [link, label, leadsTo] of ways) {
    await page.goto(link)
    await dead(page)
    await page.getByRole('link', { name: label, exact: true }).tap()
    await pathIs(page, leadsTo)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(complaints).toEqual([])
})

test('a proposal that is not found leads to logging in, and who is logged in to their home', async () => {
  const { page, complaints } = await visit()
  await page.goto(`/werk/contractvoorstel/${token}`)
  await page.getByText('Deze link werkt niet', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Inloggen', exact: true }).tap()
  await pathIs(page, login)
  // An address that never was one.
  await page.goto('/bestaat-niet')
  await page.getByRole('heading', { name: 'Deze pagina bestaat niet' }).waitFor()
  await page.getByRole('link', { name: 'Naar het begin' }).tap()
  await pathIs(page, login)
  const { page: theirs } = await visit('zorgverlener@demo.example')
  await theirs.goto(`/werk/contractvoorstel/${token}`)
  await theirs.getByRole('heading', { name: 'Dit voorstel vinden we niet' }).waitFor()
  await theirs.getByRole('link', { name: 'Naar home' }).tap()
  await pathIs(theirs, '/werk')
  expect(await stored(theirs)).toMatchObject({ roles: ['ROLE_CARE_WORKER'] })
  expect(complaints).toEqual([])
})
