import type { CareMoment } from '../../contract/care-moments.ts'
import type { hoursOperations } from '../../contract/hours.ts'
import type { Item } from '../../contract/language.ts'
import { amsterdamDate } from '../../rules/amsterdam.ts'
import { invoiceLines } from '../../rules/invoice-lines.ts'
import { isoWeekOf } from '../../rules/iso-week.ts'
import { workedMinutes } from '../../rules/worked-hours.ts'
import { addLines } from '../invoices/queries.ts'
import { type Changes, type Handlers, plain } from '../platform/concept.ts'
import type { Tx } from '../platform/database.ts'
import { invalid } from '../platform/problem.ts'

type Moment = Item<typeof CareMoment>

const approve = async (tx: Tx, moment: Moment, now: string): Promise<Changes> => {
  // A counter-proposal that is accepted becomes the figures; otherwise those of the worker stand.
  const isProposal =
    moment.status === 'proposal' ||
    (moment.status === 'proposal_rejected' && moment.proposedStartDate !== undefined && moment.actualStartDate === undefined)
  const worked = {
    startDate: (isProposal ? moment.proposedStartDate : moment.actualStartDate) ?? moment.startDate,
    endDate: (isProposal ? moment.proposedEndDate : moment.actualEndDate) ?? moment.endDate,
    breakMinutes: (isProposal ? moment.proposedBreakMinutes : moment.actualBreakMinutes) ?? moment.breakMinutes,
  }
  const expenses = (isProposal ? moment.proposedExpenses : undefined) ?? moment.expenses
  const facts = await tx
    .selectFrom('care_moment')
    .select(['hourly_rate', 'rate_is_fixed', 'organization_uuid', 'contract_type'])
    .where('uuid', '=', moment.uuid)
    .executeTakeFirstOrThrow()
  const minutes = workedMinutes(worked)
  const lines = invoiceLines({
    workedMinutes: minutes,
    hourlyRateCents: facts.hourly_rate!,
    fixedRate: facts.rate_is_fixed,
    bonusCents: moment.bonus,
    expenses: expenses.map(e => ({ kind: e.kind, quantity: e.quantity, amountCents: e.amount, description: e.description })),
  })
  const approved = {
    uuid: moment.uuid,
    careWorker: moment.assignee!.uuid,
    organization: facts.organization_uuid,
    contractType: facts.contract_type ?? 'freelance',
    minutes,
    date: amsterdamDate(worked.startDate),
    period: isoWeekOf(worked.startDate),
  }
  await addLines(tx, approved, lines, now)
  await tx
    .updateTable('care_worker')
    .set({ phase: 'won' })
    .where('uuid', '=', approved.careWorker)
    .where('phase', '=', 'startup')
    .execute()
  return {
    actual_start_date: worked.startDate,
    actual_end_date: worked.endDate,
    actual_break_minutes: worked.breakMinutes,
    expenses: JSON.stringify(expenses),
    proposed_by: null,
  }
}

export const handlers: Handlers<typeof hoursOperations> = {
  submit: async ({ item, body, now }) => {
    if (item.status === 'awaiting_approval') {
      if (!body.reason) throw invalid('reason', 'Zeg waarom je andere uren voorstelt.')
      return {
        proposed_start_date: body.startDate,
        proposed_end_date: body.endDate,
        proposed_break_minutes: body.breakMinutes,
        proposed_expenses: JSON.stringify(body.expenses),
        proposed_by: 'organization',
        status_reason: body.reason,
      }
    }
    if (body.endDate > now) throw invalid('endDate', 'Dit tijdstip ligt nog in de toekomst.')
    if (body.startDate >= item.endDate || body.endDate <= item.startDate)
      throw invalid('startDate', 'Deze uren vallen buiten de dienst.')
    const differs = body.startDate !== item.startDate || body.endDate !== item.endDate || body.breakMinutes !== item.breakMinutes
    if (differs && !body.reason) throw invalid('reason', 'Je uren wijken af van de planning. Zeg waarom.')
    return {
      actual_start_date: body.startDate,
      actual_end_date: body.endDate,
      actual_break_minutes: body.breakMinutes,
      expenses: JSON.stringify(body.expenses),
      proposed_by: 'care_worker',
      status_reason: body.reason ?? null,
    }
  },
  notWorked: async ({ body, me }) => ({
    status_reason: body.reason,
    proposed_by: me.roles.includes('ROLE_PLANNER')
      ? null
      : me.roles.includes('ROLE_CARE_WORKER')
        ? 'care_worker'
        : 'organization',
  }),
  approve: ({ tx, item, now }) => approve(tx, item, now),
  approveNotWorked: plain,
  rejectProposal: async ({ body }) => ({ status_reason: body.reason }),
  disapprove: async ({ body }) => ({ status_reason: body.reason, proposed_by: null }),
}
