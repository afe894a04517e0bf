// The transition tables as graphs: no status is a dead end, every status can be reached, and somebody can use each row.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allResources } from './catalogue.ts'
import { contract } from './index.ts'
import type { AnyResource, Transition } from './language.ts'
import type { Operation } from './operations.ts'

interface Life {
  /** The statuses in which an item begins. */
  begins: readonly string[]
  /** Statuses without a way out, and why. */
  final: Record<string, string>
  /** Statuses that no row leads to: they follow from something else, or come from elsewhere. */
  follows?: readonly (readonly [from: string, to: string, by: string])[]
}
const over = 'is over'
const lives: Record<string, Life> = {
  CareMoment: {
    // A shift of a period is assigned to its worker at once.
    begins: ['open', 'assigned'],
    final: {
      canceled: over,
      assignment_expired: 'its time has come and gone',
      not_worked: 'is settled: there is nothing to pay',
    },
  },
  CareMomentPublication: {
    begins: ['open'],
    final: { withdrawn: 'what is offered again has another publication' },
    follows: [
      ['open', 'closed', 'someone was chosen, or the moment is off'],
      ['closed', 'open', 'who was chosen gave it back'],
    ],
  },
  CareMomentPublicationReaction: {
    begins: ['open'],
    final: {
      not_selected_withdrawn: over,
      canceled: over,
      assignment_canceled: 'who gave it back reacts anew',
      rejected: over,
      withdrawn: over,
    },
    follows: [
      ['open', 'not_selected', 'another was chosen'],
      ['not_selected', 'open', 'the other gave it back'],
      ['open', 'canceled', 'the moment was canceled'],
      ['assigned', 'canceled', 'the moment was canceled'],
      ['assigned', 'assignment_canceled', 'the assignment was canceled'],
    ],
  },
  CareMomentInvitation: {
    begins: ['waiting'],
    final: { accepted: over, declined: 'who is asked again gets another', expired: 'likewise', withdrawn: 'likewise' },
  },
  CareMomentCall: {
    begins: ['calling'],
    final: {},
    follows: [['calling', 'unknown', 'nobody noted what came of it']],
  },
  RecurringCareMoment: {
    begins: ['running'],
    final: { ended: 'what comes after it is another series' },
    follows: [['running', 'ended', 'nothing of it lies ahead']],
  },
  Client: {
    begins: ['new'],
    final: { closed: over },
  },
  CareRequest: { begins: ['new', 'active'], final: { closed: 'what is asked anew is another request' } },
  CareWorkerDocument: { begins: ['submitted'], final: { rejected: 'another is handed in', expired: 'another is handed in' } },
  ContractProposal: { begins: ['open'], final: { accepted: over, rejected: over, withdrawn: over, expired: over } },
  PayoutFile: { begins: ['made'], final: { paid_out: over, withdrawn: 'another is made' } },
  Roster: {
    begins: ['waiting'],
    final: { ready: over, stopped: 'who wants more asks for another' },
    follows: [
      ['waiting', 'running', 'its work has begun'],
      ['running', 'ready', 'nothing is better'],
      ['running', 'stopped', 'it took too long'],
      ['stopping', 'ready', 'nothing is better'],
      ['stopping', 'stopped', 'somebody wanted the best so far'],
      ['running', 'failed', 'it is tried again'],
      ['failed', 'running', 'it is tried again'],
    ],
  },
  AssignmentAgreement: {
    begins: ['waiting_for_both', 'waiting_for_worker'],
    final: { ended: 'whoever gets the work next agrees anew' },
  },
  OrganizationUser: { begins: ['active'], final: {} },
  User: { begins: ['active'], final: {} },
  IdentityProvider: { begins: ['active'], final: {} },
  ApiClient: { begins: ['active'], final: { ended: 'is for good: another one is made instead' } },
  BigRegister: {
    begins: ['loading'],
    final: { replaced: 'another is in use' },
    follows: [['current', 'replaced', 'another was loaded']],
  },
  WebhookEndpoint: {
    begins: ['active'],
    final: {},
    follows: [['active', 'paused', 'nothing was accepted for three days, or it is gone']],
  },
  WebhookDelivery: {
    begins: ['waiting'],
    final: {},
    follows: [
      ['waiting', 'delivered', 'it was accepted'],
      ['waiting', 'failed', 'it was not, for three days, or its endpoint stands still'],
    ],
  },
}
/** Actions carried out by an operation of another kind. */
const doneBy: Record<string, string> = {
  'CareMomentPublicationReaction.select': 'publications.select',
  'ContractProposal.accept': 'contractProposals.answer',
  'ContractProposal.reject': 'contractProposals.answer',
  'ContractProposal.withdraw': 'contractProposals.answer',
  'ContractProposal.resend': 'contractProposals.resend',
}
/** Events that several actions share, because the same thing has happened. */
const shared = ['care_moment_not_worked']

