import { useQuery } from '@tanstack/react-query'
import { otherLast } from '#care/action/other-last.ts'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { Consequences } from '#care/preview/consequences.tsx'
import { sayCounts, sayHears } from '#care/preview/say-consequences.ts'
import { usePreview } from '#care/preview/use-preview.ts'
import { queryOnceOf, useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import type { Series } from '../moment-values.ts'
import { SeriesChanged } from './series-changed.tsx'

type Values = { from: string | null; reason: string; text: string }

/** Cancels a series, or the rest of it from a given day. */
export function SeriesCancelDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const { uuid, version } = series
  const today = dateOf(useNow())
  const reasons = otherLast(
    useQuery(queryOnceOf('GET /cancel_reasons', { query: { isSelectableForOrganization: true, selectable: true } })).data
      ?.member ?? [],
  )
  const { run } = useChange('PUT /recurring_care_moments/{uuid}/cancel')
  const bodyOf = ({ from, reason, text }: Values) => ({
    ...(from && { from }),
    ...{ cancelReason: reason, reason: text.trim() || null, version },
  })
  const form = useForm<Values>({
    start: { from: null, reason: '', text: '' },
    check: ({ reason }) => ({ ...(!reason && { reason: 'Kies een reden.' }) }),
    fieldOf: { reason: 'text', cancelReason: 'reason' },
    send: values => run({ uuid, body: bodyOf(values) }),
    done: () => {
      onClose()
      return 'De opdrachten van de reeks zijn geannuleerd.'
    },
  })
  // Any reason will do for the preview: the consequences are the same for all of them.
  const any = reasons[0]?.['@id']
  const body = any ? bodyOf({ ...form.values, reason: any, text: '' }) : undefined
  const consequences = usePreview('POST /recurring_care_moments/{uuid}/cancel/preview', body && { uuid, body })
  const { foreseen } = consequences
  const sentences = foreseen && [
    ...sayCounts(foreseen, { one: 'vervalt', more: 'vervallen' }),
    ...sayHears(foreseen.hears),
    'Dit is daarna niet terug te halen.',
  ]
  return (
    <FormDialog
      of={form}
      title="Reeks annuleren?"
      onClose={onClose}
      closedBy="any"
      act="Reeks annuleren"
      danger
      disabled={!foreseen}
    >
      <SeriesChanged series={series} />
      <DateField label="Vanaf" description="Laat leeg voor de hele reeks die nog komt." minDate={today} {...form.field('from')} />
      <Consequences of={consequences} sentences={sentences} />
      <SelectField
        label="Reden"
        required
        {...form.field('reason')}
        choices={[{ value: '', label: 'Kies een reden' }, ...reasons.map(one => ({ value: one['@id'], label: one.name }))]}
      />
      <TextArea label="Toelichting" rows={3} maxLength={1000} {...form.text('text')} />
    </FormDialog>
  )
}
