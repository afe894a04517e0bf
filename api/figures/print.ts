// The tables of the figures for a spreadsheet.
import type { callers, figureTable } from '../../contract/office/figures.ts'
import { amsterdamDate, amsterdamTime } from '../../rules/time/amsterdam.ts'
import { type Cell, csvOf } from '../platform/files/csv.ts'
import type { CalledOff, Filling, Group, Share, Sums } from './queries.ts'

type Table = (typeof figureTable)[number]
type Week = { week: string }
type Place = { location: { name: string }; expertiseLevel: { name: string } }
type TimelinessCounts = { inTime: number; late: number }
/** The row type of each table. */
interface Rows {
  filling_weeks: Week & Omit<Filling, keyof Group>
  filling_groups: Place & Omit<Filling, keyof Group>
  cancellation_weeks: Week & Record<(typeof callers)[number], TimelinessCounts>
  cancellations: Pick<CalledOff, 'title' | 'location' | 'startDate' | 'canceledAt' | 'by' | 'client'> & { late: boolean }
  hours_weeks: Week & { weekBefore: string | null } & Omit<Sums, keyof Group>
  hours_groups: Place & Omit<Sums, keyof Group>
  hours_weeks_groups: Week & Place & Omit<Sums, keyof Group>
  shares: Share & { percent: number; isMarked: boolean }
}
/** How to get the rows of each table. */
export type FigureTables = { [T in Table]: () => Promise<readonly Rows[T][]> }
type Column<Row> = [name: string, value: (row: Row) => Cell]

const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')
const number = <K extends string>(name: string, key: K): Column<Record<K, number>> => [name, row => row[key]]
const text = <K extends string>(name: string, key: K): Column<Record<K, string | null>> => [name, row => row[key] ?? undefined]
const hours = <K extends string>(name: string, key: K): Column<Record<K, number>> => [name, row => decimal(row[key] / 60, 2)]
const money = <K extends string>(name: string, key: K): Column<Record<K, number>> => [name, row => ({ cents: row[key] })]
const nameIn = <K extends string>(name: string, key: K): Column<Record<K, { name: string }>> => [name, row => row[key].name]
const waited = <K extends string>(name: string, key: K): Column<Record<K, number | null>> => [
  name,
  row => (row[key] === null ? undefined : decimal(row[key] / 60, 1)),
]
const counted = <K extends string>(name: string, key: K): Column<Record<K, TimelinessCounts>>[] => [
  [`${name} op tijd`, row => row[key].inTime],
  [`${name} laat`, row => row[key].late],
]

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
const callerNames: Record<CalledOff['by'], string> = {
  careWorker: 'Zorgverlener',
  organization: 'Organisatie',
  backOffice: 'Zorginzet',
}

const tables: { [T in Table]: { name: string; columns: Column<Rows[T]>[] } } = {
  filling_weeks: { name: 'gevuld-per-week', columns: [week, ...filling] },
  filling_groups: { name: 'gevuld-per-locatie-en-niveau', columns: [...group, ...filling] },
  cancellation_weeks: {
    name: 'annuleringen-per-week',
    columns: [
      week,
      ...counted(callerNames.careWorker, 'careWorker'),
      ...counted(callerNames.organization, 'organization'),
      ...counted(callerNames.backOffice, 'backOffice'),
    ],
  },
  cancellations: {
    name: 'annuleringen',
    columns: [
      ['Datum', row => amsterdamDate(row.startDate)],
      ['Van', row => amsterdamTime(row.startDate)],
      ...[text('Opdracht', 'title'), text('Locatie', 'location')],
      ['Geannuleerd op', row => amsterdamDate(row.canceledAt)],
      ['Om', row => amsterdamTime(row.canceledAt)],
      ['Door', row => callerNames[row.by]],
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

/** A table as CSV, by its name. */
export const figuresCsv = async <T extends Table>(rowsOf: FigureTables, table: T) => {
  const { name, columns } = tables[table]
  const rows = await rowsOf[table]()
  const lines = rows.map(row => columns.map(([, value]) => value(row)))
  return { name: `${name}.csv`, rows, text: csvOf([columns.map(([heading]) => heading), ...lines]) }
}
