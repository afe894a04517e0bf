import type { ReactNode } from 'react'
import { ActionButton } from '#care/action/action-button.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { type Hours, payFor, proposedHours, workedHours } from '#care/moment/hours.ts'
import { dateOf } from '#care/moment/moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { now } from '#care/now.ts'
import { useChange } from '#client/cache.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { notWorkedStatuses } from '#contract/status-groups.ts'
import { formatDate, formatHours, formatMoney, formatTimes } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import classes from './hours.module.css'

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

type Line = readonly [label: string, mine: string, theirs: string]

const columns: readonly TableColumn<Line>[] = [
  { key: 'wat', label: 'Wat', value: ([label]) => label },
  { key: 'mijn', label: 'Jouw uren', value: ([, mine]) => mine },
  {
    key: 'voorstel',
    label: 'Voorstel',
    value: ([, mine, theirs]) =>
      mine === theirs ? (
        theirs
      ) : (
        <strong>
          {theirs}
          <span className="unseen"> (anders)</span>
        </strong>
      ),
  },
]

/** The worker's hours beside the proposal; differences stand out in weight and in words. */
function Compared({ moment }: { moment: ListedMoment }) {
  const theirs = rowsOf(proposedHours(moment) ?? workedHours(moment), moment)
  const lines = rowsOf(workedHours(moment), moment).map(([label, mine], at): Line => [label, mine, theirs[at]![1]])
  // The head of the card has the day.
  const shown = lines.filter(([label, mine, other]) => label !== 'Dag' || mine !== other)
  return (
    <DataTable
      caption="Jouw uren naast het voorstel"
      phone="table"
      rowHeads
      columns={columns}
      rows={shown}
      idOf={([label]) => label}
    />
  )
}

function Said({ moment, children }: { moment: ListedMoment; children: ReactNode }) {
  return (
    <div className={`pad-row rounded warns attention breaks ${classes.cardReason}`}>
      <p>{children}</p>
      {moment.statusReason && <blockquote>{moment.statusReason}</blockquote>}
    </div>
  )
}

/** The organization's proposal about hours, and the worker's answer. */
export function ProposalCard({ moment }: { moment: ListedMoment }) {
  const { uuid, version, status } = moment
  const approve = useChange('PATCH /care_moments/{uuid}/approve')
  const agreeNotWorked = useChange('PATCH /care_moments/{uuid}/approve_not_worked')
  const reject = useChange('PATCH /care_moments/{uuid}/reject_proposal')
  const notWorked = notWorkedStatuses.includes(status)
  const args = { uuid, body: { version } }
  const { name } = moment.location.organization
  return (
    <li className={`card grid gap-16 pad-16 ${classes.card}`}>
      <MomentHead moment={moment} now={now()} title={<h3>{moment.title}</h3>} aside={<CareMomentBadge status={status} />} />
      <Said moment={moment}>{notWorked ? `${name} meldt dat je niet hebt gewerkt:` : `${name} stelt andere uren voor:`}</Said>
      {!notWorked && <Compared moment={moment} />}
      <div className={`gap-12 ${classes.answers}`}>
        <ActionButton
          item={moment}
          action="reject_proposal"
          run={({ text }) => reject.run({ uuid, body: { reason: text, version } })}
          done="Voorstel afgewezen. De backoffice van Zorginzet beslist."
          ask={{
            title: 'Voorstel afwijzen?',
            consequences: (
              <p>De backoffice van Zorginzet bekijkt dan beide kanten en beslist. Jij en {name} krijgen daar bericht van.</p>
            ),
            label: 'Waarom ben je het niet eens?',
            required: true,
          }}
        >
          {actionWords.rejectProposal}
        </ActionButton>
        <ActionButton
          variant="filled"
          item={moment}
          action={notWorked ? 'approve_not_worked' : 'approve'}
          run={() => (notWorked ? agreeNotWorked : approve).run(args)}
          done={notWorked ? 'Akkoord: je hebt deze dienst niet gewerkt.' : 'Akkoord met het voorstel. Je uren zijn goedgekeurd.'}
          ask={{
            title: notWorked ? 'Akkoord, niet gewerkt?' : 'Akkoord met voorstel?',
            consequences: (
              <p>
                {notWorked ? 'Je krijgt dan niets betaald voor deze dienst.' : 'Je krijgt dan betaald volgens het voorstel.'}{' '}
                Daarna kun je dit niet meer wijzigen.
              </p>
            ),
          }}
        >
          {notWorked ? 'Akkoord, niet gewerkt' : 'Akkoord met voorstel'}
        </ActionButton>
      </div>
    </li>
  )
}
