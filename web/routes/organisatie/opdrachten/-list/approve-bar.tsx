import { useState } from 'react'
import { assigneeName, type ListedMoment } from '#care/moment/care-moment.ts'
import { differences, payForAll, plannedHours, workedHours } from '#care/moment/hours.ts'
import { explain } from '#care/tell.ts'
import { Problem } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Confirm } from '#components/layers/confirm.tsx'
import { toastDone } from '#components/layers/toast.ts'
import { BulkBar } from '#components/lists/bulk-bar.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatShift } from '#rules/time/broken-shift.ts'
import { counted, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { deviates, inRequests, nameWork } from '../-round/approvals.ts'
import classes from './list.module.css'
import type { Refused } from './refused-moments.tsx'

const RefusedMoments = late(() => import('./refused-moments.tsx'))

/** Approves the hours of several assignments at once; returns the refused ones, with the reasons. */
function useApproval() {
  const { run, busy } = useChange('PATCH /care_moments/approve')
  const approve = async (moments: readonly ListedMoment[]): Promise<Refused[]> => {
    const refused: Refused[] = []
    for (const { batch, body } of inRequests(moments)) {
      const whyOf = await run({ body }).then(
        ({ results }) =>
          ({ '@id': iri }: ListedMoment) => {
            const refusal = results.find(({ careMoment }) => careMoment === iri)?.refusal
            // The same message as for a single approval, where this refusal is a 409.
            return refusal && explain(new Problem(409, refusal))
          },
        (problem: Problem) => () => explain(problem),
      )
      for (const moment of batch) {
        const why = whyOf(moment)
        if (why) refused.push({ uuid: moment.uuid, who: nameWork(moment), why })
      }
    }
    return refused
  }
  return { approve, busy }
}

type Props = {
  moments: readonly ListedMoment[]
  chosen: ReadonlySet<string>
  onSelect: (uuids: string[]) => void
  /** The assignments to confirm approval for: the selected ones, or one by its own button. */
  asked: readonly string[]
  onAsk: (uuids: string[]) => void
  /** Hides the bar beside an open panel; the selection is kept. */
  isHidden: boolean
}

/** The action on the selected assignments: approving their hours. It says why any of them failed. */
export default function ApproveBar({ moments, chosen, onSelect, asked, onAsk, isHidden }: Props) {
  const { approve, busy } = useApproval()
  const [refused, setRefused] = useState<Refused[]>([])
  const able = moments.filter(moment => moment.allowedActions.includes('approve'))
  const those = able.filter(moment => chosen.has(moment.uuid))
  const asking = able.filter(moment => asked.includes(moment.uuid))
  const { minutes, totalCents } = payForAll(those)
  const different = those.filter(deviates).length

  const run = async () => {
    const failed = await approve(asking)
    onAsk([])
    setRefused(failed)
    onSelect([...failed.map(one => one.uuid), ...[...chosen].filter(uuid => !asked.includes(uuid))])
    const done = asking.length - failed.length
    if (done > 0) toastDone(`De uren van ${counted(done, 'opdracht zijn', 'opdrachten zijn')} goedgekeurd.`)
  }

  return (
    <>
      {refused.length > 0 && (
        <RefusedMoments
          title={`${counted(refused.length, 'opdracht is', 'opdrachten zijn')} niet goedgekeurd`}
          refused={refused}
          onClose={() => setRefused([])}
        />
      )}
      {those.length > 0 && !isHidden && (
        <BulkBar
          chosen={`${those.length} gekozen`}
          summary={`${formatHours(minutes)} · ${formatMoney(totalCents)}${different > 0 ? ` · ${counted(different, 'wijkt', 'wijken')} af van de planning` : ''}`}
          clearLabel="Niets kiezen"
          onClear={() => onSelect([])}
        >
          {those.length < able.length && (
            <Button variant="default" size="sm" onClick={() => onSelect(able.map(moment => moment.uuid))}>
              Alle {able.length} kiezen
            </Button>
          )}
          <Button size="sm" onClick={() => onAsk(those.map(moment => moment.uuid))}>
            Uren goedkeuren ({those.length})
          </Button>
        </BulkBar>
      )}
      {asking.length > 0 && <AskApproval moments={asking} busy={busy} onConfirm={() => void run()} onClose={() => onAsk([])} />}
    </>
  )
}

type AskProps = { moments: readonly ListedMoment[]; busy: boolean; onConfirm: () => void; onClose: () => void }

function AskApproval({ moments, busy, onConfirm, onClose }: AskProps) {
  const { minutes, totalCents } = payForAll(moments)
  const different = moments.filter(deviates)
  return (
    <Confirm
      onClose={onClose}
      title={`Uren van ${counted(moments.length, 'opdracht', 'opdrachten')} goedkeuren?`}
      act={moments.length === 1 ? 'Uren goedkeuren' : `Uren goedkeuren (${moments.length})`}
      busy={busy}
      onConfirm={onConfirm}
    >
      <p className="figures">
        {moments.length > 1 && 'Samen '}
        {formatHours(minutes)} en {formatMoney(totalCents)}, met bonus en onkosten. {moments.length > 1 ? 'Ze gaan' : 'Dat gaat'}{' '}
        naar de {moments.length > 1 ? 'facturen' : 'factuur'}; daarna kun je de uren niet meer wijzigen.
      </p>
      {different.length > 0 && (
        <ul className={`marked grid gap-4 ${classes.different}`}>
          {different.map(moment => (
            <li key={moment.uuid}>
              <strong>{assigneeName(moment)}</strong>, {formatShift(moment)}:{' '}
              {differences(plannedHours(moment), workedHours(moment)).join('; ')}
              {moment.statusReason && ` – “${moment.statusReason}”`}
            </li>
          ))}
        </ul>
      )}
    </Confirm>
  )
}
