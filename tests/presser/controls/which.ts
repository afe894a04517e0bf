// Which control of the sources somebody pressed, by the screen, what is in front, and how it is called.
import { dirname } from 'node:path'
import { kindOfAddress } from '../kinds.ts'
import type { Recorded } from '../record-lines.ts'
import { controlsIn, type SourceControl } from './in-source.ts'
import { libraryOf } from './library.ts'
import { type Product, productOf, screenOfAddress, targetOf } from './reach.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'checkbox', 'radio', 'file', 'switch', 'slider'])
const typed = /^(textbox|searchbox|spinbutton|combobox)$/
/** What these draw, to a browser; what is not here may draw anything. */
const drawn: [RegExp, RegExp][] = [
  [/^summary$/, /^summary$/],
  [/^(Checkbox|Check|Switch)$/, /^(checkbox|switch)$/],
  [/^(Choice|Choices|Segmented)$/, /^(radio|checkbox|combobox)$/],
  [/^(SelectField|select)$/, /^combobox$/],
  [/^RangeField$/, /^slider$/],
  [/^File(Button|Field)$/, /^file$/],
  [
    /^(Text|Number|Money|Date|Time|Phone|Minutes|Parsed|Ends|Code|(New|Current)?Password)Field$|^(TextArea|textarea|AskFirst)$/,
    typed,
  ],
  [/^(AppLink|a|\w+Link)$/, /^link$/],
]
/** What these roles are drawn by, when not by a piece that may draw anything. */
const drawing: Record<string, RegExp> = {
  summary: /^summary$/,
  tab: /^(\w*Tabs|Segmented|button)$/,
  menuitem: /^(item|\w*Menu)$/,
  option: /^(item|\w*Field|\w*Select|Combobox|button)$/,
  link: /^(item|a|Button|\w+Link|\w+Button)$/,
}
const mayBeA = (role: string, { tag, isLink }: SourceControl): boolean =>
  // A choice of which each part leads somewhere.
  (isLink && /^(Segmented|\w*Tabs|Choices?)$/.test(tag) && /^(link|tab)$/.test(role)) ||
  ((drawing[role]?.test(tag) ?? true) && (drawn.find(([tags]) => tags.test(tag))?.[1].test(role) ?? true))
/** Whether it has the styles of this one; of a record without styles anything may be. */
const mayLookSo = ({ classes, isField, tag }: SourceControl, press: Press): boolean =>
  classes.length === 0 ||
  // A field of ours has them around it.
  (isField && /^[A-Z]/.test(tag)) ||
  !press.classes ||
  classes.some(each => press.classes?.includes(each))
type Press = Pick<Recorded, 'address' | 'layer' | 'role' | 'name' | 'link' | 'near' | 'classes'>

export interface Controls {
  all: SourceControl[]
  /** The controls that this may be; several when their words are the same everywhere. */
  pressedBy(press: Press): SourceControl[]
}
const tidy = (name: string) => name.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()

const leadsTo = ({ addresses }: SourceControl, link: string | undefined) => {
  if (addresses.length === 0 || !link) return addresses.length === 0
  const { protocol, pathname, search } = new URL(link)
  const shown = protocol.startsWith('http') ? pathname + search : link
  return addresses.some(each => each.test(shown) || each.test(shown.replace(/\?.*$/, '')))
}
/** Which files say words for another. */
const saidIn = (product: Product) => {
  /** These files, and those without markup in their folders in which they find words. */
  const withWords = (files: string[]) =>
    files.flatMap(each => [
      each,
      ...product.importsOf(each).filter(found => found.endsWith('.ts') && dirname(found) === dirname(each)),
    ])
  /** The files that show this one, and all that they import: one of these has the words for it. */
  const users = (file: string) => product.importersOf(file).flatMap(each => [each, ...product.importsOf(each)])
  /** Whether this file, or one that shows it, says these words. */
  const says = (file: string, words: string) =>
    withWords([file, ...product.importersOf(file)]).some(each => product.texts.get(each)?.includes(words))
  return { users, says }
}
/** Tells controls from one another by what is beside them. */
const besideIn = (product: Product) => {
  const { users, says } = saidIn(product)
  /** Whether this file makes what is called so. */
  const titles = (file: string, words: string) =>
    product.texts
      .get(file)
      ?.match(/ title=[^>]*/g)
      ?.some(each => each.includes(words)) ?? false
  /** Those whose screen, sheet or part is said beside them, when there are. */
  const nearest = (found: SourceControl[], { layer, near }: Press, reach: Map<string, number>) => {
    let left = found
    for (const words of [near, layer].filter(each => each)) {
      const kept = left.filter(({ file }) => says(file, words!))
      if (kept.length > 0) left = kept
    }
    const titled = left.filter(({ file }) => layer && titles(file, layer))
    if (titled.length > 0) left = titled
    const least = Math.min(...left.map(({ file }) => reach.get(file)!))
    return left.length > 1 ? left.filter(({ file }) => reach.get(file) === least) : left
  }
  /** Of what the world names, or who shows it: one whose file says what is beside it, and only when it can be no other. */
  const ofUnnamed = (found: SourceControl[], press: Press, reach: Map<string, number>): SourceControl[] => {
    // An earlier record does not tell how it looked.
    if (!press.classes) return []
    const hasStyles = press.classes.length > 0
    const saysSo = (file: string, words: string) =>
      ['"', "'", '`', '>'].some(sign => product.texts.get(file)?.includes(sign + words))
    const isOurs = (words: string) => words !== '' && [...reach.keys()].some(file => saysSo(file, words))
    const around = [press.near ?? '', press.layer].filter(isOurs)
    const name = tidy(press.name)
    const isNamed = isOurs(name)
    // What a sheet is called is said by who shows who shows the piece.
    const isAround = (file: string, words: string): boolean =>
      says(file, words) || (words === press.layer && product.importersOf(file).some(each => says(each, words)))
    const beside = found.filter(
      ({ file }) =>
        around.every(words => isAround(file, words)) &&
        // What its own file says it would be known by.
        (!isNamed || users(file).some(each => saysSo(each, name))),
    )
    // A bare element has no styles but those that are written at it, and our button always has its own.
    const bare = /^(AppLink|a|button)$/
    const own = beside.filter(({ tag, classes }) =>
      bare.test(tag) ? classes.length > 0 === hasStyles : tag !== 'Button' || press.classes?.includes('button'),
    )
    const leading = own.filter(({ addresses }) => addresses.length > 0)
    // What leads where nothing else does is known by that alone.
    const alone = own.length > 0 ? [] : found.filter(({ addresses }) => addresses.length > 0)
    const likely = leading.length > 0 ? leading : [...own, ...alone]
    const styled = likely.filter(({ classes }) => classes.length > 0)
    const left = nearest(styled.length > 0 ? styled : likely, press, reach)
    return new Set(left.map(({ file }) => file)).size === 1 ? left : []
  }
  return { nearest, ofUnnamed }
}

