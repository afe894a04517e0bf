import { now } from '../../api/platform/clock.ts'
import { addDays, amsterdamDate } from '../../rules/time/amsterdam.ts'

/** The date this many days after today, by the app's clock: after midnight in Amsterdam it differs from UTC. */
export const daysAhead = (days: number): string => addDays(amsterdamDate(now()), days)
