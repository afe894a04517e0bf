import { lazy, Suspense, useState } from 'react'
import { refusedHoursStatuses } from '../../../../contract/status-groups.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { StatusPill } from '../../../components/status-pill.tsx'
import { toastDone } from '../../../components/toast.ts'
import { useOpened } from '../../../components/use-opened.ts'
import { actionWords } from '../../../words/actions-nl.ts'
import classes from './hours-cards.module.css'
import { dropDraft, hasDraft } from './hours-draft.ts'
import { HoursForm } from './hours-form.tsx'
import { MomentHead } from './moment-head.tsx'

const ReasonDialog = lazy(() => import('../../../care/reason-dialog.tsx').then(part => ({ default: part.ReasonDialog })))

type Props = { moment: ListedMoment; opened: boolean; onToggle: () => void }

function Mark({ moment }: { moment: ListedMoment }) {
  if (refusedHoursStatuses.includes(moment.status)) return <StatusPill tone="red">Niet akkoord</StatusPill>
  return hasDraft(moment) ? <StatusPill tone="blue">Concept bewaard</StatusPill> : null
}

function NotWorkedDialog({ moment, onClose, opened }: { moment: ListedMoment; opened: boolean; onClose: () => void }) {
  const report = useChange('PUT /care_moments/{uuid}/not_worked')
  const act = async (reason: string) => {
    await report.run({ uuid: moment.uuid, body: { reason, version: moment.version } })
    dropDraft(moment)
    toastDone(`Gemeld dat je niet hebt gewerkt. ${moment.location.organization.name} reageert daarop.`)
  }
  return (
    <ReasonDialog
      opened={opened}
      title="Niet gewerkt melden?"
      label="Waarom heb je niet gewerkt?"
      act={actionWords.notWorked}
      busy={report.busy}
      onAct={act}
      onClose={onClose}
    >
      <p>{moment.location.organization.name} krijgt je melding en bevestigt die. Daarna staat de dienst op ‘Niet gewerkt’.</p>
    </ReasonDialog>
  )
}

/** A shift of which the hours are still to be handed in; its form opens in place. */
export function HoursCard({ moment, opened, onToggle }: Props) {
  const [asking, setAsking] = useState(false)
  const asked = useOpened(asking)
  const mayReport = moment.allowedActions.includes('not_worked')
  const formId = `uren-${moment.uuid}`
  return (
    <li className={classes.card}>
      <MomentHead moment={moment} level="h3" aside={<Mark moment={moment} />} />
      {refusedHoursStatuses.includes(moment.status) && (
        <div className={classes.reason}>
          <p>{moment.location.organization.name} keurde je uren af. Pas ze aan en dien ze opnieuw in.</p>
          {moment.statusReason && <blockquote>{moment.statusReason}</blockquote>}
        </div>
      )}
      {!opened && (
        <Button variant="default" aria-expanded={false} aria-controls={formId} onClick={onToggle}>
          Uren invullen
        </Button>
      )}
      <div id={formId} hidden={!opened}>
        {opened && <HoursForm moment={moment} onNotWorked={mayReport ? () => setAsking(true) : undefined} />}
      </div>
      <Suspense>
        {mayReport && asked && <NotWorkedDialog moment={moment} opened={asking} onClose={() => setAsking(false)} />}
      </Suspense>
    </li>
  )
}
