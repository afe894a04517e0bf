// Finds begin and end converted from wall clock time to instants separately: in the nights of the clock change the two no longer match.
import { type parseSync, Visitor } from 'oxc-parser'

const checkedRooms = /^(rules|api|web)\//
const theOne = /^rules\/time\/(amsterdam|clock-pair)\.ts$/
const turning = new Set(['toInstant', 'instantsAt'])
const message = 'begin and end are turned together, by rules/time/clock-pair.ts'

interface Turn {
  start: number
  /** The time as written in the source. */
  time: string
}

/** The places where this file converts two different clock times in one block, or moves an instant by its own time. */
export function clocksIn(
  path: string,
  text: string,
  program: ReturnType<typeof parseSync>['program'],
): { message: string; start: number }[] {
  if (!checkedRooms.test(path) || theOne.test(path)) return []
  const turns: Turn[] = []
  const blocks: { start: number; end: number }[] = [program]
  const block = (node: { start: number; end: number }) => blocks.push(node)
  new Visitor({
    BlockStatement: block,
    ArrowFunctionExpression: block,
    IfStatement: ({ consequent }) => block(consequent),
    CallExpression: ({ callee, arguments: given, start }) => {
      const time = given[1]
      // A literal time, such as midnight, is never in the hour of the change.
      if (callee.type !== 'Identifier' || !turning.has(callee.name) || !time || time.type === 'Literal') return
      turns.push({ start, time: text.slice(time.start, time.end) })
    },
  }).visit(program)
  const blockOf = ({ start }: Turn) => blocks.filter(one => one.start <= start && start < one.end).at(-1)
  const isPair = (turn: Turn) =>
    turns.some(one => one.start < turn.start && one.time !== turn.time && blockOf(one) === blockOf(turn))
  const isMove = ({ time }: Turn) => /^(amsterdamTime|formatTime)\(/.test(time)
  return turns.filter(turn => isPair(turn) || isMove(turn)).map(({ start }) => ({ message, start }))
}
