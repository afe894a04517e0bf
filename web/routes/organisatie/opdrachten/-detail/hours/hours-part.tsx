import { useRef, useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { assigneeName, type Moment } from '#care/moment/care-moment.ts'
import { HoursTable } from '#care/moment/hours/hours-table.tsx'
import { differences, payFor, plannedHours, proposedHours, submittedHours, workedHours } from '#care/moment/hours.ts'
import { Part } from '#care/parts/part.tsx'
import { useChange } from '#client/cache.ts'
import { late } from '#components/page/suspense.tsx'
import { boardStatuses, notWorkedAskedStatuses } from '#contract/status-groups.ts'
import { formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { type Hold, usePendingDecisions } from '../../-round/pending-decisions.ts'
import { NotWorked } from '../end-actions.tsx'

const HoursForm = late(() => import('./hours-form.tsx'))

/** The planned, submitted and proposed hours side by side, with the buttons to answer. */
export function HoursPart({ moment }: { moment: Moment }) {
  const [proposing, setProposing] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const decided = usePendingDecisions()
  // The form and the buttons replace each other: the focus moves along, for keyboard users.
  const propose = (begins: boolean) => {
    setProposing(begins)
    answer.current?.focus({ preventScroll: true })
  }
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
  const isDecided = decided.has(moment['@id'])
  return (
    <Part title={toApprove ? 'Uren controleren' : 'Uren'}>
      <HoursTable
        of={moment}
        columns={[['Gepland', planned], ['Ingediend', submitted], ...(proposed ? [['Jouw voorstel', proposed] as const] : [])]}
      />
      {toApprove && (
        <>
          <p>{different === 0 ? 'De uren zijn gelijk aan de planning.' : 'Wat afwijkt van de planning, is gemarkeerd.'}</p>
          <div ref={answer} tabIndex={-1}>
            {isDecided ? (
              <p>Dit besloot je net in de ronde. Het wordt zo verstuurd.</p>
            ) : proposing ? (
              <HoursForm moment={moment} hours={submitted} onDone={() => propose(false)} />
            ) : (
              <Acts>
                <Approve moment={moment} />
                <ActionButton item={moment} action="submit" run={{ opens: () => propose(true) }}>
                  {actionWords.counterProposal}
                </ActionButton>
                <Disapprove moment={moment} />
                <NotWorked moment={moment} />
              </Acts>
            )}
          </div>
        </>
      )}
    </Part>
  )
}

function Approve({ moment }: { moment: Moment }) {
  const { uuid, version } = moment
  const { minutes, totalCents } = payFor(workedHours(moment), moment)
  const { run } = useChange('PATCH /care_moments/{uuid}/approve')
  return (
    <ActionButton
      variant="filled"
      item={moment}
      action="approve"
      run={() => run({ uuid, body: { version } })}
      done={`De uren van ${assigneeName(moment)} zijn goedgekeurd.`}
      ask={{
        title: 'Uren goedkeuren?',
        consequences: (
          <p className="figures">
            {formatHours(minutes)} en {formatMoney(totalCents)}, met bonus en onkosten. Dat gaat naar de factuur; daarna kun je de
            uren niet meer wijzigen.
          </p>
        ),
      }}
    >
      Uren goedkeuren
    </ActionButton>
  )
}

/** Returns the hours with a reason; in the round, this can be undone for a while. */
export function Disapprove({ moment, hold }: { moment: Moment; hold?: Hold }) {
  const { run } = useChange('PATCH /care_moments/{uuid}/disapprove')
  const { uuid, version } = moment
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const draft = `niet-goedkeuren-${uuid}`
  return (
    <ActionButton
      item={moment}
      action="disapprove"
      run={given => {
        const args = { uuid, body: { reason: given.text, version } }
        return hold ? hold('PATCH /care_moments/{uuid}/disapprove', args, { name: draft, values: given }) : run(args)
      }}
      {...(!hold && { done: `De uren zijn niet goedgekeurd. ${name} kan ze opnieuw indienen.` })}
      ask={{
        draft,
        title: 'Uren niet goedkeuren?',
        consequences: <p>{name} leest je reden en kan de uren aanpassen en opnieuw indienen.</p>,
        act: 'Uren niet goedkeuren',
        label: 'Wat klopt er niet?',
        required: true,
      }}
    >
      {actionWords.disapprove}
    </ActionButton>
  )
}

/** Answers a care worker's report that there was no work. */
function AnswerNotWorked({ moment }: { moment: Moment }) {
  const { uuid, version } = moment
  const agree = useChange('PATCH /care_moments/{uuid}/approve_not_worked')
  const refuse = useChange('PATCH /care_moments/{uuid}/reject_proposal')
  return (
    <Acts>
      <ActionButton
        variant="filled"
        item={moment}
        action="approve_not_worked"
        run={() => agree.run({ uuid, body: { version } })}
        done="Er is niet gewerkt. Er komt geen factuur."
        ask={{
          title: 'Klopt het dat er niet is gewerkt?',
          consequences: <p>Er komt dan geen factuur. Daarna kun je dit niet meer wijzigen.</p>,
        }}
      >
        Klopt, niet gewerkt
      </ActionButton>
      <ActionButton
        item={moment}
        action="reject_proposal"
        run={({ text }) => refuse.run({ uuid, body: { reason: text, version } })}
        done="De backoffice beslist en laat het jullie weten."
        ask={{
          title: 'Klopt de melding niet?',
          consequences: <p>De backoffice leest wat jullie allebei schrijven en beslist.</p>,
          act: 'Melding afwijzen',
          label: 'Wat is er gebeurd?',
          required: true,
        }}
      >
        Klopt niet, er is gewerkt
      </ActionButton>
    </Acts>
  )
}
