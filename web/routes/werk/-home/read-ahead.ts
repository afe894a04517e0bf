// What a care worker needs where there is no network: asked while there is one, so that this device has it (decision 53).
import type { QueryClient } from '@tanstack/react-query'
import { weekOf } from '../../../care/amsterdam-time.ts'
import { planningQuestions } from '../../../care/availability/availability.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import { boundsOf, daysOfWeek } from '../../../care/planning/planning-days.ts'
import { ask } from '../../../client/cache.ts'
import { hoursQuestions } from '../-hours/hours-questions.ts'

/**
 * Asks this week of the planning, the hours to hand in and how the back office is reached, unless they were asked a moment ago. Never
 * the file of a client.
 */
export async function readAhead(client: QueryClient, me: string): Promise<void> {
  const { moments, availabilities } = planningQuestions(me, boundsOf(daysOfWeek(weekOf(dateOf(now())))))
  const { waiting, handedIn } = hoursQuestions(me)
  // One after the other: nobody waits for it. What fails is asked again by its own screen.
  await client.prefetchQuery(moments)
  await client.prefetchQuery(availabilities)
  await client.prefetchQuery(waiting)
  await client.prefetchQuery(handedIn)
  await client.prefetchQuery(ask('GET /offices', {}))
}
