import type { Client } from '#care/client-file/client.ts'
import { useEndCare } from '#care/client-page/end-care/end-care.ts'
import { EndCareFields } from '#care/client-page/end-care/end-care-fields.tsx'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { Button } from '#components/controls/button.tsx'

/** Reports that a client's care ends, with a preview of the consequences for the chosen day. */
export default function EndCare({ client, onClose }: { client: Client; onClose: () => void }) {
  const ending = useEndCare(client, onClose)
  const { form, consequences, sentences } = ending
  return (
    <FormDialog
      of={form}
      title={`${client.firstName} uit zorg melden?`}
      onClose={onClose}
      closedBy="any"
      act="Uit zorg melden"
      danger
      more={
        <Button variant="default" disabled={form.busy} onClick={onClose}>
          Terug
        </Button>
      }
    >
      <EndCareFields of={ending} />
      <Consequences of={consequences} sentences={sentences && [...sentences, 'Wat wordt afgezegd, komt niet vanzelf terug.']} />
    </FormDialog>
  )
}
