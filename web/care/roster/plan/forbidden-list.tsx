import { formatTimes } from '../../../../rules/format-nl.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/page.tsx'
import { nameOf } from '../../moment/care-moment.ts'
import { formatShortDate } from '../../moment/moment.ts'
import { isSamePair, type Pair, type Plan, pairOf } from '../roster.ts'
import classes from './beside.module.css'

type Props = {
  forbidden: readonly Pair[]
  plan: Plan
  /** The plan before, which may know a name that this one does not. */
  before: Plan | undefined
  now: string
  onAllow: (pair: Pair) => void
}

/** Who may not stand where, besides the lines on which that can be read: with a way to allow it again. */
export function ForbiddenList({ forbidden, plan, before, now, onAllow }: Props) {
  const others = forbidden.filter(pair => !plan.lines.some(line => isSamePair(pairOf(line), pair)))
  if (others.length === 0) return null
  const plans = before ? [plan, before] : [plan]
  const shifts = plans.flatMap(({ lines, open }) => [...lines, ...open])
  const people = plans.flatMap(({ lines }) => lines.flatMap(({ worker, next }) => (next ? [worker, next.worker] : [worker])))
  return (
    <Card title="Niet in dit rooster">
      <ul className={classes.forbidden}>
        {others.map(pair => {
          const shift = shifts.find(({ careMoment }) => careMoment === pair.careMoment)
          const worker = people.find(({ careWorker }) => careWorker === pair.careWorker)
          const who = worker ? nameOf(worker) : 'Iemand die je uitsloot'
          const where = shift
            ? `${shift.title}, ${formatShortDate(shift.startDate, now)}, ${formatTimes(shift.startDate, shift.endDate)}`
            : 'een dienst die niet meer open is'
          return (
            <li key={pair.careMoment + pair.careWorker}>
              <span className="figures">
                {who} bij {where}
              </span>
              <Button variant="default" size="sm" onClick={() => onAllow(pair)}>
                Toch toestaan
                <span className="unseen">
                  : {who} bij {where}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
