import { now } from '../../api/platform/clock.ts'
import { addDays, amsterdamDate } from '../../rules/amsterdam.ts'

/** The date so many days after today, as the app says it is: after midnight in Amsterdam another than in UTC. */
export const daysAhead = (days: number): string => addDays(amsterdamDate(now()), days)
