import { useQuery } from '@tanstack/react-query'
import { careMomentStatusWords } from '../../../contract/status-groups.ts'
import { formatDateTimes } from '../../../rules/format-nl.ts'
import type { AnswerOf } from '../../client/api.ts'
import { ask } from '../../client/cache.ts'
import { Empty, QueryState } from '../../components/query-state.tsx'
import { Timeline, type TimelineEvent } from '../../components/timeline.tsx'
import { nameEvent } from '../../words/events-nl.ts'
import type { CareMomentStatus } from '../../words/nl.ts'

type Event = AnswerOf<'GET /care_moments/{uuid}/history'>['member'][number]

// One instant as 'vr 20 nov 2026, 14:05'.
const formatInstant = (at: string) => formatDateTimes(at, at).split(' –')[0]
// An event without its own words is shown as the status it led to.
const describe = (name: string, status: string | undefined) => {
  const state = status && careMomentStatusWords[status as CareMomentStatus]?.label
  return nameEvent(name) ?? (state ? `Gewijzigd: ${state.toLowerCase()}` : 'Gewijzigd')
}

const eventOf = ({ uuid, name, actorName, at, toStatus, reason }: Event): TimelineEvent => ({
  id: uuid,
  what: describe(name, toStatus),
  when: formatInstant(at) ?? '',
  who: actorName,
  why: reason,
})

/** What happened to an assignment, the latest first: what, who, when and why. */
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
