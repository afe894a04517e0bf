import { useQuery } from '@tanstack/react-query'
import { formatDateTimes } from '../../../../../../rules/format-nl.ts'
import { ActButton, Acts } from '../../../../../care/act/act-button.tsx'
import { assigneeName, type Moment } from '../../../../../care/moment/care-moment.ts'
import { HoursTable } from '../../../../../care/moment/hours/hours-table.tsx'
import { plannedHours, proposedHours, submittedHours } from '../../../../../care/moment/hours.ts'
import { ask, useChange } from '../../../../../client/cache.ts'
import { Dialog } from '../../../../../components/dialog.tsx'
import { Notice } from '../../../../../components/notice.tsx'
import { QueryState } from '../../../../../components/query-state.tsx'
import classes from '../money.module.css'

type Props = { uuid: string; onClose: () => void }

/** Hours about which two do not agree, or nobody answered: side by side, with what the back office may decide. */
export default function DecideDialog({ uuid, onClose }: Props) {
  const query = useQuery(ask('GET /care_moments/{uuid}', { uuid }))
  return (
    <Dialog title="Beslissen over uren" closedBy="closerequest" onClose={onClose}>
      <QueryState query={query} rows={3} height={96}>
        {moment => <Decision moment={moment} onDone={onClose} />}
      </QueryState>
    </Dialog>
  )
}

function Decision({ moment, onDone }: { moment: Moment; onDone: () => void }) {
  const { title, startDate, endDate, location, statusReason, approvalHeldReason } = moment
  const [submitted, proposed] = [submittedHours(moment), proposedHours(moment)]
  const shown = [
    ['Gepland', plannedHours(moment)] as const,
    ...(submitted ? [['Ingediend', submitted] as const] : []),
    ...(proposed ? [['Voorstel', proposed] as const] : []),
  ]
  const why = approvalHeldReason ?? statusReason
  return (
    <div className={classes.part}>
      <p>
        <strong>{title}</strong>, {formatDateTimes(startDate, endDate)}. {assigneeName(moment)}, bij {location.organization.name}.
      </p>
      {why && <Notice title={approvalHeldReason ? 'Waarom het niet vanzelf ging' : 'Wat het laatst gezegd is'}>{why}</Notice>}
      <HoursTable of={moment} columns={shown} />
      <Answers moment={moment} onDone={onDone} />
    </div>
  )
}

const both = 'Beiden lezen je reden en krijgen er bericht van.'
const question = { label: 'Waarom besluit je dit?', required: true } as const

function Answers({ moment, onDone }: { moment: Moment; onDone: () => void }) {
  const { uuid, version } = moment
  const approve = useChange('PATCH /care_moments/{uuid}/approve')
  const disapprove = useChange('PATCH /care_moments/{uuid}/disapprove')
  const notWorked = useChange('PUT /care_moments/{uuid}/not_worked')
  const bodyOf = (text: string) => ({ uuid, body: { reason: text, version } })
  return (
    <Acts>
      <ActButton
        variant="filled"
        item={moment}
        action="approve"
        run={async ({ text }) => {
          await approve.run(bodyOf(text))
          onDone()
        }}
        done="De uren zijn goedgekeurd."
        ask={{
          ...question,
          title: 'Uren goedkeuren?',
          follows: <p>Zoals ze zijn ingediend. {both}</p>,
          draft: `beslissen-${uuid}`,
        }}
      >
        Uren goedkeuren
      </ActButton>
      <ActButton
        item={moment}
        action="disapprove"
        run={async ({ text }) => {
          await disapprove.run(bodyOf(text))
          onDone()
        }}
        done="De uren zijn afgekeurd. De zorgverlener kan ze opnieuw indienen."
        ask={{
          ...question,
          title: 'Uren afkeuren?',
          follows: <p>De zorgverlener dient ze opnieuw in. {both}</p>,
          draft: `beslissen-${uuid}`,
        }}
      >
        Uren afkeuren
      </ActButton>
      <ActButton
        item={moment}
        action="not_worked"
        run={async ({ text }) => {
          await notWorked.run(bodyOf(text))
          onDone()
        }}
        done="Vastgesteld dat er niet is gewerkt."
        ask={{
          ...question,
          title: 'Vaststellen dat er niet is gewerkt?',
          follows: <p>Er wordt niets betaald. {both}</p>,
          draft: `beslissen-${uuid}`,
        }}
      >
        Niet gewerkt
      </ActButton>
    </Acts>
  )
}
