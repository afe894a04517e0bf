import { useQuery } from '@tanstack/react-query'
import { otherLast } from '#care/action/other-last.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import CancelConsequences from '#care/preview/cancel-consequences.tsx'
import { queryOnceOf, useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'

const empty = { reason: '', text: '' }

/** The reason for cancelling, and before that who is notified; an assignment that is over can no longer be cancelled. */
export function CancelForm({ moment }: { moment: Moment }) {
  const { uuid, version, status, cancelReason } = moment
  const { run } = useChange('PUT /care_moments/{uuid}/cancel')
  const found = useQuery(queryOnceOf('GET /cancel_reasons', { query: { selectable: true } })).data?.member ?? []
  const draft = useDraft(`annuleren:${uuid}`, empty, kept => (isShaped(kept, empty, empty) ? kept : undefined))
  const form = useForm({
    start: empty,
    draft,
    check: ({ reason }) => ({ ...(!reason && { reason: 'Kies een reden.' }) }),
    send: ({ reason, text }) =>
      run({ uuid, body: { cancelReason: reason, version, ...(text.trim() && { reason: text.trim() }) } }),
    fieldOf: { reason: 'text', cancelReason: 'reason' },
    done: () => {
      draft.clear()
      return 'De opdracht is geannuleerd.'
    },
  })
  if (cancelReason)
    return (
      <Empty
        title="Deze opdracht is geannuleerd"
        text="Er komt niemand. Wie dat moest weten, heeft bericht."
        action={<AppLink href="/backoffice/open-zorgmomenten">Naar de werklijst</AppLink>}
      />
    )
  if (!moment.allowedActions.includes('cancel'))
    return <Empty title="Annuleren kan niet meer" text={moment.obstacles?.cancel ?? `De opdracht is nu ${status}.`} />
  return (
    <Card>
      <Form of={form} act="Opdracht annuleren" danger>
        <p>De opdracht gaat niet door en is daarna niet terug te halen.</p>
        <CancelConsequences moment={moment} />
        <SelectField
          label="Reden"
          required
          {...form.field('reason')}
          choices={[
            { value: '', label: 'Kies een reden' },
            ...otherLast(found).map(one => ({ value: one['@id'], label: one.name })),
          ]}
        />
        <TextArea label="Toelichting (mag leeg blijven)" rows={3} maxLength={1000} {...form.text('text')} />
      </Form>
    </Card>
  )
}
