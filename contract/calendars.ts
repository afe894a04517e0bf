// The planning as a calendar subscription (iCalendar): an address that is its own secret and can be withdrawn.
import * as z from 'zod/mini'
import { command, file } from './operations.ts'

const by = ['ROLE_CARE_WORKER'] as const
export const calendarOperations = {
  get: command('GET', '/calendar_feed', { by, addition: true, answer: z.object({ exists: z.boolean() }) }),
  /** Its address outlives the hour in which a planner looks through these eyes. */
  open: command('POST', '/calendar_feed', { by, inOwnName: true, addition: true, answer: z.object({ url: z.string() }) }),
  close: command('DELETE', '/calendar_feed', { by, addition: true }),
  read: file('/calendars/{token}', { by: 'public', addition: true, params: { token: /^[0-9a-f]{128}$/ } }),
}
