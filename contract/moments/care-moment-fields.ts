// The form fields for when the work is.
import * as z from 'zod/mini'
import { minute } from '../schemas.ts'

/** Whole minutes. */
export const breakMinutes = z.int().check(z.minimum(0), z.maximum(720))
/** When the work is. */
export const times = { startDate: minute(), endDate: minute(), breakMinutes: z._default(breakMinutes, 0) }
