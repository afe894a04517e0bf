import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { presumptionOf } from '#rules/people/employment-presumption.ts'
import { formatDate, formatEuros, formatMoney } from '#rules/time/format-nl.ts'
import { contractTypeWords } from '#words/nl.ts'
import { type Cell, contractTypes, courseOf, type Level, type Location, type Rate, ratesOn } from './course.ts'
import classes from './rates.module.css'

type Props = {
  location: Location
  levels: readonly Level[]
  rates: readonly Rate[]
  today: string
  onOpen: (cell: Cell) => void
}

/** The rates of one location: a row per level, a column per contract form; a card per level on a phone. */
export function RateGrid({ location, levels, rates, today, onOpen }: Props) {
  const columns: TableColumn<Level>[] = [
    { key: 'niveau', label: 'Niveau', onCard: 'title', value: ({ name }) => name },
    ...contractTypes.map(contractType => ({
      key: contractType,
      label: contractTypeWords[contractType],
      value: (level: Level) => {
        const cell = { location, level, contractType }
        return <RateCell {...{ cell, today }} course={courseOf(rates, cell)} onOpen={() => onOpen(cell)} />
      },
    })),
  ]
  return (
    <DataTable caption={`Tarieven van ${location.name}`} columns={columns} rows={levels} idOf={({ uuid }) => uuid} rowHeads />
  )
}

type CellProps = { cell: Cell; course: readonly Rate[]; today: string; onOpen: () => void }

/** The current rate and the next one; pressing it opens its history. */
function RateCell({ cell, course, today, onOpen }: CellProps) {
  const { current, next } = ratesOn(course, today)
  const below = [current, next].flatMap(rate => (rate && presumptionOf(rate, today)) ?? [])[0]
  const about = `${cell.level.name}, ${contractTypeWords[cell.contractType]}`
  return (
    <button type="button" className={`baseline rounded inherits text-start ${classes.cell}`} onClick={onOpen}>
      <span className="unseen">{about}: </span>
      {current ? (
        <span className={`touch underlined ${classes.amount}`}>
          {formatMoney(current.hourlyRate)} {current.fixed && <span className="soft small plain">vast</span>}
        </span>
      ) : (
        <span className={`touch underlined ${classes.set}`}>{next ? 'Nu nog geen tarief' : 'Tarief instellen'}</span>
      )}
      {next && (
        <span className="soft small plain">
          {formatMoney(next.hourlyRate)} vanaf {formatDate(next.validFrom).replace(/^\S+ /, '')}
        </span>
      )}
      {below && (
        <StatusPill tone="yellow" help={below.means}>
          Onder {formatEuros(below.cents)}
        </StatusPill>
      )}
    </button>
  )
}
