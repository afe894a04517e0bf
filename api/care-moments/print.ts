// Care moments for a spreadsheet.

import type { Item } from '../../contract/language.ts'
import type { CareMoment } from '../../contract/moments/care-moments.ts'
import { careMomentStatusName } from '../../contract/status-groups.ts'
import { amsterdamDate, amsterdamTime } from '../../rules/time/amsterdam.ts'
import { csvOf, euros } from '../platform/files/csv.ts'

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
  ['Ordernummer', m => m.orderNumber],
  ['Kostenplaats', m => m.costCentre],
]
/** The moments as CSV: a header, then one line per moment. */
export const momentsCsv = (moments: Item<typeof CareMoment>[]): string =>
  csvOf([columns.map(([name]) => name), ...moments.map(m => columns.map(([, value]) => value(m)))])
