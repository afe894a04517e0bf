// The SQL of each list: the text of the statement, made without a database, laid out so that a diff shows a change.
import { Kysely, PostgresDialect } from 'kysely'
import { queriesOf } from '../api/concepts.ts'
import type { DB } from '../api/platform/database/schema.ts'
import { findPage } from '../api/platform/rows/rows.ts'
import type { Actor, AnyResource, Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { today } from './worlds/world.ts'

const uuid = '00000000-0000-0000-0000-000000000000'
const wide = 130

/** The statement for this role when nothing is found. */
export const statementOf = async (
  operation: Operation & { resource: AnyResource },
  role: Role | undefined,
  query: [name: string, value: string][] = [],
): Promise<string> => {
  let statement = ''
  const keep = async (text: unknown) => {
    statement ||= String(text)
    return { command: 'SELECT' as const, rowCount: 0, rows: [] }
  }
  const connection = { query: keep as never, release: () => undefined }
  const pool = { options: {}, connect: async () => connection, end: async () => undefined }
  const me: Actor = { uuid, username: '', roles: role ? [role] : [], impersonator: null, session: null }
  const { parent } = operation
  const below = parent && { ...parent, uuid }
  const asked = new Map(query.map(([name, value]) => [name, [value]]))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await findPage(db, operation, asked, { me, now: today, queriesOf }, below)
  return statement
}

/**
 * The two halves of a statement, each with its parameters numbered from $1: the search with its order, and the reading of the rows
 * it found. In the second half the columns of a table are grouped: careMoment.(uuid, title).
 */
export const halvesOf = (statement: string): [found: string, read: string] => {
  const [, ofSome, ofAll, order = '', read = ''] =
    /with (?:hit as materialized \((.*?)\), page as \(select \* from hit|page as \((.*?)) (order by [^()]*) limit \d+\)\s+(select.*)/s.exec(
      statement,
    )!
  const found = ofSome ?? ofAll ?? ''
  const [columns = '', ...tables] = partsOf(
    plain(read.replace(/, \(select count\(\*\) from [\w"]+\)(?=\s+from page)/, '')),
    clauses,
  )
  return [inLines(plain(`${found} ${order}`)).join('\n'), [...columnsIn(columns), ...tables].join('\n')]
}
const plain = (text: string): string => {
  const numbers = [...new Set(text.match(/\$\d+/g))]
  const counted = text.replaceAll(/\$\d+/g, number => `$${numbers.indexOf(number) + 1}`)
  return counted
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/"([a-z_]+)"/g, '$1')
}
const columnsIn = (text: string): string[] => {
  const lines: string[] = []
  for (const column of partsOf(text.replace(/^select /, ''), /^, /)) {
    const [, table, name] = /^(?:, )?("[^"]+"|\w+)\.(\w+) as /.exec(column) ?? []
    const last = lines.at(-1)
    if (table && last?.startsWith(`${table}.(`)) lines[lines.length - 1] = `${last.slice(0, -1)}, ${name})`
    else lines.push(table ? `${table}.(${name})` : column.replace(/^, /, ''))
  }
  return lines
}

const clauses = /^(?:select|from|(?:left |inner |cross )?join|where|order by) /
const conditions = /^(?:select|from|(?:left |inner |cross )?join|where|and|or|order by|union) /
/** The parts that begin with these words, outside parentheses. */
const partsOf = (text: string, first: RegExp): string[] => {
  const begins: number[] = [0]
  let depth = 0
  let until = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth > 0 || at < until || (text[at] !== ',' && at > 0 && text[at - 1] !== ' ')) continue
    const word = first.exec(text.slice(at, at + 12))?.[0]
    if (!word) continue
    if (at > 0) begins.push(at)
    until = at + word.length
  }
  return begins.map((at, index) => text.slice(at, begins[index + 1]).trim())
}
/**
 * A statement too wide for a line is broken before its clauses. A clause that is still too wide is broken within its first
 * parenthesized statement.
 */
const inLines = (text: string, indent = ''): string[] => {
  if (text.length + indent.length <= wide) return [indent + text]
  const parts = partsOf(text, conditions)
  if (parts.length > 1) return parts.flatMap(part => inLines(part, indent))
  const open = text.search(/\((?=select |\()/)
  const close = open < 0 ? -1 : closing(text, open)
  if (close < 0) return [indent + text]
  const within = inLines(text.slice(open + 1, close), `${indent}  `)
  const rest = text.slice(close + 1)
  const [next = '', ...more] = inLines(rest.trim(), indent)
  return [indent + text.slice(0, open + 1), ...within, `${indent})${rest.startsWith(' ') ? ' ' : ''}${next.trim()}`, ...more]
}
const closing = (text: string, open: number): number => {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}
