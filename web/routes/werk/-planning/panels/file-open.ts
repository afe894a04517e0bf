import { daysBetween } from '#care/amsterdam-time.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { plannedStatuses } from '#contract/status-groups.ts'

// How many days after a shift its worker may still look into the client's file.
const openDays = 90

/** Whether the worker of this shift may look into its client's file. */
export const isFileOpen = ({ client, status, endDate }: Pick<Moment, 'client' | 'status' | 'endDate'>): boolean =>
  client !== undefined && plannedStatuses.includes(status) && daysBetween(dateOf(endDate), dateOf(now())) < openDays
