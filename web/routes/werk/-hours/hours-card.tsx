import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { now } from '#care/now.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { refusedHoursStatuses } from '#contract/status-groups.ts'
import { actionWords } from '#words/actions-nl.ts'
import { isArrivalReport } from '../-arrival/arrival-reports.ts'
import classes from './hours.module.css'
import { HoursForm } from './hours-form.tsx'
import { dropHoursDraft, hasHoursDraft, notWorkedDraft, notWorkedEntry } from './unsent-hours.ts'

type Props = {
  moment: ListedMoment
  opened: boolean
  /** Whether it opens with the question why one did not work. */
  asksFirst?: boolean
  onToggle: () => void
}

function Mark({ moment }: { moment: ListedMoment }) {
  if (refusedHoursStatuses.includes(moment.status)) return <StatusPill tone="red">Niet akkoord</StatusPill>
  return hasHoursDraft(moment) ? <StatusPill tone="blue">Concept bewaard</StatusPill> : null
}

function AskNotWorked({ moment, onClose }: { moment: ListedMoment; onClose: () => void }) {
  const report = useQueuedChange('PUT /care_moments/{uuid}/not_worked')
  const { name } = moment.location.organization
  return (
    <AskFirst
      title="Niet gewerkt melden?"
      consequences={<p>{name} krijgt je melding en bevestigt die. Daarna staat de dienst op ‘Niet gewerkt’.</p>}
      label="Waarom heb je niet gewerkt?"
      required
      draft={notWorkedDraft(moment)}
      act={actionWords.notWorked}
      run={async ({ text }) => {
        const args = { uuid: moment.uuid, body: { reason: text, version: moment.version } }
        const answer = await report.run(args, notWorkedEntry(moment, text))
        dropHoursDraft(moment)
        return answer
      }}
      done={answer => (isQueued(answer) ? queuedWords : `Gemeld dat je niet hebt gewerkt. ${name} reageert daarop.`)}
      onClose={onClose}
    />
  )
}

/** A shift whose hours must still be submitted; its form opens in place. */
export function HoursCard({ moment, opened, asksFirst = false, onToggle }: Props) {
  const [asking, setAsking] = useState(asksFirst)
  const waiting = useWaiting(moment['@id']).find(entry => !isArrivalReport(entry))
  const mayReport = moment.allowedActions.includes('not_worked')
  const formId = `uren-${moment.uuid}`
  return (
    <li className={`card grid gap-16 pad-16 ${classes.card}`}>
      <MomentHead moment={moment} now={now()} title={<h3>{moment.title}</h3>} aside={<Mark moment={moment} />} />
      {refusedHoursStatuses.includes(moment.status) && (
        <div className={`pad-row rounded warns attention breaks ${classes.cardReason}`}>
          <p>{moment.location.organization.name} keurde je uren af. Pas ze aan en dien ze opnieuw in.</p>
          {moment.statusReason && <blockquote>{moment.statusReason}</blockquote>}
        </div>
      )}
      {waiting && <WaitingCard entry={waiting} />}
      {!opened && !waiting && (
        <Button variant="default" aria-expanded={false} aria-controls={formId} onClick={onToggle}>
          Uren invullen
        </Button>
      )}
      <div id={formId} hidden={!opened || waiting !== undefined}>
        {opened && !waiting && <HoursForm moment={moment} onNotWorked={mayReport ? () => setAsking(true) : undefined} />}
      </div>
      {asking && !waiting && <AskNotWorked moment={moment} onClose={() => setAsking(false)} />}
    </li>
  )
}
