import { CalculationDetails } from '#care/moment/calculation.tsx'
import type { Stretch } from '#care/moment/day-bar-geometry.ts'
import fold from '#components/layers/fold.module.css'
import { Notice } from '#components/page/notice.tsx'
import type { PlannedSignal } from '#rules/working-time/working-time.ts'
import { usePlannedSignals } from './use-planned-signals.ts'
import classes from './working-time-notice.module.css'

const Signals = ({ signals }: { signals: readonly PlannedSignal[] }) => (
  <ul className="plain-list grid gap-8">
    {signals.map(({ id, until, message, calculation }) => (
      <li key={`${id} ${until}`}>
        {message}
        <CalculationDetails calculation={calculation} />
      </li>
    ))}
  </ul>
)

/** The breaches of rest and working time rules in this period, each with its calculation; nothing when all is well. */
export default function WorkingTimeNotice({ startDate, endDate }: Stretch) {
  const [first, ...more] = usePlannedSignals({ startDate, endDate })
  if (!first) return null
  return (
    <Notice tone="attention" title="Let op je rust">
      <Signals signals={[first]} />
      {more.length > 0 && (
        <details className={`${fold.fold} ${classes.more}`}>
          <summary>
            Nog {more.length} {more.length === 1 ? 'punt' : 'punten'}
          </summary>
          <Signals signals={more} />
        </details>
      )}
    </Notice>
  )
}
