import { DataTable } from '#components/lists/data-table.tsx'
import { formatDate, formatHours, formatMoney, formatTime } from '#rules/time/format-nl.ts'
import type { Hours } from '../hours.ts'
import { payFor } from '../hours.ts'
import { dateOf } from '../moment.ts'
import { ExpenseList } from './expense-list.tsx'
import classes from './hours.module.css'

type Props = {
  /** The plan first; differences from it are marked in the others. */
  columns: (readonly [title: string, hours: Hours])[]
  /** The rate and the bonus, in cents. */
  of: Terms
  /** Leaves out what equals the plan. */
  differing?: boolean
}
type Terms = { hourlyRate?: number | undefined; bonus: number }

const bonusLabel = 'Bonus'
const paid = (hours: Hours, of: Terms = { bonus: 0 }) => payFor(hours, of)
const rows: [label: string, show: (hours: Hours, of: Terms) => string, differs: (one: Hours, plan: Hours) => boolean][] = [
  ['Datum', hours => formatDate(dateOf(hours.startDate)), (one, plan) => dateOf(one.startDate) !== dateOf(plan.startDate)],
  ['Begin', hours => formatTime(hours.startDate), (one, plan) => Date.parse(one.startDate) !== Date.parse(plan.startDate)],
  ['Einde', hours => formatTime(hours.endDate), (one, plan) => Date.parse(one.endDate) !== Date.parse(plan.endDate)],
  ['Pauze', hours => `${hours.breakMinutes} min`, (one, plan) => one.breakMinutes !== plan.breakMinutes],
  ['Uren', hours => formatHours(paid(hours).minutes), (one, plan) => paid(one).minutes !== paid(plan).minutes],
  ['Onkosten', hours => formatMoney(paid(hours).expensesCents), one => paid(one).expensesCents > 0],
  [bonusLabel, (_hours, { bonus }) => formatMoney(bonus), () => false],
  [
    'Samen',
    (hours, of) => formatMoney(paid(hours, of).totalCents),
    (one, plan) => paid(one).minutes !== paid(plan).minutes || paid(one).expensesCents > 0,
  ],
]

type Line = (typeof rows)[number]

/** Hours beside the plan, with differences marked by an icon and a colour. */
export function HoursTable({ columns, of, differing = false }: Props) {
  const plan = columns[0]![1]
  const expenses = columns.at(-1)![1].expenses
  const isShown = ([label, , differs]: Line) =>
    (label !== bonusLabel || of.bonus > 0) && (!differing || columns.some(([, hours]) => differs(hours, plan)))
  const shown = (hours: Hours, [, show, differs]: Line) =>
    differs(hours, plan) ? (
      <mark className={`warns attention strong ${classes.differs}`}>
        {show(hours, of)}
        <span className="unseen"> (wijkt af)</span>
      </mark>
    ) : (
      show(hours, of)
    )
  return (
    <>
      <DataTable
        caption="Uren"
        phone="table"
        rowHeads
        columns={[
          { key: 'wat', label: 'Wat', value: ([label]: Line) => label },
          ...columns.map(([title, hours], index) => ({
            key: title,
            label: title,
            value: (line: Line) => (index === 0 ? line[1](hours, of) : shown(hours, line)),
          })),
        ]}
        rows={rows.filter(isShown)}
        idOf={([label]) => label}
      />
      {expenses.length > 0 && <ExpenseList expenses={expenses} />}
    </>
  )
}
