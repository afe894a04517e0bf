// The controls of a source file, each by the words that the product itself says. What a world fills in, a name or a date, is a hole:
// so the list is the same in every world and on every day.
import { type Node, type Program, parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { type Attributes, elementOf, hole, nameOf, type Reader, readerOf, unpacked } from './said.ts'

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
  /** What the group is called of which one presses a part. */
  groups: RegExp[]
  /** Of the use of a piece that says its own words: where that piece may come from. */
  piece?: string
}
const max = 12

const host = /^(button|a|input|select|textarea|summary)$/
// What is named for a control is one; so is what asks, by the words of its button.
const named = /(Button|Link|Field|Checkbox|Check|Choice|Choices|Select|TextArea|Segmented|Tabs|Menu|Combobox|Picker|Chip|Switch)$/
const field =
  /(Field|FileButton|Checkbox|Check|Choice|Choices|Select|TextArea|Segmented|Combobox|Picker|Switch)$|^(input|select|textarea)$/
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
/** Of which one presses a part: each choice is called by its own words. */
const group = /(Choice|Choices|Segmented|Tabs|FileField)$/
const partsAt = ['words', 'choices', 'options', 'items', 'tabs']
// In this order: what names it over its other words.
const namedBy = ['aria-label', 'label', 'act', 'words', 'legend']

interface Written {
  tag: string
  /** Its words, as a reader reads them. */
  by(reader: Reader): string[]
  isLabelled?: boolean
  href: Node | null | undefined
  /** The words of each part. */
  parts?: string[] | undefined
  classes?: string[]
  piece?: string | undefined
  /** Each part is a link. */
  isLinks?: boolean
}
/** A function in whose body controls stand, with what its user gives. */
interface Piece {
  name: string
  given: string[]
}
const givenBy = (node: Node): string[] => {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'RestElement') return givenBy(node.argument as Node)
  if (node.type === 'AssignmentPattern') return givenBy(node.left as Node)
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap(each => givenBy((each.type === 'Property' ? each.value : each) as Node))
}
/** Where each piece that is used here comes from; those of this file from nowhere else. */
const piecesOf = (
  text: string,
  imports: readonly { moduleRequest: { value: string }; entries: readonly { localName: { value: string } }[] }[],
) =>
  new Map([
    ...[...text.matchAll(/(?:function|const) ([A-Z]\w+)/g)].map(([, name]) => [name!, ''] as const),
    ...[...text.matchAll(/const (\w+) = lazy\(\(\) =>\s*import\('([^']+)'/g)].map(([, name, from]) => [name!, from!] as const),
    ...imports.flatMap(({ moduleRequest, entries }) => entries.map(each => [each.localName.value, moduleRequest.value] as const)),
  ])
/** Whether the words are those that the user of a piece, named for a control itself, gives it: then each use of it is counted. */
const isPassedOn = (
  piece: Piece | undefined,
  says: readonly (Node | null | undefined)[],
  { openingElement }: Node & { type: 'JSXElement' },
) => {
  if (!piece || !named.test(piece.name)) return false
  const isGiven = (node: unknown): boolean => {
    const { type, name, expression, operator, left, right } = node as Record<string, unknown>
    if (type === 'Identifier') return piece.given.includes(name as string)
    // What comes before “and” is not shown.
    return [expression, operator !== '&&' && left, right].some(each => Boolean(each) && isGiven(each))
  }
  if (says.length > 0) return says.some(each => Boolean(each) && isGiven(each))
  return openingElement.attributes.some(each => each.type === 'JSXSpreadAttribute' && isGiven(each.argument))
}

/** What constants of this file say, and the lists among them. */
const constantsIn = (program: Program) => {
  const constants = new Map<string, Node>()
  const lists = new Map<string, Node>()
  new Visitor({
    VariableDeclarator: node => {
      if (node.id.type !== 'Identifier' || !node.init) return
      const list = unpacked.test(node.init.type) ? (node.init as unknown as { expression: Node }).expression : node.init
      if (list.type === 'ObjectExpression' || list.type === 'ArrayExpression') lists.set(node.id.name, list)
      if (/Literal|Conditional/.test(node.init.type)) constants.set(node.id.name, node.init)
    },
  }).visit(program)
  return { constants, lists }
}
/** Reads the words of each part of a group. */
const partsReaderOf = (reader: Reader, lists: Map<string, Node>) => {
  const partsOf = (attributes: Attributes): string[] => {
    const found: string[] = []
    const look = new Visitor({
      Property: ({ key, value }) => {
        if (key.type !== 'Identifier' || !/^(value|href|icon)$/.test(key.name)) found.push(...reader.said(value as Node))
      },
    })
    for (const name of partsAt) {
      const value = attributes.get(name)
      const inside = value?.type === 'JSXExpressionContainer' ? value.expression : value
      const given = inside?.type === 'Identifier' ? (lists.get(inside.name) ?? inside) : inside
      if (given) look.visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: given }] } as never)
    }
    return found.filter(each => !each.includes(hole))
  }
  return partsOf
}
/** The words that tell something. */
const toldBy = (words: string[]) => [...new Set(words.map(tidy))].filter(each => lettersIn(each) > 1)
/** Keeps the controls of a file; two of the same words are one. `widely` reads with what the file imports. */
const keeperOf = (path: string, reader: Reader, widely: Reader) => {
  const found = new Map<string, SourceControl>()
  const file = path.replace(/^web\//, '').replace(/\.tsx?$/, '')
  const add = ({ tag, by, isLabelled = false, href, parts, classes = [], piece, isLinks = false }: Written) => {
    // What asks for a reason is a field, with a button that is called by its act.
    const isField = (field.test(tag) && !isLinks) || (tag === 'AskFirst' && isLabelled)
    const told = toldBy(by(reader))
    // A piece that would fit any product is called by whoever uses it, and is counted there.
    if (told.length === 0 && file.startsWith('components/')) return
    const key = `${file} ${tag} “${told.join(' / ') || hole}”${told.length > 0 ? '' : addressIn(href)}`
    const all = parts ?? by(widely)
    const names = toldBy(all).map(each => ({ pattern: patternOf(each, isField), letters: lettersIn(each) }))
    const isUnnamed = names.length === 0 || all.some(each => tidy(each) === hole)
    const addresses = href ? addressesIn(widely.said(href)) : []
    const same = found.get(key)
    found.set(key, {
      ...{ key, file: path, tag, isField, isLink: link.test(tag) || isLinks },
      names: [...(same?.names ?? []), ...names],
      isUnnamed: isUnnamed || (same?.isUnnamed ?? false),
      groups: parts ? told.map(each => patternOf(each, false)) : [],
      classes: same && same.classes.length === 0 ? [] : [...(same?.classes ?? []), ...classes],
      // One that leads anywhere makes that of both.
      addresses: same && same.addresses.length === 0 ? [] : [...(same?.addresses ?? []), ...addresses],
      ...(told.length === 0 && piece !== undefined && { piece }),
    })
  }
  return { found, add }
}
/** The entries of an object that have a name of their own. */
const entriesOf = (node: Node & { type: 'ObjectExpression' }): Map<string, Node> =>
  new Map(
    node.properties.flatMap(each =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value as Node]] : [],
    ),
  )
