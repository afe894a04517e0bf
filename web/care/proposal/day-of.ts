import { formatDateLong } from '../../../rules/format-nl.ts'
import { dateOf } from '../moment/moment.ts'

/** The day of an instant in full: "donderdag 19 november 2026". */
export const dayOf = (instant: string): string => formatDateLong(dateOf(instant))
