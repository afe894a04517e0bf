import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { SeriesChart } from '#components/charts/series-chart.tsx'
import type { TableColumn } from '#components/lists/data-table.tsx'
import { formatWaited, percentOf } from '#rules/money/figures.ts'
import { formatCount } from '#rules/time/format-nl.ts'
import { FigurePart, FigureTable, type PartProps } from './figure-part.tsx'
import classes from './figures.module.css'
import type { Filling } from './figures-search.ts'
import { groupColumn, idOfGroup, labelOf, sayWeek, weekColumn } from './rows-of.tsx'

type Sum = Filling['total']
const waited = (minutes: number | null) => (minutes === null ? null : formatWaited(minutes))
const columns: TableColumn<Sum>[] = [
  { key: 'gepubliceerd', label: 'Gepubliceerd', figures: true, value: row => row.published },
  { key: 'gevuld', label: 'Gevuld', figures: true, value: row => row.filled },
  { key: 'open', label: 'Open', figures: true, value: row => row.open },
  { key: 'verlopen', label: 'Verlopen', figures: true, value: row => row.unfilled, order: row => row.unfilled },
  { key: 'geannuleerd', label: 'Geannuleerd', figures: true, value: row => row.canceled },
  { key: 'helft', label: 'Helft binnen', figures: true, value: row => waited(row.medianMinutes) },
  { key: 'meeste', label: '90\u00a0% binnen', figures: true, value: row => waited(row.p90Minutes) },
]

/** How much of what was published was filled, and how quickly. */
export function FillingPart(part: PartProps) {
  const query = useQuery({ ...queryOf('GET /figures/filling', { query: part.asked }), enabled: part.of.ready })
  return (
    <FigurePart
      title="Gevuld, en hoe snel"
      query={query}
      about="Opdrachten die zijn gepubliceerd en in deze periode beginnen. Hoe snel: van de eerste publicatie tot er voor het eerst iemand is gekozen."
      isEmpty={({ total }) => total.published === 0}
      empty="Er is niets gepubliceerd dat in deze periode begint."
    >
      {({ total, weeks, groups }) => (
        <>
          <Key total={total} />
          <SeriesChart
            stacked
            summary={`Opdrachten per week, van ${sayWeek(weeks[0]!)} tot en met ${sayWeek(weeks.at(-1)!)}. ${sayTotal(total)}`}
            labels={weeks.map(labelOf)}
            series={[
              { name: 'Gevuld', look: 'full', values: weeks.map(week => week.filled) },
              { name: 'Nog open', look: 'dashed', values: weeks.map(week => week.open) },
              { name: 'Verlopen: niemand gevonden', look: 'hatched', values: weeks.map(week => week.unfilled) },
              { name: 'Geannuleerd of ingetrokken', look: 'soft', values: weeks.map(week => week.canceled) },
            ]}
            say={formatCount}
          />
          <FigureTable
            label="gevuld per week"
            table="filling_weeks"
            asked={part.asked}
            columns={[weekColumn, ...columns]}
            rows={weeks}
            idOf={({ week }) => week}
          />
          <FigureTable
            label="gevuld per locatie en niveau"
            table="filling_groups"
            asked={part.asked}
            columns={[groupColumn(part.of), ...columns]}
            rows={groups}
            idOf={idOfGroup}
          />
        </>
      )}
    </FigurePart>
  )
}

const sayTotal = ({ published, filled, open, unfilled, canceled }: Sum) =>
  `Van ${formatCount(published)} opdrachten zijn er ${formatCount(filled)} gevuld, ${formatCount(open)} nog open, ${formatCount(unfilled)} verlopen en ${formatCount(canceled)} geannuleerd of ingetrokken.`

function Key({ total }: { total: Sum }) {
  const { filled, unfilled, medianMinutes, p90Minutes } = total
  const percent = percentOf(filled, filled + unfilled)
  return (
    <div className={`${classes.key} figures`}>
      <p>
        <strong>{percent === null ? '–' : `${percent}\u00a0%`}</strong>
        {percent === null
          ? 'Van geen opdracht is de uitkomst al bekend.'
          : `gevuld: ${formatCount(filled)} van ${formatCount(filled + unfilled)} opdrachten die iemand kregen of verliepen`}
      </p>
      {medianMinutes !== null && p90Minutes !== null && (
        <p>
          <strong>{formatWaited(medianMinutes)}</strong>
          {`binnen die tijd was de helft gevuld, 90\u00a0% binnen ${formatWaited(p90Minutes)}`}
        </p>
      )}
    </div>
  )
}
