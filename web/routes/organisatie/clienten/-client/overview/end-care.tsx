import { useQuery } from '@tanstack/react-query'
import { boardStatuses } from '../../../../../../contract/status-groups.ts'
import { otherLast } from '../../../../../care/act/other-last.ts'
import { instantAt } from '../../../../../care/amsterdam-time.ts'
import type { Client } from '../../../../../care/client-file/client.ts'
import { Form } from '../../../../../care/form/form.tsx'
import { useForm } from '../../../../../care/form/use-form.ts'
import { nameOf } from '../../../../../care/moment/care-moment.ts'
import { now } from '../../../../../care/now.ts'
import { ask, askOnce, useChange } from '../../../../../client/cache.ts'
import { isShaped } from '../../../../../client/draft-shape.ts'
import { useDraft } from '../../../../../client/drafts.ts'
import { Button } from '../../../../../components/button.tsx'
import { DateField } from '../../../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../../../components/dialog.tsx'
import { Notice } from '../../../../../components/notice.tsx'
import { SelectField } from '../../../../../components/select-field.tsx'
import { TextArea } from '../../../../../components/text-area.tsx'

type Values = { date: string | null; reason: string; comment: string }
const empty: Values = { date: null, reason: '', comment: '' }
const readValues = (kept: unknown) => (isShaped(kept, empty, { ...empty, date: '' }) ? kept : undefined)

/** How many moments of a client from a day on will not go on: with somebody, and with nobody yet. */
function useLost(client: string, date: string | null) {
  const from = date && [instantAt(date, '00:00'), now()].toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)!
  const query = (statuses: readonly string[]) =>
    ask('GET /clients/{client_id}/care_moments', {
      client_id: client,
      query: { status: statuses, 'startDate[after]': from ?? '', itemsPerPage: 1 },
    })
  const assigned = useQuery({ ...query(boardStatuses.assigned), enabled: !!from }).data?.totalItems
  const open = useQuery({ ...query(boardStatuses.open), enabled: !!from }).data?.totalItems
  return { assigned, open }
}
const count = (number: number, kind: string) => `${number} ${kind} ${number === 1 ? 'opdracht' : 'opdrachten'}`

/** Reports that the care of a client ends: what will follow is said first, for the day that is chosen. */
export default function EndCare({ client, onClose }: { client: Client; onClose: () => void }) {
  const { uuid, firstName } = client
  const { run } = useChange('PUT /clients/{uuid}/inactive')
  const reasons = useQuery(askOnce('GET /client_end_reasons', { query: { selectable: true } })).data?.member ?? []
  const kept = useDraft(`uit-zorg:${uuid}`, empty, readValues)
  const { date } = kept.draft
  const { assigned, open } = useLost(uuid, date)
  const form = useForm<Values>({
    start: empty,
    draft: kept,
    check: values => ({
      ...(!values.date && { date: 'Kies de eerste dag zonder zorg.' }),
      ...(!values.reason && { reason: 'Kies een reden.' }),
    }),
    send: values =>
      run({ uuid, body: { date: values.date ?? '', reason: values.reason, comment: values.comment.trim() || null } }),
    done: () => {
      kept.forget()
      onClose()
      return `${nameOf(client)} is uit zorg gemeld.`
    },
  })
  return (
    <Dialog title={`${firstName} uit zorg melden?`} busy={form.busy} onClose={onClose}>
      <Form
        of={form}
        act="Uit zorg melden"
        danger
        frame={DialogButtons}
        more={
          <Button variant="default" disabled={form.busy} onClick={onClose}>
            Terug
          </Button>
        }
      >
        <DateField label="Eerste dag zonder zorg" required {...form.field('date')} />
        <SelectField
          label="Reden"
          required
          {...form.field('reason')}
          choices={[
            { value: '', label: 'Kies een reden' },
            ...otherLast(reasons).map(one => ({ value: one['@id'], label: one.name })),
          ]}
        />
        <TextArea label="Toelichting" rows={3} maxLength={1000} {...form.text('comment')} />
        <Notice>
          {assigned === undefined || open === undefined || !date
            ? 'Opdrachten vanaf die dag vervallen.'
            : assigned + open === 0
              ? 'Er zijn geen opdrachten vanaf die dag.'
              : `Vanaf die dag vervallen ${count(assigned, 'toegewezen')} en ${count(open, 'open')}.`}{' '}
          Wie er zou komen werken en het zorgteam krijgen bericht, en periodes stoppen op die dag. Dit is niet terug te draaien.
        </Notice>
      </Form>
    </Dialog>
  )
}
