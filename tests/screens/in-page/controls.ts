// The controls of a page, as people see them; what presses and what records presses injects this as text, after find.ts.
import type { Control } from '../../presser/what.ts'

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
  if (element.type === 'range') return 'slider'
  return ['submit', 'button', 'reset', 'image'].includes(element.type) ? 'button' : 'textbox'
}
// On a narrow screen the side panel covers the list.
const covering = () =>
  [...document.querySelectorAll('aside[data-side-panel]')].filter(
    each => getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().width >= innerWidth,
  )
const layers = () => [...covering(), ...document.querySelectorAll('dialog:modal, [popover]:popover-open')]
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

/** The visible element of a control: its label, where the control itself is hidden. */
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
// The control for the current state: the selected tab, the chosen option.
const isCurrent = (element: Element): boolean =>
  element.matches('[aria-current]:not([aria-current="false"]), [aria-selected="true"], input[type="radio"]:checked') ||
  linkOf(element)?.replace(/#$/, '') === location.href.replace(/#.*$/, '')

const groups = '[role="radiogroup"][aria-label], [role="tablist"][aria-label], [role="group"][aria-label], nav[aria-label]'
/** The name of its group, or the heading of the nearest section that has one. */
const nearOf = (element: Element): string => {
  const group = element.closest(groups)?.getAttribute('aria-label')
  if (group) return group
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    const heading = [...part.querySelectorAll('h1, h2, h3, h4, legend')].find(each => !element.contains(each))
    if (heading) return (heading.textContent ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
  }
  return ''
}

// The build gives a class of a CSS module a generated name, which contains the name in its style sheet.
const classesOf = (element: Element): string[] =>
  [...element.classList].flatMap(each => /^_(\w+)_[\w-]{5}_\d+$/.exec(each)?.[1] ?? [])

let elements: Element[] = []
/** The controls in front, those of the frame around the page too. */
const controls = (): Control[] => {
  const all = [...(layer() ?? document).querySelectorAll(pressable)]
  // A click on an element that ignores the pointer goes to the one around it.
  elements = all.filter(each => drawnOf(each) && getComputedStyle(each).pointerEvents !== 'none')
  return elements.map(describe)
}
const describe = (element: Element, place: number): Control => ({
  place,
  role: roleOf(element),
  name: nameOf(element) || element.getAttribute('title') || element.getAttribute('name') || '',
  type: element.getAttribute('type') ?? '',
  link: linkOf(element),
  isOff: isOff(element),
  isCurrent: isCurrent(element),
  isFrame: !layer() && !element.closest('main'),
  isSubmit: element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null,
  isEmpty: 'value' in element && element.value === '',
  isReadOnly: element.matches('[readonly]'),
  opensWindow: element.matches('[target="_blank"]'),
  near: nearOf(element),
  classes: classesOf(element),
  isExpanded: element.getAttribute('aria-expanded') === 'true',
})
const at = (place: number): Element | undefined => elements[place]

Object.assign(globalThis, { onScreen: { controls, at, describe, drawnOf, nameOfLayer, pressable } })
