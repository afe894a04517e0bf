// Finds what is visible on a page by role and name; tests/engines/window.ts injects this as text.
import type { Look, Role, What } from '../../engines/what.ts'

const selectors: Record<Role, string> = {
  button: 'button:not([role]), [role="button"]',
  field: 'input:not([type="file"]), textarea, select',
  file: 'input[type="file"]',
  form: 'form',
  heading: 'h1, h2, h3',
  item: 'li',
  link: 'a[href]',
  menuitem: '[role="menuitem"]',
  option: 'option',
  section: 'section, [role="region"]',
  text: '*',
}
// Found although hidden: the browser shows these itself, or the app shows their label.
const unseen: Role[] = ['file', 'option']

const wordsOf = (node: Node): string => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(wordsOf).join('')
}
const labelsOf = (element: Element): Element[] => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
  return [...ids.flatMap(id => document.getElementById(id) ?? []), ...labels]
}
const nameOf = (element: Element): string => {
  const labels = element.hasAttribute('aria-label') ? [] : labelsOf(element)
  const words = (labels.length > 0 ? labels : [element]).map(wordsOf).join(' ')
  // The label of a required field ends with an asterisk.
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\*$/, '')
}
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

const within = (roots: ParentNode[], { role, name, isPart }: What): Element[] => {
  const fits = (element: Element) => (isPart ? nameOf(element).includes(name) : nameOf(element) === name)
  const all = roots.flatMap(root => [...root.querySelectorAll(selectors[role])])
  const found = all.filter(each => fits(each) && (unseen.includes(role) || isShown(each)))
  // Elements around a text contain it too: only the innermost counts.
  return role === 'text' ? found.filter(each => !found.some(other => other !== each && each.contains(other))) : found
}

const kept = window as { complaints?: string[] }
const listen = (): string[] => {
  const complaints: string[] = []
  addEventListener('error', ({ message }) => complaints.push(`${location.pathname}: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`${location.pathname}: ${reason}`))
  return complaints
}

/**
 * The first element that matches the last step, each step within the one before and all within the open dialog; scrolled to the
 * middle of the window.
 */
const look = (path: What[]): Look<Element> => {
  kept.complaints ??= listen()
  const { documentElement: root } = document
  const front: ParentNode = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const [found] = path.reduce<ParentNode[]>(within, [front])
  if (found instanceof Element) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const tooWide = root.scrollWidth - root.clientWidth
  return {
    found: found instanceof Element ? found : null,
    busy: root.dataset.busy ?? null,
    complaints: kept.complaints,
    tooWide,
  }
}
Object.assign(globalThis, { look, nameOf, isShown })
