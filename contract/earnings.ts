// Earnings (verdiensten): what a care worker worked in a month, and how far its money has come.
import * as z from 'zod/mini'
import { amounts } from './invoices.ts'
import { command } from './operations.ts'
import { address } from './schemas.ts'

/** Where money for work is: with whom it waits, or that it was paid. Each cent of worked hours is in one stage. */
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
   * Four sums of the work of this month, in cents without VAT, with bonus and expenses, less credit notes. Each holds the next:
   * `worked` = `approved` + toHandIn + toApprove, `approved` = `invoiced` + toInvoice + toPayroll + payroll,
   * `invoiced` = `paid` + toPayOut + inPayoutRun + toPayBack.
   */
  worked: z.int(),
  approved: z.int(),
  invoiced: z.int(),
  /** What was paid out, without the VAT that was paid with it. Temporary work is paid by payroll and is never in it. */
  paid: z.int(),
  /** Hours still to be handed in, or sent back: by the plan, or as they were handed in. */
  toHandIn: z.int(),
  /** Hours that somebody must still agree with, or decide about. */
  toApprove: z.int(),
  /** Approved freelance work that is on no invoice yet. */
  toInvoice: z.int(),
  /** Approved temporary work, for the payroll export of a week that is still open. */
  toPayroll: z.int(),
  /** Temporary work in the payroll export of a closed week. */
  payroll: z.int(),
  /** Invoiced, and in no payout file. */
  toPayOut: z.int(),
  /** In a payout file of which the bank's result is not known yet. */
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
  /** What the sums of a month are made of: the money of one shift in one stage each. */
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
          careMoment: address('CareMoment'),
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