/** Whether this is the words of a button that asks; a piece may draw its acts itself. */
const saysAct = (act: Node | null | undefined): boolean => {
  if (act === undefined) return false
  return !(act?.type === 'JSXExpressionContainer' && act.expression.type === 'ArrowFunctionExpression')
}
/** In which function one is while visiting. */
const functionsAround = () => {
  const inside: Piece[] = []
  const visitor: VisitorObject = {
    FunctionDeclaration: node => {
      inside.push({ name: node.id?.name ?? '', given: node.params.flatMap(each => givenBy(each as Node)) })
    },
    'FunctionDeclaration:exit': () => {
      inside.pop()
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        inside.push({ name: id.name, given: init.params.flatMap(each => givenBy(each as Node)) })
    },
    'VariableDeclarator:exit': ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') inside.pop()
    },
  }
  return { inside, visitor }
}

/** The controls of this file; two of the same words in one file are one. `widelyOf` reads with what the file imports. */
export const controlsIn = (path: string, text: string, widelyOf?: (constants: Map<string, Node>) => Reader): SourceControl[] => {
  const { program, errors, module } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const { constants, lists } = constantsIn(program)
  const reader = readerOf(constants, max)
  const widely = widelyOf?.(constants) ?? reader
  const pieces = piecesOf(text, module.staticImports)
  const { found, add } = keeperOf(path, reader, widely)
  const partsOf = partsReaderOf(widely, lists)
  const { inside, visitor } = functionsAround()
  new Visitor({
    ...visitor,
    JSXElement: node => {
      const element = elementOf(node)
      const { tag, attributes } = element
      const isHidden = tag === 'input' && (attributes.has('hidden') || reader.said(attributes.get('type')).includes('hidden'))
      // Nobody changes what is only shown.
      const isShown = attributes.has('readOnly') && !attributes.get('readOnly')
      if (isShown || isHidden) return
      if (!host.test(tag) && !named.test(tag) && !saysAct(attributes.get('act'))) return
      const naming = namedBy.find(each => attributes.has(each))
      const by = ({ said, ofElement }: Reader) => (naming ? said(attributes.get(naming)) : ofElement(element))
      const says = naming ? [attributes.get(naming)] : element.children
      if (toldBy(by(reader)).length === 0 && isPassedOn(inside.at(-1), says, node)) return
      add({
        tag,
        by,
        isLabelled: naming === 'label',
        href: attributes.get('href'),
        classes: classesIn(attributes.get('className')),
        isLinks: attributes.has('hrefOf'),
        parts: group.test(tag) ? partsOf(attributes) : undefined,
        piece: !naming && node.children.length === 0 ? pieces.get(tag) : undefined,
      })
    },
    // One of a menu or a list of links: its words beside where it leads or what it does.
    ObjectExpression: node => {
      const own = entriesOf(node)
      const does = ['href', 'onClick', 'onSelect', 'open', 'run', 'onPress'].some(each => own.has(each))
      if (own.has('label') && does) add({ tag: 'item', by: ({ said }) => said(own.get('label')), href: own.get('href') })
    },
  }).visit(program)
  return [...found.values()]
}
