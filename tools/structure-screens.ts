// What screens must leave to others: grouping statuses, and calculating hours and money. That changing content is announced. And
// the number of files in a folder.
import { dirname } from 'node:path/posix'
import { type Node, type parseSync, Visitor } from 'oxc-parser'
import { careMomentStatusName } from '../contract/status-groups.ts'
import * as statusLists from '../contract/statuses.ts'
import type { Breach } from './structure-breach.ts'

const screens = /^web\/routes\//
const rooms = /^(web\/(routes|care|components)|api|contract|rules|tests)(\/|$)/
// Many small things of one kind: each counts as one, with its test and its style sheet.
const wide = /^(web\/components|contract|rules|tests)(\/|$)/
// Migrations are only ever added, so their number has no limit.
const unlimited = /\/migrations$/
const maxFiles = (room: string) => (wide.test(room) ? 25 : 15)

const statuses = new Set<unknown>(
  [careMomentStatusName, ...Object.values(statusLists)].flatMap(each => (Array.isArray(each) ? each : Object.keys(each))),
)
const units = new Set<unknown>([60, 100, 3600, 60_000])
const lengths = new Set<unknown>([3_600_000, 86_400_000, 604_800_000])
const amountName = /^(cents|minutes)$|(Cents|Minutes)$/
const equal = /^[!=]==?$/
const advice = 'ask allowedActions, or a group of contract/status-groups.ts'
const reckoned = 'hours and money are reckoned in rules/, places on the screen in web/care/ or web/components/'

/** A decision or calculation in a screen, and where it belongs. */
interface Judgement {
  message: string
  start: number
}

/** The places where this file decides by a status or calculates hours or money. Empty when it is not a screen. */
export function judgementsIn(path: string, program: ReturnType<typeof parseSync>['program']): Judgement[] {
  if (!screens.test(path)) return []
  const found: Judgement[] = []
  const bodies: { start: number; end: number }[] = []
  const status = ({ start }: Node, text: unknown) => found.push({ message: `the status '${text}': ${advice}`, start })
  const sum = ({ start }: Node, sign: string) => found.push({ message: `${sign}: ${reckoned}`, start })
  new Visitor({
    BinaryExpression: node => {
      const sides = [node.left, node.right]
      const named = sides.find(isStatusLiteral)
      if (equal.test(node.operator) && named && sides.some(isStatus)) status(node, literalOf(named))
      if (/^[*/%]$/.test(node.operator) && sides.some(side => units.has(literalOf(side))))
        sum(node, `arithmetic with ${node.operator}`)
      else if (/^[-+*/%]$/.test(node.operator) && sides.some(isAmount)) sum(node, `arithmetic with ${node.operator}`)
    },
    SwitchStatement: node => {
      const named = node.cases.flatMap(each => each.test ?? []).find(isStatusLiteral)
      if (named && isStatus(node.discriminant)) status(node, literalOf(named))
    },
    ArrayExpression: node => {
      const given = node.elements.filter(each => each !== null)
      if (given.length > 1 && given.every(isStatusLiteral)) status(node, literalOf(given[0]!))
    },
    CallExpression: node => {
      const { callee, arguments: given } = node
      if (callee.type !== 'MemberExpression') return
      const alone =
        callee.object.type === 'ArrayExpression' && callee.object.elements.length === 1 ? callee.object.elements[0] : null
      if (nameOf(callee) === 'includes' && alone && isStatusLiteral(alone)) status(node, literalOf(alone))
      if (nameOf(callee) === 'reduce' && given[1] && typeof literalOf(given[1]) === 'number') sum(node, 'a sum')
    },
    Property: node => {
      const key = node.key.type === 'Identifier' ? node.key.name : literalOf(node.key)
      if (key === 'body') bodies.push(node)
      if (key !== 'status') return
      const alone =
        node.value.type === 'ArrayExpression' && node.value.elements.length === 1 ? node.value.elements[0] : node.value
      if (alone && isStatusLiteral(alone)) status(node, literalOf(alone))
    },
    Literal: node => {
      if (lengths.has(node.value)) sum(node, `${node.raw}`)
    },
  }).visit(program)
  // The body of a change may contain the status that it sets.
  return found.filter(({ start }) => !bodies.some(body => body.start <= start && start < body.end))
}

/**
 * The places where a live region is rendered together with its text: a screen reader announces nothing in a region that was not
 * there before.
 */
export function unheardIn(path: string, program: ReturnType<typeof parseSync>['program']): Judgement[] {
  if (!/^web\/(routes|care|components)\//.test(path)) return []
  const found: Judgement[] = []
  const look = (node: Node) => {
    if (node.type === 'ParenthesizedExpression') return look(node.expression)
    if (node.type !== 'JSXElement') return
    const isStatus = node.openingElement.attributes.some(
      one =>
        one.type === 'JSXAttribute' && one.name.name === 'role' && one.value?.type === 'Literal' && one.value.value === 'status',
    )
    if (isStatus) found.push({ message: "role='status' that comes with its words: put them in Said", start: node.start })
  }
  new Visitor({
    LogicalExpression: node => look(node.right),
    ConditionalExpression: node => [node.consequent, node.alternate].forEach(look),
  }).visit(program)
  return found
}

const literalOf = (node: Node): unknown => (node.type === 'Literal' ? node.value : undefined)
const isStatusLiteral = (node: Node): boolean => statuses.has(literalOf(node))
const isStatus = (node: Node): boolean => nameOf(node) === 'status'
const isAmount = (node: Node): boolean => amountName.test(nameOf(node) ?? '')

/** The last name in an expression: `status` for `moment.status`, and `statusOf` for `statusOf(moment)!`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'CallExpression') return nameOf(node.callee)
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression)
  return undefined
}

/** The folders with more files than are manageable. */
export function checkRooms(paths: string[]): Breach[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const room = dirname(path)
    const isBeside = wide.test(room) && /\.(test\.tsx?|css)$/.test(path)
    if (rooms.test(path) && !unlimited.test(room) && !isBeside) counts.set(room, (counts.get(room) ?? 0) + 1)
  }
  const full = [...counts].filter(([room, count]) => count > maxFiles(room))
  const message = (room: string, count: number) =>
    `${count} files, at most ${maxFiles(room)}: make a room of those that belong together`
  return full.map(([path, count]) => ({ path, line: 1, message: message(path, count) }))
}
