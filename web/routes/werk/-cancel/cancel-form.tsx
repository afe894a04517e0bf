import { useQuery } from '@tanstack/react-query'
import { otherLast } from '#care/action/other-last.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { now } from '#care/now.ts'
import { queryOnceOf, useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Failed } from '#components/page/query-state.tsx'
import { cancellationOf } from '#rules/shifts/cancellation.ts'
import { formatHoursLeft, formatPhone } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'

type Props = { moment: Moment; onDone: () => void; onKeep: () => void }

const empty = { reason: '', text: '', replacement: '' }

/** Cancels an assignment, with a reason; it states the consequences beforehand. */
export function CancelForm({ moment, onDone, onKeep }: Props) {
  const { run } = useChange('PUT /care_moments/{uuid}/cancel_assignment')
  const reasons = useQuery(
    queryOnceOf('GET /cancel_assignment_reasons', { query: { isSelectableForCareWorker: true, selectable: true } }),
  )
  const kept = useDraft(`annuleren-${moment.uuid}`, empty, one => (isShaped(one, empty, empty) ? one : undefined))
  const form = useForm({
    start: empty,
    draft: kept,
    check: ({ reason }) => (reason ? {} : { reason: 'Kies een reden.' }),
    fieldOf: { reason: 'text', cancelAssignmentReason: 'reason' },
    send: ({ reason, text, replacement }) => {
      const body = {
        cancelAssignmentReason: reason,
        reason: text.trim() || null,
        replacement: replacement.trim() || null,
        version: moment.version,
      }
      return run({ uuid: moment.uuid, body })
    },
    done: () => {
      kept.forget()
      onDone()
      return 'Je toewijzing is geannuleerd. De organisatie heeft bericht gekregen.'
    },
  })
  if (reasons.isError && !reasons.data) return <Failed error={reasons.error} onRetry={reasons.refetch} />
  const keep = (
    <Button size="lg" variant="default" disabled={form.busy} onClick={onKeep}>
      Toch niet
    </Button>
  )
  return (
    <Form of={form} act={actionWords.cancelAssignment} danger large more={keep}>
      <Consequence moment={moment} />
      <SelectField
        label="Reden"
        required
        choices={[
          { value: '', label: 'Kies een reden' },
          ...otherLast(reasons.data?.member ?? []).map(one => ({ value: one['@id'], label: one.name })),
        ]}
        {...form.field('reason')}
      />
      <TextArea
        label="Toelichting"
        description="De organisatie leest dit. Schrijf niets over je gezondheid."
        rows={3}
        maxLength={1000}
        {...form.text('text')}
      />
      {moment.contractType === 'freelance' && (
        <TextField
          label="Vervanger die je voorstelt (mag leeg blijven)"
          description="Voor- en achternaam van een zorgverlener bij Zorginzet die het werk kan en wil doen. Vraag het eerst. De organisatie leest de naam en beslist."
          maxLength={100}
          autoComplete="off"
          {...form.text('replacement')}
        />
      )}
    </Form>
  )
}

const consequences = 'De opdracht komt weer open voor anderen en verdwijnt uit je planning. De organisatie krijgt meteen bericht.'

function Consequence({ moment }: { moment: Moment }) {
  const { cancellationTermHours: termHours, location } = moment
  const { kind, minutesLeft } = cancellationOf(moment, now())
  if (kind === 'changed')
    return (
      <Notice title="Dit telt niet als te laat annuleren">
        De tijd of plaats is gewijzigd nadat je was toegewezen. Annuleren heeft daarom geen gevolgen voor jou, ook vlak voor het
        begin niet. {consequences}
      </Notice>
    )
  if (kind === 'in_time')
    return (
      <Notice title="Je bent op tijd">
        {consequences} Annuleren tot {termHours} uur voor het begin heeft verder geen gevolgen.
      </Notice>
    )
  return (
    <Notice tone="attention" title="Dit telt als te laat annuleren">
      {minutesLeft > 0 ? `De opdracht begint over ${formatHoursLeft(minutesLeft)}` : 'De opdracht is al begonnen'}, en op tijd is
      tot {termHours} uur van tevoren. Zorginzet ziet dit en kan je erover bellen. {consequences}
      {location.phone && (
        <>
          {' '}
          Bel ook even met de locatie: <a href={phoneHref(location.phone)}>{formatPhone(location.phone)}</a>.
        </>
      )}
    </Notice>
  )
}
