import type { Client } from '#care/client-file/client.ts'
import { useEndCare } from '#care/client-page/end-care/end-care.ts'
import { EndCareFields } from '#care/client-page/end-care/end-care-fields.tsx'
import { Form } from '#care/form/form.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

/** Reports that a client's care ends, with a preview of the consequences for the chosen day. */
export default function EndCare({ client, onClose }: { client: Client; onClose: () => void }) {
  const ending = useEndCare(client, onClose)
  const { form, consequences, sentences } = ending
  return (
    <Dialog title={`${client.firstName} uit zorg melden?`} busy={form.busy} onClose={onClose}>
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
        <EndCareFields of={ending} />
        <Consequences of={consequences} sentences={sentences && [...sentences, 'Wat wordt afgezegd, komt niet vanzelf terug.']} />
      </Form>
    </Dialog>
  )
}
