import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Timeline, type TimelineEvent } from '#components/lists/timeline.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { formatDateTime, formatDateTimes, formatHourCount, formatMoney } from '#rules/time/format-nl.ts'
import { nameEvent } from '#words/events-nl.ts'
import type { CareMomentStatus } from '#words/nl.ts'
import { textLabels } from '../order/fields/word-fields.tsx'

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
  changes: [...event.changes.map(sayChange), ...(event.replacement ? [`Stelt als vervanger voor: ${event.replacement}`] : [])],
  when: formatInstant(event.at) ?? '',
  who: event.actorName,
  why: event.reason,
})

/** The history of an assignment, latest first: what and with whom, the change, who did it, when and why. */
export default function HistoryList({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/history', { uuid, query: { pagination: false } }))
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

type HistoryEvent = AnswerOf<'GET /care_moments/{uuid}/history'>['member'][number]
type Change = HistoryEvent['changes'][number]

const names: Record<Change['field'], string> = {
  ...textLabels,
  startDate: 'Begin',
  endDate: 'Einde',
  breakMinutes: 'Pauze',
  breakFrom: 'Begin van de pauze',
  hoursPerWeek: 'Uren per week',
  bonus: 'Bonus',
  location: 'Locatie',
  managedByOrganizationLocation: 'Beheerd door',
}
const numbers: { [F in Change['field']]?: (value: number) => string } = {
  breakMinutes: minutes => `${minutes} minuten`,
  hoursPerWeek: formatHourCount,
  bonus: formatMoney,
}
const sayValue = (field: Change['field'], value: Change['to']) => {
  if (value === null || value === undefined) return 'niets'
  if (typeof value === 'number') return numbers[field]?.(value) ?? `${value}`
  return field === 'startDate' || field === 'endDate' ? formatDateTime(value) : value
}

/** A change in words: "Bonus: van € 0,00 naar € 50,00". A field whose values are not stored is only named. */
const sayChange = ({ field, from, to }: Change): string =>
  (from ?? to ?? undefined) === undefined
    ? names[field]
    : `${names[field]}: van ${sayValue(field, from)} naar ${sayValue(field, to)}`

/** An event, with whom it concerned: "Als tweede keus bewaard: Shanaya Ramdin". */
const sayEvent = ({ name, whom }: Pick<HistoryEvent, 'name' | 'whom'>): string | undefined => {
  const words = nameEvent(name)
  return words && [words, whom.join(', ')].filter(Boolean).join(': ')
}
