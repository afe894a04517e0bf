// The checks of every screen, in its current look.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Frame, Page, Request } from 'playwright-core'
import { axeFinds, maxFrames } from '../journeys/axe.ts'
import { isTouched, type Look } from './looks.ts'

const checks = `(() => {${stripTypeScriptTypes(readFileSync(new URL('./in-page/checks.ts', import.meta.url), 'utf8'))}})()`
const fingerPx = 44
/** How many elements are tried with the keyboard: on a desktop the menu and the bar come first. */
const focusTried = 40
const minRing = 3
/** In forced colours it is enough that there is a ring. */
const ringIsThere = 0.1

const check = (page: Page, call: string): Promise<string[]> => page.evaluate(`checks.${call}`)
const nextFrame = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))'
/** What this script finds wrong in every frame: right after a resize a page may still have its old layout. */
export const wrongInEveryFrame = async (page: Page, script: string): Promise<string[]> => {
  let found = await page.evaluate<string[]>(script)
  for (let frames = 0; found.length > 0 && frames < maxFrames; frames++) {
    await page.evaluate(nextFrame)
    found = await page.evaluate<string[]>(script)
  }
  return found
}
const lasting = (page: Page, call: string): Promise<string[]> => wrongInEveryFrame(page, `checks.${call}`)

/** What axe finds both at the start and at the end of the page: what is half hidden behind a fixed bar is so only until one scrolls. */
const lastingByAxe = async (page: Page, isForced: boolean): Promise<string[]> => {
  // Forced colours are the user's own, which no style sheet knows: computed colours say nothing about the text.
  const but = isForced ? ['color-contrast'] : []
  const first = await axeFinds(page, but)
  if (first.length === 0) return []
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
  const last = await axeFinds(page, but)
  await page.evaluate('window.scrollTo(0, 0)')
  return first.filter(each => last.includes(each))
}

/** The faults in the front-most content: WCAG 2.2 A and AA, overflow, target sizes, and the focus ring. */
export const judgeLook = async (page: Page, { width, scheme }: Look): Promise<string[]> => {
  const isForced = scheme === 'forced colours'
  // The previous look scrolled the page.
  await page.evaluate('window.scrollTo(0, 0)')
  const byAxe = await lastingByAxe(page, isForced)
  await page.evaluate(checks)
  const wrong = [...byAxe, ...(await lasting(page, 'sticksOut()')), ...(await lasting(page, 'brokenNumbers()'))]
  wrong.push(...(await lasting(page, 'brokenWords()')))
  wrong.push(...(await lasting(page, 'unseenFocus()')))
  wrong.push(...(await lasting(page, 'coveredText()')))
  if (isTouched(width)) wrong.push(...(await lasting(page, `smallTargets(${fingerPx})`)))
  // The browser shows the focus only after the keyboard was used.
  await page.keyboard.press('Tab')
  return [...wrong, ...(await check(page, `faintFocus(${focusTried}, ${isForced ? ringIsThere : minRing})`))]
}
/** The labels in front of which a word is broken in the middle. */
export const judgeWords = async (page: Page): Promise<string[]> => {
  await page.evaluate(checks)
  return lasting(page, 'brokenWords()')
}
/** The faults at 400 % zoom of a small window. */
export const judgeZoom = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 360, height: 225 })
  await page.evaluate(checks)
  return [...(await lasting(page, 'covered()')), ...(await lasting(page, 'sticksOut()'))]
}
// WCAG 2.2, 1.4.12.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
/** The faults on a phone for a user who increases the spacing of letters, words and lines. */
export const judgeSpacing = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 360, height: 740 })
  // With a constructed style sheet: the page's policy allows no inline style.
  await page.evaluate(
    `document.adoptedStyleSheets = [new CSSStyleSheet()]; document.adoptedStyleSheets[0].replaceSync(${JSON.stringify(spacing)})`,
  )
  await page.evaluate(checks)
  const wrong = [...(await lasting(page, 'sticksOut()')), ...(await lasting(page, 'cutOff()'))]
  await page.evaluate('document.adoptedStyleSheets = []')
  return wrong
}
// The title of a family's screen names the client.
const ofWhom = (title: string) => title.replace(/ (van|bij) [^-]+(?= - Zorginzet$)/, '')
/** The faults of the screen as a document: its single heading, and its title. */
export const judgeDocument = async (page: Page, title: string): Promise<string[]> => {
  const headings = await page.locator('h1').count()
  const shown = await page.title()
  return [
    ...(headings === 1 ? [] : [`has ${headings} h1`]),
    ...(ofWhom(shown) === title ? [] : [`has the title “${shown}”, not “${title}”`]),
  ]
}

