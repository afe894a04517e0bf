// The rows, cards and tables of a screen that are about one moment or one invoice: found by the links in them.
import type { Page } from 'playwright-core'

export interface Block {
  /** The uuid of its subject. */
  of: string
  text: string
}
// Runs in the page: goes up from each link until there is a link to another subject, or the edge of a row, card or section.
const inPage = `subjects => {
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const of = link => (link.getAttribute('href').match(uuid) ?? []).flatMap(one => subjects[one] ?? [])
  const allIn = part => new Set([...part.querySelectorAll('a[href]')].flatMap(of))
  const found = new Map()
  for (const link of document.querySelectorAll('a[href]')) {
    const about = new Set(of(link))
    if (about.size !== 1) continue
    let block = link
    while (!block.matches('li, article, tr, section, main, dialog, [role=row]') && allIn(block.parentElement).size <= 1)
      block = block.parentElement
    if (!block.matches('main')) found.set(block, [...about][0])
  }
  return [...found].map(([block, of]) => ({ of, text: block.innerText }))
}`
/** All blocks on this page, for the subject of each uuid in an address. */
export const blocksOn = (page: Page, subjects: Record<string, string>): Promise<Block[]> =>
  page.evaluate(`(${inPage})(${JSON.stringify(subjects)})`)
// Content that links to another moment is about that one, and left out.
const withoutOthers = `(part, subjects, of) => {
  const found = [...document.querySelectorAll(part)].find(each => each.checkVisibility())
  if (!found) return ''
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  for (const link of found.querySelectorAll('a[href]'))
    if ((link.getAttribute('href').match(uuid) ?? []).some(one => subjects[one] && subjects[one] !== of))
      (link.closest('li, tr, article') ?? link).style.display = 'none'
  return found.innerText
}`
/** The text about one subject, as laid out, in the first visible matching part of the page; empty when there is none. */
export const textOf = (page: Page, part: string, subjects: Record<string, string>, of: string): Promise<string> =>
  page.evaluate(`(${withoutOthers})(${JSON.stringify(part)}, ${JSON.stringify(subjects)}, ${JSON.stringify(of)})`)

// The innermost items and cards of a screen, without former values, which are struck through.
const visitsInPage = `() => {
  for (const struck of document.querySelectorAll('main s')) struck.style.display = 'none'
  const all = [...document.querySelectorAll('main li, main article')]
  return all.filter(each => !each.querySelector('li, article')).map(each => each.innerText)
}`
/** The statuses of single visits on a family's screen, which have no link. */
export const visitsOn = (page: Page): Promise<string[]> => page.evaluate(`(${visitsInPage})()`)
