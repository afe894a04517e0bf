// The oldest supported browsers (web/floor.ts): an iPhone of that age, simulated by removing newer features, shows every screen;
// a browser without the required ones shows the page that says so.
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { marks, newer, tooOldPage } from '../../web/floor.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers, viewersOf } from '../screens/people.ts'
import { placeOf, settle } from '../screens/places.ts'
import { screensMade } from '../screens/routes.ts'
import { openApp, type Visitor } from './app.ts'
import { violations } from './axe.ts'
import { pathIs } from './visit.ts'

const ofStyles = newer.filter(({ files }) => files.some(file => file.endsWith('.css'))).map(({ name }) => name)
// A build without the newer styles. If the browser removed them instead, inline styles would remain, and files could not be
// cached between screens.
const webDir = await mkdtemp(join(tmpdir(), 'zorginzet-floor-'))
await cp('dist/web', webDir, { recursive: true })
const declared = new RegExp(`(?<=[{;])(${ofStyles.join('|')})(-\\w+)*:[^;}]*;?`, 'g')
for (const path of globSync(join(webDir, 'assets/*.css'))) {
  await writeFile(path, (await readFile(path, 'utf8')).replace(declared, ''))
  for (const compressed of ['br', 'gz']) await rm(`${path}.${compressed}`, { force: true })
}
const app = await openApp({ webDir })
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true })
})

const iPhone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
}
/** The features that Safari 17.4 lacks and this browser has. */
const takeNewerAway = `
  Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' })
  const takeAway = (holder, ...names) => { for (const name of names) if (holder) delete holder[name] }
  takeAway(window, 'PushManager', 'BeforeInstallPromptEvent', 'requestIdleCallback', 'cancelIdleCallback', 'Temporal', 'URLPattern', 'scheduler')
  takeAway(window, 'CloseWatcher', 'cookieStore', 'navigation', 'Float16Array')
  takeAway(window.PublicKeyCredential, 'parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON')
  takeAway(window.PublicKeyCredential?.prototype, 'toJSON')
  takeAway(HTMLDialogElement.prototype, 'closedBy')
  takeAway(Document.prototype, 'startViewTransition')
  takeAway(Element.prototype, 'moveBefore', 'setHTML')
  takeAway(HTMLButtonElement.prototype, 'command', 'commandForElement')
  takeAway(Promise, 'try')
  takeAway(RegExp, 'escape')
  takeAway(Math, 'sumPrecise', 'f16round')
  takeAway(Error, 'isError')
  takeAway(Uint8Array, 'fromBase64', 'fromHex')
  takeAway(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex')
  takeAway(Iterator.prototype, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find')
  const supports = CSS.supports
  CSS.supports = (...asked) => !/${ofStyles.join('|')}/.test(asked.join()) && supports.apply(CSS, asked)
`
const onOldPhone = async (who: string): Promise<Visitor> => {
  const visitor = await app.visit(undefined, iPhone)
  await visitor.page.context().addInitScript(takeNewerAway)
  await logInAs(app, visitor.page, viewerOf(who))
  return visitor
}
const viewerOf = (who: string) => viewers.find(viewer => viewer.who === who)!

const seen = ['a visitor', 'a care worker', 'family', 'an organization', 'a planner', 'the back office'] as const
const seenBy = (who: string) =>
  screensMade.filter(screen => viewersOf(screen).find(viewer => seen.some(one => one === viewer.who))?.who === who)
test.each(seen)('%s sees every screen on a phone of then', async who => {
  const { page, complaints, close } = await onOldPhone(who)
  const wrong: string[] = []
  for (const screen of seenBy(who)) {
    await settle(page, await placeOf(screen, { app, page, username: viewerOf(who).username }))
    if (await page.getByText('Er ging iets mis').count()) wrong.push(screen)
  }
  await close()
  expect([...wrong, ...complaints]).toEqual([])
})

test('a field grows with what is typed in it and what it was filled with, and no list opens behind the keyboard', async () => {
  const { page, complaints, close } = await onOldPhone('a care worker')
  await settle(page, '/werk/profiel-bewerken')
  const field = page.getByLabel('Stel je kort voor')
  const height = async () => (await field.boundingBox())!.height
  await field.fill('')
  const before = await height()
  await field.fill(Array(8).fill('Ik werk graag in de wijk.').join('\n'))
  const grown = await height()
  expect(grown).toBeGreaterThan(before + 40)
  expect(
    await field.evaluate(
      ({ scrollHeight, clientHeight }: { scrollHeight: number; clientHeight: number }) => scrollHeight - clientHeight,
    ),
  ).toBe(0)
  await settle(page, '/werk/profiel-bewerken')
  await expect.poll(height).toBe(grown) // the draft
  await field.fill('')
  await expect.poll(height).toBe(before)

  // A keyboard over the lower part, with the field in the middle of the page: there is too little room below it.
  const typed = page.getByRole('combobox', { name: 'Talen die je spreekt' })
  await typed.evaluate(input => input.scrollIntoView({ block: 'center' }))
  await typed.tap()
  await page.evaluate(`Object.defineProperty(visualViewport, 'height', { get: () => 600 })`)
  const list = page.getByRole('listbox')
  await list.getByRole('option').nth(12).waitFor()
  const end = async () => {
    const { y, height } = (await list.locator('..').boundingBox())!
    return y + height
  }
  await page.evaluate(`visualViewport.dispatchEvent(new Event('resize'))`)
  await expect.poll(end).toBeLessThanOrEqual(600)
  await close()
  expect(complaints).toEqual([])
})

test('who can have notifications in an installed app alone hears how', async () => {
  const { page, complaints, close } = await onOldPhone('a care worker')
  await settle(page, '/werk?meldingen=instellingen')
  await page.getByText('Wil je meldingen op je telefoon?').waitFor()
  await page.getByRole('button', { name: 'Laat zien hoe' }).tap()
  await page.getByText('Kies ‘Zet op beginscherm’.').waitFor()
  await close()
  expect(complaints).toEqual([])
})

test.each(marks)('a browser without %s is told that it is too old', async mark => {
  const { page, complaints, close } = await app.visit(undefined, iPhone)
  await page.context().addInitScript(`delete ${mark}`)
  await page.goto('/werk/planning')
  await pathIs(page, tooOldPage)
  await page.getByRole('heading', { name: 'Deze browser is te oud' }).waitFor()
  await page.locator('#kantoor a[href^="tel:"]').waitFor()
  expect([...(await violations(page)), ...complaints]).toEqual([])
  await close()
})
