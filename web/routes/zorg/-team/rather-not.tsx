import { useQuery } from '@tanstack/react-query'
import { askClient } from '../../../care/client-file/client.ts'
import { Form } from '../../../care/form/form.tsx'
import { useForm } from '../../../care/form/use-form.ts'
import { useChange } from '../../../client/cache.ts'
import { Dialog, DialogButtons } from '../../../components/dialog.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import type { Face } from './faces.ts'

/** Tells the client's manager, and nobody else, that the family would rather not have somebody again. */
export default function RatherNot({ face, client, onClose }: { face: Face; client: string; onClose: () => void }) {
  const { run } = useChange('POST /messages')
  const who = useQuery(askClient(client)).data?.clientManager?.firstName ?? 'de backoffice'
  const form = useForm({
    start: { why: '' },
    send: ({ why }) => {
      const text = `Liever niet meer: ${face.firstName} ${face.lastName}. ${why.trim()}`.trim()
      return run({ body: { text, client: `/v1/clients/${client}` } })
    },
    done: () => {
      onClose()
      return `Verstuurd. U krijgt een antwoord van ${who}.`
    },
  })
  return (
    <Dialog title={`Liever niet meer ${face.firstName}?`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Versturen" wide frame={DialogButtons}>
        <p>
          Alleen {who} leest dit. {face.firstName} ziet het niet. Samen kijkt u wat er kan.
        </p>
        <TextArea label="Wat is er aan de hand?" rows={3} {...form.text('why')} />
      </Form>
    </Dialog>
  )
}
