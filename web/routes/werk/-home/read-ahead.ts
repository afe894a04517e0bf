// Prefetches what a care worker needs offline, so that this device has it (decision 53).
import type { QueryClient } from '@tanstack/react-query'
import { weekOf } from '#care/amsterdam-time.ts'
import { planningQuestions } from '#care/availability/availability.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { boundsOf, daysOfWeek } from '#care/planning/planning-days.ts'
import { queryOf } from '#client/cache.ts'
import { hoursQuestions } from '../-hours/hours-questions.ts'

/**
 * Fetches this week's planning, the hours to hand in and the back office's contact details, unless they were fetched a moment
 * ago. Never a client's file.
 */
export async function readAhead(client: QueryClient, me: string): Promise<void> {
  const { moments, availabilities } = planningQuestions(me, boundsOf(daysOfWeek(weekOf(dateOf(now())))))
  const { waiting, handedIn } = hoursQuestions(me)
  // One after the other: nobody is waiting. A failure is retried by the screen concerned.
  await client.prefetchQuery(moments)
  await client.prefetchQuery(availabilities)
  await client.prefetchQuery(waiting)
  await client.prefetchQuery(handedIn)
  await client.prefetchQuery(queryOf('GET /offices', {}))
}
