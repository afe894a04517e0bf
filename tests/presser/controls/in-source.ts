// The controls of a source file, each by the words that the product itself says. What a world fills in, a name or a date, is a hole:
// so the list is the same in every world and on every day.
import { type Node, type Program, parseSync, Visitor, type VisitorObject } from 'oxc-parser'

export interface SourceControl {
  /** File, tag and words: its name, for as long as its words stay. */
  key: string
  file: string
  tag: string
  isField: boolean
  isLink: boolean
  /** How it may be called on a screen; none of them when all of its words come from the world. */
  names: { pattern: RegExp; letters: number }[]
  /** What is written of where it leads. */
  address: string
  /** What the group is called of which one presses a part. */
  groups: RegExp[]
  /** Of the use of a piece that says its own words: where that piece may come from. */
  piece?: string
}
/** Words that files say together, as `actionWords.resolve`, by that name. */
export type Dictionary = ReadonlyMap<string, string>
/** What the world fills in. */
const hole = '…'
const most = 12

const host = /^(button|a|input|select|textarea|summary)$/
// What is named for a control is one; so is what asks, by the words of its button.
const named = /(Button|Link|Field|Checkbox|Check|Choice|Choices|Select|TextArea|Segmented|Tabs|Menu|Combobox|Picker|Chip|Switch)$/
const field = /(Field|Checkbox|Check|Choice|Choices|Select|TextArea|Segmented|Combobox|Picker|Switch)$|^(input|select|textarea)$/
const link = /Link$|^a$/

type Attributes = Map<string, Node | null>
interface Element {
  tag: string
  attributes: Attributes
  children: readonly Node[]
}
const nameOf = (node: { type: string; name?: unknown; property?: { name?: unknown } }): string =>
  String(node.type === 'JSXMemberExpression' ? node.property?.name : node.name)
const elementOf = (node: Node & { type: 'JSXElement' }): Element => ({
  tag: nameOf(node.openingElement.name),
  attributes: new Map(
    node.openingElement.attributes.flatMap(each => (each.type === 'JSXAttribute' ? [[nameOf(each.name), each.value]] : [])),
  ),
  children: node.children,
})

/** Each way in which two lists of texts follow one another. */
const joined = (one: string[], other: string[]) => one.flatMap(first => other.map(second => first + second)).slice(0, most)
const unpacked = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression|JSXExpressionContainer)$/

const memberIn = ({ object, property }: { object: unknown; property: unknown }): string =>
  `${(object as { name?: string }).name}.${(property as { name?: string }).name}`
/** “je” to some, “u” to others. */
const isByReader = (callee: Node) => callee.type === 'Identifier' && callee.name === 'spoken'
/** Reads the words of nodes; what is said by a constant of the same file counts, and what a dictionary says. */
const readerOf = (constants: Map<string, Node>, dictionary?: Dictionary) => {
  const all = (nodes: readonly Node[]) => nodes.map(said).reduce(joined, [''])
  const ofElement = ({ tag, attributes, children }: Element): string[] => {
    if (/Icon$/.test(tag) || attributes.has('aria-hidden')) return ['']
    return children.length > 0 ? all(children) : [/^[a-z]/.test(tag) ? '' : hole]
  }
  const said = (node: Node | null | undefined): string[] => {
    if (!node || node.type === 'JSXEmptyExpression') return ['']
    if (unpacked.test(node.type)) return said((node as unknown as { expression: Node }).expression)
    if (node.type === 'Literal') return [typeof node.value === 'string' ? node.value : '']
    if (node.type === 'JSXText') return [node.value.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s+/g, ' ')]
    if (node.type === 'TemplateLiteral')
      return node.quasis
        .map(({ value }, at) => joined([value.cooked ?? ''], at < node.expressions.length ? said(node.expressions[at]) : ['']))
        .reduce(joined, [''])
    if (node.type === 'ConditionalExpression') return [...said(node.consequent), ...said(node.alternate)].slice(0, most)
    if (node.type === 'LogicalExpression')
      return [...(node.operator === '&&' ? [''] : said(node.left)), ...said(node.right)].slice(0, most)
    if (node.type === 'BinaryExpression' && node.operator === '+') return joined(said(node.left), said(node.right))
    if (node.type === 'JSXElement') return ofElement(elementOf(node))
    if (node.type === 'JSXFragment') return all(node.children)
    if (dictionary && node.type === 'CallExpression' && isByReader(node.callee))
      return node.arguments.flatMap(each => said(each as Node))
    if (node.type === 'MemberExpression') return [dictionary?.get(memberIn(node)) ?? hole]
    const constant = node.type === 'Identifier' && constants.get(node.name)
    return constant ? said(constant) : [hole]
  }
  return { said, ofElement }
}

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
/** What is written of an address. */
const addressIn = (node: Node | null | undefined): string => {
  const inside = node?.type === 'JSXExpressionContainer' ? node.expression : node
  if (inside?.type === 'Literal') return ` → ${String(inside.value)}`
  if (inside?.type !== 'TemplateLiteral') return ''
  return ` → ${inside.quasis.map(({ value }) => value.raw).join(hole)}`
}
/** Of which one presses a part: each choice is called by its own words. */
const group = /(Choice|Choices|Segmented|Tabs)$/
const partsAt = ['words', 'choices', 'options', 'items', 'tabs']
// In this order: what names it over its other words.
const namedBy = ['aria-label', 'label', 'act', 'words', 'legend']

