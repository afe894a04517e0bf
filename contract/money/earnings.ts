// Earnings (verdiensten): a care worker's work in a month, and how far its money has come.
import * as z from 'zod/mini'
import { command } from '../operations.ts'
import { iriText } from '../schemas.ts'
import { amounts } from './invoices.ts'

/** Where the money for work is: who it waits for, or that it was paid. Each cent of worked hours is in one stage. */
export const earningStage = [
  'toHandIn',
  'toApprove',
  'toInvoice',
  'toPayroll',
  'payroll',
  'toPayOut',
  'inPayoutRun',
  'toPayBack',
  'paid',
] as const
const month = {
  /**
   * Four sums of this month's work, in cents without VAT, with bonus and expenses, less credit notes. Each includes the next:
   * `worked` = `approved` + toHandIn + toApprove, `approved` = `invoiced` + toInvoice + toPayroll + payroll, `invoiced` = `paid`
   * + toPayOut + inPayoutRun + toPayBack.
   */
  worked: z.int(),
  approved: z.int(),
  invoiced: z.int(),
  /** Paid out, without the VAT. Temporary work is paid by payroll and is never in it. */
  paid: z.int(),
  /** Hours still to be handed in or sent back: by the plan, or as handed in. */
  toHandIn: z.int(),
  /** Hours that somebody must still approve or decide on. */
  toApprove: z.int(),
  /** Approved freelance work that is on no invoice yet. */
  toInvoice: z.int(),
  /** Approved temporary work, for the payroll export of a week that is still open. */
  toPayroll: z.int(),
  /** Temporary work in the payroll export of a closed week. */
  payroll: z.int(),
  /** Invoiced, and in no payout file. */
  toPayOut: z.int(),
  /** In a payout file that the bank has not confirmed yet. */
  inPayoutRun: z.int(),
  /** Paid out and credited afterwards: below zero. */
  toPayBack: z.int(),
  /** The minutes of the approved hours. */
  minutes: z.int(),
}

const by = ['ROLE_CARE_WORKER', 'ROLE_PLANNER'] as const
export const earningOperations = {
  ofYear: command('GET', '/care_workers/{uuid}/earnings', {
    by,
    addition: true,
    query: z.object({ year: z.coerce.number().check(z.multipleOf(1), z.minimum(2000), z.maximum(2100)) }),
    answer: z.object({
      months: z.array(z.object({ month: z.int(), ...month })),
      weeks: z.array(z.object({ period: z.string(), invoices: z.int(), ...amounts })),
    }),
  }),
  /** What a month's sums consist of: the money of one shift in one stage each. */
  ofMonth: command('GET', '/care_workers/{uuid}/earning_parts', {
    by,
    addition: true,
    query: z.object({
      month: z.string().check(z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, { error: 'Kies een maand.' })),
    }),
    answer: z.object({
      parts: z.array(
        z.object({
          stage: z.enum(earningStage),
          careMoment: iriText('CareMoment'),
          title: z.string(),
          organization: z.string(),
          date: z.iso.date(),
          amount: z.int(),
          invoice: z.optional(
            z.object({
              '@id': z.string(),
              uuid: z.string(),
              number: z.string(),
              period: z.string(),
              type: z.enum(['invoice', 'credit_note']),
            }),
          ),
          /** The week of the payroll export, for approved temporary work. */
          payrollWeek: z.optional(z.string()),
        }),
      ),
    }),
  }),
}
