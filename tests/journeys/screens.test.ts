// Every screen as people see it; the checks are in tests/screens/judge.ts. Each screen once, in looks that change from one to the
// next, and offline in its first view; npm run test:screens takes each in every look, for everyone who may see it, and each view
// offline.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  hearFromNowOn,
  judgeDocument,
  judgeLook,
  judgeShifts,
  judgeSpacing,
  judgeZoom,
  watchCalls,
  watchShifts,
} from '../screens/judge.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { colour, looks, makeWide } from '../screens/looks.ts'
import { judgeOffline } from '../screens/offline.ts'
import { openDialog } from '../screens/open-dialog.ts'
import { viewers } from '../screens/people.ts'
import { settle, type Viewing } from '../screens/places.ts'
import { byWidth, shortWalk, type Visit, wholeWalk } from '../screens/stops.ts'
import { openApp } from './app.ts'

const isWhole = Boolean(process.env.EVERY_LOOK)
const visits = isWhole ? wholeWalk() : shortWalk()
const app = await openApp()
afterAll(() => app.close())
const patience = { timeout: isWhole ? 1_800_000 : 900_000 }

// Without a network the browser reports errors; the test itself took it away.
const isNews = (complaint: string) => !complaint.includes('net::ERR_INTERNET_DISCONNECTED')

/** Opens a stop; returns the faults of the document and its calls. */
const open = async ({ stop, viewer }: Visit, page: Page, address: string) => {
  const calls = watchCalls(page)
  await settle(page, address)
  calls.stop()
  const found = [...(stop.refused ? [] : calls.wrong()), ...(await judgeDocument(page, stop.title))]
  // How much is painted before an answer arrives differs from run to run: no test for each commit.
  if (isWhole) found.push(...(await judgeShifts(page)))
  return found.map(each => `${viewer.who}: ${each}`)
}

const judge = async (visit: Visit, viewing: Viewing): Promise<string[]> => {
  const { stop, looks } = visit
  const { page } = viewing
  const wrong: string[] = []
  const add = (where: string, found: string[]) => wrong.push(...found.map(each => `${stop.name}, ${where}: ${each}`))
  for (const [width, some] of byWidth(looks)) {
    await makeWide(page, width)
    // A new address for each width: the link of a mail works once.
    add(`${width} px`, await open(visit, page, await stop.find(viewing)))
    if (stop.dialog) await openDialog(page, stop.dialog)
    for (const look of some) {
      await colour(page, look.scheme)
      add(`${width} px, ${look.scheme}`, await judgeLook(page, look))
    }
    await colour(page, 'light')
  }
  if (stop.dialog) return wrong
  // A dialog opened by the address covers everything by design.
  if ((await page.locator('dialog[open]').count()) === 0) add('zoomed', await judgeZoom(page))
  add('spaced', await judgeSpacing(page))
  if (isKept(visit)) add('offline', await judgeOffline(page, stop.screen!))
  return wrong
}
// A logged-in user has stored data; a link from a mail needs the server.
const isKept = ({ stop, viewer }: Visit): boolean =>
  Boolean(stop.screen && !stop.dialog) &&
  (isWhole || stop.name === stop.screen) &&
  viewer.roles !== null &&
  !viewer.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') &&
  !stop.name.includes('[token]')

test('every look occurs', () => {
  const seen = visits.flatMap(visit => visit.looks.map(({ width, scheme }) => `${width} ${scheme}`))
  expect(new Set(seen).size).toBe(looks.length)
})
// In stretches; a device that stores the app fetches all of it first, which costs as much as eight screens: only for what is
// checked offline.
const stretchLength = isWhole ? 24 : 36
const stretches = viewers.flatMap(viewer =>
  [true, false].flatMap(keptApp => {
    const theirs = visits.filter(visit => visit.viewer === viewer && isKept(visit) === keptApp)
    const begins = theirs.map((_, place) => place).filter(place => place % stretchLength === 0)
    const on = keptApp ? 'on a device that keeps the app' : 'in a browser'
    return begins.map(from => ({ viewer, keptApp, on, from, some: theirs.slice(from, from + stretchLength) }))
  }),
)
test.each(stretches)('$viewer.who sees every screen well $on, from $from', patience, async ({ viewer, keptApp, some }) => {
  const { page, complaints, close } = await app.visit(undefined, { keptApp })
  await hearFromNowOn(page)
  await logInAs(app, page, viewer)
  if (isWhole) await watchShifts(page)
  const wrong: string[] = []
  for (const visit of some) {
    const found = judge(visit, { app, page, username: viewer.username })
    // The test continues after a screen that does not open.
    wrong.push(...(await found.catch((error: Error) => [`${visit.stop.name}: ${error.message}`])))
    wrong.push(
      ...complaints
        .splice(0)
        .filter(isNews)
        .map(each => `${visit.stop.name}: ${each}`),
    )
  }
  await close()
  expect(wrong, wrong.join('\n')).toEqual([])
})
