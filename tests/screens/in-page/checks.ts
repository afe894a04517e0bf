// The checks of a screen that run within the page; judge.ts injects this as text. Each check returns sentences about what is wrong.

const pressable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="switch"]'

/** Describes an element so that a developer can find it. */
const nameOf = (element: Element): string => {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} “${words || element.getAttribute('name') || element.className}”`
}
/** Where to look: in the open dialog, which may cover what is behind it, otherwise everywhere. */
const front = (): ParentNode => [...document.querySelectorAll('dialog:modal, [role="dialog"]:popover-open')].at(-1) ?? document
const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
const isUnseen = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none' || isTransparent(element)
const isTransparent = (element: Element): boolean => getComputedStyle(element).opacity === '0'
const labelsOf = (element: Element): Element[] =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []

/** What overflows horizontally. */
const sticksOut = (): string[] => {
  const room = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= room) return []
  const out = [...document.body.querySelectorAll('*')].filter(
    each => isShown(each) && each.getBoundingClientRect().right > room + 1,
  )
  return [`scrolls sideways because of ${out.slice(-3).map(nameOf).join(', ')}`]
}

// Within a sentence, targets may be as close as the lines are (WCAG 2.5.8, inline).
const isInSentence = (element: Element): boolean =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** How far from its middle a target can be pressed, up to half a target each way: the clickable area may be larger than what is drawn. */
const reach = (element: Element, half: number): { width: number; height: number } => {
  const takes = [element, ...labelsOf(element)]
  const { left, top, width, height } = takes
    .map(each => each.getBoundingClientRect())
    .reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b))
  if (width >= 2 * half && height >= 2 * half) return { width, height }
  const [x, y] = [left + width / 2, top + height / 2]
  const catches = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(x + dx, y + dy)
    return takes.some(each => each.contains(hit))
  }
  const far = (dx: number, dy: number) => {
    let steps = 0
    while (steps < 2 * half && catches(dx * (steps + 1), dy * (steps + 1))) steps++
    return steps
  }
  return {
    width: Math.max(width, far(1, 0) + far(-1, 0) + 1),
    height: Math.max(height, far(0, 1) + far(0, -1) + 1),
  }
}
// The minimum of WCAG: seven day columns on a phone leave no more. The week view shows the same days.
const minInTablePx = 24
/** Targets too small for a finger. */
const smallTargets = (minPx: number): string[] =>
  [...front().querySelectorAll(pressable)].flatMap(element => {
    const isOff = element.matches(':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *')
    if (isOff || !isShown(element) || isInSentence(element)) return []
    if (isUnseen(element) && !labelsOf(element).some(isShown)) return []
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const least = element.closest('table') ? minInTablePx : minPx
    const { width, height } = reach(element, least / 2)
    const isSmall = Math.ceil(width) < least || Math.ceil(height) < least
    return isSmall ? [`is ${Math.round(width)} x ${Math.round(height)} px to press: ${nameOf(element)}`] : []
  })

type Color = [red: number, green: number, blue: number, alpha: number]
const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
  willReadFrequently: true,
})!
/** Any CSS colour as numbers. */
const readColor = (text: string): Color => {
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = text
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}
const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
  r * a + r2 * (1 - a),
  g * a + g2 * (1 - a),
  b * a + b2 * (1 - a),
  1,
]
/** The visible background colour of an element. */
const groundOf = (element: Element | null): Color => {
  if (!element) return readColor('Canvas')
  const color = readColor(getComputedStyle(element).backgroundColor)
  return color[3] === 1 ? color : over(color, groundOf(element.parentElement))
}
const lightOf = (color: Color): number => {
  const [r = 0, g = 0, b = 0] = color.slice(0, 3).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: Color, other: Color): number => {
  const [low, high] = [lightOf(one), lightOf(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The contrast between an element's focus ring and its surroundings; 0 when it has none. */
const ringOf = (element: Element, part?: '::after'): number => {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, part)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 0
  const isInside = Number.parseFloat(outlineOffset) < 0
  const ground = groundOf(isInside ? element : element.parentElement)
  return contrast(over(readColor(outlineColor), ground), ground)
}
/** The elements whose focus is not visible, among the first ones in tab order. The keyboard must have been used last. */
const faintFocus = (most: number, minContrast: number): string[] => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const wrong: string[] = []
  const asked = [...front().querySelectorAll<HTMLElement>(focusable)].filter(
    each => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
  )
  for (const element of asked.slice(0, most)) {
    element.focus({ preventScroll: true })
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue
    // A field may leave its ring to an element around or beside it, a link to the card or row that it covers.
    const around: Element[] = []
    for (let each: Element | null = element; each && around.length < 7; each = each.parentElement) around.push(each)
    const drawers = [...around, ...labelsOf(element), ...(element.nextElementSibling ? [element.nextElementSibling] : [])]
    const best = Math.max(...drawers.map(each => ringOf(each)), ringOf(element, '::after'))
    if (best < minContrast) wrong.push(`has a focus ring of ${best.toFixed(2)}:1: ${nameOf(element)}`)
  }
  return wrong
}

const cut = new Map<Element, boolean>()
/** Whether it is inside something visually hidden, for screen readers only. */
const isCutAway = (element: Element | null): boolean => {
  if (!element) return false
  const known = cut.get(element) ?? (getComputedStyle(element).clipPath !== 'none' || isCutAway(element.parentElement))
  cut.set(element, known)
  return known
}
/** The side panel where it covers the whole screen. */
const coversAll = (): Element | undefined =>
  [...document.querySelectorAll('[data-side-panel]')].find(
    each => getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().width >= innerWidth,
  )
/** Elements that can get the focus but are invisible: clipped, or under a panel that covers the screen. */
const unseenFocus = (): string[] => {
  cut.clear()
  const cover = front() === document ? coversAll() : undefined
  return [...front().querySelectorAll<HTMLElement>(pressable)]
    .filter(each => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *'))
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .filter(each => isCutAway(each.parentElement) || (cover && !cover.contains(each)))
    .map(each => `can have the focus and is not seen: ${nameOf(each)}`)
}

/** Whether it is fixed or sticky; given another element, whether it is so independently of that one. */
const isStuck = (element: Element | null, beside?: Element): boolean => {
  for (let each = element; each && !(beside && each.contains(beside)); each = each.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true
  return false
}
/** Zoomed in far, fixed elements may not take more than half of the height. */
const covered = (): string[] => {
  window.scrollTo(0, Math.min(400, document.documentElement.scrollHeight / 2))
  const rows = Array.from({ length: Math.floor(innerHeight / 5) }, (_, row) => row * 5 + 2)
  const taken = rows.filter(y => [0.1, 0.5, 0.9].some(share => isStuck(document.elementFromPoint(innerWidth * share, y))))
  window.scrollTo(0, 0)
  return taken.length > rows.length / 2 ? [`${taken.length * 5} of ${innerHeight} px are covered at 400 % zoom`] : []
}

/** Text that a box cuts off, unless it is shortened on purpose: with an ellipsis, or after a number of lines. */
const cutOff = (): string[] =>
  [...front().querySelectorAll('*')].flatMap(element => {
    const ownText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!ownText || !isShown(element) || isUnseen(element) || element.closest('.unseen')) return []
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return []
    const isCut = (how: string, over: number) => (how === 'hidden' || how === 'clip') && over > 2
    const wide = isCut(overflowX, element.scrollWidth - element.clientWidth)
    const high = isCut(overflowY, element.scrollHeight - element.clientHeight)
    return wide || high ? [`cuts off ${nameOf(element)}`] : []
  })

/** A telephone number that wraps to the next line. */
const brokenNumbers = (): string[] =>
  [...front().querySelectorAll('a[href^="tel:"]')].flatMap(link => {
    const isNumber = /^[\d +()-]+$/.test(link.textContent?.trim() ?? '')
    return isNumber && link.getClientRects().length > 1 ? [`breaks the number ${nameOf(link)}`] : []
  })

/** Whether it draws anything here; a link stretched over a card only to catch clicks draws nothing. */
const drawsAt = (element: Element, x: number, y: number): boolean => {
  const isIn = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom
  if (isTransparent(element) || ![...element.getClientRects()].some(isIn)) return false
  if (element.matches('img, video, canvas, input, select, textarea')) return true
  return readColor(getComputedStyle(element).backgroundColor)[3] > 0.5 || textsIn(element).some(text => boxesOf(text).some(isIn))
}
const textsIn = (element: Element) =>
  [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
const boxesOf = (text: Node): DOMRect[] => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
}
/** Whether this point is visible: not scrolled out of, or clipped by, an ancestor. */
const isInSight = (element: Element, x: number, y: number): boolean => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    const { left, right, top, bottom } = each.getBoundingClientRect()
    if (overflowX !== 'visible' && (x < left || x > right)) return false
    if (overflowY !== 'visible' && each !== document.documentElement && each !== document.body && (y < top || y > bottom))
      return false
  }
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight
}
/**
 * The element that covers this text: drawn at its place, and neither an ancestor nor a part of it. Fixed and sticky bars do not
 * count.
 */
const overText = (element: Element, text: Node): Element | undefined => {
  const places = boxesOf(text).flatMap(({ left, width, top, height }) =>
    [0.1, 0.5, 0.9].map((share): [number, number] => [left + width * share, top + height / 2]),
  )
  for (const [x, y] of places) {
    if (!isInSight(element, x, y)) continue
    const hit = document.elementFromPoint(x, y)
    for (let each = hit; each && !each.contains(element) && !element.contains(each); each = each.parentElement)
      if (drawsAt(each, x, y) && (!isStuck(each, element) || isStuck(element, each))) return each
  }
  return undefined
}
const twoFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
/** Text that another element covers. An element that scrolls into view gets its height only in the next frame. */
const coveredText = async (): Promise<string[]> => {
  cut.clear()
  const isAsked = (element: Element) =>
    textsIn(element).length > 0 &&
    isShown(element) &&
    !isCutAway(element) &&
    !element.closest('svg, [aria-hidden="true"], [inert]') &&
    // The content of a closed part still has boxes.
    !element.matches('details:not([open])') &&
    // Hit testing does not find elements that ignore the pointer.
    getComputedStyle(element).pointerEvents !== 'none'
  const left = new Set([...front().querySelectorAll('*')].filter(isAsked))
  const isNear = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top > innerHeight * 0.2 && bottom < innerHeight * 0.8
  }
  const found: string[] = []
  for (const first of left) {
    if (!isNear(first)) {
      first.scrollIntoView({ block: 'center', inline: 'nearest' })
      await twoFrames()
    }
    for (const element of [first, ...[...left].filter(isNear)]) {
      if (!left.delete(element)) continue
      for (const text of textsIn(element)) {
        const over = overText(element, text)
        if (over) found.push(`“${text.textContent!.trim().slice(0, 40)}” lies under ${nameOf(over)}`)
      }
    }
  }
  window.scrollTo(0, 0)
  return found
}

const longestWhole = 16
const labels = 'dt, nav strong + span'
/** Labels in which a word that would fit on one line is broken in the middle. */
const brokenWords = (): string[] =>
  [...front().querySelectorAll(labels)].flatMap(label => {
    const walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\d]+/gu)) {
        if (word.length > longestWhole) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken.map(word => `breaks “${word}” of ${nameOf(label)}`)
  })

Object.assign(globalThis, {
  checks: { sticksOut, smallTargets, faintFocus, covered, cutOff, brokenNumbers, brokenWords, unseenFocus, coveredText },
})
