import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { cancellationOf } from '../../../../rules/cancellation.ts'
import { formatHoursLeft, formatPhone } from '../../../../rules/format-nl.ts'
import { otherLast } from '../../../care/act/other-last.ts'
import type { Moment } from '../../../care/moment/care-moment.ts'
import { now } from '../../../care/now.ts'
import { Problem } from '../../../client/api.ts'
import { askOnce, useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { Failed } from '../../../components/list-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { phoneHref } from '../../../components/phone-href.ts'
import { Refusal } from '../../../components/refusal.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { toastDone, toastFailed } from '../../../components/toast.ts'
import { actionWords } from '../../../words/actions-nl.ts'
import classes from './cancel-form.module.css'

type Props = { moment: Moment; onDone: () => void; onKeep: () => void }

/** Sends the form and says what came of it; after a refusal the sentence stands below the fields, and the text stays. */
function useCancel({ moment, onDone }: Pick<Props, 'moment' | 'onDone'>) {
  const { run, busy } = useChange('PUT /care_moments/{uuid}/cancel_assignment')
  const [refusal, setRefusal] = useState<string>()
  const send = async (cancelAssignmentReason: string, words: string) => {
    setRefusal(undefined)
    try {
      const body = { cancelAssignmentReason, reason: words.trim() || null, version: moment.version }
      await run({ uuid: moment.uuid, body })
      toastDone('Je toewijzing is geannuleerd. De organisatie heeft bericht gekregen.')
      onDone()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      // Someone else was first: this form may be gone by now.
      if (problem.status === 409) toastFailed(problem.message)
      else setRefusal(problem.violations[0]?.message ?? problem.message)
    }
  }
  return { send, busy, refusal }
}

/** Cancels an assignment, with a reason; it says the consequences beforehand. */
export function CancelForm({ moment, onDone, onKeep }: Props) {
  const reasons = useQuery(askOnce('GET /cancel_assignment_reasons', { query: { selectable: true } }))
  const select = useRef<HTMLSelectElement>(null)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const { send, busy, refusal } = useCancel({ moment, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!reason)
    if (reason) void send(reason, words)
    else select.current?.focus()
  }
  if (reasons.isError && !reasons.data) return <Failed error={reasons.error} onRetry={reasons.refetch} />
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Consequence moment={moment} />
      <SelectField
        ref={select}
        label="Reden"
        required
        choices={[
          { value: '', label: 'Kies een reden' },
          ...otherLast(reasons.data?.member ?? []).map(one => ({ value: one['@id'], label: one.name })),
        ]}
        value={reason}
        onChange={chosen => {
          setReason(chosen)
          setMissing(false)
        }}
        error={missing && 'Kies een reden.'}
      />
      <TextArea
        label="Toelichting"
        description="De organisatie leest dit. Schrijf niets over je gezondheid."
        rows={3}
        maxLength={1000}
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
      />
      <Refusal>{refusal}</Refusal>
      <div className={classes.choice}>
        <Button size="lg" variant="default" disabled={busy} onClick={onKeep}>
          Toch niet
        </Button>
        <Button type="submit" size="lg" danger loading={busy}>
          {actionWords.cancelAssignment}
        </Button>
      </div>
    </form>
  )
}

const follows = 'De opdracht komt weer open voor anderen en verdwijnt uit je planning. De organisatie krijgt meteen bericht.'

function Consequence({ moment }: { moment: Moment }) {
  const { cancellationTermHours: termHours, location } = moment
  const { kind, minutesLeft } = cancellationOf(moment, now())
  if (kind === 'changed')
    return (
      <Notice title="Dit telt niet als te laat annuleren">
        De tijd of plaats is gewijzigd nadat je was toegewezen. Annuleren heeft daarom geen gevolgen voor jou, ook vlak voor het
        begin niet. {follows}
      </Notice>
    )
  if (kind === 'in_time')
    return (
      <Notice title="Je bent op tijd">
        {follows} Annuleren tot {termHours} uur voor het begin heeft verder geen gevolgen.
      </Notice>
    )
  return (
    <Notice tone="attention" title="Dit telt als te laat annuleren">
      {minutesLeft > 0 ? `De opdracht begint over ${formatHoursLeft(minutesLeft)}` : 'De opdracht is al begonnen'}, en op tijd is
      tot {termHours} uur van tevoren. Zorginzet ziet dit en kan je erover bellen. {follows}
      {location.phone && (
        <>
          {' '}
          Bel ook even met de locatie: <a href={phoneHref(location.phone)}>{formatPhone(location.phone)}</a>.
        </>
      )}
    </Notice>
  )
}
