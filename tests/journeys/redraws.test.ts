// A colleague changes one thing: in a list that shows it, only its row is rendered again. React reports its renders through its
// DevTools hook.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { now } from '../../api/platform/clock.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { atRest } from '../servers/browser.ts'
import { must } from '../worlds/moments.ts'
import { openApp } from './app.ts'
import { callersOf } from './visit.ts'

const app = await openApp()
afterAll(() => app.close())

/** Collects the link address of each row in which something is rendered. */
const watch = `
  const rendered = new Set()
  globalThis.renderedRows = () => [...rendered].sort()
  globalThis.forgetRendered = () => rendered.clear()
  const element = fiber => { for (; fiber; fiber = fiber.child) if (fiber.stateNode instanceof Element) return fiber.stateNode }
  const walk = (fiber, before) => {
    const worked = typeof fiber.type !== 'string' && (!before || fiber.flags & 1)
    const link = worked && element(fiber)?.closest('main :is(article, tr, li)')?.querySelector('a[href]')
    if (link) rendered.add(link.getAttribute('href'))
    if (!before || fiber.child !== before.child) for (let at = fiber.child; at; at = at.sibling) walk(at, at.alternate)
  }
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onCommitFiberRoot: (_, { current }) => current.alternate && walk(current, current.alternate),
  }
`
const colleague = await callersOf(app)('organisatie@demo.example')

/** Just past a multiple of five minutes: relative times in rows are updated at each multiple, and none may pass while they are watched. */
const startOfFiveMinutes = () => {
  const fiveMinutesMs = 300_000
  const next = (Math.floor(Date.parse(now()) / fiveMinutesMs) + 1) * fiveMinutesMs
  // The app ignores a clock difference of less than five seconds.
  return new Date(next + 10_000).toISOString()
}
/** The addresses of the rows. */
const rowsOf = async (page: Page) => {
  const paths = await page
    .locator('main :is(article, tr, li) a[href]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')!))
  return [...new Set(paths)].filter(path => /[0-9a-f-]{36}$/.test(path))
}
const rename = async (path: string, title: string) => {
  const uuid = path.slice(-36)
  const publication = await app.server.database
    .selectFrom('care_moment_publication')
    .select('care_moment_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return (await colleague.patch(`/care_moments/${publication?.care_moment_uuid ?? uuid}/update`, { title })).status === 200
}
const renameClient = async (path: string, firstName: string) => {
  const { lastName, contact, responsibleLocation } = must(await colleague.get(`/clients/${path.slice(-36)}`), 200)
  const body = { firstName, lastName, contact, responsibleLocation: (responsibleLocation as { '@id': string })['@id'] }
  return (await colleague.put(`/clients/${path.slice(-36)}`, body)).status === 200
}

test.each([
  ['a care worker’s list of work', 'zorgverlener@demo.example', 'ROLE_CARE_WORKER', '/werk/nieuwe-opdrachten', 360, rename],
  ['the same list on a desk', 'zorgverlener@demo.example', 'ROLE_CARE_WORKER', '/werk/nieuwe-opdrachten', 1440, rename],
  ['an organization’s opdrachten', 'organisatie@demo.example', 'ROLE_ORGANIZATION_USER', '/organisatie/opdrachten', 1440, rename],
  [
    'an organization’s clients',
    'organisatie@demo.example',
    'ROLE_ORGANIZATION_USER',
    '/organisatie/clienten',
    1440,
    renameClient,
  ],
  ['a planner’s open opdrachten', 'planner@demo.example', 'ROLE_PLANNER', '/backoffice/open-zorgmomenten', 1440, rename],
  ['a planner’s clients', 'planner@demo.example', 'ROLE_PLANNER', '/backoffice/clienten', 1440, renameClient],
] as const)('%s renders one row', async (list, username, role, path, width, change) => {
  await app.moveClock(startOfFiveMinutes())
  const title = `Anders: ${list}, ${now()}`
  const { page, complaints, close } = await app.visit(undefined, { viewport: { width, height: 900 } })
  await logInAs(app, page, { who: username, username, roles: [role] })
  await page.addInitScript(watch)
  const told = page.waitForResponse(answer => answer.url().includes('/v1/live'))
  await page.goto(path)
  await told
  await atRest(page)
  await page.evaluate('forgetRendered()')
  let changed: string | undefined
  for (const row of await rowsOf(page)) if (!changed && (await change(row, title))) changed = row
  await page.getByText(title).first().waitFor()
  await atRest(page)
  expect(await page.evaluate('renderedRows()')).toEqual([changed])
  expect(complaints).toEqual([])
  await close()
})
