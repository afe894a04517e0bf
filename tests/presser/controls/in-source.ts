// The controls of a source file, each by the words that the product itself says. What a world fills in, a name or a date, is a hole:
// so the list is the same in every world and on every day.
import { type Node, parseSync, Visitor } from 'oxc-parser'

export interface SourceControl {
  /** File, tag and words: its name, for as long as its words stay. */
  key: string
  file: string
  isField: boolean
  isLink: boolean
  /** How it may be called on a screen; none of them when all of its words come from the world. */
  names: { pattern: RegExp; letters: number }[]
}
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

/** Reads the words of nodes; what is said by a constant of the same file counts. */
const readerOf = (constants: Map<string, Node>) => {
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
const naming = ['aria-label', 'label', 'act', 'words', 'legend']

/** The controls of this file; two of the same words in one file are one. */
export const controlsIn = (path: string, text: string): SourceControl[] => {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const constants = new Map<string, Node>()
  const reader = readerOf(constants)
  const found = new Map<string, SourceControl>()
  const file = path.replace(/^web\//, '').replace(/\.tsx?$/, '')
  const add = (tag: string, words: string[], address: string, parts?: string[]) => {
    const isField = field.test(tag)
    const texts = [...new Set(words.map(tidy))]
    const told = texts.filter(each => lettersIn(each) > 1)
    // A piece that would fit any product is called by whoever uses it, and is counted there.
    if (told.length === 0 && file.startsWith('components/')) return
    const key = `${file} ${tag} “${told.join(' / ') || hole}”${told.length > 0 ? '' : address}`
    const called = parts ? parts.map(tidy).filter(each => lettersIn(each) > 1) : told
    const names = called.map(each => ({ pattern: patternOf(each, isField), letters: lettersIn(each) }))
    found.set(key, { key, file: path, isField, isLink: link.test(tag), names })
  }
  new Visitor({
    VariableDeclarator: node => {
      if (node.id.type === 'Identifier' && node.init && /Literal|Conditional/.test(node.init.type))
        constants.set(node.id.name, node.init)
    },
  }).visit(program)
  const partsOf = (attributes: Attributes): string[] => {
    const found: string[] = []
    const look = new Visitor({
      Property: ({ key, value }) => {
        if (key.type !== 'Identifier' || !/^(value|href|icon)$/.test(key.name)) found.push(...reader.said(value as Node))
      },
    })
    for (const name of partsAt) {
      const given = attributes.get(name)
      if (given) look.visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: given }] } as never)
    }
    return found.filter(each => !each.includes(hole))
  }
  new Visitor({
    JSXElement: node => {
      const element = elementOf(node)
      const { tag, attributes } = element
      const isHidden = tag === 'input' && reader.said(attributes.get('type')).includes('hidden')
      if ((!host.test(tag) && !named.test(tag) && !attributes.has('act')) || isHidden) return
      const by = naming.find(each => attributes.has(each))
      const words = by ? reader.said(attributes.get(by)) : reader.ofElement(element)
      add(tag, words, addressIn(attributes.get('href')), group.test(tag) ? partsOf(attributes) : undefined)
    },
    // One of a menu or a list of links: its words beside where it leads or what it does.
    ObjectExpression: node => {
      const own = new Map(
        node.properties.flatMap(each =>
          each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value as Node]] : [],
        ),
      )
      const does = ['href', 'onClick', 'onSelect', 'open', 'run', 'onPress'].some(each => own.has(each))
      if (own.has('label') && does) add('item', reader.said(own.get('label')), addressIn(own.get('href')))
    },
  }).visit(program)
  return [...found.values()]
}
