import { lazy, Suspense, useState } from 'react'
import { formatDateTimes, formatHours, formatMoney } from '../../../../../rules/format-nl.ts'
import { assigneeName, type ListedMoment } from '../../../../care/moment/care-moment.ts'
import { differences, payForAll, plannedHours, workedHours } from '../../../../care/moment/hours.ts'
import { explain } from '../../../../care/tell.ts'
import type { Problem } from '../../../../client/api.ts'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Confirm } from '../../../../components/confirm.tsx'
import { toastDone } from '../../../../components/toast.ts'
import classes from './approve-bar.module.css'
import type { Refused } from './refused-hours.tsx'

const RefusedHours = lazy(() => import('./refused-hours.tsx'))

type Props = { moments: readonly ListedMoment[]; onSelect: (uuids: string[]) => void; chosen: ReadonlySet<string> }

const count = (n: number, noun: string, plural: string) => `${n} ${n === 1 ? noun : plural}`
const deviates = (moment: ListedMoment) => differences(plannedHours(moment), workedHours(moment)).length > 0

/** Approves the hours of several assignments, each with its own call; it says why any of them failed. */
export function ApproveBar({ moments, chosen, onSelect }: Props) {
  const { run } = useChange('PATCH /care_moments/{uuid}/approve')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused[]>([])
  const able = moments.filter(moment => moment.allowedActions.includes('approve'))
  const asked = able.filter(moment => chosen.has(moment.uuid))
  const different = asked.filter(deviates)
  const together = payForAll(asked)

  const approve = async () => {
    setBusy(true)
    const failed: Refused[] = []
    // One after the other: approving writes the lines of the same invoice.
    for (const moment of asked) {
      const { uuid, version } = moment
      await run({ uuid, body: { version } }).catch((problem: Problem) => {
        const who = `${assigneeName(moment) ?? moment.title}, ${formatDateTimes(moment.startDate, moment.endDate)}`
        failed.push({ uuid, who, why: explain(problem) })
      })
    }
    setBusy(false)
    setAsking(false)
    setRefused(failed)
    onSelect(failed.map(one => one.uuid))
    const done = asked.length - failed.length
    if (done > 0) toastDone(`De uren van ${count(done, 'opdracht zijn', 'opdrachten zijn')} goedgekeurd.`)
  }

  if (able.length === 0 && refused.length === 0) return null
  return (
    <>
      {refused.length > 0 && (
        <Suspense>
          <RefusedHours refused={refused} onClose={() => setRefused([])} />
        </Suspense>
      )}
      {able.length > 0 && (
        <div className={classes.bar} data-active={asked.length > 0 || undefined}>
          <Button
            variant="default"
            size="sm"
            onClick={() => onSelect(asked.length === able.length ? [] : able.map(moment => moment.uuid))}
          >
            {asked.length === able.length ? 'Niets kiezen' : `Alle ${able.length} kiezen`}
          </Button>
          <span role="status" className="figures">
            {asked.length > 0 &&
              `${asked.length} gekozen${different.length > 0 ? `, ${different.length} ${different.length === 1 ? 'wijkt' : 'wijken'} af van de planning` : ''}`}
          </span>
          <Button size="sm" disabled={asked.length === 0} onClick={() => setAsking(true)}>
            Uren goedkeuren ({asked.length})
          </Button>
        </div>
      )}
      {asking && (
        <Confirm
          onClose={() => setAsking(false)}
          title={`Uren van ${count(asked.length, 'opdracht', 'opdrachten')} goedkeuren?`}
          act={`Uren goedkeuren (${asked.length})`}
          busy={busy}
          onConfirm={() => void approve()}
        >
          <p className="figures">
            Samen {formatHours(together.minutes)} en {formatMoney(together.totalCents)}, met bonus en onkosten. Ze gaan naar de
            facturen; daarna kun je ze niet meer wijzigen.
          </p>
          {different.length > 0 && (
            <ul className={classes.different}>
              {different.map(moment => (
                <li key={moment.uuid}>
                  <strong>{assigneeName(moment)}</strong>, {formatDateTimes(moment.startDate, moment.endDate)}:{' '}
                  {differences(plannedHours(moment), workedHours(moment)).join('; ')}
                </li>
              ))}
            </ul>
          )}
        </Confirm>
      )}
    </>
  )
}
