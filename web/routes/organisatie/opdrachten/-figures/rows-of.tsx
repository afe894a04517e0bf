// Rows that the tables of figures share: weeks, and locations with levels.

import { slugOf } from '#care/list/choice-filters.ts'
import type { TableColumn } from '#components/lists/data-table.tsx'
import { formatPeriod } from '#rules/time/format-nl.ts'
import type { OrderSearch } from '../-list/orders.ts'
import classes from './figures.module.css'

type Week = { week: string }
type Group = { location: { uuid: string; name: string }; expertiseLevel: { uuid: string; name: string } }

/** The label below a bar: the week number. */
export const labelOf = ({ week }: Week): string => String(Number(week.slice(6)))
export const sayWeek = ({ week }: Week): string => formatPeriod(week).replace(/ \(.*/, '')
export const weekColumn: TableColumn<Week> = {
  key: 'week',
  label: 'Week',
  onCard: 'title',
  value: week => <span className="one-line">{sayWeek(week)}</span>,
  order: ({ week }) => week,
}
export const idOfGroup = ({ location, expertiseLevel }: Group): string => location.uuid + expertiseLevel.uuid
/** The location with the level; links to the figures of those alone. */
export const groupColumn = ({ set }: Pick<OrderSearch, 'set'>): TableColumn<Group> => ({
  key: 'locatie',
  label: 'Locatie en niveau',
  onCard: 'title',
  order: ({ location, expertiseLevel }) => `${location.name} ${expertiseLevel.name}`,
  value: ({ location, expertiseLevel }) => (
    <span className="grid start gap-6">
      <button
        type="button"
        className={`link-button ${classes.link}`}
        onClick={() => set({ locatie: [slugOf(location.name)], niveau: [slugOf(expertiseLevel.name)] })}
      >
        <span className="unseen">Alleen tonen: </span>
        {location.name}
      </button>
      <span className="soft small">{expertiseLevel.name}</span>
    </span>
  ),
})
