// The controls of a source file, each by the words that the product itself says. What a world fills in, a name or a date, is a hole:
// so the list is the same in every world and on every day.
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { type Attributes, elementOf, hole, nameOf, type Reader, readerOf } from './said.ts'

export interface SourceControl {
  /** File, tag and words: its name, for as long as its words stay. */
  key: string
  file: string
  tag: string
  isField: boolean
  isLink: boolean
  /** How it may be called on a screen, with what it says by names that stand elsewhere. */
  names: { pattern: RegExp; letters: number }[]
  /** Whether the world alone may name it. */
  isUnnamed: boolean
  /** Where it may lead; none when that is not written. */
  addresses: RegExp[]
  /** Its own styles, one of which it always has; none when that is not written. */
  classes: string[]
}
const most = 12

const host = /^(button|a|input|select|textarea|summary)$/
// What is named for a control is one; so is what asks, by the words of its button.
const named = /(Button|Link|Field|Checkbox|Check|Choice|Choices|Select|TextArea|Segmented|Tabs|Menu|Combobox|Picker|Chip|Switch)$/
const field = /(Field|Checkbox|Check|Choice|Choices|Select|TextArea|Segmented|Combobox|Picker|Switch)$|^(input|select|textarea)$/
const link = /Link$|^a$/

const tidy = (text: string) =>
  text
    .replaceAll('\u00AD', '')
    .replace(/…(\s*…)+/g, hole)
    .replace(/\s+/g, ' ')
    .trim()
