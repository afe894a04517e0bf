import { type ReactNode, useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { CopyButton } from '#care/security/second-factor/copy-button.tsx'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

type Props = {
  isFirst: boolean
  make: () => Promise<{ secret: string }>
  /** What to do with the secret. */
  use: string
  /** Why to keep it safe. */
  keep: string
  onClose: () => void
  /** A note about the old secret, if there is one. */
  children: ReactNode
}

/** Makes a new secret for a program and shows it, once. */
export function SecretDialog({ isFirst, make, use, keep, onClose, children }: Props) {
  const [secret, setSecret] = useState<string>()
  const form = useForm<object, { secret: string }>({
    start: {},
    send: make,
    done: answer => setSecret(answer.secret),
    refused: showConflict,
  })
  return (
    <Dialog title={isFirst ? 'Geheim maken' : 'Nieuw geheim'} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      {secret ? (
        <div className="grid gap-16">
          <p>{use}</p>
          <TextField label="Geheim" readOnly value={secret} onFocus={event => event.currentTarget.select()} data-autofocus="" />
          <p>{keep}</p>
          <DialogButtons>
            <CopyButton text={secret} label="Kopiëren" />
            <Button onClick={onClose}>Klaar</Button>
          </DialogButtons>
        </div>
      ) : (
        <OwnNameOnly>
          <Form of={form} act="Geheim maken" frame={DialogButtons}>
            <p>Je ziet het geheim één keer.</p>
            {!isFirst && children}
          </Form>
        </OwnNameOnly>
      )}
    </Dialog>
  )
}