const operations = Object.entries(contract).flatMap(([concept, all]) =>
  Object.entries<Operation>(all).map(([name, operation]) => ({ id: `${concept}.${name}`, operation })),
)
const statusesOf = ({ fields }: AnyResource): readonly string[] => {
  const field = fields.status
  if (!field || 'relation' in field) return []
  return (z.toJSONSchema(('computed' in field ? field.computed : field) as z.ZodMiniType).enum ?? []) as string[]
}
const rowsOf = ({ actions }: AnyResource): { action: string; row: Transition }[] =>
  Object.entries(actions).flatMap(([action, rows]) => rows.map(row => ({ action, row })))
const acting = allResources.filter(({ actions }) => Object.keys(actions).length > 0)
const movesOf = (resource: AnyResource, { follows = [] }: Life): (readonly [from: string, to: string])[] => [
  ...rowsOf(resource).flatMap(({ row }) =>
    row.from.flatMap(from => (row.to && row.to !== from ? [[from, row.to] as const] : [])),
  ),
  ...follows.map(([from, to]) => [from, to] as const),
]
const reachedFrom = (begins: readonly string[], moves: ReturnType<typeof movesOf>): string[] => {
  const next = moves.filter(([from, to]) => begins.includes(from) && !begins.includes(to)).map(([, to]) => to)
  return next.length > 0 ? reachedFrom([...begins, ...new Set(next)], moves) : [...begins]
}

test('each resource with actions has its life here, and no other', () => {
  expect(Object.keys(lives).toSorted()).toEqual(acting.map(({ type }) => type).toSorted())
})

describe.each(acting)('$type', resource => {
  const life = lives[resource.type]!
  const statuses = statusesOf(resource)
  const moves = movesOf(resource, life)

  test('has a name in each status, and in no other', () => {
    expect(Object.keys(resource.statusNames ?? {}).toSorted()).toEqual(statuses.toSorted())
  })
  test('goes from and to statuses that there are', () => {
    const named = [
      ...life.begins,
      ...Object.keys(life.final),
      ...moves.flat(),
      ...rowsOf(resource).flatMap(({ row }) => row.from),
    ]
    expect(named.filter(status => !statuses.includes(status))).toEqual([])
  })
  test('can come into each status', () => {
    const reached = reachedFrom(life.begins, moves)
    expect(statuses.filter(status => !reached.includes(status))).toEqual([])
  })
  test('can leave each status that is not final, and none that is', () => {
    const stuck = statuses.filter(status => moves.every(([from]) => from !== status))
    expect(stuck.toSorted()).toEqual(Object.keys(life.final).toSorted())
  })
  test('does each action by an operation, or by itself', () => {
    const withoutOperation = Object.entries(resource.actions).filter(
      ([action, rows]) =>
        rows.some(({ by }) => by.length > 0) &&
        !operations.some(({ operation }) => operation.resource === resource && operation.action === action),
    )
    const listed = Object.keys(doneBy).filter(name => name.startsWith(`${resource.type}.`))
    expect(withoutOperation.map(([action]) => `${resource.type}.${action}`).toSorted()).toEqual(listed.toSorted())
  })
  test('leads each role from a status one way by an action', () => {
    const ways = rowsOf(resource).flatMap(({ action, row }) =>
      row.by.flatMap(role => row.from.map(from => `${action} of ${from} by ${role}`)),
    )
    expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([])
  })
})

test('what another operation does is done by one that there is', () => {
  expect(Object.values(doneBy).filter(id => !operations.some(operation => operation.id === id))).toEqual([])
})
test('an event is of one action, but where the same has happened', () => {
  const written = acting.flatMap(resource =>
    rowsOf(resource).map(({ action, row }) => ({ event: row.event, of: `${resource.type}.${action}` })),
  )
  const actionsOf = (event: string) => new Set(written.filter(each => each.event === event).map(({ of }) => of))
  const several = [...new Set(written.map(({ event }) => event))].filter(event => actionsOf(event).size > 1)
  expect(several.toSorted()).toEqual(shared)
})
