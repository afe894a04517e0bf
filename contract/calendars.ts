// The planning of a care worker, or who comes to the clients of a family, as a calendar subscription (iCalendar). Its address is secret and can be withdrawn.
import * as z from 'zod/mini'
import { command, file } from './operations.ts'

const by = ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'] as const
export const calendarOperations = {
  get: command('GET', '/calendar_feed', { by, addition: true, answer: z.object({ exists: z.boolean() }) }),
  /** The address stays valid after a planner has stopped impersonating, so a planner who impersonates may not ask for it. */
  open: command('POST', '/calendar_feed', { by, inOwnName: true, addition: true, answer: z.object({ url: z.string() }) }),
  close: command('DELETE', '/calendar_feed', { by, inOwnName: true, addition: true }),
  read: file('/calendars/{token}', { by: 'public', addition: true, params: { token: /^[0-9a-f]{128}$/ } }),
}
