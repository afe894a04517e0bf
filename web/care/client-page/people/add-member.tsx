import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import type { Choosable } from '#components/fields/combobox.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'
import { ChooseWorker } from './choose-worker.tsx'

type Values = { careWorker: Choosable | null; isReserve: boolean }
type Props = { client: string; finds: string | undefined; without: readonly string[]; onClose: () => void }

/** Adds somebody to the care team. */
export default function AddMember({ client, finds, without, onClose }: Props) {
  const create = useChange('POST /care_teams')
  const remove = useChange('DELETE /care_teams/{uuid}')
  const form = useForm<Values, AnswerOf<'POST /care_teams'>>({
    start: { careWorker: null, isReserve: false },
    check: ({ careWorker }) => (careWorker ? {} : { careWorker: 'Kies een zorgverlener.' }),
    send: ({ careWorker, isReserve }) =>
      create.run({ body: { client: `/v1/clients/${client}`, careWorker: careWorker?.value ?? '', isReserve } }),
    done: (_, { careWorker }) => {
      onClose()
      return `${careWorker?.label} zit nu in het zorgteam.`
    },
    undo: ({ uuid }) => remove.run({ uuid }),
  })
  return (
    <Dialog title="In het zorgteam zetten" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Toevoegen" frame={DialogButtons}>
        <ChooseWorker {...form.field('careWorker')} {...{ finds, without }} />
        <Checkbox label="Reserve" description="Komt als niemand van het vaste team kan." {...form.tick('isReserve')} />
      </Form>
    </Dialog>
  )
}
