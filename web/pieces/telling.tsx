import { BarChart } from '../components/bar-chart.tsx'
import { DataTable, type TableColumn } from '../components/data-table.tsx'
import { Fact, Facts } from '../components/fact.tsx'
import type { PieceGroup } from './piece.ts'

type Week = { week: string; hours: number; cents: number }
const weeks: Week[] = [
  { week: 'Week 45', hours: 24, cents: 88_800 },
  { week: 'Week 46', hours: 32.5, cents: 120_250 },
  { week: 'Week 47', hours: 8, cents: 29_600 },
]
const euros = (cents: number) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`
const columns: readonly TableColumn<Week>[] = [
  { key: 'week', label: 'Week', onCard: 'title', value: ({ week }) => week, order: ({ week }) => week },
  {
    key: 'uren',
    label: 'Uren',
    figures: true,
    value: ({ hours }) => String(hours).replace('.', ','),
    order: ({ hours }) => hours,
    total: '64,5',
  },
  {
    key: 'bedrag',
    label: 'Bedrag',
    figures: true,
    onCard: 'figure',
    value: ({ cents }) => euros(cents),
    order: ({ cents }) => cents,
    total: euros(238_650),
  },
]

export const telling: PieceGroup = {
  name: 'Gegevens',
  pieces: [
    {
      name: 'DataTable',
      file: 'components/data-table.tsx',
      about: 'Een tabel: op volgorde te zetten, met totalen; op een telefoon kaarten.',
      states: {
        'met volgorde en totaal': (
          <DataTable caption="Uren per week" captioned columns={columns} rows={weeks} idOf={({ week }) => week} />
        ),
        'klein: ook op een telefoon een tabel': (
          <DataTable
            caption="Uren per week, klein"
            phone="table"
            rowHeads
            columns={columns.map(({ order: _order, total: _total, ...column }) => column)}
            rows={weeks}
            idOf={({ week }) => week}
          />
        ),
      },
    },
    {
      name: 'Facts',
      file: 'components/fact.tsx',
      about: 'Namen met hun waarde.',
      states: {
        kolommen: (
          <Facts>
            <Fact label="Niveau">Verzorgende IG</Fact>
            <Fact label="Locatie">De Singel</Fact>
            <Fact label="Telefoon">{null}</Fact>
          </Facts>
        ),
      },
    },
    {
      name: 'BarChart',
      file: 'components/bar-chart.tsx',
      about: 'Een aantal per maand of week.',
      states: {
        'met gekozen staaf': (
          <BarChart
            title="Verdiend per maand"
            bars={['aug', 'sep', 'okt', 'nov'].map((label, at) => ({
              label,
              value: [900, 1400, 0, 1210][at]!,
              text: `€ ${[900, 1400, 0, 1210][at]}`,
              chosen: at === 3,
            }))}
          />
        ),
      },
    },
  ],
}
