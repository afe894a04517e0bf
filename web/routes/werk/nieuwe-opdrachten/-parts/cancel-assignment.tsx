import { Alert, Button, NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { formatHours } from '../../../../../rules/format-nl.ts'
import { serverNow } from '../../../../client/api.ts'
import { askOnce, useChange } from '../../../../client/cache.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Card } from '../../../../components/page.tsx'
import { toastDone } from '../../../../components/toast.ts'
import { actionWords } from '../../../../words/actions-nl.ts'
import { assignmentHref } from '../../-parts/publication-facts.ts'
import classes from './assignment.module.css'
import { AssignmentSummary } from './assignment-summary.tsx'
import type { Assignment } from './use-assignment.ts'

/** Gives an assignment back, with a reason; what follows from it is said before. */
export function CancelAssignment({ assignment }: { assignment: Assignment }) {
  const { moment } = assignment
  const navigate = useNavigate()
  const reasons = useQuery(askOnce('GET /cancel_assignment_reasons', {}))
  const select = useRef<HTMLSelectElement>(null)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const cancel = useChange('PUT /care_moments/{uuid}/cancel_assignment')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!reason)
    if (!reason) return select.current?.focus()
    const body = { cancelAssignmentReason: reason, reason: words.trim() || null, version: moment.version }
    const done = await cancel.run({ uuid: moment.uuid, body }).catch(() => undefined) // shown below
    if (!done) return
    toastDone('Je toewijzing is geannuleerd. De organisatie heeft bericht gekregen.')
    void navigate({ href: '/werk/planning', replace: true })
  }
  if (reasons.isError && !reasons.data) return <Failed onRetry={reasons.refetch} />
  return (
    <form className={classes.column} onSubmit={event => void submit(event)} noValidate>
      <AssignmentSummary assignment={assignment} />
      <Consequence moment={moment} />
      <Card title="Waarom kun je niet?">
        <div className={classes.fields}>
          <NativeSelect
            ref={select}
            label="Reden"
            required
            data={[
              { value: '', label: 'Kies een reden' },
              ...(reasons.data?.member.map(one => ({ value: one['@id'], label: one.name })) ?? []),
            ]}
            value={reason}
            onChange={event => {
              setReason(event.currentTarget.value)
              setMissing(false)
            }}
            error={missing && 'Kies een reden.'}
          />
          <Textarea
            label="Toelichting"
            description="De organisatie leest dit. Schrijf niets over je gezondheid."
            minRows={3}
            autosize
            maxLength={1000}
            value={words}
            onChange={event => setWords(event.currentTarget.value)}
          />
        </div>
        {cancel.problem && (
          <p className={classes.refusal} role="alert">
            {cancel.problem.message}
          </p>
        )}
        <div className={classes.choice}>
          <Button
            size="lg"
            variant="default"
            renderRoot={props => <AppLink {...props} href={assignmentHref(assignment.publication.uuid)} />}
          >
            Toch niet
          </Button>
          <Button type="submit" size="lg" color="red.7" loading={cancel.busy}>
            {actionWords.cancelAssignment}
          </Button>
        </div>
      </Card>
    </form>
  )
}

function Consequence({ moment }: { moment: Assignment['moment'] }) {
  const { startDate, cancellationTermHours } = moment
  const minutesLeft = Math.floor((Date.parse(startDate) - serverNow()) / 60_000)
  const follows = 'De opdracht komt weer open voor anderen en verdwijnt uit je planning. De organisatie krijgt meteen bericht.'
  if (minutesLeft >= cancellationTermHours * 60)
    return (
      <Alert color="azure" title="Je bent op tijd">
        {follows} Annuleren tot {cancellationTermHours} uur voor het begin heeft verder geen gevolgen.
      </Alert>
    )
  return (
    <Alert color="yellow" title="Dit telt als te laat annuleren">
      {minutesLeft > 0 ? `De dienst begint over ${formatHours(Math.ceil(minutesLeft / 60) * 60)}` : 'De dienst is al begonnen'},
      en op tijd is tot {cancellationTermHours} uur van tevoren. Zorginzet ziet dit en kan je erover bellen. {follows}
    </Alert>
  )
}
