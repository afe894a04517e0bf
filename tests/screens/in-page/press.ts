// Runs in the page for the presser: lists what can be pressed, and observes the effect of a press. page.ts injects this as text,
// after find.ts and controls.ts.
import type { Control, Done, Sight } from '../../presser/what.ts'

declare const nameOf: (element: Element) => string
declare const isShown: (element: Element) => boolean
declare const onScreen: {
  controls(): Control[]
  at(place: number): Element | undefined
  drawnOf(element: Element): Element | undefined
  nameOfLayer(): string
}
const { controls, at, drawnOf, nameOfLayer } = onScreen

const words = (root: Element | null): string[] => {
  const found: string[] = []
  if (!root) return found
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim()
    if (
      text &&
      node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !node.parentElement.closest('.unseen, [role="status"]')
    )
      found.push(text)
  }
  return found
}

/** The shortcut keys shown in the buttons and links of the screen, except disabled ones. */
const promised = (): string[] => {
  const shown = [...document.querySelectorAll('main :is(button, a[href]) kbd')].filter(
    each => isShown(each) && !each.closest(':disabled'),
  )
  return [...new Set(shown.map(each => each.textContent!.trim().toLowerCase()))].filter(key => key.length === 1)
}

const look = (): Sight => ({
  address: location.pathname + location.search,
  layer: nameOfLayer(),
  title: document.title,
  controls: controls(),
  words: words(document.querySelector('main')),
  keys: promised(),
  steps: history.length,
  isBusy: document.documentElement.dataset.busy !== '',
})

/** Brings a control into view; returns where to press, and the element that covers it. */
const aim = (place: number): { x: number; y: number; over?: string } | undefined => {
  const element = at(place)
  const drawn = element?.isConnected && drawnOf(element)
  if (!element || !drawn) return undefined
  drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A link to the content comes into view when it has the focus.
  if (drawn.getBoundingClientRect().bottom <= 0 && element instanceof HTMLElement) element.focus()
  // The middle of a link that wraps over several lines may lie outside it.
  const rects = [...drawn.getClientRects()]
  const { left, top, width, height } = rects.length > 1 ? rects[0]! : drawn.getBoundingClientRect()
  const takes = (hit: Element | null) =>
    Boolean(hit) &&
    (drawn.contains(hit) || element.contains(hit) || (hit!.contains(element) && hit!.closest('label, a, button') !== null))
  const spots = [
    [0.5, 0.5],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
    [0.1, 0.5],
    [0.5, 0.1],
  ]
  const places = spots.map(([x, y]) => ({ x: left + width * x!, y: top + height * y! }))
  const free = places.find(({ x, y }) => takes(document.elementFromPoint(x, y)))
  if (free) return free
  const hit = document.elementFromPoint(places[0]!.x, places[0]!.y)
  return {
    ...places[0]!,
    over: hit ? `${hit.tagName.toLowerCase()} “${(hit.textContent ?? '').trim().slice(0, 40)}”` : 'nothing',
  }
}

let changes = 0
const said: string[] = []
/** What moves with its row, was asked to. */
const placeInList = (element: Element): number => {
  const row = element.closest('li, tr, article')
  return row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1
}
let before: { row: number; pressed: Element; element: Element; top: number; scroll: number; focus: Element | null } | undefined
const onChange = new MutationObserver(all => {
  for (const each of all)
    if (each.target !== document.documentElement || each.attributeName !== 'data-busy') {
      changes += 1
      const live = (each.target instanceof Element ? each.target : each.target.parentElement)?.closest(
        '[role="status"], [role="alert"], [aria-live]',
      )
      if (live?.textContent) said.push(live.textContent.trim())
    }
})
const count = () => {
  changes += 1
}
for (const name of ['input', 'change', 'scroll', 'toggle', 'copy', 'submit', 'invalid']) addEventListener(name, count, true)
window.print = count

/** Watches from here what a press changes. */
const begin = (place: number): void => beginAt(at(place)!)
const beginAt = (element: Element): void => {
  const drawn = drawnOf(element) ?? element
  onChange.disconnect()
  onChange.observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  said.length = 0
  before = {
    row: placeInList(drawn),
    pressed: element,
    element: drawn,
    top: drawn.getBoundingClientRect().top,
    scroll: scrollY,
    focus: document.activeElement,
  }
  changes = 0
}
const beginAtMain = (): void => {
  const main = document.querySelector('main')!
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  beginAt(main)
}
/** The effect of the press; `isNew` when another document was loaded. */
const end = (): Done => {
  const focused = document.activeElement
  const isThere = before?.element.isConnected && isShown(before.element) && placeInList(before.element) === before.row
  return {
    isNew: !before,
    changes,
    said: [...new Set(said)],
    // A busy button takes the focus back when it is ready.
    isFocusLost: (!focused || focused === document.body) && !before?.pressed.matches('[data-loading]'),
    isFocusMoved: focused !== before?.focus && focused !== before?.pressed,
    focus: focused ? `${focused.tagName.toLowerCase()} “${nameOf(focused).slice(0, 40)}”` : '',
    movedPx: isThere ? Math.round(before!.element.getBoundingClientRect().top - before!.top) : 0,
  }
}
const focusOn = (place: number): void => {
  const element = at(place)
  if (element instanceof HTMLElement) element.focus()
}
const optionsOf = (place: number): string[] => {
  const element = at(place)
  return element instanceof HTMLSelectElement
    ? [...element.options].filter(each => !each.disabled && !each.selected).map(each => each.value)
    : []
}
Object.assign(globalThis, {
  presser: { look, aim, begin, beginAtMain, end, focusOn, optionsOf, at },
})
