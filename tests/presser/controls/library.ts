// What a file says by a name that stands elsewhere: a dictionary of words, a text, a function that writes an address.
import { type Node, type Program, parseSync, Visitor } from 'oxc-parser'
import { targetOf } from './reach.ts'
import { nameOf, type Reader, readerOf, unpacked } from './said.ts'

interface Scope {
  declared: Map<string, Node>
  imported: Map<string, { path: string; name: string }>
}
interface Meant {
  node: Node
  path: string
}
const maxAlternatives = 60

const bare = (node: Node): Node =>
  unpacked.test(node.type) || node.type === 'ChainExpression' ? bare((node as unknown as { expression: Node }).expression) : node

/** What is taken out of a dictionary inside a function. */
const takeInto = (declared: Scope['declared'], program: Program) =>
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || init?.type !== 'MemberExpression') return
      for (const each of id.properties) {
        const name = each.type === 'Property' && each.value.type === 'Identifier' ? each.value.name : undefined
        if (each.type !== 'Property' || !name || declared.has(name) || nameOf(init.object as never) === name) continue
        declared.set(name, { type: 'MemberExpression', object: init, property: each.key, computed: false } as Node)
      }
    },
  }).visit(program)
const scopeOf = (path: string, text: string): Scope => {
  const scope: Scope = { declared: new Map(), imported: new Map() }
  const { program } = parseSync(path, text)
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          scope.imported.set(each.local.name, { path: targetOf(path, statement.source.value), name: nameOf(each.imported) })
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) scope.declared.set(id.name, bare(init as Node))
  }
  takeInto(scope.declared, program)
  return scope
}

/** Reads a file with what it imports; its own constants come first. */
export const libraryOf = (textOf: (path: string) => string | undefined) => {
  const scopes = new Map<string, Scope>()
  const scopeAt = (path: string): Scope => {
    const known = scopes.get(path) ?? scopeOf(path, textOf(path) ?? '')
    scopes.set(path, known)
    return known
  }
  const named = (name: string, path: string): Meant[] => {
    const { declared, imported } = scopeAt(path)
    const node = declared.get(name)
    if (node) return [{ node, path }]
    const from = imported.get(name)
    return from && from.path !== path ? named(from.name, from.path) : []
  }
  /** The entries of a dictionary: the one that is named, or all when it is chosen by the world. */
  const entriesOf = ({ node, path }: Meant, property: Node, isChosen: boolean): Meant[] => {
    if (node.type !== 'ObjectExpression') return []
    const wanted = isChosen ? undefined : nameOf(property as never)
    return node.properties.flatMap(each => {
      // Entries that are written together.
      if (each.type === 'SpreadElement') return entriesOf({ node: bare(each.argument as Node), path }, property, isChosen)
      return wanted === undefined || nameOf(each.key as never) === wanted ? [{ node: bare(each.value as Node), path }] : []
    })
  }
  const meant = (given: Node, path: string): Meant[] => {
    const node = bare(given)
    if (node.type === 'Identifier')
      return named(node.name, path).flatMap(each =>
        each.node.type === 'MemberExpression' && each.path === path ? meant(each.node, path) : [each],
      )
    if (node.type === 'MemberExpression')
      return meant(node.object as Node, path).flatMap(each => entriesOf(each, node.property as Node, node.computed))
    // “Je” to some, “u” to others.
    if (node.type === 'CallExpression' && nameOf(node.callee as never) === 'spoken')
      return node.arguments.map(each => ({ node: bare(each as Node), path }))
    if (node.type === 'CallExpression')
      return meant(node.callee as Node, path).flatMap(({ node: called, path: at }) =>
        called.type === 'ArrowFunctionExpression' && called.body.type !== 'BlockStatement'
          ? [{ node: called.body as Node, path: at }]
          : [],
      )
    return node === given ? [] : [{ node, path }]
  }
  const readerAt = (path: string, constants = new Map<string, Node>()): Reader =>
    readerOf(constants, maxAlternatives, node =>
      meant(node, path).map(each => ({ node: each.node, reader: readerAt(each.path) })),
    )
  return readerAt
}