const lettersIn = (text: string) => text.replace(/\P{L}/gu, '').length
/** The pattern of how it is called; a field may say more after its label, as that it may stay empty. */
const patternOf = (text: string, isField: boolean) => {
  const parts = text.split(hole).map(each => each.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}${isField ? String.raw`(\W.*)?` : ''}$`, 'u')
}
const whole = (text: string) =>
  text
    .split(hole)
    .map(each => each.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*')
/** Where these words lead, when one knows. */
const addressesIn = (words: string[]): RegExp[] => {
  const known = words.every(each => each.replaceAll(hole, '').length > 1)
  return known ? words.map(each => new RegExp(`^${whole(each)}$`, 'u')) : []
}
/** The names in `classes` of a module of styles that this always has. */
const classesIn = (node: Node | null | undefined): string[] => {
  const inside = node?.type === 'JSXExpressionContainer' ? node.expression : node
  const parts = inside?.type === 'TemplateLiteral' ? inside.expressions : inside ? [inside] : []
  return parts.flatMap(each =>
    each.type === 'MemberExpression' && nameOf(each.object as never) === 'classes' ? [nameOf(each.property as never)] : [],
  )
}
/** What is written of an address. */
const addressIn = (node: Node | null | undefined): string => {
  const inside = node?.type === 'JSXExpressionContainer' ? node.expression : node
  if (inside?.type === 'Literal') return ` → ${String(inside.value)}`
  if (inside?.type !== 'TemplateLiteral') return ''
  return ` → ${inside.quasis.map(({ value }) => value.raw).join(hole)}`
}
interface Piece {
  start: number
  end: number
  /** Whether it draws one control, and no other. */
  isOne: boolean
}
/** The pieces of a file that are named for a control themselves. */
const piecesIn = (body: readonly Node[]): Piece[] =>
  body.flatMap(statement => {
    const given = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const [name, node] =
      given?.type === 'FunctionDeclaration'
        ? [given.id?.name, given]
        : given?.type === 'VariableDeclaration' && given.declarations[0]?.id.type === 'Identifier'
          ? [given.declarations[0].id.name, given.declarations[0]]
          : [undefined, undefined]
    if (!name || !node || !/^[A-Z]/.test(name) || !named.test(name)) return []
    let drawn = 0
    const look = new Visitor({
      JSXElement: each => {
        const { tag } = elementOf(each)
        if (host.test(tag) || named.test(tag)) drawn += 1
      },
    })
    look.visit({ type: 'Program', body: [statement] } as never)
    return [{ start: node.start, end: node.end, isOne: drawn === 1 }]
  })
interface Written {
  tag: string
  isLabelled?: boolean
  by(reader: Reader): string[]
  href: Node | null | undefined
  parts?: string[] | undefined
  classes?: string[]
  /** Its place in the text. */
  at: number
}
/** Of which one presses a part: each choice is called by its own words. */
const group = /(Choice|Choices|Segmented|Tabs)$/
const partsAt = ['words', 'choices', 'options', 'items', 'tabs']
// In this order: what names it over its other words.
const naming = ['aria-label', 'label', 'act', 'words', 'legend']

/** What the parts of a group are called, of which one presses each. */
const partsOf = (attributes: Attributes, widely: Reader): string[] => {
  const found: string[] = []
  const look = new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !/^(value|href|icon)$/.test(key.name)) found.push(...widely.said(value as Node))
    },
  })
  for (const name of partsAt) {
    const given = attributes.get(name)
    if (given) look.visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: given }] } as never)
  }
  return found.filter(each => !each.includes(hole))
}
/** The entries of an object that have a name of their own. */
const entriesOf = (node: Node & { type: 'ObjectExpression' }): Map<string, Node> =>
  new Map(
    node.properties.flatMap(each =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value as Node]] : [],
    ),
  )
/** What is said by name in this file. */
const constantsIn = (program: Parameters<Visitor['visit']>[0]): Map<string, Node> => {
  const constants = new Map<string, Node>()
  new Visitor({
    VariableDeclarator: node => {
      if (node.id.type === 'Identifier' && node.init && /Literal|Conditional/.test(node.init.type))
        constants.set(node.id.name, node.init)
    },
  }).visit(program)
  return constants
}

/** The controls of this file; two of the same words in one file are one. `widely` reads with what the file imports. */
export const controlsIn = (path: string, text: string, widelyOf?: (constants: Map<string, Node>) => Reader): SourceControl[] => {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const constants = constantsIn(program)
  const reader = readerOf(constants, most)
  const widely = widelyOf?.(constants) ?? reader
  const found = new Map<string, SourceControl>()
  const file = path.replace(/^web\//, '').replace(/\.tsx?$/, '')
  const pieces = piecesIn(program.body as Node[])
  const add = ({ tag, isLabelled, by, href, parts, classes = [], at }: Written) => {
    // What asks for a reason is a field, with a button that is called by its act.
    const isField = field.test(tag) || (tag === 'AskFirst' && isLabelled === true)
    const tell = (words: string[]) => [...new Set(words.map(tidy))].filter(each => lettersIn(each) > 1)
    const told = tell(by(reader))
    // A piece that would fit any product is called by whoever uses it, and is counted there.
    if (told.length === 0 && file.startsWith('components/')) return
    // So is what a piece that is named for a control draws, when that is one thing.
    if (told.length === 0 && !href && pieces.some(each => each.start <= at && at < each.end && each.isOne)) return
    const key = `${file} ${tag} “${told.join(' / ') || hole}”${told.length > 0 ? '' : addressIn(href)}`
    const all = parts ?? by(widely)
    const names = tell(all).map(each => ({ pattern: patternOf(each, isField), letters: lettersIn(each) }))
    const isUnnamed = names.length === 0 || all.some(each => tidy(each) === hole)
    const addresses = href ? addressesIn(widely.said(href)) : []
    const same = found.get(key)
    found.set(key, {
      ...{ key, file: path, tag, isField, isLink: link.test(tag) },
      names: [...(same?.names ?? []), ...names],
      isUnnamed: isUnnamed || (same?.isUnnamed ?? false),
      classes: same && same.classes.length === 0 ? [] : [...(same?.classes ?? []), ...classes],
      // One that leads anywhere makes that of both.
      addresses: same && same.addresses.length === 0 ? [] : [...(same?.addresses ?? []), ...addresses],
    })
  }
  new Visitor({
    JSXElement: node => {
      const element = elementOf(node)
      const { tag, attributes } = element
      const isHidden = tag === 'input' && reader.said(attributes.get('type')).includes('hidden')
      if ((!host.test(tag) && !named.test(tag) && !attributes.has('act')) || isHidden) return
      const by = naming.find(each => attributes.has(each))
      add({
        tag,
        at: node.start,
        isLabelled: by === 'label',
        by: ({ said, ofElement }) => (by ? said(attributes.get(by)) : ofElement(element)),
        href: attributes.get('href'),
        classes: classesIn(attributes.get('className')),
        parts: group.test(tag) ? partsOf(attributes, widely) : undefined,
      })
    },
    // One of a menu or a list of links: its words beside where it leads or what it does.
    ObjectExpression: node => {
      const own = entriesOf(node)
      const does = ['href', 'onClick', 'onSelect', 'open', 'run', 'onPress'].some(each => own.has(each))
      if (own.has('label') && does)
        add({ tag: 'item', at: node.start, by: ({ said }) => said(own.get('label')), href: own.get('href') })
    },
  }).visit(program)
  return [...found.values()]
}
