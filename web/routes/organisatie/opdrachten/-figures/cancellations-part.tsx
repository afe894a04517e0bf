import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { SeriesChart } from '#components/charts/series-chart.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import type { TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import { FigurePart, FigureTable, type PartProps } from './figure-part.tsx'
import classes from './figures.module.css'
import type { Cancellations } from './figures-search.ts'
import { labelOf, sayWeek, weekColumn } from './rows-of.tsx'

type ByWhom = Cancellations['total']
type Caller = Cancellations['moments'][number]['by']
type Moment = Cancellations['moments'][number]
const callers: Record<Caller, { name: string; by: string }> = {
  careWorker: { name: 'Zorgverlener', by: 'door de zorgverlener' },
  organization: { name: 'Organisatie', by: 'door je organisatie' },
  backOffice: { name: 'Zorginzet', by: 'door Zorginzet' },
}
const everyone = Object.keys(callers) as Caller[]

const columns: TableColumn<ByWhom>[] = [
  ...everyone.map(who => ({
    key: who,
    label: `Laat, ${callers[who].name}`,
    figures: true,
    value: (row: ByWhom) => row[who].late,
    order: (row: ByWhom) => row[who].late,
  })),
  { key: 'op-tijd', label: 'Op tijd', figures: true, value: row => row.all.inTime, order: row => row.all.inTime },
]
const momentColumns: TableColumn<Moment>[] = [
  {
    key: 'opdracht',
    label: 'Opdracht',
    onCard: 'title',
    value: ({ uuid, title }) => <AppLink href={momentHref(uuid)}>{title}</AppLink>,
  },
  {
    key: 'begin',
    label: 'Begin',
    onCard: 'line',
    value: ({ startDate }) => formatDateTime(startDate),
    order: row => row.startDate,
  },
  { key: 'locatie', label: 'Locatie', value: ({ location }) => location, order: ({ location }) => location },
  {
    key: 'geannuleerd',
    label: 'Geannuleerd',
    value: ({ canceledAt }) => formatDateTime(canceledAt),
    order: row => row.canceledAt,
  },
  { key: 'door', label: 'Door', value: ({ by }) => callers[by].name, order: ({ by }) => callers[by].name },
  {
    key: 'laat',
    label: 'Laat',
    value: ({ late }) => <StatusPill tone={late ? 'yellow' : 'grey'}>{late ? 'Laat' : 'Op tijd'}</StatusPill>,
    order: ({ late }) => Number(late),
  },
]

/** What was cancelled, by whom, and whether it was late. */
export function CancellationsPart(part: PartProps) {
  const query = useQuery({ ...queryOf('GET /figures/cancellations', { query: part.asked }), enabled: part.of.ready })
  return (
    <FigurePart
      title="Geannuleerd, door wie en hoe laat"
      query={query}
      about="Opdrachten waarvoor al iemand was gekozen, in de week waarin ze zouden beginnen. Laat is binnen de annuleertermijn van de opdracht, meestal 24 uur voor het begin. Wie nee zegt op een vraag, telt nergens mee."
      isEmpty={({ moments }) => moments.length === 0}
      empty="In deze periode is niets geannuleerd waarvoor al iemand was gekozen."
    >
      {({ total, weeks, calledOff, moments }) => (
        <>
          <div className={`${classes.key} figures`}>
            <p>
              <strong>{total.all.late} keer laat</strong>
              {everyone.map(who => `${total[who].late} ${callers[who].by}`).join(', ')}
            </p>
            <p>
              <strong>{total.all.inTime} keer op tijd</strong>
              {everyone.map(who => `${total[who].inTime} ${callers[who].by}`).join(', ')}
            </p>
          </div>
          <SeriesChart
            stacked
            height={180}
            summary={`Annuleringen per week, van ${sayWeek(weeks[0]!)} tot en met ${sayWeek(weeks.at(-1)!)}: ${total.all.late} laat en ${total.all.inTime} op tijd.`}
            labels={weeks.map(labelOf)}
            series={[
              { name: 'Laat, door de zorgverlener', look: 'full', values: weeks.map(week => week.careWorker.late) },
              { name: 'Laat, door je organisatie', look: 'dashed', values: weeks.map(week => week.organization.late) },
              { name: 'Laat, door Zorginzet', look: 'hatched', values: weeks.map(week => week.backOffice.late) },
              { name: 'Op tijd', look: 'soft', values: weeks.map(week => week.all.inTime) },
            ]}
            say={String}
          />
          <FigureTable
            label="annuleringen per week"
            table="cancellation_weeks"
            asked={part.asked}
            columns={[weekColumn, ...columns]}
            rows={weeks}
            idOf={({ week }) => week}
          />
          <FigureTable
            label={moments.length < calledOff ? `de laatste ${moments.length} annuleringen` : 'alle annuleringen'}
            table="cancellations"
            asked={part.asked}
            columns={momentColumns}
            rows={moments}
            idOf={({ uuid, canceledAt }) => uuid + canceledAt}
          />
        </>
      )}
    </FigurePart>
  )
}
