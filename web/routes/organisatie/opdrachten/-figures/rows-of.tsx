// What the tables of the figures share: weeks, and places with levels.
import { formatPeriod } from '../../../../../rules/format-nl.ts'
import { slugOf } from '../../../../care/list/choice-filters.ts'
import type { TableColumn } from '../../../../components/data-table.tsx'
import type { OrderSearch } from '../-list/orders.ts'
import classes from './figures.module.css'

type Week = { week: string }
type Group = { location: { uuid: string; name: string }; expertiseLevel: { uuid: string; name: string } }

/** Below a bar: the number of the week. */
export const labelOf = ({ week }: Week): string => String(Number(week.slice(6)))
export const sayWeek = ({ week }: Week): string => formatPeriod(week).replace(/ \(.*/, '')
export const weekColumn: TableColumn<Week> = {
  key: 'week',
  label: 'Week',
  onCard: 'title',
  value: week => <span className={classes.whole}>{sayWeek(week)}</span>,
  order: ({ week }) => week,
}
export const idOfGroup = ({ location, expertiseLevel }: Group): string => location.uuid + expertiseLevel.uuid
/** The place, which leads to the figures of it and its level alone, and the level. */
export const groupColumns = ({ set }: Pick<OrderSearch, 'set'>): TableColumn<Group>[] => [
  {
    key: 'locatie',
    label: 'Locatie',
    onCard: 'title',
    order: ({ location }) => location.name,
    value: ({ location, expertiseLevel }) => (
      <button
        type="button"
        className={classes.link}
        onClick={() => set({ locatie: [slugOf(location.name)], niveau: [slugOf(expertiseLevel.name)] })}
      >
        {location.name}
        <span className="unseen">, alleen {expertiseLevel.name} tonen</span>
      </button>
    ),
  },
  { key: 'niveau', label: 'Niveau', onCard: 'line', value: ({ expertiseLevel }) => expertiseLevel.name },
]
