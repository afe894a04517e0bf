// The temporary work of a week in the format of payroll offices: one line for each of hours, bonus and expenses. Hours lines also have the
// times and the irregular part.

import { invoiceLineName } from '../../rules/money/invoice-lines.ts'
import { type IrregularWindow, irregularMinutes } from '../../rules/money/irregular-hours.ts'
import { amsterdamTime } from '../../rules/time/amsterdam.ts'
import { csvOf, euros } from '../platform/files/csv.ts'
import type { PayrollLine } from './queries.ts'

const columns: [string, (line: PayrollLine) => string | number | undefined][] = [
  ['Personeelsnummer', line => line.number],
  ['Naam', line => line.name],
  ['Organisatie', line => line.organization],
  ['Locatie', line => line.location],
  ['Datum', line => line.date],
  ['Van', line => (line.minutes === null ? '' : amsterdamTime(line.start))],
  ['Tot', line => (line.minutes === null ? '' : amsterdamTime(line.end))],
  ['Pauze (min)', line => (line.minutes === null ? '' : line.breakMinutes)],
  ['Soort', line => invoiceLineName[line.kind]],
  ['Omschrijving', line => line.description],
  ['Minuten', line => line.minutes ?? ''],
  ['Aantal', line => String(line.quantity).replace('.', ',')],
  ['Prijs', line => euros(line.unitPrice)],
  ['Bedrag', line => euros(line.amount)],
]
/**
 * The export of a week as CSV with a header. There is a column for each percentage of irregular hours, in minutes from start to end: the
 * time of the break is unknown, so it is not subtracted. Work that was approved too late for its own export shows its own week.
 */
export const payrollCsv = (period: string, lines: PayrollLine[], windows: IrregularWindow[]): string => {
  const percents = [...new Set(windows.map(({ percent }) => percent))]
  const head = [...columns.map(([name]) => name), ...percents.map(percent => `ORT ${percent}% (min)`), 'Nagekomen']
  const rows = lines.map(line => {
    const irregular = line.minutes === null ? new Map() : irregularMinutes(line.start, line.end, windows)
    const late = line.week === period ? '' : line.week
    return [...columns.map(([, value]) => value(line)), ...percents.map(percent => irregular.get(percent) ?? ''), late]
  })
  return csvOf([head, ...rows])
}
