import { lazy, Suspense, useState } from 'react'
import { boardStatuses, notWorkedAskedStatuses } from '../../../../../../contract/status-groups.ts'
import { assigneeName, type Moment } from '../../../../../care/moment/care-moment.ts'
import { differences, plannedHours, proposedHours, submittedHours } from '../../../../../care/moment/hours.ts'
import { tell } from '../../../../../care/tell.ts'
import { useChange } from '../../../../../client/cache.ts'
import { actionWords } from '../../../../../words/actions-nl.ts'
import { Act, Acts } from '../act.tsx'
import { ActWithReason } from '../act-with-reason.tsx'
import { NotWorked } from '../end-actions.tsx'
import { Part } from '../part.tsx'
import { HoursTable } from './hours-table.tsx'

const HoursForm = lazy(() => import('./hours-form.tsx'))

/** The planned, submitted and proposed hours side by side, and the buttons to answer them. */
export function HoursPart({ moment }: { moment: Moment }) {
  const [proposing, setProposing] = useState(false)
  const planned = plannedHours(moment)
  const submitted = submittedHours(moment)
  const proposed = proposedHours(moment)
  if (notWorkedAskedStatuses.includes(moment.status))
    return moment.proposedBy === 'care_worker' ? (
      <Part title="Niet gewerkt?">
        <AnswerNotWorked moment={moment} />
      </Part>
    ) : null
  if (!submitted) return null
  const different = differences(planned, submitted).length
  const toApprove = boardStatuses.to_approve.includes(moment.status)
  return (
    <Part title={toApprove ? 'Uren controleren' : 'Uren'}>
      <HoursTable
        rate={moment.hourlyRate ?? 0}
        columns={[['Gepland', planned], ['Ingediend', submitted], ...(proposed ? [['Jouw voorstel', proposed] as const] : [])]}
      />
      {toApprove && (
        <>
          <p>{different === 0 ? 'De uren zijn gelijk aan de planning.' : 'Wat afwijkt van de planning, is gemarkeerd.'}</p>
          {proposing ? (
            <Suspense>
              <HoursForm moment={moment} hours={submitted} onDone={() => setProposing(false)} />
            </Suspense>
          ) : (
            <Acts>
              <Approve moment={moment} />
              <Act item={moment} action="submit" onClick={() => setProposing(true)}>
                {actionWords.counterProposal}
              </Act>
              <Disapprove moment={moment} />
              <NotWorked moment={moment} />
            </Acts>
          )}
        </>
      )}
    </Part>
  )
}

function Approve({ moment }: { moment: Moment }) {
  const { uuid, version } = moment
  const { run, busy } = useChange('PATCH /care_moments/{uuid}/approve')
  return (
    <Act
      primary
      item={moment}
      action="approve"
      busy={busy}
      onClick={() => void tell(run({ uuid, body: { version } }), `De uren van ${assigneeName(moment)} zijn goedgekeurd.`)}
    >
      Uren goedkeuren
    </Act>
  )
}

function Disapprove({ moment }: { moment: Moment }) {
  const { run } = useChange('PATCH /care_moments/{uuid}/disapprove')
  const { uuid, version } = moment
  const name = assigneeName(moment) ?? 'De zorgverlener'
  return (
    <ActWithReason
      button={actionWords.disapprove}
      item={moment}
      action="disapprove"
      title="Uren niet goedkeuren?"
      act="Uren niet goedkeuren"
      label="Wat klopt er niet?"
      required
      onAct={({ text }) => run({ uuid, body: { reason: text, version } })}
      done={`De uren zijn niet goedgekeurd. ${name} kan ze opnieuw indienen.`}
    >
      <p>{name} leest je reden en kan de uren aanpassen en opnieuw indienen.</p>
    </ActWithReason>
  )
}

/** Answers a care worker who says that there was no work. */
function AnswerNotWorked({ moment }: { moment: Moment }) {
  const { uuid, version } = moment
  const agree = useChange('PATCH /care_moments/{uuid}/approve_not_worked')
  const refuse = useChange('PATCH /care_moments/{uuid}/reject_proposal')
  const yes = () => tell(agree.run({ uuid, body: { version } }), 'Er is niet gewerkt. Er komt geen factuur.')
  return (
    <Acts>
      <Act primary item={moment} action="approve_not_worked" busy={agree.busy} onClick={() => void yes()}>
        Klopt, niet gewerkt
      </Act>
      <ActWithReason
        button="Klopt niet, er is gewerkt"
        item={moment}
        action="reject_proposal"
        title="Klopt de melding niet?"
        act="Melding afwijzen"
        label="Wat is er gebeurd?"
        required
        onAct={({ text }) => refuse.run({ uuid, body: { reason: text, version } })}
        done="De backoffice beslist en laat het jullie weten."
      >
        <p>De backoffice leest wat jullie allebei schrijven en beslist.</p>
      </ActWithReason>
    </Acts>
  )
}
