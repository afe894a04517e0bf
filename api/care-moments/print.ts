// Care moments for a spreadsheet: semicolons and a byte order mark, as Dutch spreadsheets expect.
import type { CareMoment } from '../../contract/care-moments.ts'
import type { Item } from '../../contract/language.ts'
import { careMomentStatusName } from '../../contract/status-groups.ts'
import { amsterdamDate, amsterdamTime } from '../../rules/amsterdam.ts'

// A cell that begins like a formula, even after a space, becomes text: a spreadsheet must not run what a person typed.
const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '')
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
/** Lines of cells as CSV. */
export const csvOf = (lines: (string | number | undefined)[][]): string =>
  `\ufeff${lines.map(line => line.map(cell).join(';')).join('\r\n')}\r\n`
export const euros = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','))
const nameOf = (person: { firstName: string; lastName: string } | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : ''

const contractName = { freelance: 'Zzp', temp_work: 'Uitzend' }

const columns: [string, (m: Item<typeof CareMoment>) => string | number | undefined][] = [
  ['Datum', m => amsterdamDate(m.startDate)],
  ['Feestdag', m => m.holiday],
  ['Van', m => amsterdamTime(m.startDate)],
  ['Tot', m => amsterdamTime(m.endDate)],
  ['Pauze (min)', m => m.breakMinutes],
  ['Titel', m => m.title],
  ['Status', m => careMomentStatusName[m.status]],
  ['Locatie', m => m.location.name],
  ['Plaats', m => m.location.city],
  ['Niveau', m => m.expertiseLevel.name],
  ['Cliënt', m => nameOf(m.client)],
  ['Zorgverlener', m => nameOf(m.assignee?.profile)],
  ['Contractvorm', m => m.contractType && contractName[m.contractType]],
  ['Uurtarief', m => euros(m.hourlyRate)],
  ['Bonus', m => euros(m.bonus)],
]
/** The moments as CSV: a header, then one line each. */
export const momentsCsv = (moments: Item<typeof CareMoment>[]): string =>
  csvOf([columns.map(([name]) => name), ...moments.map(m => columns.map(([, value]) => value(m)))])
