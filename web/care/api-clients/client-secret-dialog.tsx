import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { CopyButton } from '#care/security/second-factor/copy-button.tsx'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

type Props = { uuid: string; isFirst: boolean; onClose: () => void }
/** Makes a secret and shows it, once. */
export default function ClientSecretDialog({ uuid, isFirst, onClose }: Props) {
  const { run } = useChange('POST /api_clients/{uuid}/secret')
  const [secret, setSecret] = useState<string>()
  const form = useForm<object, { secret: string }>({
    start: {},
    send: () => run({ uuid }),
    done: answer => setSecret(answer.secret),
    refused: showConflict,
  })
  return (
    <Dialog title={isFirst ? 'Geheim maken' : 'Nieuw geheim'} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      {secret ? (
        <div className="grid gap-16">
          <p>Zet dit geheim in jullie programma, samen met het nummer van de API-client.</p>
          <TextField label="Geheim" readOnly value={secret} onFocus={event => event.currentTarget.select()} data-autofocus="" />
          <p>Bewaar het goed: je ziet het maar één keer. Wie het heeft, kan alles wat deze API-client mag.</p>
          <DialogButtons>
            <CopyButton text={secret} label="Kopiëren" />
            <Button onClick={onClose}>Klaar</Button>
          </DialogButtons>
        </div>
      ) : (
        <OwnNameOnly>
          <Form of={form} act="Geheim maken" frame={DialogButtons}>
            <p>Je ziet het geheim één keer.</p>
            {!isFirst && <p>Het oude geheim blijft werken tot je het verwijdert. Zo kan het programma rustig wisselen.</p>}
          </Form>
        </OwnNameOnly>
      )}
    </Dialog>
  )
}
