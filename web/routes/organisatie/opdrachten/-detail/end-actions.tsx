import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { assigneeName, type Moment } from '#care/moment/care-moment.ts'
import { Part } from '#care/parts/part.tsx'
import CancelConsequences from '#care/preview/cancel-consequences.tsx'
import { useChange } from '#client/cache.ts'
import { boardStatuses, toHandInStatuses } from '#contract/status-groups.ts'
import { actionWords } from '#words/actions-nl.ts'
import type { Hold } from '../-round/pending-decisions.ts'

type Props = { moment: Moment; now: string }

/** The ways to end an assignment: cancel the worker's assignment, cancel the whole moment, or report that nobody worked. */
export function EndActions({ moment, now }: Props) {
  const { status, startDate, endDate, allowedActions } = moment
  const assigned = boardStatuses.assigned.includes(status)
  if (!assigned && !boardStatuses.open.includes(status)) return null
  return (
    <Part title="Gaat het niet door?">
      <Acts>
        {assigned && <CancelAssignment moment={moment} />}
        {toHandInStatuses.includes(status) && startDate <= now && <NotWorked moment={moment} />}
        <Cancel moment={moment} />
      </Acts>
      {assigned && endDate <= now && !allowedActions.includes('cancel_assignment') && (
        <p>De opdracht is voorbij. Is er niet gewerkt, meld dat dan.</p>
      )}
    </Part>
  )
}

function CancelAssignment({ moment }: { moment: Moment }) {
  const { run } = useChange('PUT /care_moments/{uuid}/cancel_assignment')
  const { uuid, version } = moment
  const name = assigneeName(moment) ?? 'de zorgverlener'
  const consequences = (
    <>
      <p>De opdracht staat daarna weer open, en wie eerder niet gekozen was, kun je alsnog kiezen.</p>
      <CancelConsequences moment={moment} assignment />
    </>
  )
  return (
    <ActionButton
      danger
      item={moment}
      action="cancel_assignment"
      run={({ reason, text }) => run({ uuid, body: { cancelAssignmentReason: reason, version, ...(text && { reason: text }) } })}
      done={`De toewijzing van ${name} is geannuleerd. De opdracht staat weer open.`}
      ask={{ title: 'Toewijzing annuleren?', consequences, danger: true, reasons: 'cancel_assignment', label: 'Toelichting' }}
    >
      {actionWords.cancelAssignment}
    </ActionButton>
  )
}

function Cancel({ moment }: { moment: Moment }) {
  const { run } = useChange('PUT /care_moments/{uuid}/cancel')
  const { uuid, version } = moment
  const consequences = (
    <>
      <p>De opdracht gaat niet door en is daarna niet terug te halen.</p>
      <CancelConsequences moment={moment} />
    </>
  )
  return (
    <ActionButton
      danger
      item={moment}
      action="cancel"
      run={({ reason, text }) => run({ uuid, body: { cancelReason: reason, version, ...(text && { reason: text }) } })}
      done="De opdracht is geannuleerd."
      ask={{ title: 'Opdracht annuleren?', consequences, danger: true, reasons: 'cancel', label: 'Toelichting' }}
    >
      {actionWords.cancel}
    </ActionButton>
  )
}

/** Reports that nobody worked; the care worker answers. In the round it can be undone for a while. */
export function NotWorked({ moment, hold }: { moment: Moment; hold?: Hold }) {
  const { run } = useChange('PUT /care_moments/{uuid}/not_worked')
  const { uuid, version } = moment
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const draft = `niet-gewerkt-${uuid}`
  return (
    <ActionButton
      item={moment}
      action="not_worked"
      run={given => {
        const args = { uuid, body: { reason: given.text, version } }
        return hold ? hold('PUT /care_moments/{uuid}/not_worked', args, { name: draft, values: given }) : run(args)
      }}
      {...(!hold && { done: `Gemeld dat er niet is gewerkt. ${name} antwoordt daarop.` })}
      ask={{
        draft,
        title: 'Melden dat er niet is gewerkt?',
        consequences: <p>{name} krijgt je melding en kan zeggen of het klopt. Is dat zo, dan komt er geen factuur.</p>,
        label: 'Wat is er gebeurd?',
        required: true,
      }}
    >
      {actionWords.notWorked}
    </ActionButton>
  )
}
