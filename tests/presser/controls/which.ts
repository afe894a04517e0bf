// Which control of the sources somebody pressed, by the screen, what is in front, and how it is called.
import { kindOfAddress } from '../kinds.ts'
import type { Recorded } from '../record-lines.ts'
import { dictionaryIn } from './dictionary.ts'
import { controlsIn, type SourceControl } from './in-source.ts'
import { type Product, productOf, screenOfAddress, targetOf } from './reach.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'checkbox', 'radio', 'file', 'switch', 'slider'])
const typed = new Set(['textbox', 'searchbox', 'spinbutton'])
const ticked = new Set(['checkbox', 'radio', 'switch'])
const typedIn = /(Text|Number|Money|Time|Date|Select|Minutes|Phone|Password)Field$|^(TextArea|Combobox|Select|select|textarea)$/
const notTypedIn = /(Checkbox|Check|Choice|Choices|Segmented|Switch|Select|SelectField)$|^select$/
/** Whether a control of this tag may have this role. */
const mayBe = (tag: string, role: string): boolean =>
  (tag === 'summary') === (role === 'summary') &&
  !(ticked.has(role) && typedIn.test(tag)) &&
  !(typed.has(role) && notTypedIn.test(tag))
const mostAlike = 3
type Press = Pick<Recorded, 'address' | 'layer' | 'role' | 'name' | 'link' | 'near'>

export interface Controls {
  all: SourceControl[]
  /** The controls that this may be; several when their words are the same everywhere. */
  pressedBy(press: Press): SourceControl[]
}
const tidy = (name: string) => name.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()

export const controlsOf = (product: Product): Controls => {
  const dictionary = new Map(
    [...product.texts].flatMap(([path, text]) => (path.includes('/words/') ? dictionaryIn(path, text) : [])),
  )
  const everywhere = new Map([...product.texts].map(([path, text]) => [path, controlsIn(path, text, dictionary)]))
  /** The use of a piece that says its own words is no other control than that piece. */
  const isCounted = ({ file, piece }: SourceControl) =>
    piece === undefined || !everywhere.get(piece ? targetOf(file, piece) : file)?.some(each => each.piece === undefined)
  const byFile = new Map([...everywhere].map(([path, controls]) => [path, controls.filter(isCounted)]))
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
  const leadsTo = ({ address }: SourceControl, link: string | undefined) => {
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
    const fitting = here.filter(
      each => each.isField === isField && (!each.isLink || press.link !== undefined) && mayBe(each.tag, press.role),
    )
    const said = fitting.map(each => ({ each, letters: lettersOf(each, name) })).filter(({ letters }) => letters > 0)
    const best = Math.max(0, ...said.map(({ letters }) => letters))
    const exact = said.filter(({ letters }) => letters === best).map(({ each }) => each)
    const toThere = press.link === undefined ? [] : exact.filter(each => each.address && leadsTo(each, press.link))
    if (exact.length > 0) return nearest(toThere.length > 0 ? toThere : exact, press, reach)
    const inGroup = fitting.filter(({ groups }) => groups.some(pattern => pattern.test(tidy(press.near ?? ''))))
    if (inGroup.length > 0) return nearest(inGroup, press, reach)
    const unnamed = fitting.filter(each => each.names.length === 0 && each.groups.length === 0 && leadsTo(each, press.link))
    const leading = unnamed.filter(({ address }) => address)
    return nearest(leading.length > 0 ? leading : unnamed, press, reach)
  }
  return { all: [...byFile.values()].flat(), pressedBy }
}
export const controlsOfProduct = (): Controls => controlsOf(productOf())
/** How a press is told when it is of no control that is known. */
export const sayPress = ({ address, layer, role, name }: Press): string =>
  `${kindOfAddress(address)} | ${layer} | ${role} | ${name}`
