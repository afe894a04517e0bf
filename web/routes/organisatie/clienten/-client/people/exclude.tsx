import { Form } from '../../../../../care/form/form.tsx'
import { useForm } from '../../../../../care/form/use-form.ts'
import { useChange } from '../../../../../client/cache.ts'
import type { Choosable } from '../../../../../components/combobox.tsx'
import { Dialog, DialogButtons } from '../../../../../components/dialog.tsx'
import { Notice } from '../../../../../components/notice.tsx'
import { ChooseWorker } from './choose-worker.tsx'

type Props = { client: string; without: readonly string[]; onClose: () => void }

/** Puts somebody on the exclude list: what follows is said first, since reactions that end are not brought back. */
export default function Exclude({ client, without, onClose }: Props) {
  const { run } = useChange('POST /exclude_lists')
  const form = useForm<{ careWorker: Choosable | null }>({
    start: { careWorker: null },
    check: ({ careWorker }) => (careWorker ? {} : { careWorker: 'Kies een zorgverlener.' }),
    send: ({ careWorker }) => run({ body: { client: `/v1/clients/${client}`, careWorker: careWorker?.value ?? '' } }),
    done: (_, { careWorker }) => {
      onClose()
      return `${careWorker?.label} komt hier niet meer.`
    },
  })
  return (
    <Dialog title="Iemand uitsluiten" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Uitsluiten" frame={DialogButtons}>
        <ChooseWorker {...form.field('careWorker')} without={without} />
        <Notice>
          Wie je kiest, gaat uit het zorgteam en ziet nieuwe opdrachten van deze cliënt niet. Reacties op open opdrachten
          vervallen. Waar iemand al voor gekozen is, gaat door: annuleer die toewijzing zelf.
        </Notice>
      </Form>
    </Dialog>
  )
}
