import { ActionButton } from '#care/action/action-button.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { payFor, workedHours } from '#care/moment/hours.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { now } from '#care/now.ts'
import { useChange } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { notWorkedStatuses } from '#contract/status-groups.ts'
import { formatHours, formatMoney, formatTimes } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'

const payOf = (moment: ListedMoment) => {
  const pay = notWorkedStatuses.includes(moment.status) ? undefined : payFor(workedHours(moment), moment)
  return pay && pay.minutes > 0 ? pay : undefined
}

const columns: readonly TableColumn<ListedMoment>[] = [
  {
    key: 'wanneer',
    label: 'Wanneer',
    onCard: 'title',
    value: moment => {
      const { startDate, endDate } = workedHours(moment)
      return `${formatShortDate(startDate, now())}, ${formatTimes(startDate, endDate)}`
    },
  },
  {
    key: 'wat',
    label: 'Opdracht',
    onCard: 'line',
    value: ({ title, location }) => `${title}, ${location.organization.name}`,
  },
  { key: 'uren', label: 'Uren', figures: true, value: moment => formatHours(payOf(moment)?.minutes ?? 0) },
  {
    key: 'bedrag',
    label: 'Bedrag',
    figures: true,
    value: moment => formatMoney(payOf(moment)?.totalCents ?? 0),
  },
  { key: 'stand', label: 'Status', onCard: 'figure', value: moment => <CareMomentBadge status={moment.status} /> },
  {
    key: 'archief',
    label: 'Archief',
    onCard: 'line',
    value: moment => moment.allowedActions.includes('resolve_for_care_worker') && <PutAway moment={moment} />,
  },
]

function PutAway({ moment }: { moment: ListedMoment }) {
  const { run } = useChange('PATCH /care_moments/{uuid}/resolve_for_care_worker')
  return (
    <ActionButton
      size="sm"
      variant="subtle"
      item={moment}
      action="resolve_for_care_worker"
      run={() => run({ uuid: moment.uuid })}
      done="De dienst staat in het archief: je ziet hem hier niet meer."
    >
      {actionWords.resolve}
    </ActionButton>
  )
}

/** Recently submitted hours and their status; finished ones can be archived. */
export const HandedInList = ({ moments }: { moments: ListedMoment[] }) => (
  <Card>
    <DataTable caption="Laatst ingediende uren" columns={columns} rows={moments} idOf={({ uuid }) => uuid} />
  </Card>
)