/** Records the layout shift of each page opened from now on: its total, and the element that moved most. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(`
    window.shifted = { sum: 0, most: 0, what: '' }
    const say = ({ node, previousRect: { y: from }, currentRect: { y: to } }) =>
      (node?.className || node?.nodeName) + ' “' + node?.textContent.slice(0, 40) + '” from ' + from + ' to ' + to
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue
        shifted.sum += value
        if (value > shifted.most) Object.assign(shifted, { most: value, what: sources.map(say).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })`)
}
/** Below the limit of a good Cumulative Layout Shift (0.1), above which people see the page jump. */
const maxShift = 0.08
/** Whether content moved while the page loaded. */
export const judgeShifts = async (page: Page): Promise<string[]> => {
  const { sum, what } = await page.evaluate<{ sum: number; what: string }>('shifted')
  return sum > maxShift ? [`moves by ${sum.toFixed(2)} while it loads: ${what}`] : []
}

/** A call without the times in it: when a minute passes, the same call is made for the next. */
export const timeless = (name: string): string => name.replaceAll(/\d\d%3A\d\d/g, '')
/**
 * Lets this page hear only of what happens after it asked. It asks for the news of its loading and of ten seconds before: on a slow
 * machine that includes what the previous screen did, and then what this one shows is asked again, as it should.
 */
export const hearFromNowOn = (page: Page): Promise<unknown> =>
  page.addInitScript(`{
    const real = fetch
    window.fetch = (what, ...more) =>
      real(typeof what === 'string' ? what.replace(/^(\\/v1\\/live\\?ago=)\\d+$/, '$10') : what, ...more)
  }`)

// Later it may be a repetition of what is asked every minute, or of an early answer that was too old when it was needed.
const soonMs = 5_000
/**
 * Watches the calls of a page's next document, not those of the previous one; `wrong` returns the calls that failed or were made
 * twice. Calls that a document made before it was reloaded do not count: on an overloaded machine `settle` reloads.
 */
export const watchCalls = (page: Page): { wrong(): string[]; stop(): void } => {
  let isThere = false
  const own = new Set<Request>()
  const asked: { name: string; atMs: number }[] = []
  const failed: string[] = []
  const left: string[] = []
  const nameOf = (request: Request) => `${request.method()} ${request.url()}`
  const onNavigated = (frame: Frame) => {
    isThere ||= frame === page.mainFrame()
  }
  const beginAgain = () => {
    isThere = false
    own.clear()
    asked.length = 0
    left.length = 0
  }
  const onRequest = (request: Request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isDocument) beginAgain()
    if (!isThere && !isDocument) return
    own.add(request)
    if (request.url().includes('/v1/')) asked.push({ name: nameOf(request), atMs: Date.now() })
  }
  // The next navigation may abort the tab icon, which does not matter.
  const onFailed = (request: Request) => {
    if (!own.has(request)) return
    const why = request.failure()?.errorText
    if (why === 'net::ERR_ABORTED') left.push(nameOf(request))
    else if (!request.url().endsWith('/favicon.svg')) failed.push(`${nameOf(request)}: ${why}`)
  }
  const onFinished = async (request: Request) => {
    if (!own.has(request)) return
    const status = (await request.response())?.status() ?? 0
    if (status >= 400) failed.push(`${nameOf(request)}: ${status}`)
  }
  page.on('framenavigated', onNavigated).on('request', onRequest).on('requestfailed', onFailed).on('requestfinished', onFinished)
  return {
    wrong: () => {
      const twice = asked.filter(({ name, atMs }, place) =>
        asked.slice(0, place).some(each => each.name === name && atMs - each.atMs < soonMs),
      )
      // When a minute passes, the calls for the previous minute are aborted and made for this one.
      const others = (name: string) => asked.filter(each => each.name !== name && timeless(each.name) === timeless(name))
      // Only a navigation aborts a file; behind a service worker that may be heard after the next document began.
      const lost = left.filter(name => name.includes('/v1/') && others(name).length === 0)
      return [
        ...lost.map(each => `let go: ${each}`),
        ...failed.map(each => `failed: ${each}`),
        ...twice.map(({ name }) => `asked twice: ${name}`),
      ]
    },
    stop: () => {
      page.off('framenavigated', onNavigated).off('request', onRequest)
      page.off('requestfailed', onFailed).off('requestfinished', onFinished)
    },
  }
}
