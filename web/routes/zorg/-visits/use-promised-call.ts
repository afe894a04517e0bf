import { dateOf } from '#care/moment/moment.ts'
import { familyCallBy } from '#rules/people/family-call.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { useWhomToCall } from '../-parts/use-whom-to-call.ts'
import { nameDay } from './days.ts'
import type { Visit } from './visits.ts'

/** Says that the office will call about an unfilled visit, and by when; after that, that it should have. */
export function usePromisedCall(
  { client, startDate, search }: Visit,
  now: string,
): { said: string; isPast: boolean } | undefined {
  const { manager, office } = useWhomToCall(client.uuid, now)
  const by = office && familyCallBy(startDate, office)
  // When the search began later than that, no call was promised.
  if (!by || !search || Date.parse(search.since) >= Date.parse(by)) return undefined
  const when = `${nameDay(dateOf(by), dateOf(now))} vóór ${formatTime(by)}`
  const who = manager?.firstName
  const isPast = Date.parse(by) <= Date.parse(now)
  const said = isPast
    ? `${who ? `${who} zou u` : 'Wij zouden u'} ${when} bellen. Niet gebeld? Bel dan nu.`
    : `${who ? `${who} belt u` : 'Wij bellen u'} ${when}. Ook als wij niemand vinden.`
  return { said, isPast }
}
