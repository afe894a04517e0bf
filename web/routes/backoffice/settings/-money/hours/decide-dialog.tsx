import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { assigneeName, type Moment } from '#care/moment/care-moment.ts'
import { HoursTable } from '#care/moment/hours/hours-table.tsx'
import { type Hours, payFor, plannedHours, proposedHours, submittedHours, workedHours } from '#care/moment/hours.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { Notice } from '#components/page/notice.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatShift } from '#rules/time/broken-shift.ts'
import { formatDateTime, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { nameEvent } from '#words/events-nl.ts'
import classes from '../../settings.module.css'
import { OwnHours } from './own-hours.tsx'

type Props = { uuid: string; onClose: () => void }

/** Hours that both sides disagree on, or that were not answered: side by side, with the decisions the back office can make. */
export default function DecideDialog({ uuid, onClose }: Props) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))
  return (
    <Dialog title="Beslissen over uren" closedBy="closerequest" onClose={onClose}>
      <QueryState query={query} rows={3} height={96}>
        {moment => <Decision moment={moment} onDone={onClose} />}
      </QueryState>
    </Dialog>
  )
}

function Decision({ moment, onDone }: { moment: Moment; onDone: () => void }) {
  const { title, location } = moment
  const [submitted, proposed] = [submittedHours(moment), proposedHours(moment)]
  const [isOwn, setOwn] = useState(false)
  const shown = [
    ['Gepland', plannedHours(moment)] as const,
    ...(submitted ? [['Ingediend', submitted] as const] : []),
    ...(proposed ? [['Voorstel', proposed] as const] : []),
  ]
  return (
    <div className={`stack gap-16 ${classes.part}`}>
      <p>
        <strong>{title}</strong>, {formatShift(moment)}. {assigneeName(moment)}, bij {location.organization.name}.
      </p>
      <Remarks moment={moment} />
      <HoursTable of={moment} columns={shown} />
      {isOwn ? (
        <OwnHours moment={moment} start={workedHours(moment)} onBack={() => setOwn(false)} onDone={onDone} />
      ) : (
        <Answers moment={moment} onOwn={() => setOwn(true)} onDone={onDone} />
      )}
    </div>
  )
}

const both = 'Beiden lezen je reden en krijgen er bericht van.'
const question = { label: 'Waarom besluit je dit?', required: true } as const

type AnswersProps = { moment: Moment; onOwn: () => void; onDone: () => void }
function Answers({ moment, onOwn, onDone }: AnswersProps) {
  const { uuid, version } = moment
  const approve = useChange('PATCH /care_moments/{uuid}/approve')
  const disapprove = useChange('PATCH /care_moments/{uuid}/disapprove')
  const notWorked = useChange('PUT /care_moments/{uuid}/not_worked')
  const bodyOf = (text: string) => ({ uuid, body: { reason: text, version } })
  const [submitted, proposed] = [submittedHours(moment), proposedHours(moment)]
  const sum = (hours: Hours) => formatMoney(payFor(hours, moment).totalCents)
  const approving = (as: 'ingediend' | 'gepland' | 'voorgesteld', hours: Hours) => {
    const asProposed = as === 'voorgesteld'
    return (
      <ActionButton
        variant={asProposed ? 'default' : 'filled'}
        item={moment}
        action="approve"
        run={async ({ text }) => {
          await approve.run({ uuid, body: { reason: text, version, ...(asProposed && { asProposed }) } })
          onDone()
        }}
        done="De uren zijn goedgekeurd."
        ask={{
          ...question,
          title: `Uren goedkeuren zoals ${as}?`,
          consequences: (
            <p>
              Dat is {formatHours(payFor(hours, moment).minutes)} en {sum(hours)}. {both}
            </p>
          ),
          act: 'Uren goedkeuren',
          draft: `beslissen-${uuid}`,
        }}
      >
        {`Goedkeuren zoals ${as}, ${sum(hours)}`}
      </ActionButton>
    )
  }
  return (
    <Acts>
      {approving(submitted ? 'ingediend' : 'gepland', workedHours(moment))}
      {proposed && approving('voorgesteld', proposed)}
      <ActionButton item={moment} action="approve" run={{ opens: onOwn }}>
        Andere tijden vaststellen
      </ActionButton>
      <ActionButton
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
          consequences: <p>De zorgverlener dient ze opnieuw in. {both}</p>,
          draft: `beslissen-${uuid}`,
        }}
      >
        Uren afkeuren
      </ActionButton>
      <ActionButton
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
          consequences: <p>Er wordt niets betaald. {both}</p>,
          draft: `beslissen-${uuid}`,
        }}
      >
        Niet gewerkt
      </ActionButton>
    </Acts>
  )
}

/** All remarks about the hours, with author and time, oldest first; and why they were not approved automatically. */
function Remarks({ moment: { uuid, approvalHeldReason } }: { moment: Moment }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/history', { uuid, query: { pagination: false } }))
  return (
    <>
      {approvalHeldReason && <Notice title="Waarom het niet vanzelf ging">{approvalHeldReason}</Notice>}
      <QueryState query={query} height={48}>
        {({ member }) => {
          const said = member.filter(({ reason }) => reason).toReversed()
          if (said.length === 0) return null
          return (
            <ul className={`grid gap-8 ${classes.quotes}`} aria-label="Wat er gezegd is">
              {said.map(({ uuid: id, name, actorName, at, reason }) => (
                <li key={id}>
                  <span className="soft small">
                    <strong>{actorName ?? 'Zorginzet'}</strong>, {formatDateTime(at)}: {nameEvent(name)?.toLowerCase()}
                  </span>
                  <blockquote>“{reason}”</blockquote>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryState>
    </>
  )
}
