import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { formatShortDate } from '../../moment/moment.ts'
import { isSamePair, type Pair, type Plan, pairOf } from '../roster.ts'
import type { Marks } from './lines-by-day.ts'
import classes from './plan.module.css'

const words = {
  held: { title: 'Vastgezet, maar kan niet', somebody: 'Deze zorgverlener', undo: 'Loslaten' },
  forbidden: { title: 'Niet in dit rooster', somebody: 'Iemand die je uitsloot', undo: 'Toch toestaan' },
} as const

type Props = {
  as: keyof typeof words
  marks: Marks
  plan: Plan
  /** The previous plan, which may have names that this one lacks. */
  before: Plan | undefined
  now: string
  onUndo: (pair: Pair) => void
}

// A plan stored on this device by an older version has none.
const lostOf = ({ lost }: { lost?: Plan['lost'] }) => lost ?? []
const lineOf = <T extends Parameters<typeof pairOf>[0]>(lines: readonly T[], pair: Pair): T | undefined =>
  lines.find(line => isSamePair(pairOf(line), pair))

/** Fixed and forbidden pairs that no line shows: the reason, and a button to undo the mark. */
export function MarksElsewhere({ as, marks, plan, before, now, onUndo }: Props) {
  // A fixed pair whose work is now assigned to that person is no longer in the plan, and nothing is wrong.
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
              <span className="grid gap-2">
                <span className="figures">
                  {who} bij {where}
                </span>
                {why && <span className="soft small">{why}</span>}
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
