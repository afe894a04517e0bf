// The tables of the figures for a spreadsheet.
import type { figureTable } from '../../contract/figures.ts'
import { amsterdamDate, amsterdamTime } from '../../rules/amsterdam.ts'
import { type Cell, csvOf } from '../platform/files/csv.ts'

type Table = (typeof figureTable)[number]
type Row = Record<string, unknown>
/** How the rows of each table are found. */
export type FigureTables = Record<Table, () => Promise<readonly object[]>>
type Column = [name: string, value: (row: Row) => Cell]

const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')
const number = (name: string, key: string): Column => [name, row => row[key] as number]
const text = (name: string, key: string): Column => [name, row => (row[key] as string | null) ?? undefined]
const hours = (name: string, key: string): Column => [name, row => decimal((row[key] as number) / 60, 2)]
const money = (name: string, key: string): Column => [name, row => ({ cents: row[key] as number })]
const nameIn = (name: string, key: string): Column => [name, row => (row[key] as { name: string }).name]
const waited = (name: string, key: string): Column => [
  name,
  row => (row[key] === null ? undefined : decimal((row[key] as number) / 60, 1)),
]
const counted = (name: string, key: string): Column[] =>
  (['inTime', 'late'] as const).map(when => [
    `${name} ${when === 'late' ? 'laat' : 'op tijd'}`,
    row => (row[key] as Record<string, number>)[when],
  ])

const week = text('Week', 'week')
const group = [nameIn('Locatie', 'location'), nameIn('Niveau', 'expertiseLevel')]
const filling = [
  ...[number('Gepubliceerd', 'published'), number('Gevuld', 'filled'), number('Open', 'open')],
  ...[number('Niet gevuld', 'unfilled'), number('Geannuleerd of ingetrokken', 'canceled')],
  ...[waited('Helft gevuld binnen (uur)', 'medianMinutes'), waited('90 procent gevuld binnen (uur)', 'p90Minutes')],
]
const sums = [
  ...[hours('Uren', 'minutes'), hours('Uren een jaar eerder', 'minutesBefore')],
  ...[money('Euro zonder btw', 'amount'), money('Euro een jaar eerder', 'amountBefore')],
]
const callerNames: Record<string, string> = { careWorker: 'Zorgverlener', organization: 'Organisatie', backOffice: 'Zorginzet' }

const tables: Record<Table, { name: string; columns: Column[] }> = {
  filling_weeks: { name: 'gevuld-per-week', columns: [week, ...filling] },
  filling_groups: { name: 'gevuld-per-locatie-en-niveau', columns: [...group, ...filling] },
  cancellation_weeks: {
    name: 'annuleringen-per-week',
    columns: [week, ...Object.entries(callerNames).flatMap(([key, name]) => counted(name, key))],
  },
  cancellations: {
    name: 'annuleringen',
    columns: [
      ['Datum', row => amsterdamDate(row.startDate as string)],
      ['Van', row => amsterdamTime(row.startDate as string)],
      ...[text('Opdracht', 'title'), text('Locatie', 'location')],
      ['Geannuleerd op', row => amsterdamDate(row.canceledAt as string)],
      ['Om', row => amsterdamTime(row.canceledAt as string)],
      ['Door', row => callerNames[row.by as string]],
      ['Laat', row => (row.late ? 'ja' : 'nee')],
    ],
  },
  hours_weeks: { name: 'uren-per-week', columns: [week, text('Week een jaar eerder', 'weekBefore'), ...sums] },
  hours_groups: { name: 'uren-per-locatie-en-niveau', columns: [...group, ...sums] },
  hours_weeks_groups: { name: 'uren-per-week-locatie-en-niveau', columns: [week, ...group, ...sums] },
  shares: {
    name: 'aandeel-per-client',
    columns: [
      ...[text('Cliënt', 'clientName'), text('Zzp’er', 'careWorkerName')],
      ...[hours('Uren van de zzp’er', 'minutes'), hours('Alle uren', 'totalMinutes'), number('Aandeel (%)', 'percent')],
      ['Signaal', row => (row.isMarked ? 'ja' : 'nee')],
    ],
  },
}

/** A table as CSV, with its name and its rows. */
export const figuresCsv = async (rowsOf: FigureTables, table: Table) => {
  const { name, columns } = tables[table]
  const rows = (await rowsOf[table]()) as readonly Row[]
  const lines = rows.map(row => columns.map(([, value]) => value(row)))
  return { name: `${name}.csv`, rows, text: csvOf([columns.map(([heading]) => heading), ...lines]) }
}
