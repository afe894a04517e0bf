import { type SumRow, sayDifference, sumRows } from '../plan/difference.ts'
import type { Plan, Sums } from '../roster.ts'
import classes from './picture.module.css'

type Props = { sums: Plan['sums'] /** The totals of the previous plan. */; before: Sums | undefined }

/** The totals of the plan, beside the present state and first come, first served. */
export function PlanSums({ sums: { today, firstCome, plan }, before }: Props) {
  return (
    <table className={`full figures ${classes.sums}`}>
      <caption className="unseen">Vandaag, wie het eerst komt en dit rooster</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Vandaag</th>
          <th scope="col">Wie het eerst komt</th>
          <th scope="col">Dit rooster</th>
        </tr>
      </thead>
      <tbody>
        {sumRows.map(row => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>{row.say(today[row.key])}</td>
            <td>{row.say(firstCome[row.key])}</td>
            <td>
              <strong>{row.say(plan[row.key])}</strong>
              {before && <Difference {...{ row, before }} now={plan} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The difference from the previous plan. */
function Difference({ row, before, now }: { row: SumRow; before: Sums; now: Sums }) {
  const said = sayDifference(row, before, now)
  if (said === null) return null
  const isBetter = now[row.key] > before[row.key] === (row.better === 'more')
  return (
    <span className={`block soft small one-line ${classes.difference}`} data-better={isBetter || undefined}>
      {said}
      <span className="unseen"> vergeleken met het vorige rooster</span>
    </span>
  )
}
