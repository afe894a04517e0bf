import { formatDate, formatHours, formatMoney, formatTime } from '../../../../../../rules/format-nl.ts'
import type { Hours } from '../../../../../care/moment/hours.ts'
import { payFor } from '../../../../../care/moment/hours.ts'
import { dateOf } from '../../../../../care/moment/moment.ts'
import { ExpenseList } from './expense-list.tsx'
import classes from './hours-table.module.css'

type Props = {
  /** The plan first; the others are marked where they differ from it. */
  columns: (readonly [title: string, hours: Hours])[]
  /** Cents an hour. */
  rate: number
}

// The bonus is the same in every column.
const paid = (hours: Hours, hourlyRate = 0) => payFor(hours, { hourlyRate, bonus: 0 })
const rows: [label: string, show: (hours: Hours, rate: number) => string, differs: (one: Hours, plan: Hours) => boolean][] = [
  ['Datum', hours => formatDate(dateOf(hours.startDate)), (one, plan) => dateOf(one.startDate) !== dateOf(plan.startDate)],
  ['Begin', hours => formatTime(hours.startDate), (one, plan) => Date.parse(one.startDate) !== Date.parse(plan.startDate)],
  ['Einde', hours => formatTime(hours.endDate), (one, plan) => Date.parse(one.endDate) !== Date.parse(plan.endDate)],
  ['Pauze', hours => `${hours.breakMinutes} min`, (one, plan) => one.breakMinutes !== plan.breakMinutes],
  ['Uren', hours => formatHours(paid(hours).minutes), (one, plan) => paid(one).minutes !== paid(plan).minutes],
  ['Onkosten', hours => formatMoney(paid(hours).expensesCents), one => paid(one).expensesCents > 0],
  [
    'Samen',
    (hours, rate) => formatMoney(paid(hours, rate).totalCents),
    (one, plan) => paid(one).minutes !== paid(plan).minutes || paid(one).expensesCents > 0,
  ],
]

/** Hours beside the plan, with what differs marked by a sign and a colour. */
export function HoursTable({ columns, rate }: Props) {
  const plan = columns[0]![1]
  const expenses = columns.at(-1)![1].expenses
  return (
    <>
      <table className={`${classes.table} figures`}>
        <thead>
          <tr>
            <td />
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show, differs]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(([title, hours], index) => (
                <td key={title}>
                  {index > 0 && differs(hours, plan) ? (
                    <mark>
                      {show(hours, rate)}
                      <span className="unseen"> (wijkt af)</span>
                    </mark>
                  ) : (
                    show(hours, rate)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {expenses.length > 0 && <ExpenseList expenses={expenses} />}
    </>
  )
}
