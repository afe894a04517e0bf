import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { Timeline, type TimelineEvent } from '#components/lists/timeline.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { formatDateTimes } from '#rules/time/format-nl.ts'
import type { CareMomentStatus } from '#words/nl.ts'
import { type HistoryEvent, sayChange, sayEvent } from './said-event.ts'

// One instant as 'vr 20 nov 2026, 14:05'.
const formatInstant = (at: string) => formatDateTimes(at, at).split(' –')[0]
// An event without its own words shows the status it led to.
const describe = (event: HistoryEvent) => {
  const state = event.toStatus && careMomentStatusWords[event.toStatus as CareMomentStatus]?.label
  return sayEvent(event) ?? (state ? `Gewijzigd: ${state.toLowerCase()}` : 'Gewijzigd')
}

const eventOf = (event: HistoryEvent): TimelineEvent => ({
  id: event.uuid,
  what: describe(event),
  changes: event.changes.map(sayChange),
  when: formatInstant(event.at) ?? '',
  who: event.actorName,
  why: event.reason,
})

/** The history of an assignment, latest first: what and with whom, the change, who did it, when and why. */
export default function HistoryList({ uuid }: { uuid: string }) {
  const query = useQuery(ask('GET /care_moments/{uuid}/history', { uuid, query: { pagination: false } }))
  return (
    <QueryState
      query={query}
      rows={3}
      height={56}
      isEmpty={({ member }) => member.length === 0}
      empty={<Empty title="Nog niets gebeurd" />}
    >
      {({ member }) => <Timeline label="Wat er gebeurde" events={member.map(eventOf)} />}
    </QueryState>
  )
}
