// What the presser sees of a page, and what a press does to it; page.ts injects this as text, after tests/screens/in-page/find.ts.
import type { Control, Done, Sight } from '../../presser/what.ts'

declare const nameOf: (element: Element) => string
declare const isShown: (element: Element) => boolean

const pressable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="switch"]'
const implied: Record<string, string> = { A: 'link', SELECT: 'combobox', TEXTAREA: 'textbox', SUMMARY: 'summary' }
const roleOf = (element: Element): string => {
  const role = element.getAttribute('role') ?? implied[element.tagName]
  if (role) return role
  if (!(element instanceof HTMLInputElement)) return 'button'
  if (['checkbox', 'radio', 'file'].includes(element.type)) return element.type
  return ['submit', 'button', 'reset', 'image'].includes(element.type) ? 'button' : 'textbox'
}
const layers = () => [...document.querySelectorAll('dialog:modal, [popover]:popover-open')]
/** The layer in front: what is open over the page. Messages that come and go are no layer. */
const layer = (): Element | undefined =>
  layers().findLast(each => isShown(each) && each.querySelector(pressable) && !isMessage(each))
const isMessage = (element: Element) =>
  element.matches('[role="status"], [role="alert"], [aria-live]') || Boolean(element.querySelector(':scope > [role="status"]'))
const nameOfLayer = (): string => {
  const front = layer()
  if (!front) return ''
  const title = nameOf(front).length < 80 ? nameOf(front) : ''
  return title || (front.querySelector('h1, h2, h3')?.textContent ?? '').trim() || front.getAttribute('role') || 'layer'
}

/** What is drawn for a control: its label, where the control itself is hidden. */
const drawnOf = (element: Element): Element | undefined => {
  const isSeen = (each: Element) => {
    const { width, height } = each.getBoundingClientRect()
    return isShown(each) && width > 1 && height > 1 && getComputedStyle(each).clipPath === 'none'
  }
  const isClear = getComputedStyle(element).opacity !== '0'
  if (isSeen(element) && isClear) return element
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return labels.find(isSeen) ?? (isSeen(element) ? element : undefined)
}
const isOff = (element: Element) => element.matches(':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *')
const linkOf = (element: Element) => (element instanceof HTMLAnchorElement ? element.href : undefined)
// What is already so: the tab one is on, the choice that is made.
const isCurrent = (element: Element): boolean =>
  element.matches('[aria-current]:not([aria-current="false"]), [aria-selected="true"], input[type="radio"]:checked') ||
  linkOf(element)?.replace(/#$/, '') === location.href.replace(/#.*$/, '')

let elements: Element[] = []
/** The controls in front, those of the frame around the page too. */
const controls = (): Control[] => {
  const front = layer()
  elements = [...(front ?? document).querySelectorAll(pressable)].filter(each => drawnOf(each))
  return elements.map((element, place) => ({
    place,
    role: roleOf(element),
    name: nameOf(element) || element.getAttribute('title') || element.getAttribute('name') || '',
    type: element.getAttribute('type') ?? '',
    link: linkOf(element),
    isOff: isOff(element),
    isCurrent: isCurrent(element),
    isFrame: !front && !element.closest('main'),
    isSubmit: element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null,
    isEmpty: 'value' in element && element.value === '',
    isReadOnly: element.matches('[readonly]'),
    opensWindow: element.matches('[target="_blank"]'),
    isExpanded: element.getAttribute('aria-expanded') === 'true',
  }))
}
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

/** The keys beside what can be pressed, outside any dialog: a key of what is not there is not shown. */
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

/** Brings a control into view; returns where to press, and what lies over it. */
const aim = (place: number): { x: number; y: number; over?: string } | undefined => {
  const element = elements[place]
  const drawn = element?.isConnected && drawnOf(element)
  if (!element || !drawn) return undefined
  drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A link to the content comes into view when it has the focus.
  if (drawn.getBoundingClientRect().bottom <= 0 && element instanceof HTMLElement) element.focus()
  // A link that goes on over several lines has no middle of its own.
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
  const at = spots.map(([x, y]) => ({ x: left + width * x!, y: top + height * y! }))
  const free = at.find(({ x, y }) => takes(document.elementFromPoint(x, y)))
  if (free) return free
  const hit = document.elementFromPoint(at[0]!.x, at[0]!.y)
  return { ...at[0]!, over: hit ? `${hit.tagName.toLowerCase()} “${(hit.textContent ?? '').trim().slice(0, 40)}”` : 'nothing' }
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
const begin = (place: number): void => {
  const element = elements[place]!
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
  elements.push(main)
  begin(elements.length - 1)
}
/** What the press changed; `isNew` when the document is another. */
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
  const element = elements[place]
  if (element instanceof HTMLElement) element.focus()
}
const optionsOf = (place: number): string[] => {
  const element = elements[place]
  return element instanceof HTMLSelectElement
    ? [...element.options].filter(each => !each.disabled && !each.selected).map(each => each.value)
    : []
}
Object.assign(globalThis, {
  presser: { look, aim, begin, beginAtMain, end, focusOn, optionsOf, at: (place: number) => elements[place] },
})