export const controlsOf = (product: Product): Controls => {
  const widelyAt = libraryOf(product.textOf)
  const everywhere = new Map(
    [...product.texts].map(([path, text]) => [path, controlsIn(path, text, constants => widelyAt(path, constants))]),
  )
  /** The use of a piece that says its own words is no other control than that piece. */
  const isCounted = ({ file, piece }: SourceControl) =>
    piece === undefined || !everywhere.get(piece ? targetOf(file, piece) : file)?.some(each => each.piece === undefined)
  const byFile = new Map([...everywhere].map(([path, controls]) => [path, controls.filter(isCounted)]))
  const lettersOf = (control: SourceControl, name: string) =>
    Math.max(0, ...control.names.filter(({ pattern }) => pattern.test(name)).map(({ letters }) => letters))
  const { nearest, ofUnnamed } = besideIn(product)
  const pressedBy = (press: Press): SourceControl[] => {
    const reach = product.reachOf(screenOfAddress(press.address))
    const isField = fieldRoles.has(press.role)
    const name = tidy(press.name)
    const here = [...reach.keys()].flatMap(file => byFile.get(file) ?? [])
    const fitting = here.filter(
      each =>
        each.isField === isField &&
        (!each.isLink || press.link !== undefined) &&
        mayBeA(press.role, each) &&
        mayLookSo(each, press),
    )
    const said = fitting.map(each => ({ each, letters: lettersOf(each, name) })).filter(({ letters }) => letters > 0)
    const best = Math.max(0, ...said.map(({ letters }) => letters))
    const alike = said.filter(({ letters }) => letters === best).map(({ each }) => each)
    const led = alike.filter(each => each.addresses.length > 0 && leadsTo(each, press.link))
    const there = led.length > 0 ? led : alike
    // What a list of acts says in its menu may stand beside it as a button with the same words.
    const shown = press.role === 'button' ? there.filter(({ tag }) => tag !== 'item') : []
    // The search lists what is in the menu too.
    const ofSearch = there.filter(({ file }) => product.texts.get(file)?.includes('CommandItem') === (press.role === 'option'))
    const listed = ofSearch.length > 0 ? ofSearch : there
    const exact = shown.length > 0 ? shown : listed
    const inGroup = fitting.filter(({ groups }) => groups.some(pattern => pattern.test(tidy(press.near ?? ''))))
    // The button of a field for files says its own words, and the field what is asked.
    const asked = press.role === 'file' && inGroup.length > 0 ? nearest(inGroup, press, reach) : []
    if (exact.length > 0) return [...nearest(exact, press, reach), ...asked]
    if (inGroup.length > 0) return nearest(inGroup, press, reach)
    return ofUnnamed(
      fitting.filter(each => each.isUnnamed && each.groups.length === 0 && leadsTo(each, press.link)),
      press,
      reach,
    )
  }
  return { all: [...byFile.values()].flat(), pressedBy }
}
export const controlsOfProduct = (): Controls => controlsOf(productOf())
/** How a press is told when it is of no control that is known. */
export const sayPress = ({ address, layer, role, name }: Press): string =>
  `${kindOfAddress(address)} | ${layer} | ${role} | ${name}`
