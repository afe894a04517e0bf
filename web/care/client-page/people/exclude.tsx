import { useChange } from '#client/cache.ts'
import type { Choosable } from '#components/fields/combobox.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Notice } from '#components/page/notice.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { ChooseWorker } from './choose-worker.tsx'

type Props = { client: string; finds: string | undefined; without: readonly string[]; onClose: () => void }

/** Adds somebody to the exclude list: it states the consequences first, since ended reactions are not restored. */
export default function Exclude({ client, finds, without, onClose }: Props) {
  const { run } = useChange('POST /exclude_lists')
  const form = useForm<{ careWorker: Choosable | null; reason: string }>({
    start: { careWorker: null, reason: '' },
    check: ({ careWorker, reason }) => ({
      ...(!careWorker && { careWorker: 'Kies een zorgverlener.' }),
      ...(!reason.trim() && { reason: 'Schrijf op waarom.' }),
    }),
    send: ({ careWorker, reason }) =>
      run({ body: { client: `/v1/clients/${client}`, careWorker: careWorker?.value ?? '', reason: reason.trim() } }),
    done: (_, { careWorker }) => {
      onClose()
      return `${careWorker?.label} komt hier niet meer.`
    },
  })
  return (
    <FormDialog of={form} title="Iemand uitsluiten" onClose={onClose} closedBy="any" act="Uitsluiten">
      <ChooseWorker {...form.field('careWorker')} {...{ finds, without }} />
      <TextArea
        label="Reden"
        description="Alleen wie deze cliënt plant, leest dit. De zorgverlener nooit."
        rows={2}
        maxLength={500}
        {...form.text('reason')}
      />
      <Notice>
        Wie je kiest, gaat uit het zorgteam en ziet nieuwe opdrachten van deze cliënt niet. Reacties op open opdrachten vervallen.
        Waar iemand al voor gekozen is, gaat door: annuleer die toewijzing zelf.
      </Notice>
    </FormDialog>
  )
}
