// Which control of the sources somebody pressed, by the screen, what is in front, and how it is called.
import { kindOfAddress } from '../kinds.ts'
import type { Recorded } from '../record-lines.ts'
import { controlsIn, type SourceControl } from './in-source.ts'
import { type Product, productOf, screenOfAddress } from './reach.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'checkbox', 'radio', 'file', 'switch', 'slider'])
const mostAlike = 3
type Press = Pick<Recorded, 'address' | 'layer' | 'role' | 'name' | 'link' | 'near'>

export interface Controls {
  all: SourceControl[]
  /** The controls that this may be; several when their words are the same everywhere. */
  pressedBy(press: Press): SourceControl[]
}
const tidy = (name: string) => name.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()

export const controlsOf = (product: Product): Controls => {
  const byFile = new Map([...product.texts].map(([path, text]) => [path, controlsIn(path, text)]))
  /** Whether this file, or one that shows it, says these words. */
  const says = (file: string, words: string) =>
    [file, ...product.importersOf(file)].some(each => product.texts.get(each)?.includes(words))
  const lettersOf = (control: SourceControl, name: string) =>
    Math.max(0, ...control.names.filter(({ pattern }) => pattern.test(name)).map(({ letters }) => letters))
  /** Those whose screen, sheet or part is said beside them, when there are. */
  const nearest = (found: SourceControl[], { layer, near }: Press, reach: Map<string, number>) => {
    let left = found
    for (const words of [near, layer].filter(each => each)) {
      const kept = left.filter(({ file }) => says(file, words!))
      if (kept.length > 0) left = kept
    }
    // What the world names is told from other such only by where it stands: a few may be it.
    if (left.length <= mostAlike && left.every(({ names }) => names.length === 0)) return left
    const least = Math.min(...left.map(({ file }) => reach.get(file)!))
    return left.length > 1 ? left.filter(({ file }) => reach.get(file) === least) : left
  }
  const leadsTo = ({ key }: SourceControl, link: string | undefined) => {
    const [, address] = key.split('” → ')
    if (!address || !link) return !address
    const { protocol, pathname, search } = new URL(link)
    const shown = protocol.startsWith('http') ? pathname + search : link
    const parts = address.split('…').map(each => each.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    return new RegExp(`^${parts.join('.*')}$`).test(shown)
  }
  const pressedBy = (press: Press): SourceControl[] => {
    const reach = product.reachOf(screenOfAddress(press.address))
    const isField = fieldRoles.has(press.role)
    const name = tidy(press.name)
    const here = [...reach.keys()].flatMap(file => byFile.get(file) ?? [])
    const fitting = here.filter(each => each.isField === isField && (!each.isLink || press.link !== undefined))
    const said = fitting.map(each => ({ each, letters: lettersOf(each, name) })).filter(({ letters }) => letters > 0)
    const best = Math.max(0, ...said.map(({ letters }) => letters))
    const exact = said.filter(({ letters }) => letters === best).map(({ each }) => each)
    if (exact.length > 0) return nearest(exact, press, reach)
    const unnamed = fitting.filter(each => each.names.length === 0 && leadsTo(each, press.link))
    const leading = unnamed.filter(({ key }) => key.includes('” → '))
    return nearest(leading.length > 0 ? leading : unnamed, press, reach)
  }
  return { all: [...byFile.values()].flat(), pressedBy }
}
export const controlsOfProduct = (): Controls => controlsOf(productOf())
/** How a press is told when it is of no control that is known. */
export const sayPress = ({ address, layer, role, name }: Press): string =>
  `${kindOfAddress(address)} | ${layer} | ${role} | ${name}`
