// What the structure check needs to know about a source file: its imports, its functions, its comments.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { clocksIn } from './structure-clocks.ts'
import { judgementsIn, unheardIn } from './structure-screens.ts'

/** The folder names in imports, as in package.json: '#care/' is 'web/care/'. */
const rooms: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).imports

export interface Import {
  /** The text as written. */
  specifier: string
  /** The path within the repository; undefined for a package. */
  target: string | undefined
  line: number
  /** Whether the import runs the other file: not for types, and not immediately for import(). */
  runs: boolean
}

export interface Source {
  path: string
  isTest: boolean
  lines: number
  imports: Import[]
  functions: { name: string; line: number; lines: number }[]
  comments: { text: string; line: number }[]
  /** The names that this file exports. */
  exports: string[]
  /** Places where the types or the tests are switched off, and how. */
  escapes: { what: string; line: number }[]
  /** Where a journey waits for a fixed time or for network silence, and how. */
  waits: { what: string; line: number }[]
  /** The decisions and calculations that a file makes itself, and where they belong. */
  judgements: { message: string; line: number }[]
}

/** Reads one file. Throws when it cannot be parsed. */
export function readSource(path: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const lineOf = lineFinder(text)
  const source: Source = {
    path,
    isTest: /\.test\.tsx?$/.test(path),
    lines: text.replace(/\n$/, '').split('\n').length,
    imports: [],
    functions: [],
    comments: comments.map(comment => ({ text: comment.value, line: lineOf(comment.start) })),
    exports: module.staticExports.flatMap(each => each.entries.flatMap(entry => entry.exportName.name ?? [])),
    escapes: [],
    waits: [],
    judgements: [...judgementsIn(path, program), ...unheardIn(path, program), ...clocksIn(path, text, program)].map(
      ({ message, start }) => ({
        message,
        line: lineOf(start),
      }),
    ),
  }
  const add = (specifier: string, start: number, runs: boolean) => {
    const target = targetOf(path, specifier.replace(/\?.*$/, ''))
    source.imports.push({ specifier, target, line: lineOf(start), runs })
  }
  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length === 0 || entries.some(entry => !entry.isType))
  }
  for (const entry of module.staticExports.flatMap(each => each.entries)) {
    if (entry.moduleRequest) add(entry.moduleRequest.value, entry.start, !entry.isType)
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2]) add(literal[2], start, false)
  }
  visit(program, source, lineOf)
  return source
}

/** The path within the repository that a specifier leads to; undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [room = ''] = /^#[a-z]+\//.exec(specifier) ?? []
  return rooms[`${room}*`]?.replace(/^\.\/|\*$/g, '').concat(specifier.slice(room.length))
}

function visit(program: ReturnType<typeof parseSync>['program'], source: Source, lineOf: (offset: number) => number): void {
  const measure = (node: { start: number; end: number }, name: string) => {
    const line = lineOf(node.start)
    source.functions.push({ name, line, lines: lineOf(node.end) - line + 1 })
  }
  const note = (kind: string, node: { start: number }) => source.escapes.push({ what: kind, line: lineOf(node.start) })
  const isJourney = /^tests\/(journeys|screens)\//.test(source.path)
  const isPatient = (name: string, node: { arguments: Node[] }) => {
    if (name !== 'waitFor' && name !== 'poll') return true
    // The default for poll is ours; waitFor has its limit in the second argument.
    return (limitIn(node.arguments[1]) ?? (name === 'poll' ? minPatienceMs : 0)) >= minPatienceMs
  }
  const noteWait = (wait: string, node: { start: number }) =>
    isJourney && source.waits.push({ what: wait, line: lineOf(node.start) })
  const mocks: { start: number }[] = []
  let hasReset = false
  new Visitor({
    FunctionDeclaration: node => measure(node, node.id?.name ?? 'default'),
    FunctionExpression: node => measure(node, node.id?.name ?? 'anonymous function'),
    ArrowFunctionExpression: node => measure(node, 'arrow function'),
    TSAnyKeyword: node => note('any', node),
    CatchClause: node => {
      if (node.body.body.length === 0) note('an empty catch', node)
    },
    CallExpression: node => {
      const name = methodName(node.callee)
      const called = name ?? (node.callee.type === 'Identifier' ? node.callee.name : '')
      if (name === 'mock') mocks.push(node)
      hasReset ||= name === 'resetModules'
      if (/^(waitForTimeout|setTimeout|sleep)$/.test(called)) noteWait(called, node)
      if (source.isTest && !isJourney && !isPatient(called, node))
        source.waits.push({ what: `a limit under ${minPatienceMs / 1000} s`, line: lineOf(node.start) })
      if (source.isTest && (name === 'skip' || name === 'only' || name === 'todo')) note(`.${name}(`, node)
    },
    Literal: node => {
      if (node.value === 'networkidle') noteWait(node.value, node)
    },
  }).visit(program)
  // Test files share their modules: what another file loaded keeps what it imported.
  if (source.isTest && mocks[0] && !hasReset) note('.mock( without vi.resetModules()', mocks[0])
}

// A machine may be ten times slower than this one: tests wait for the result, and a limit only detects what never comes.
const minPatienceMs = 60_000
/** The `timeout` of these options, when it is a number. */
function limitIn(options: Node | undefined): number | undefined {
  if (options?.type !== 'ObjectExpression') return undefined
  for (const each of options.properties)
    if (
      each.type === 'Property' &&
      each.key.type === 'Identifier' &&
      each.key.name === 'timeout' &&
      each.value.type === 'Literal'
    )
      return Number(each.value.value)
  return undefined
}

function methodName(callee: Node): string | undefined {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined
}

function lineFinder(text: string): (offset: number) => number {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return offset => {
    const index = ends.findIndex(end => end >= offset)
    return (index < 0 ? ends.length : index) + 1
  }
}
