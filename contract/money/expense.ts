// An expense of a shift (onkosten), as handed in with the hours and invoiced.
import * as z from 'zod/mini'
import { cents, iriText, textOrNone } from '../schemas.ts'

const expenseKind = ['kilometres', 'public_transport', 'other'] as const

const fileAddress = /^\/v1\/user_files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Kilometres: `quantity` times a price in cents. Everything else: `quantity` 1 and the whole amount. */
export const expense = z.object({
  kind: z.enum(expenseKind),
  quantity: z.number().check(z.positive(), z.maximum(2000), z.multipleOf(0.01)),
  amount: cents(100_000),
  description: z._default(textOrNone(200), ''),
  /** The receipt: the IRI of an uploaded file. */
  file: z.nullish(iriText('UserFile', z.string().check(z.regex(fileAddress, { error: 'iri' })))),
})
