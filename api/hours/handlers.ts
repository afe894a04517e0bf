import { UserFile } from '../../contract/files.ts'
import type { hoursOperations } from '../../contract/hours.ts'
import type { Actor } from '../../contract/language.ts'
import { type Handlers, plain } from '../platform/concept.ts'
import type { Tx } from '../platform/database.ts'
import { invalid, violationCodes } from '../platform/problem.ts'
import { visibleAmong } from '../platform/rows.ts'
import { approveHours } from './queries.ts'

export const handlers: Handlers<typeof hoursOperations> = {
  submit: async ({ tx, item, body, me, now }) => {
    await mustOwnReceipts(tx, body.expenses, me)
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
  approve: ({ tx, item, now }) => approveHours(tx, item, now),
  approveNotWorked: plain,
  rejectProposal: async ({ body }) => ({ status_reason: body.reason }),
  disapprove: async ({ body }) => ({ status_reason: body.reason, proposed_by: null }),
}

const mustOwnReceipts = async (tx: Tx, expenses: { file?: string | null | undefined }[], me: Actor) => {
  const given = expenses.flatMap((expense, index) => (expense.file ? [{ index, uuid: expense.file.slice(-36) }] : []))
  if (given.length === 0) return
  const there = await visibleAmong(
    tx,
    UserFile,
    given.map(({ uuid }) => uuid),
    me,
    '',
  )
  const missing = given.find(({ uuid }) => !there.has(uuid))
  if (missing) throw invalid(`expenses[${missing.index}].file`, 'Deze bijlage is er niet.', violationCodes.wrongType)
}
