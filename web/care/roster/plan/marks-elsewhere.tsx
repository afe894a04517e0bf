import { formatShiftTimes } from '../../../../rules/broken-shift.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/page.tsx'
import { nameOf } from '../../moment/care-moment.ts'
import { formatShortDate } from '../../moment/moment.ts'
import { isSamePair, type Pair, type Plan, pairOf } from '../roster.ts'
import classes from './beside.module.css'
import type { Marks } from './lines-by-day.ts'

const words = {
  held: { title: 'Vastgezet, maar kan niet', somebody: 'Deze zorgverlener', undo: 'Loslaten' },
  forbidden: { title: 'Niet in dit rooster', somebody: 'Iemand die je uitsloot', undo: 'Toch toestaan' },
} as const

type Props = {
  as: keyof typeof words
  marks: Marks
  plan: Plan
  /** The plan before, which may know a name that this one does not. */
  before: Plan | undefined
  now: string
  onUndo: (pair: Pair) => void
}

// A plan that was kept on this device before it was told has none.
const lostOf = ({ lost }: { lost?: Plan['lost'] }) => lost ?? []
const lineOf = <T extends Parameters<typeof pairOf>[0]>(lines: readonly T[], pair: Pair): T | undefined =>
  lines.find(line => isSamePair(pairOf(line), pair))

/** Who was held or may not stand where, besides the lines on which that can be read: why, and a way to take it back. */
export function MarksElsewhere({ as, marks, plan, before, now, onUndo }: Props) {
  // Who was held and got the work stands nowhere in the plan any more, and nothing is wrong.
  const others = marks[as].filter(pair => (as === 'held' ? lineOf(lostOf(plan), pair) : !lineOf(plan.lines, pair)))
  if (others.length === 0) return null
  const { title, somebody, undo } = words[as]
  const plans = before ? [plan, before] : [plan]
  const shifts = plans.flatMap(each => [...each.lines, ...each.open, ...lostOf(each)])
  const people = plans.flatMap(each => [
    ...each.lines.flatMap(({ worker, next }) => (next ? [worker, next.worker] : [worker])),
    ...lostOf(each).map(({ worker }) => worker),
  ])
  return (
    <Card title={title}>
      <ul className={classes.marks}>
        {others.map(pair => {
          const shift = shifts.find(({ careMoment }) => careMoment === pair.careMoment)
          const worker = people.find(({ careWorker }) => careWorker === pair.careWorker)
          const why = as === 'held' && lineOf(lostOf(plan), pair)?.message
          const who = worker ? nameOf(worker) : somebody
          const where = shift
            ? `${shift.title}, ${formatShortDate(shift.startDate, now)}, ${formatShiftTimes(shift)}`
            : 'een dienst die niet meer open is'
          return (
            <li key={pair.careMoment + pair.careWorker}>
              <span className={classes.mark}>
                <span className="figures">
                  {who} bij {where}
                </span>
                {why && <span className={classes.why}>{why}</span>}
              </span>
              <Button variant="default" size="sm" onClick={() => onUndo(pair)}>
                {undo}
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
