import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { CareWeek } from '#rules/time/care-week.ts'
import { formatHours } from '#rules/time/format-nl.ts'
import { isoWeekOf } from '#rules/time/iso-week.ts'
import { weeksOf } from '../../client-file/care-weeks.ts'
import type { Client } from '../../client-file/client.ts'
import { careRequestsQuery } from '../../client-file/client.ts'
import { formatShortDate } from '../../moment/moment.ts'
import { useNow } from '../../now.ts'

const columnsAt = (now: string): TableColumn<CareWeek>[] => [
  {
    key: 'week',
    label: 'Week',
    onCard: 'title',
    value: ({ startsOn }) => `${Number(isoWeekOf(startsOn).slice(-2))}, vanaf ${formatShortDate(startsOn, now)}`,
  },
  { key: 'afgesproken', label: 'Afgesproken', value: ({ agreedMinutes }) => formatHours(agreedMinutes) },
  { key: 'gepland', label: 'Gepland', value: ({ plannedMinutes }) => formatHours(plannedMinutes) },
  {
    key: 'verschil',
    label: 'Verschil',
    onCard: 'figure',
    value: ({ missingMinutes }) =>
      missingMinutes > 0 ? (
        <StatusPill tone="yellow">Nog {formatHours(missingMinutes)} te plannen</StatusPill>
      ) : (
        <StatusPill tone="green">Alles gepland</StatusPill>
      ),
  },
]

/** Agreed and planned care by week, side by side; nothing when nothing is agreed. */
export function WeeksCard({ client }: { client: Client }) {
  const now = useNow()
  const { data: requests, isLoading } = useQuery(careRequestsQuery(client.uuid))
  const columns = useMemo(() => columnsAt(now), [now])
  const weeks = requests ? weeksOf(client, requests.member) : []
  if (isLoading) return <Skeleton height={200} radius="lg" data-guess />
  if (weeks.length === 0) return null
  return (
    <Card title="Afgesproken en gepland">
      <DataTable
        caption="Afgesproken en gepland per week"
        columns={columns}
        rows={weeks}
        idOf={({ startsOn }) => startsOn}
        rowHeads
      />
    </Card>
  )
}
