import { isDeepStrictEqual } from 'node:util'
import { UserFile } from '../../contract/files.ts'
import { type Actor, type Item, type Out, uuidOf } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { hoursOperations } from '../../contract/moments/hours.ts'
import type { Work } from '../../rules/money/worked-hours.ts'
import type { Changes, Concept, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { permissionOf, refusalOf } from '../platform/rows/permission.ts'
import { findItem, saveItem, visibleAmong } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { approveHours, type Figures, lockWorkers, notHeld, problemOfWriting } from './queries.ts'

type Moment = Item<typeof CareMoment>
type SubmittedHours = Out<(typeof hoursOperations)['submit']['body']>
type Expenses = NonNullable<SubmittedHours['expenses']>
const noProposal = {
  proposed_start_date: null,
  proposed_end_date: null,
  proposed_break_minutes: null,
  proposed_expenses: null,
}

const handlers = {
  submit: async ({ tx, item, body, viewer, me, now }) => {
    await mustOwnReceipts(tx, body.expenses ?? [], viewer)
    const problem = await problemOfWriting(tx, item, body, me, now)
    if (problem) throw invalid(problem.field, problem.message)
    if (!body.reason) mustNotOweReason(item, body)
    return item.status === 'awaiting_approval' ? proposed(item, body) : handedIn(body)
  },
  notWorked: async ({ body, me }) => ({
    ...notHeld,
    status_reason: body.reason,
    proposed_by: me.roles.includes('ROLE_PLANNER')
      ? null
      : me.roles.includes('ROLE_CARE_WORKER')
        ? 'care_worker'
        : 'organization',
  }),
  approve: async ({ tx, item, body, me, now }) => {
    if (item.status === 'proposal_rejected' && !body?.reason)
      throw invalid('reason', 'Zeg waarom je dit besluit: beide partijen lezen het.', violationCodes.blank)
    return { ...(await approveHours(tx, item, me, now, decidedOn(item, body, me))), ...why(body) }
  },
  approveMany: async ({ tx, body, viewer }) => {
    const versions = new Map(body.careMoments.map(({ careMoment, version }) => [uuidOf(careMoment), version]))
    const moments = await lockAll(tx, [...versions.keys()], viewer)
    const refusals = new Map<string, string>()
    for (const [uuid, version] of versions) {
      const refusal = await tryToApprove(tx, moments.get(uuid), version, viewer)
      if (refusal) refusals.set(uuid, refusal)
    }
    return {
      results: [...versions.keys()].map(uuid => ({
        careMoment: `/v1/care_moments/${uuid}`,
        refusal: refusals.get(uuid) ?? null,
      })),
    }
  },
  approveNotWorked: async ({ body }) => why(body),
  rejectProposal: async ({ body }) => ({ status_reason: body.reason }),
  disapprove: async ({ body }) => ({ status_reason: body.reason, proposed_by: null, ...notHeld }),
} satisfies Handlers<typeof hoursOperations>

// Locks the moments before their workers, and both in a fixed order, so that simultaneous approvals wait without a deadlock.
const lockAll = async (tx: Tx, uuids: string[], viewer: Viewer) => {
  const moments = new Map<string, Moment>()
  for (const uuid of uuids.toSorted()) {
    const moment = await findItem(tx, CareMoment, uuid, viewer, { lock: true })
    if (moment) moments.set(uuid, moment as unknown as Moment)
  }
  const workers = [...moments.values()].flatMap(({ assignee }) => assignee?.uuid ?? [])
  await lockWorkers(tx, workers)
  return moments
}
/** Approves as the action does; gives the sentence of the refusal. A refusal comes before anything of this moment is written. */
const tryToApprove = async (tx: Tx, moment: Moment | undefined, version: number, { me, now }: Viewer) => {
  try {
    if (!moment) throw new Problem('not_found')
    const permission = permissionOf(CareMoment, 'approve', moment, me, now)
    if (permission === 'forbidden') throw new Problem(permission)
    if (typeof permission === 'string') throw refusalOf(permission, CareMoment, moment)
    if (moment.version !== version) throw new Problem('version')
    const changes = await approveHours(tx, moment, me, now)
    await saveItem(tx, CareMoment, moment.uuid, { ...changes, status: permission.to }, now)
    const approved = { name: 'care_moment_approved', subjectType: 'CareMoment', subjectUuid: moment.uuid } as const
    await record(tx, [{ ...approved, me, now, from: moment.status, to: permission.to! }])
    return undefined
  } catch (problem) {
    if (problem instanceof Problem) return problem.message
    throw problem
  }
}

type Approval = Out<(typeof hoursOperations)['approve']['body']>
/** The figures that a planner decides on, if they differ from the submitted ones. */
const decidedOn = (item: Moment, body: Approval, me: Actor): Figures | undefined => {
  if (!body?.asProposed && !body?.hours) return undefined
  const field = body.hours ? 'hours' : 'asProposed'
  if (!me.roles.includes('ROLE_PLANNER')) throw invalid(field, 'Alleen een planner stelt andere uren vast.')
  if (!body.reason) throw invalid('reason', 'Zeg waarom je dit besluit: beide partijen lezen het.', violationCodes.blank)
  if (body.hours) return { ...body.hours, expenses: item.expenses }
  const { proposedStartDate: startDate, proposedEndDate: endDate, proposedBreakMinutes, proposedExpenses } = item
  if (!startDate || !endDate) throw invalid(field, 'Er zijn geen andere uren voorgesteld.')
  return { startDate, endDate, breakMinutes: proposedBreakMinutes ?? 0, expenses: proposedExpenses ?? item.expenses }
}

// Without a new explanation the old one stays, because it explains the hours.
const why = (body: { reason?: string | null | undefined } | undefined): Changes<typeof CareMoment> =>
  body?.reason ? { status_reason: body.reason } : {}

const isSameTime = (one: Work, other: Work) =>
  one.startDate === other.startDate && one.endDate === other.endDate && one.breakMinutes === other.breakMinutes
const mustNotOweReason = (item: Moment, hours: Work) => {
  if (item.status === 'awaiting_approval') throw invalid('reason', 'Zeg waarom je andere uren voorstelt.')
  if (!isSameTime(hours, item)) throw invalid('reason', 'Je uren wijken af van de planning. Zeg waarom.')
}

const handedIn = (body: SubmittedHours): Changes<typeof CareMoment> => ({
  actual_start_date: body.startDate,
  actual_end_date: body.endDate,
  actual_break_minutes: body.breakMinutes,
  expenses: JSON.stringify(body.expenses ?? []),
  proposed_by: 'care_worker',
  status_reason: body.reason ?? null,
  ...noProposal,
  ...notHeld,
})
const asPaid = (expenses: Expenses) => expenses.map(expense => ({ ...expense, file: expense.file ?? null }))
const proposed = (item: Moment, body: SubmittedHours): Changes<typeof CareMoment> => {
  const worked = { startDate: item.actualStartDate!, endDate: item.actualEndDate!, breakMinutes: item.actualBreakMinutes! }
  const expenses = body.expenses ?? item.expenses
  if (isSameTime(body, worked) && isDeepStrictEqual(asPaid(expenses), asPaid(item.expenses)))
    throw invalid('startDate', 'Dit zijn de ingediende uren: keur ze goed.')
  return {
    proposed_start_date: body.startDate,
    proposed_end_date: body.endDate,
    proposed_break_minutes: body.breakMinutes,
    proposed_expenses: JSON.stringify(expenses),
    proposed_by: 'organization',
    status_reason: body.reason,
    ...notHeld,
  }
}

const mustOwnReceipts = async (tx: Tx, expenses: Expenses, viewer: Viewer) => {
  const receipts = expenses.flatMap((expense, index) => (expense.file ? [{ index, uuid: uuidOf(expense.file) }] : []))
  if (receipts.length === 0) return
  const visible = await visibleAmong(
    tx,
    UserFile,
    receipts.map(({ uuid }) => uuid),
    viewer,
  )
  const missing = receipts.find(({ uuid }) => !visible.has(uuid))
  if (missing) throw invalid(`expenses[${missing.index}].file`, 'Deze bijlage is er niet.', violationCodes.wrongType)
}

export const hours = { operations: hoursOperations, handlers, mails, mailTemplates, jobs } satisfies Concept
