import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import type { Cell, PlaceRow } from './week-cells.ts'

interface Numbers extends Cell {
  place: string
  organization: string | undefined
  date: string
}
const numbers: TableColumn<Numbers>[] = [
  { key: 'al', label: 'Had al iemand', figures: true, value: row => row.assigned, order: row => row.assigned },
  { key: 'gevuld', label: 'Dit rooster', figures: true, value: row => row.filled, order: row => row.filled },
  { key: 'eerst', label: 'Wie het eerst komt', figures: true, value: row => row.firstCome, order: row => row.firstCome },
  { key: 'open', label: 'Nog open', figures: true, value: row => row.open, order: row => row.open },
]
const place: TableColumn<Numbers> = {
  key: 'locatie',
  label: 'Locatie',
  onCard: 'title',
  value: row => row.place,
  order: row => row.place,
}
const organization: TableColumn<Numbers> = {
  key: 'organisatie',
  label: 'Organisatie',
  onCard: 'line',
  value: row => row.organization,
  order: row => row.organization,
}
const day: TableColumn<Numbers> = { key: 'dag', label: 'Dag', value: row => formatDate(row.date), order: row => row.date }
const own = [place, day, ...numbers]
const ofAll = [place, organization, day, ...numbers]

/** The numbers behind the picture. */
export const WeekTable = ({ rows, hasOrganizations }: { rows: readonly PlaceRow[]; hasOrganizations: boolean }) => (
  <DataTable
    caption="Werk per locatie en dag, in getallen"
    columns={hasOrganizations ? ofAll : own}
    rows={rows.flatMap(row =>
      [...row.days]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([date, cell]): Numbers => ({ ...cell, date, place: row.place.name, organization: row.organization })),
    )}
    idOf={row => row.place + row.organization + row.date}
  />
)
