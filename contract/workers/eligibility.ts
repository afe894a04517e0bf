// Whether somebody can do a moment: the reasons why not, and what is good to know (rules/shifts/eligibility.ts).
import * as z from 'zod/mini'

/** Why not: a code and a sentence. */
export const reason = z.object({ code: z.string(), message: z.string() })
/**
 * Good to know: about working time, with the calculation (rules/typed/reason.ts). It shows the worker only their own shifts, and
 * others only those they may see anyway.
 */
export const signal = z.object({
  code: z.string(),
  message: z.string(),
  calculation: z.optional(
    z.object({
      article: z.string(),
      rule: z.string(),
      norm: z.string(),
      isLaw: z.boolean(),
      shifts: z.array(
        z.object({
          ...{ startDate: z.string(), endDate: z.string(), breakMinutes: z.int() },
          ...{ placeName: z.optional(z.string()), isNew: z.boolean() },
        }),
      ),
      sum: z.array(z.string()),
    }),
  ),
})
/** Why not, and what is good to know. */
export const eligibility = { reasons: z.array(reason), signals: z.array(signal) }
