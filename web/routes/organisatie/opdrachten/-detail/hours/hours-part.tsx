import { lazy, Suspense, useState } from 'react'
import { boardStatuses, notWorkedAskedStatuses } from '../../../../../../contract/status-groups.ts'
import { assigneeName, type Moment } from '../../../../../care/moment/care-moment.ts'
import { differences, plannedHours, proposedHours, submittedHours } from '../../../../../care/moment/hours.ts'
import type { Problem } from '../../../../../client/api.ts'
import { useChange } from '../../../../../client/cache.ts'
import { toastDone, toastFailed } from '../../../../../components/toast.ts'
import { actionWords } from '../../../../../words/actions-nl.ts'
import { explain } from '../../../-parts/explain.ts'
import { Act, Acts } from '../act.tsx'
import { NotWorked } from '../end-actions.tsx'
import { Part } from '../part.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { Given } from '../reason-form.tsx'
import { HoursTable } from './hours-table.tsx'

const HoursForm = lazy(() => import('./hours-form.tsx'))

/** The hours: planned beside handed in and proposed, and the answer to them. */
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
              <Act
                allowed={moment.allowedActions.includes('submit')}
                reason="Dit kan in deze status niet."
                onClick={() => setProposing(true)}
              >
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
  const { uuid, version, allowedActions } = moment
  const { run, busy } = useChange('PATCH /care_moments/{uuid}/approve')
  const approve = () =>
    run({ uuid, body: { version } }).then(
      () => toastDone(`De uren van ${assigneeName(moment)} zijn goedgekeurd.`),
      (problem: Problem) => toastFailed(explain(problem)),
    )
  return (
    <Act
      primary
      allowed={allowedActions.includes('approve')}
      reason="Dit kan in deze status niet."
      busy={busy}
      onClick={() => void approve()}
    >
      Uren goedkeuren
    </Act>
  )
}

function Disapprove({ moment }: { moment: Moment }) {
  const [opened, setOpened] = useState(false)
  const { run, busy, problem } = useChange('PATCH /care_moments/{uuid}/disapprove')
  const { uuid, version, allowedActions } = moment
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const confirm = ({ text }: Given) =>
    run({ uuid, body: { reason: text, version } }).then(
      () => {
        setOpened(false)
        toastDone(`De uren zijn niet goedgekeurd. ${name} kan ze opnieuw indienen.`)
      },
      (refused: Problem) => toastFailed(explain(refused)),
    )
  return (
    <>
      <Act allowed={allowedActions.includes('disapprove')} reason="Dit kan in deze status niet." onClick={() => setOpened(true)}>
        {actionWords.disapprove}
      </Act>
      <ReasonDialog
        {...{ opened, busy }}
        title="Uren niet goedkeuren?"
        act="Uren niet goedkeuren"
        label="Wat klopt er niet?"
        required
        problem={problem?.violations[0]?.message}
        onConfirm={given => void confirm(given)}
        onClose={() => setOpened(false)}
      >
        <p>{name} leest je reden en kan de uren aanpassen en opnieuw indienen.</p>
      </ReasonDialog>
    </>
  )
}

/** Answers a care worker who says that there was no work. */
function AnswerNotWorked({ moment }: { moment: Moment }) {
  const [opened, setOpened] = useState(false)
  const agree = useChange('PATCH /care_moments/{uuid}/approve_not_worked')
  const refuse = useChange('PATCH /care_moments/{uuid}/reject_proposal')
  const { uuid, version, allowedActions } = moment
  const yes = () =>
    agree.run({ uuid, body: { version } }).then(
      () => toastDone('Er is niet gewerkt. Er komt geen factuur.'),
      (problem: Problem) => toastFailed(explain(problem)),
    )
  const no = ({ text }: Given) =>
    refuse.run({ uuid, body: { reason: text, version } }).then(
      () => {
        setOpened(false)
        toastDone('De backoffice beslist en laat het jullie weten.')
      },
      (problem: Problem) => toastFailed(explain(problem)),
    )
  return (
    <>
      <Acts>
        <Act primary allowed={allowedActions.includes('approve_not_worked')} busy={agree.busy} onClick={() => void yes()}>
          Klopt, niet gewerkt
        </Act>
        <Act allowed={allowedActions.includes('reject_proposal')} onClick={() => setOpened(true)}>
          Klopt niet, er is gewerkt
        </Act>
      </Acts>
      <ReasonDialog
        opened={opened}
        busy={refuse.busy}
        title="Klopt de melding niet?"
        act="Melding afwijzen"
        label="Wat is er gebeurd?"
        required
        problem={refuse.problem?.violations[0]?.message}
        onConfirm={given => void no(given)}
        onClose={() => setOpened(false)}
      >
        <p>De backoffice leest wat jullie allebei schrijven en beslist.</p>
      </ReasonDialog>
    </>
  )
}
