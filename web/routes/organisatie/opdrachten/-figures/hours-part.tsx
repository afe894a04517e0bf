import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { SeriesChart } from '#components/charts/series-chart.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import type { TableColumn } from '#components/lists/data-table.tsx'
import { formatWholeHours } from '#rules/money/figures.ts'
import { formatCount, formatEuros, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { FigureFile, FigurePart, FigureTable, type PartProps } from './figure-part.tsx'
import classes from './figures.module.css'
import type { Hours } from './figures-search.ts'
import { groupColumn, idOfGroup, labelOf, weekColumn } from './rows-of.tsx'

type Sum = Hours['total']
type Week = Hours['weeks'][number]
const columnsOf = ({ minutes, amount, minutesBefore, amountBefore }: Sum): TableColumn<Sum>[] => [
  {
    key: 'uren',
    label: 'Uren',
    figures: true,
    value: row => formatHours(row.minutes),
    order: row => row.minutes,
    total: formatHours(minutes),
  },
  {
    key: 'uren-eerder',
    label: 'Een jaar eerder',
    figures: true,
    value: row => formatHours(row.minutesBefore),
    total: formatHours(minutesBefore),
  },
  {
    key: 'euro',
    label: 'Euro’s',
    figures: true,
    value: row => formatMoney(row.amount),
    order: row => row.amount,
    total: formatMoney(amount),
  },
  {
    key: 'euro-eerder',
    label: 'Een jaar eerder',
    figures: true,
    value: row => formatMoney(row.amountBefore),
    total: formatMoney(amountBefore),
  },
]

/** The approved hours and their cost, each week beside the same week a year before. */
export function HoursPart(part: PartProps) {
  const query = useQuery({ ...queryOf('GET /figures/weeks', { query: part.asked }), enabled: part.of.ready })
  return (
    <FigurePart
      title="Uren en euro’s, naast een jaar eerder"
      query={query}
      about="Goedgekeurde uren, op de dag van het werk. Euro’s: wat voor dat werk is gefactureerd of nog wordt gefactureerd, en bij uitzendkrachten de uren maal het tarief; met bonus en onkosten, zonder btw, min creditnota’s. Een jaar eerder zijn dezelfde weken, met hetzelfde weeknummer."
      isEmpty={({ groups }) => groups.length === 0}
      empty="Nog geen afgerond werk in deze periode."
    >
      {answer => <HoursFigures {...part} {...answer} />}
    </FigurePart>
  )
}

// The gridlines of the chart are at whole hours and whole euros.
const kinds = {
  uren: { now: 'minutes', before: 'minutesBefore', say: formatWholeHours, unit: 60, axis: formatCount },
  euro: {
    now: 'amount',
    before: 'amountBefore',
    say: formatEuros,
    unit: 100,
    axis: (euros: number) => `€\u00a0${formatCount(euros)}`,
  },
} as const
const words = { uren: 'Uren', euro: 'Euro’s' }

function HoursFigures({ of, asked, total, weeks, groups }: PartProps & Hours) {
  const [kind, setKind] = useState<keyof typeof kinds>('uren')
  const { now, before, say, unit, axis } = kinds[kind]
  const summary = `${say(total[now])} in deze periode, ${say(total[before])} een jaar eerder.`
  const missing = weeks.filter(({ weekBefore }) => weekBefore === null)
  return (
    <>
      <Segmented label="Wat de grafiek toont" words={words} value={kind} onChange={setKind} />
      <div className={`${classes.key} figures`}>
        <p>
          <strong>{say(total[now])}</strong>
          {say(total[before])} een jaar eerder
        </p>
      </div>
      <SeriesChart
        summary={`${words[kind]} per week. ${summary}`}
        labels={weeks.map(labelOf)}
        series={[
          { name: 'Een jaar eerder', look: 'soft', values: weeks.map(week => week[before] / unit) },
          { name: 'Deze periode', look: 'full', values: weeks.map(week => week[now] / unit) },
        ]}
        say={axis}
      />
      {missing.length > 0 && (
        <p className={`soft reading ${classes.about}`}>Week 53 is er niet elk jaar: een jaar eerder was die er niet.</p>
      )}
      <FigureTable
        label="uren per week"
        table="hours_weeks"
        asked={asked}
        columns={[weekColumn, ...columnsOf(total)] as TableColumn<Week>[]}
        rows={weeks}
        idOf={({ week }) => week}
      />
      <FigureTable
        label="uren per locatie en niveau"
        table="hours_groups"
        asked={asked}
        columns={[groupColumn(of), ...columnsOf(total)]}
        rows={groups}
        idOf={idOfGroup}
      />
      <div className={`flex gap-8 no-print ${classes.tableHead}`}>
        <FigureFile alone label="uren per week, locatie en niveau" table="hours_weeks_groups" asked={asked} />
      </div>
    </>
  )
}