interface More {
  address?: string
  /** The words of each part. */
  parts?: string[]
  /** Its words, when those of a dictionary count. */
  known?: string[]
  piece?: string
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
type Reader = ReturnType<typeof readerOf>
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
/** Keeps the controls of a file; two of the same words are one. */
const keeperOf = (path: string) => {
  const found = new Map<string, SourceControl>()
  const file = path.replace(/^web\//, '').replace(/\.tsx?$/, '')
  const add = (tag: string, words: string[], { address = '', parts, known = words, piece, isLinks = false }: More) => {
    const isField = field.test(tag) && !isLinks
    const texts = [...new Set(words.map(tidy))]
    const told = texts.filter(each => lettersIn(each) > 1)
    // A piece that would fit any product is called by whoever uses it, and is counted there.
    if (told.length === 0 && file.startsWith('components/')) return
    const key = `${file} ${tag} “${told.join(' / ') || hole}”${told.length > 0 ? '' : address}`
    const called = (parts ?? (told.length > 0 ? told : known)).map(tidy).filter(each => lettersIn(each) > 1)
    const own = called.map(each => ({ pattern: patternOf(each, isField), letters: lettersIn(each) }))
    const other = found.get(key)
    const names = other ? (own.length > 0 && other.names.length > 0 ? [...other.names, ...own] : []) : own
    const of = told.length === 0 && piece ? { piece } : {}
    const groups = parts ? told.map(each => patternOf(each, false)) : []
    const isLink = link.test(tag) || isLinks
    found.set(key, { key, file: path, tag, isField, isLink, names, groups, address: address.replace(' → ', ''), ...of })
  }
  return { found, add }
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

/** The controls of this file; two of the same words in one file are one. */
export const controlsIn = (path: string, text: string, dictionary?: Dictionary): SourceControl[] => {
  const { program, errors, module } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const { constants, lists } = constantsIn(program)
  const reader = readerOf(constants)
  const wider = readerOf(constants, dictionary)
  const pieces = piecesOf(text, module.staticImports)
  const { found, add } = keeperOf(path)
  const partsOf = partsReaderOf(reader, lists)
  const { inside, visitor } = functionsAround()
  new Visitor({
    ...visitor,
    JSXElement: node => {
      const element = elementOf(node)
      const { tag, attributes } = element
      const isHidden = tag === 'input' && reader.said(attributes.get('type')).includes('hidden')
      if ((!host.test(tag) && !named.test(tag) && !attributes.has('act')) || isHidden) return
      const naming = namedBy.find(each => attributes.has(each))
      const read = (by: typeof reader) => (naming ? by.said(attributes.get(naming)) : by.ofElement(element))
      const words = read(reader)
      const isUnsaid = words.every(each => lettersIn(tidy(each)) < 2)
      const says = naming ? [attributes.get(naming)] : element.children
      if (isUnsaid && isPassedOn(inside.at(-1), says, node)) return
      add(tag, words, {
        address: addressIn(attributes.get('href')),
        known: read(wider),
        isLinks: attributes.has('hrefOf'),
        ...(group.test(tag) && { parts: partsOf(attributes) }),
        ...(!naming && node.children.length === 0 && pieces.has(tag) && { piece: pieces.get(tag)! }),
      })
    },
    // One of a menu or a list of links: its words beside where it leads or what it does.
    ObjectExpression: node => {
      const own = new Map(
        node.properties.flatMap(each =>
          each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value as Node]] : [],
        ),
      )
      const does = ['href', 'onClick', 'onSelect', 'open', 'run', 'onPress'].some(each => own.has(each))
      if (own.has('label') && does) add('item', reader.said(own.get('label')), { address: addressIn(own.get('href')) })
    },
  }).visit(program)
  return [...found.values()]
}
