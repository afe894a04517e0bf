// The screens of a sandbox: each is marked as such, at every width, in print and in its title, and the marking covers nothing.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { logInAs } from '../screens/log-in-as.ts'
import { openApp } from './app.ts'
import { overflows, violations } from './axe.ts'
import { login, visitorsOf } from './visit.ts'

const app = await openApp({ sandbox: { key: 'a-key-of-a-sandbox-for-tests' }, pushHosts: [] })
afterAll(() => app.close())
const visit = visitorsOf(app)

/** The element at the middle of the strip, and whether a sticky element or one below it starts before the strip ends. */
const look = (page: Page) =>
  page.evaluate<typeof whole>(`(() => {
    const strip = document.querySelector('.proef')
    const { left, width, top, bottom } = strip.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
    const first = document.querySelector('#app').firstElementChild.getBoundingClientRect()
    const isBeside = scrollY > 0 || first.top >= bottom
    return { top, isShown: strip.contains(shown), isBeside, fits: strip.scrollWidth <= strip.clientWidth }
  })()`)
const whole = { top: 0, isShown: true, isBeside: true, fits: true }

test.each([
  ['zorgverlener@demo.example', 'ROLE_CARE_WORKER', '/werk'],
  ['organisatie@demo.example', 'ROLE_ORGANIZATION_USER', '/organisatie/opdrachten'],
  ['client@demo.example', 'ROLE_CLIENT_ADMIN', '/zorg/zorgvragen'],
  ['planner@demo.example', 'ROLE_PLANNER', '/backoffice'],
] as const)('%s reads on every width and on paper that nothing is real', async (who, role, home) => {
  const { page, complaints } = await visit()
  await logInAs(app, page, { who, username: who, roles: [role] })
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(home)
    await page.locator('main h1').first().waitFor()
    await expect.poll(() => page.title()).toMatch(/^Proef: /)
    expect(await look(page), `${width}`).toEqual(whole)
    await page.evaluate('scrollTo(0, 400)')
    expect(await look(page), `${width}, scrolled`).toEqual(whole)
    expect(await overflows(page)).toBe(false)
  }
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Proefomgeving: niets hier is echt').isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test('who is not logged in reads it too, in the login and in the texts beside it', async () => {
  const { page, complaints } = await visit()
  for (const path of [login, '/privacyverklaring', '/toegankelijkheid.html', '/bestaat-niet']) {
    await page.goto(path)
    await page.getByText('Proefomgeving: niets hier is echt').waitFor()
    await expect.poll(() => page.title()).toMatch(/^Proef: (?!Proef)/)
  }
  expect(complaints.filter(each => !each.includes('404'))).toEqual([])
})
