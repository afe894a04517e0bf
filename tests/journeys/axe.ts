// WCAG 2.2 A and AA by axe, and horizontal overflow.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// No rule of these tags needs what axe would otherwise load again, each style sheet; one needs the duration of audio and video.
const asked = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload: { assets: ['media'] } }

interface Found {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}
const sessions = new WeakMap<Page, Promise<CDPSession>>()
/** The browser's DevTools protocol for this page. */
export const browserOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The violations that axe finds on the current page, without these rules, each in a sentence. */
export const axeFinds = async (page: Page, but: readonly string[] = []): Promise<string[]> => {
  // As a script, which the browser caches for the next page; with evaluate it would be parsed and compiled again for each.
  await (await browserOf(page)).send('Runtime.evaluate', { expression: axe })
  const rules = Object.fromEntries(but.map(rule => [rule, { enabled: false }]))
  // From the top: what a bar that stays in place covers in part depends on how far one has scrolled.
  const found: Found[] = await page.evaluate(`(async () => {
    const top = scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    const { violations } = await axe.run(${JSON.stringify({ ...asked, rules })})
    scrollTo({ top, behavior: 'instant' })
    return violations
  })()`)
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.target.join(' ')}: ${node.failureSummary}`))
}
/** The same, with the place of each violation. */
export const violations = async (page: Page, but: readonly string[] = []): Promise<string[]> =>
  (await axeFinds(page, but)).map(each => `${page.url()} ${each}`)

/** The number of frames that a page may take to settle its layout. */
export const maxFrames = 60
/** Whether the page is wider than its window in every frame: right after a resize it may still have its old layout. */
export const overflows = (page: Page) =>
  page.evaluate<boolean>(`(async () => {
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    for (let frames = 0; isWide() && frames < ${maxFrames}; frames++) await new Promise(requestAnimationFrame)
    return isWide()
  })()`)
