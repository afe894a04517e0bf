import { BarChart } from '#components/charts/bar-chart.tsx'
import { LineChart } from '#components/charts/line-chart.tsx'
import { SeriesChart } from '#components/charts/series-chart.tsx'
import { Stat, Stats } from '#components/charts/stat.tsx'
import { PartBar } from '#components/controls/part-bar.tsx'
import { StepLine } from '#components/controls/step-line.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Timeline } from '#components/lists/timeline.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { ClockIcon, WarningIcon } from '#components/marks/icons.tsx'
import { Person } from '#components/marks/person.tsx'
import { exampleToday, people } from './examples.ts'
import type { PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

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

const steps = [
  { at: 1, value: 2 },
  { at: 5, value: 3 },
  { at: 9, value: 4 },
]
const rates = [
  { from: '2025-02-01', label: '1 feb 2025', cents: 4150 },
  { from: '2026-01-01', label: '1 jan 2026', cents: 4300 },
  { from: '2026-04-01', label: '1 apr 2026', cents: 4250 },
  { from: '2026-10-01', label: '1 okt 2026', cents: 4450 },
].map(({ from, label, cents }) => ({ at: Date.parse(from), label, value: cents, text: euros(cents) }))

export const telling: PieceGroup = {
  name: 'Gegevens',
  pieces: [
    {
      name: 'DataTable',
      file: 'components/lists/data-table.tsx',
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
      name: 'SeriesChart',
      file: 'components/charts/series-chart.tsx',
      about: 'Een paar getallen per week: op elkaar of naast elkaar, elk met een eigen vorm.',
      states: {
        'op elkaar': (
          <SeriesChart
            stacked
            summary="In drie weken zijn 31 van 38 diensten gevuld."
            labels={['45', '46', '47']}
            series={[
              { name: 'Gevuld', look: 'full', values: [12, 9, 10] },
              { name: 'Open', look: 'dashed', values: [0, 1, 3] },
              { name: 'Verlopen', look: 'hatched', values: [1, 0, 0] },
              { name: 'Geannuleerd', look: 'soft', values: [0, 2, 0] },
            ]}
            say={String}
          />
        ),
        'naast elkaar': (
          <SeriesChart
            summary="Dit jaar 64 uur, een jaar eerder 60."
            labels={['45', '46', '47']}
            series={[
              { name: 'Een jaar eerder', look: 'soft', values: [30, 30, 0] },
              { name: 'Nu', look: 'full', values: [24, 32, 8] },
            ]}
            say={String}
          />
        ),
      },
    },
    {
      name: 'Facts',
      file: 'components/marks/fact.tsx',
      about: 'Namen met hun waarde.',
      states: {
        kolommen: (
          <Facts>
            <Fact label="Niveau">Verzorgende IG</Fact>
            <Fact label="Locatie">De Singel</Fact>
            <Fact label="Telefoon">{null}</Fact>
          </Facts>
        ),
        'rijen, met een som': (
          <div className={classes.narrow}>
            <Facts look="rows">
              <Fact label="7,5 uur">{euros(27_750)}</Fact>
              <Fact label="Bonus" kind="extra">
                {euros(2500)}
              </Fact>
              <Fact label="Samen" kind="total">
                {euros(30_250)}
              </Fact>
            </Facts>
          </div>
        ),
      },
    },
    {
      name: 'Stat, Stats',
      file: 'components/charts/stat.tsx',
      about: 'Een getal dat zegt wat er wacht, en erheen leidt.',
      states: {
        'tonen, gekozen, en nog niet geteld': (
          <Stats label="Wat op je wacht">
            <Stat label="Binnen 24 uur" count={2} tone="urgent" sign={<WarningIcon size={20} />} href="/" />
            <Stat label="Goed te keuren" count={7} tone="attention" sign={<ClockIcon size={20} />} href="/" current />
            <Stat label="Nog open" count={undefined} href="/" />
          </Stats>
        ),
        'zonder link': (
          <Stats label="Deze maand">
            <Stat label="Diensten" count={12} />
            <Stat label="Te laat geannuleerd" count={0} tone="urgent" />
          </Stats>
        ),
      },
    },
    {
      name: 'Person',
      file: 'components/marks/person.tsx',
      about: 'Iemand, en hoe je die bereikt.',
      states: {
        'met telefoon en mail': (
          <Person name={people[0].name} about={people[0].about} phone={people[0].phone} email="f@voorbeeld.nl" />
        ),
        'met een eigen pagina': <Person name={people[1].name} about={people[1].about} href="/" />,
        'alleen een naam': <Person name={people[2].name} size="sm" />,
      },
    },
    {
      name: 'Timeline',
      file: 'components/lists/timeline.tsx',
      about: 'Wat er gebeurde, het laatste eerst.',
      states: {
        'vier dingen': (
          <Timeline
            label="Wat er gebeurde"
            events={[
              { id: '3', what: 'Geannuleerd', when: 'vr 20 nov 2026, 14:05', who: people[0].name, why: 'Ik ben ziek.' },
              {
                ...{ id: 'b', what: 'Bonus gewijzigd', changes: ['Bonus: van € 0,00 naar € 50,00'] },
                ...{ when: 'do 19 nov 2026, 15:30', who: people[0].name },
              },
              { id: '2', what: 'Toegewezen', when: 'do 19 nov 2026, 09:12', who: 'Zorggroep Lindeveld' },
              { id: '1', what: 'Gepubliceerd', when: 'wo 18 nov 2026, 11:40' },
            ]}
          />
        ),
      },
    },
    {
      name: 'PartBar',
      file: 'components/controls/part-bar.tsx',
      about: 'Hoeveel iets van iets anders is, als lijn.',
      states: { gewoon: <PartBar part={3} of={8} />, opvallend: <PartBar part={3} of={8} tone="attention" /> },
    },
    {
      name: 'BarChart',
      file: 'components/charts/bar-chart.tsx',
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
    {
      name: 'LineChart',
      file: 'components/charts/line-chart.tsx',
      about: 'Een getal door de tijd: gemeten (een lijn), of dat geldt tot het volgende (treden).',
      states: {
        lijn: (
          <LineChart
            title="Score per maand"
            points={[7.2, 7.9, 6.8, 8.1, 8.4].map((value, at) => ({
              at,
              label: ['jul', 'aug', 'sep', 'okt', 'nov'][at]!,
              value,
              text: String(value).replace('.', ','),
            }))}
          />
        ),
        'treden, tot vandaag': <LineChart title="Uurtarief" look="steps" points={rates} until={Date.parse(exampleToday)} />,
        'één getal': <LineChart title="Eerste score" points={[{ at: 0, label: 'nov', value: 8.4, text: '8,4' }]} height={120} />,
      },
    },
    {
      name: 'StepLine',
      file: 'components/controls/step-line.tsx',
      about:
        'Een getal van een korte schaal door de tijd: open begin, gevuld nu, gestreept doel. De woorden en de tabel staan erbij.',
      states: {
        'met doel': (
          <StepLine points={steps} from={0} until={11} goal={5} marks={[0, 5, 10].map(at => ({ at, label: `m${at + 1}` }))} />
        ),
        klein: <StepLine small points={steps} until={11} goal={4} />,
        'één getal': <StepLine small points={steps.slice(0, 1)} until={11} />,
        'nog geen': <StepLine small points={[]} goal={4} />,
      },
    },
  ],
}
