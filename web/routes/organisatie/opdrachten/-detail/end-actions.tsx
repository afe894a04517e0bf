import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardStatuses, toHandInStatuses } from '../../../../../contract/status-groups.ts'
import { cancellationOf } from '../../../../../rules/cancellation.ts'
import { formatHoursLeft } from '../../../../../rules/format-nl.ts'
import { assigneeName, type Moment } from '../../../../care/moment/care-moment.ts'
import type { Problem } from '../../../../client/api.ts'
import { askOnce, useChange } from '../../../../client/cache.ts'
import { toastDone, toastFailed } from '../../../../components/toast.ts'
import { actionWords } from '../../../../words/actions-nl.ts'
import { explain } from '../../-parts/explain.ts'
import { Act, Acts } from './act.tsx'
import { Part } from './part.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Given } from './reason-form.tsx'

type Props = { moment: Moment; now: string }

/** Ending it: the assignment, the care moment itself, or saying that nobody worked. */
export function EndActions({ moment, now }: Props) {
  const { status, startDate, endDate, allowedActions } = moment
  const assigned = boardStatuses.assigned.includes(status)
  if (!assigned && !boardStatuses.open.includes(status)) return null
  return (
    <Part title="Gaat het niet door?">
      <Acts>
        {assigned && <CancelAssignment moment={moment} now={now} />}
        {toHandInStatuses.includes(status) && startDate <= now && <NotWorked moment={moment} />}
        <Cancel moment={moment} />
      </Acts>
      {assigned && endDate <= now && !allowedActions.includes('cancel_assignment') && (
        <p>De dienst is geweest. Is er niet gewerkt, meld dat dan.</p>
      )}
    </Part>
  )
}

function CancelAssignment({ moment, now }: Props) {
  const [opened, setOpened] = useState(false)
  const { run, busy } = useChange('PUT /care_moments/{uuid}/cancel_assignment')
  const reasons = useQuery({
    ...askOnce('GET /cancel_assignment_reasons', { query: { selectable: true } }),
    enabled: opened,
  }).data
  const { uuid, version, startDate, cancellationTermHours, allowedActions } = moment
  const name = assigneeName(moment) ?? 'de zorgverlener'
  const { kind, minutesLeft } = cancellationOf({ startDate, cancellationTermHours }, now)
  const confirm = ({ reason, text }: Given) =>
    run({ uuid, body: { cancelAssignmentReason: reason, version, ...(text && { reason: text }) } }).then(
      () => {
        setOpened(false)
        toastDone(`De toewijzing van ${name} is geannuleerd. De opdracht staat weer open.`)
      },
      (problem: Problem) => toastFailed(explain(problem)),
    )
  return (
    <>
      <Act
        allowed={allowedActions.includes('cancel_assignment')}
        reason="Dit kan niet meer: de dienst is al afgelopen."
        onClick={() => setOpened(true)}
      >
        {actionWords.cancelAssignment}
      </Act>
      <ReasonDialog
        {...{ opened, busy }}
        danger
        title="Toewijzing annuleren?"
        act={actionWords.cancelAssignment}
        reasons={reasons?.member ?? []}
        label="Toelichting"
        onConfirm={given => void confirm(given)}
        onClose={() => setOpened(false)}
      >
        <p>
          {name} hoort meteen dat deze opdracht niet doorgaat. De opdracht staat daarna weer open, en wie eerder niet gekozen was,
          kun je alsnog kiezen.
        </p>
        {kind === 'late' && minutesLeft > 0 && (
          <p>
            Let op: de dienst begint over {formatHoursLeft(minutesLeft)}. Dat is binnen de annuleringstermijn van{' '}
            {cancellationTermHours} uur.
          </p>
        )}
      </ReasonDialog>
    </>
  )
}

function Cancel({ moment }: { moment: Moment }) {
  const [opened, setOpened] = useState(false)
  const { run, busy } = useChange('PUT /care_moments/{uuid}/cancel')
  const asked = askOnce('GET /cancel_reasons', { query: { isSelectableForOrganization: true, selectable: true } })
  const reasons = useQuery({ ...asked, enabled: opened }).data
  const { uuid, version, openReactionCount: count = 0, allowedActions } = moment
  const name = assigneeName(moment)
  const confirm = ({ reason, text }: Given) =>
    run({ uuid, body: { cancelReason: reason, version, ...(text && { reason: text }) } }).then(
      () => {
        setOpened(false)
        toastDone('De opdracht is geannuleerd.')
      },
      (problem: Problem) => toastFailed(explain(problem)),
    )
  const told = name ? `${name} hoort dat meteen.` : count > 0 ? `Wie reageerde (${count}), hoort dat meteen.` : ''
  return (
    <>
      <Act
        danger
        allowed={allowedActions.includes('cancel')}
        reason="Dit kan in deze status niet."
        onClick={() => setOpened(true)}
      >
        {actionWords.cancel}
      </Act>
      <ReasonDialog
        {...{ opened, busy }}
        danger
        title="Zorgmoment annuleren?"
        act={actionWords.cancel}
        reasons={reasons?.member ?? []}
        label="Toelichting"
        onConfirm={given => void confirm(given)}
        onClose={() => setOpened(false)}
      >
        <p>De opdracht gaat niet door en is daarna niet terug te halen. {told}</p>
      </ReasonDialog>
    </>
  )
}

/** Reports that nobody worked; the care worker answers. */
export function NotWorked({ moment }: { moment: Moment }) {
  const [opened, setOpened] = useState(false)
  const { run, busy, problem } = useChange('PUT /care_moments/{uuid}/not_worked')
  const { uuid, version, allowedActions } = moment
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const confirm = ({ text }: Given) =>
    run({ uuid, body: { reason: text, version } }).then(
      () => {
        setOpened(false)
        toastDone(`Gemeld dat er niet is gewerkt. ${name} antwoordt daarop.`)
      },
      (refused: Problem) => toastFailed(explain(refused)),
    )
  return (
    <>
      <Act allowed={allowedActions.includes('not_worked')} reason="Dit kan in deze status niet." onClick={() => setOpened(true)}>
        {actionWords.notWorked}
      </Act>
      <ReasonDialog
        {...{ opened, busy }}
        title="Melden dat er niet is gewerkt?"
        act={actionWords.notWorked}
        label="Wat is er gebeurd?"
        required
        problem={problem?.violations[0]?.message}
        onConfirm={given => void confirm(given)}
        onClose={() => setOpened(false)}
      >
        <p>{name} krijgt je melding en kan zeggen of het klopt. Is dat zo, dan komt er geen factuur.</p>
      </ReasonDialog>
    </>
  )
}
