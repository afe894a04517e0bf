// The words that a piece of source says. What a world fills in, a name or a date, is a hole.
import type { Node } from 'oxc-parser'

/** What the world fills in. */
export const hole = '…'

export type Attributes = Map<string, Node | null>
interface Element {
  tag: string
  attributes: Attributes
  children: readonly Node[]
}
export interface Reader {
  said(node: Node | null | undefined): string[]
  ofElement(element: Element): string[]
}
/** What a name, or a call of one, stands for in other places: each with the reader of its file. */
export type Meaning = (node: Node) => { node: Node; reader: Reader }[]

export const nameOf = (node: { type: string; name?: unknown; property?: { name?: unknown } }): string =>
  String(node.type === 'JSXMemberExpression' ? node.property?.name : node.name)
export const elementOf = (node: Node & { type: 'JSXElement' }): Element => ({
  tag: nameOf(node.openingElement.name),
  attributes: new Map(
    node.openingElement.attributes.flatMap(each => (each.type === 'JSXAttribute' ? [[nameOf(each.name), each.value]] : [])),
  ),
  children: node.children,
})

/** Each way in which two lists of texts follow one another. */
const joined = (most: number) => (one: string[], other: string[]) =>
  one.flatMap(first => other.map(second => first + second)).slice(0, most)
export const unpacked =
  /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression|JSXExpressionContainer)$/

const deepest = 12
let depth = 0
/** Reads at most so many alternatives of nodes; what is said by a constant of the same file counts. */
export const readerOf = (constants: Map<string, Node>, most: number, meaning: Meaning = () => []): Reader => {
  const join = joined(most)
  const all = (nodes: readonly Node[]) => nodes.map(said).reduce(join, [''])
  const elsewhere = (node: Node): string[] => {
    if (depth >= deepest) return [hole]
    depth += 1
    const words = meaning(node).flatMap(each => each.reader.said(each.node))
    depth -= 1
    return words.length > 0 ? words.slice(0, most) : [hole]
  }
  const ofElement: Reader['ofElement'] = ({ tag, attributes, children }) => {
    if (/Icon$/.test(tag) || attributes.has('aria-hidden')) return ['']
    return children.length > 0 ? all(children) : [/^[a-z]/.test(tag) ? '' : hole]
  }
  const said: Reader['said'] = node => {
    if (!node || node.type === 'JSXEmptyExpression') return ['']
    if (unpacked.test(node.type)) return said((node as unknown as { expression: Node }).expression)
    if (node.type === 'Literal') return [typeof node.value === 'string' ? node.value : '']
    if (node.type === 'JSXText') return [node.value.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s+/g, ' ')]
    if (node.type === 'TemplateLiteral')
      return node.quasis
        .map(({ value }, at) => join([value.cooked ?? ''], at < node.expressions.length ? said(node.expressions[at]) : ['']))
        .reduce(join, [''])
    if (node.type === 'ConditionalExpression') return [...said(node.consequent), ...said(node.alternate)].slice(0, most)
    if (node.type === 'LogicalExpression')
      return [...(node.operator === '&&' ? [''] : said(node.left)), ...said(node.right)].slice(0, most)
    if (node.type === 'BinaryExpression' && node.operator === '+') return join(said(node.left), said(node.right))
    if (node.type === 'JSXElement') return ofElement(elementOf(node))
    if (node.type === 'JSXFragment') return all(node.children)
    const constant = node.type === 'Identifier' && constants.get(node.name)
    return constant ? said(constant) : elsewhere(node)
  }
  return { said, ofElement }
}
