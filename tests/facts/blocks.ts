// The rows, cards and tables of a screen that are about one piece of work or one invoice: found by the links in them.
import type { Page } from 'playwright-core'

export interface Block {
  /** Its uuid. */
  of: string
  text: string
}
// In the page: up from each link, as far as nothing else is linked to and no end of a row, card or part is passed.
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
/** All there are on this page, for the subject of each uuid in an address. */
export const blocksOn = (page: Page, subjects: Record<string, string>): Promise<Block[]> =>
  page.evaluate(`(${inPage})(${JSON.stringify(subjects)})`)
// What is linked to another piece of work is about that one: it is left out.
const withoutOthers = `(part, subjects, of) => {
  const found = [...document.querySelectorAll(part)].find(each => each.checkVisibility())
  if (!found) return ''
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  for (const link of found.querySelectorAll('a[href]'))
    if ((link.getAttribute('href').match(uuid) ?? []).some(one => subjects[one] && subjects[one] !== of))
      (link.closest('li, tr, article') ?? link).style.display = 'none'
  return found.innerText
}`
/** What the first visible part of the page that fits says of one subject, as it is laid out; nothing where there is none. */
export const textOf = (page: Page, part: string, subjects: Record<string, string>, of: string): Promise<string> =>
  page.evaluate(`(${withoutOthers})(${JSON.stringify(part)}, ${JSON.stringify(subjects)}, ${JSON.stringify(of)})`)

// The innermost items and cards of a screen; what was before is struck through, and left out.
const visitsInPage = `() => {
  for (const struck of document.querySelectorAll('main s')) struck.style.display = 'none'
  const all = [...document.querySelectorAll('main li, main article')]
  return all.filter(each => !each.querySelector('li, article')).map(each => each.innerText)
}`
/** What a family's screen says of single visits, to whom no link leads. */
export const visitsOn = (page: Page): Promise<string[]> => page.evaluate(`(${visitsInPage})()`)
