// Extracts the Dutch texts for people from a source file: from JSX, strings and templates, with a value as one word.
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { filledIn, wordsOf } from '../rules/typed/reading-level.ts'

export interface DutchText {
  text: string
  line: number
}
type Part = { text: string; start: number }

// The values of these attributes are not text.
const noText =
  /^(className|href|to|type|id|htmlFor|name|role|src|rel|target|variant|tone|size|as|inputMode|autoComplete|key|d|aria-(labelledby|describedby|controls|live))$/
const ended = '\0'
// Elements that do not end a sentence.
const inline = /^(a|abbr|b|em|i|small|span|strong|time|AppLink)$/
const word = /^[(“‘"'’–]*([\p{L}\p{N}][\p{L}\p{N}'’.:,/-]*|\{\})[)”’"'.,:;!?…]*$/u

/** Whether a string is meant for people: only words, and a capital, closing punctuation or four words. */
export function isText(text: string): boolean {
  const given = text.trim().split(/\s+/)
  if (!given.every(each => word.test(each) || /^[–—·-]$/.test(each)) || !/\p{L}{2}/u.test(text)) return false
  if (given.length === 1) return /^\p{Lu}\p{Ll}+[.?!]?$/u.test(given[0]!)
  const written = wordsOf(text).filter(each => each !== filledIn).length
  return /^[“‘(– ]*\p{Lu}/u.test(text) || /[.?!…]\s*$/.test(text) || written >= 4 || (given[0] === filledIn && written >= 2)
}

const nameOf = (node: { type: string; name?: unknown }): string =>
  node.type === 'JSXIdentifier' && typeof node.name === 'string' ? node.name : ''
const joined = (quasis: readonly { value: { cooked?: string | null; raw: string } }[]) =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join(filledIn)

/** The text of a child node within its sentence; a mark where that sentence ends. The strings it reads are recorded in `seen`. */
function saidOf(child: Node, seen: Set<number>): string {
  if (child.type === 'JSXText') return child.value
  if (child.type === 'JSXElement' && inline.test(nameOf(child.openingElement.name)))
    return child.children.map(each => saidOf(each, seen)).join('')
  if (child.type !== 'JSXExpressionContainer') return ended
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return ''
  const text = expression.type === 'TemplateLiteral' ? joined(expression.quasis) : literalOf(expression)
  if (text !== undefined) seen.add(expression.start)
  return text ?? filledIn
}
const literalOf = (node: Node) => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined)

/**
 * The texts of one file, each with its line; of the exported constants in `only` alone when that is given. Throws when the file
 * cannot be parsed.
 */
export function dutchTexts(path: string, source: string, only?: ReadonlySet<string>): DutchText[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: Part[] = []
  // Read as part of a larger text, or not text at all: these are not read again by themselves.
  const seen = new Set<number>()
  const add = (text: string, start: number) => found.push({ text: text.replace(/\s+/g, ' ').trim(), start })
  const addIfText = (text: string, start: number) => {
    if (!seen.has(start) && isText(text)) add(text, start)
  }
  const spans: [number, number][] = []
  const skip = (node: Node | null | undefined) => {
    if (node) spans.push([node.start, node.end])
  }
  const children = (node: { children: readonly Node[]; start: number }) => {
    const parts = node.children.map(child => ({ child, text: saidOf(child, seen) }))
    const first = parts.find(({ text }) => text.trim() !== '')
    if (!first) return
    const start = first.child.start + (first.child.type === 'JSXText' ? first.text.length - first.text.trimStart().length : 0)
    const sentences = parts
      .map(({ text }) => text)
      .join('')
      .split(ended)
    for (const sentence of sentences) if (/\p{L}{2}/u.test(sentence)) add(sentence, start)
  }
  new Visitor({
    ImportDeclaration: node => skip(node),
    TaggedTemplateExpression: node => skip(node),
    TSLiteralType: node => skip(node),
    JSXAttribute: node => {
      if (noText.test(nameOf(node.name))) skip(node)
    },
    Property: node => skip(node.computed ? null : node.key),
    JSXElement: node => {
      if (!inline.test(nameOf(node.openingElement.name))) children(node)
    },
    JSXFragment: node => children(node),
    Literal: node => {
      if (typeof node.value === 'string') addIfText(node.value, node.start)
    },
    TemplateLiteral: node => addIfText(joined(node.quasis), node.start),
  }).visit(program)
  const statements = only && program.body.filter(node => declared(node).some(name => only.has(name)))
  return found
    .filter(({ start }) => !spans.some(([from, until]) => start >= from && start < until))
    .filter(({ start }) => !statements || statements.some(node => start >= node.start && start < node.end))
    .filter(
      ({ start }, at, all) =>
        !seen.has(start) && all.findIndex(each => each.start === start && each.text === all[at]?.text) === at,
    )
    .map(({ text, start }) => ({ text, line: source.slice(0, start).split('\n').length }))
}

const declared = (node: Node): string[] => {
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
  const { declaration } = node
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  return declaration.type === 'FunctionDeclaration' && declaration.id ? [declaration.id.name] : []
}

/** The imports of a file by name: the specifier as written, and the names. */
export function namesImported(path: string, source: string): { specifier: string; names: string[] }[] {
  return parseSync(path, source).module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? []))),
  }))
}
