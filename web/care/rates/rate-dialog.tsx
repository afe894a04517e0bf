import { LineChart } from '#components/charts/line-chart.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import { contractTypeWords } from '#words/nl.ts'
import { type Rate, ratesOn } from './course.ts'
import { NewRate, type Props } from './new-rate.tsx'

/** The rates of a cell over time, and a new one. */
export default function RateDialog({ cell, course, today, onClose, ...choosing }: Props) {
  const { current } = ratesOn(course, today)
  const columns: TableColumn<Rate>[] = [
    { key: 'vanaf', label: 'Vanaf', onCard: 'title', value: ({ validFrom }) => formatDate(validFrom) },
    { key: 'tarief', label: 'Per uur', figures: true, onCard: 'figure', value: ({ hourlyRate }) => formatMoney(hourlyRate) },
    {
      key: 'wat',
      label: 'Wat',
      onCard: 'line',
      value: rate =>
        [rate === current && 'geldt nu', rate.validFrom > today && 'komt nog', rate.fixed && 'vast'].filter(Boolean).join(', ') ||
        null,
    },
  ]
  return (
    <Dialog
      look="side"
      title={cell.level.name}
      about={`${cell.location.name}, ${contractTypeWords[cell.contractType].toLowerCase()}`}
      closedBy="closerequest"
      inAddress
      onClose={onClose}
    >
      <div className="stack gap-half">
        {course.length > 1 && (
          <LineChart
            title="Verloop van het uurtarief"
            look="steps"
            until={Date.parse(today)}
            points={course.map(({ validFrom, hourlyRate }) => ({
              at: Date.parse(validFrom),
              label: formatDate(validFrom).replace(/^\S+ /, ''),
              value: hourlyRate,
              text: formatMoney(hourlyRate),
            }))}
          />
        )}
        {course.length > 0 ? (
          <DataTable
            caption="Tarieven tot nu toe"
            columns={columns}
            rows={course.toReversed()}
            idOf={({ uuid }) => uuid}
            phone="table"
          />
        ) : (
          <p className="soft reading">Hiervoor is nog geen tarief bekend.</p>
        )}
        <NewRate {...{ cell, course, today, onClose }} {...choosing} />
      </div>
    </Dialog>
  )
}
