import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { CopyButton } from '#care/security/second-factor/copy-button.tsx'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

const hours = [
  { value: 24, label: 'Werkt nog 24 uur' },
  { value: 168, label: 'Werkt nog een week' },
  { value: 0, label: 'Werkt meteen niet meer' },
] as const

type Props = { endpoint: { uuid: string; version: number; secretMadeAt?: string | undefined }; onClose: () => void }
/** Makes a new secret and shows it, once. */
export default function SecretDialog({ endpoint: { uuid, version, secretMadeAt }, onClose }: Props) {
  const { run } = useChange('POST /webhook_endpoints/{uuid}/secret')
  const [secret, setSecret] = useState<string>()
  const isFirst = secretMadeAt === undefined
  const form = useForm<{ oldValidHours: number }, { secret: string }>({
    start: { oldValidHours: 24 },
    send: body => run({ uuid, body: { ...body, version } }),
    done: answer => setSecret(answer.secret),
    refused: showConflict,
  })
  return (
    <Dialog title={isFirst ? 'Geheim maken' : 'Nieuw geheim'} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      {secret ? (
        <div className="grid gap-16">
          <p>Zet dit geheim in jullie programma. Daarmee controleert het of een bericht van Zorginzet komt.</p>
          <TextField label="Geheim" readOnly value={secret} onFocus={event => event.currentTarget.select()} data-autofocus="" />
          <p>Bewaar het goed: je ziet het maar één keer.</p>
          <DialogButtons>
            <CopyButton text={secret} label="Kopiëren" />
            <Button onClick={onClose}>Klaar</Button>
          </DialogButtons>
        </div>
      ) : (
        <OwnNameOnly>
          <Form of={form} act="Geheim maken" frame={DialogButtons}>
            <p>Je ziet het geheim één keer.</p>
            {!isFirst && (
              <Choices
                label="Het oude geheim"
                help="Zolang het oude nog werkt, staat bij elk bericht een handtekening met beide."
                look="column"
                choices={hours}
                chosen={[form.values.oldValidHours]}
                onChange={([oldValidHours]) => form.set({ oldValidHours: oldValidHours! })}
              />
            )}
          </Form>
        </OwnNameOnly>
      )}
    </Dialog>
  )
}
