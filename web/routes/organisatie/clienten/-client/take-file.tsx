import { addDays } from '#care/amsterdam-time.ts'
import type { Client } from '#care/client-file/client.ts'
import { FieldPair } from '#care/form/form.tsx'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { download } from '#client/api.ts'
import { DateField } from '#components/fields/date-field.tsx'

type Values = { startDate: string | null; endDate: string | null }

/** Downloads a client's file for a range of days: on paper and as data. */
export default function TakeFile({ client, onClose }: { client: Client; onClose: () => void }) {
  const today = dateOf(now())
  const form = useForm<Values>({
    start: { startDate: addDays(today, -30), endDate: today },
    check: ({ startDate, endDate }) => ({
      ...(!startDate && { startDate: 'Vul de eerste dag in.' }),
      ...(!endDate && { endDate: 'Vul de laatste dag in.' }),
      ...(startDate && endDate && endDate < startDate && { endDate: 'De einddatum ligt voor de begindatum.' }),
    }),
    send: ({ startDate, endDate }) =>
      download('GET /clients/{uuid}/export', {
        uuid: client.uuid,
        query: { startDate: startDate ?? '', endDate: endDate ?? '' },
      }),
    done: () => {
      onClose()
      return 'Het dossier is gedownload.'
    },
  })
  return (
    <FormDialog of={form} title="Dossier downloaden" onClose={onClose} closedBy="any" act="Downloaden">
      <p>
        Je krijgt een zip met een pdf om te lezen en de gegevens als bestand. De rapportage en de medicatie staan er ook in.
        Bewaar het veilig. Wij leggen vast dat je het ophaalde.
      </p>
      <FieldPair>
        <DateField label="Van" {...form.field('startDate')} />
        <DateField label="Tot en met" {...form.field('endDate')} />
      </FieldPair>
    </FormDialog>
  )
}
