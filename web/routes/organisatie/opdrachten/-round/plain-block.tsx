import { useKeyed } from '#care/keys/own-keys.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { payFor, payForAll, workedHours } from '#care/moment/hours.ts'
import { Button } from '#components/controls/button.tsx'
import { formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { nameWork } from './approvals.ts'
import classes from './round.module.css'

type Props = { moments: readonly ListedMoment[]; onApprove: () => void }

/** All hours that match the plan, with their total and one button to approve them all. */
export function PlainBlock({ moments, onApprove }: Props) {
  const keyed = useKeyed('ronde')
  const { minutes, totalCents } = payForAll(moments)
  const count = moments.length
  return (
    <section className={`card grid gap-12 pad-20 ${classes.block}`} aria-labelledby="zonder-afwijking">
      <div className="wrap-row spread gap-wrap">
        <div>
          <h2 id="zonder-afwijking">{count} zonder afwijking</h2>
          <p className="soft small plain figures">
            {formatHours(minutes)} · {formatMoney(totalCents)}, met bonus. Gelijk aan de planning en zonder onkosten.
          </p>
        </div>
        <Button {...keyed('g')} onClick={onApprove}>
          {count === 1 ? 'Goedkeuren' : `Alle ${count} goedkeuren`}
        </Button>
      </div>
      <details className="fold">
        <summary>Bekijk welke</summary>
        <ul className={`grid gap-4 figures ${classes.which}`}>
          {moments.map(moment => (
            <li className="flex spread gap-12" key={moment.uuid}>
              <span>{nameWork(moment)}</span>
              <span className="soft small plain">{formatMoney(payFor(workedHours(moment), moment).totalCents)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
