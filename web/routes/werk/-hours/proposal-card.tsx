import { type ReactNode, useState } from 'react'
import { notWorkedStatuses } from '../../../../contract/status-groups.ts'
import { formatDate, formatHours, formatMoney, formatTimes } from '../../../../rules/format-nl.ts'
import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { type Hours, payFor, proposedHours, workedHours } from '../../../care/moment/hours.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { CareMomentBadge } from '../../../care/moment/status-badge.tsx'
import { ReasonDialog } from '../../../care/reason/reason-dialog.tsx'
import type { Given } from '../../../care/reason/reason-form.tsx'
import { tell } from '../../../care/tell.ts'
import { useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { actionWords } from '../../../words/actions-nl.ts'
import classes from './hours-cards.module.css'
import { MomentHead } from './moment-head.tsx'

function rowsOf(figures: Hours, moment: ListedMoment): [label: string, value: string][] {
  const { minutes, expensesCents, totalCents } = payFor(figures, moment)
  return [
    ['Dag', formatDate(dateOf(figures.startDate))],
    ['Tijd', formatTimes(figures.startDate, figures.endDate)],
    ['Pauze', `${figures.breakMinutes} minuten`],
    ['Uren', formatHours(minutes)],
    ['Onkosten', formatMoney(expensesCents)],
    ['Totaal', minutes > 0 ? formatMoney(totalCents) : '–'],
  ]
}

/** The worker's hours beside the proposal; differences stand out in weight and in words. */
function Compared({ moment }: { moment: ListedMoment }) {
  const [mine, theirs] = [rowsOf(workedHours(moment), moment), rowsOf(proposedHours(moment) ?? workedHours(moment), moment)]
  return (
    <table className={`${classes.compared} figures`}>
      <caption className="unseen">Jouw uren naast het voorstel</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Jouw uren</th>
          <th scope="col">Voorstel</th>
        </tr>
      </thead>
      <tbody>
        {mine.map(([label, value], row) => {
          const proposed = theirs[row]![1]
          if (label === 'Dag' && proposed === value) return null // the head of the card says it
          return (
            <tr key={label} data-differs={proposed !== value || undefined}>
              <th scope="row">{label}</th>
              <td>{value}</td>
              <td>
                {proposed}
                {proposed !== value && <span className="unseen"> (anders)</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Accepts a proposal, or says what went wrong. */
function useAnswer(moment: ListedMoment) {
  const approve = useChange('PATCH /care_moments/{uuid}/approve')
  const agreeNotWorked = useChange('PATCH /care_moments/{uuid}/approve_not_worked')
  const reject = useChange('PATCH /care_moments/{uuid}/reject_proposal')
  const notWorked = notWorkedStatuses.includes(moment.status)
  const args = { uuid: moment.uuid, body: { version: moment.version } }
  const accept = () =>
    notWorked
      ? tell(agreeNotWorked.run(args), 'Akkoord: je hebt deze dienst niet gewerkt.')
      : tell(approve.run(args), 'Akkoord met het voorstel. Je uren zijn goedgekeurd.')
  const refuse = ({ text }: Given) => reject.run({ uuid: moment.uuid, body: { reason: text, version: moment.version } })
  return { accept, refuse, accepting: approve.busy || agreeNotWorked.busy, notWorked }
}

function Said({ moment, children }: { moment: ListedMoment; children: ReactNode }) {
  return (
    <div className={classes.reason}>
      <p>{children}</p>
      {moment.statusReason && <blockquote>{moment.statusReason}</blockquote>}
    </div>
  )
}

/** What the organization proposes about hours, and the worker's answer to it. */
export function ProposalCard({ moment }: { moment: ListedMoment }) {
  const { accept, refuse, accepting, notWorked } = useAnswer(moment)
  const [asking, setAsking] = useState(false)
  const may = (action: (typeof moment.allowedActions)[number]) => moment.allowedActions.includes(action)
  const { name } = moment.location.organization
  return (
    <li className={classes.card}>
      <MomentHead moment={moment} level="h3" aside={<CareMomentBadge status={moment.status} />} />
      <Said moment={moment}>{notWorked ? `${name} meldt dat je niet hebt gewerkt:` : `${name} stelt andere uren voor:`}</Said>
      {!notWorked && <Compared moment={moment} />}
      <div className={classes.answers}>
        <Button variant="default" disabled={!may('reject_proposal') || accepting} onClick={() => setAsking(true)}>
          {actionWords.rejectProposal}
        </Button>
        <Button disabled={!may(notWorked ? 'approve_not_worked' : 'approve')} loading={accepting} onClick={() => void accept()}>
          {notWorked ? 'Akkoord, niet gewerkt' : 'Akkoord met voorstel'}
        </Button>
      </div>
      <ReasonDialog
        opened={asking}
        title="Voorstel afwijzen?"
        label="Waarom ben je het niet eens?"
        required
        act={actionWords.rejectProposal}
        onAct={refuse}
        done="Voorstel afgewezen. De backoffice van Zorginzet beslist."
        onClose={() => setAsking(false)}
      >
        <p>De backoffice van Zorginzet bekijkt dan beide kanten en beslist. Jij en {name} krijgen daar bericht van.</p>
      </ReasonDialog>
    </li>
  )
}
