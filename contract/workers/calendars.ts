// A calendar subscription (iCalendar) to a care worker's planning, or for families to who visits their clients. Its address is
// secret and can be withdrawn.
import * as z from 'zod/mini'
import { command, file } from '../operations.ts'

const by = ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'] as const
export const calendarOperations = {
  get: command('GET', '/calendar_feed', { by, addition: true, answer: z.object({ exists: z.boolean() }) }),
  /** The address would stay valid after impersonation ends, so a planner who impersonates cannot ask for it. */
  open: command('POST', '/calendar_feed', { by, inOwnName: true, addition: true, answer: z.object({ url: z.string() }) }),
  close: command('DELETE', '/calendar_feed', { by, inOwnName: true, addition: true }),
  read: file('/calendars/{token}', { by: 'public', addition: true, params: { token: /^[0-9a-f]{128}$/ } }),
}
