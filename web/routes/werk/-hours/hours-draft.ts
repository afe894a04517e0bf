// The hours form so far, and its errors.

import type { FieldErrors } from '#care/form/refusal.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { type Hours, plannedHours, submittedHours, workedHours } from '#care/moment/hours.ts'
import { dateOf } from '#care/moment/moment.ts'
import { isShaped } from '#client/draft-shape.ts'
import type { Expense } from '#rules/money/invoice-lines.ts'
import { hoursProblem } from '#rules/money/worked-hours.ts'
import { hoursFromTelling } from '#rules/shifts/arrival.ts'
import { pairOf, type Span } from '#rules/time/clock-pair.ts'
import { formatTime } from '#rules/time/format-nl.ts'

export type DraftExpense = {
  kind: Expense['kind']
  quantity: number | null
  amount: number | null
  description: string
  /** The receipt: its IRI, and the name of the file on this device. */
  file?: string | null | undefined
  fileName?: string | undefined
}
export type HoursDraft = {
  startDate: string | null
  startTime: string | null
  endDate: string | null
  endTime: string | null
  breakMinutes: number | null
  expenses: DraftExpense[]
  reason: string
  note: string
}
/** The initial times of a moment's draft. */
const spanOf = (moment: ListedMoment): Span =>
  submittedHours(moment) ?? hoursFromTelling({ startDate: moment.startDate, endDate: moment.endDate }, moment)
/** The planned hours with the reported times, or the submitted ones if those were not approved. */
export function draftOf(moment: ListedMoment): HoursDraft {
  const { breakMinutes, expenses } = workedHours(moment)
  const { startDate, endDate } = spanOf(moment)
  return {
    startDate: dateOf(startDate),
    startTime: formatTime(startDate),
    endDate: dateOf(endDate),
    endTime: formatTime(endDate),
    breakMinutes,
    expenses,
    reason: '',
    note: '',
  }
}

/** The hours in a draft of this moment, with a half-filled expense as zero; null while times are missing. */
export function figuresOf(draft: HoursDraft, moment: ListedMoment): Hours | null {
  const { startDate, startTime, endDate, endTime, breakMinutes, expenses } = draft
  if (!startDate || !startTime || !endDate || !endTime) return null
  return {
    ...pairOf({ date: startDate, time: startTime }, { date: endDate, time: endTime }, 'typed', spanOf(moment)),
    breakMinutes: breakMinutes ?? 0,
    expenses: expenses.map(({ quantity, amount, fileName, ...expense }) => ({
      ...expense,
      quantity: quantity ?? 0,
      amount: amount ?? 0,
    })),
  }
}

/** Whether the worked times or break differ from the plan: then a reason is required. */
export function differsFromPlan(draft: HoursDraft, moment: ListedMoment): boolean {
  const [worked, planned] = [figuresOf(draft, moment), plannedHours(moment)]
  if (!worked) return false
  const same = (one: string, other: string) => Date.parse(one) === Date.parse(other)
  return (
    !same(worked.startDate, planned.startDate) ||
    !same(worked.endDate, planned.endDate) ||
    worked.breakMinutes !== planned.breakMinutes
  )
}

function expenseErrors({ kind, quantity, amount, description }: DraftExpense, index: number): FieldErrors {
  const at = `expenses[${index}]`
  return {
    ...(kind === 'kilometres' && !quantity && { [`${at}.quantity`]: 'Vul het aantal kilometers in.' }),
    ...(!amount && { [`${at}.amount`]: 'Vul een bedrag in.' }),
    ...(kind === 'other' && !description.trim() && { [`${at}.description`]: 'Schrijf waarvoor dit was.' }),
  }
}

/** All errors of a draft, by the server's paths, checked before it is sent. `now` by the server's clock. */
export function errorsIn(draft: HoursDraft, moment: ListedMoment, now: string): FieldErrors {
  const figures = figuresOf(draft, moment)
  const errors: FieldErrors = {
    ...(!(draft.startDate && draft.startTime) && { startDate: 'Vul in wanneer je begon.' }),
    ...(!(draft.endDate && draft.endTime) && { endDate: 'Vul in wanneer je klaar was.' }),
    ...(draft.breakMinutes === null && { breakMinutes: 'Vul het aantal minuten in. Geen pauze? Vul dan 0 in.' }),
  }
  const problem = figures && hoursProblem(figures, moment, now, [])
  if (problem) errors[problem.field] = problem.message
  if (differsFromPlan(draft, moment)) {
    if (!draft.reason) errors.reason = 'Je uren wijken af van de planning. Kies waarom.'
    else if (draft.reason === 'Anders' && !draft.note.trim()) errors.note = 'Schrijf kort wat er anders was.'
  }
  return Object.assign(errors, ...draft.expenses.map(expenseErrors))
}

/** The reason as the other party reads it: "Uitgelopen op verzoek: wachten op de huisarts"; null when none is required. */
export function reasonOf(draft: HoursDraft, moment: ListedMoment): string | null {
  if (!differsFromPlan(draft, moment)) return null
  return [draft.reason, draft.note.trim()].filter(Boolean).join(': ')
}

const empty = { startDate: null, startTime: null, endDate: null, endTime: null, breakMinutes: null, reason: '', note: '' }
const blankExpense = { quantity: null, amount: null, description: '' }
const filledExpense = { quantity: 0, amount: 0, description: '' }
const filled = { startDate: '', startTime: '', endDate: '', endTime: '', breakMinutes: 0, reason: '', note: '' }
const kinds: readonly unknown[] = ['kilometres', 'public_transport', 'other'] satisfies Expense['kind'][]
/** The stored draft; undefined when it is not a draft of this form. */
export function readDraft(kept: unknown): HoursDraft | undefined {
  if (!isShaped<Partial<HoursDraft>>(kept, empty, filled) || !Array.isArray(kept.expenses)) return undefined
  return kept.expenses.every(one => isShaped(one, blankExpense, filledExpense) && 'kind' in one && kinds.includes(one.kind))
    ? (kept as HoursDraft)
    : undefined
}
