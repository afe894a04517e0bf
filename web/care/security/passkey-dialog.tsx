import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { keepPasskeyHere, makePasskey } from '#client/passkeys.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { deviceOf } from '#rules/people/user-agent.ts'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { spoken } from '../spoken.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

type Props = { me: string; username: string; onClose: () => void }

const maxSigns = 60

/** Asks for the password and a name, and has the browser make a passkey. */
function PasskeyForm({ me, username, onClose }: Props) {
  const [calledOff, setCalledOff] = useState(false)
  const begin = useChange('POST /passkeys/options')
  const add = useChange('POST /passkeys')
  const form = useForm({
    start: { password: '', name: deviceOf(navigator.userAgent) },
    check: ({ password, name }) => ({
      ...(!password && { password: spoken('Vul je wachtwoord in.', 'Vul uw wachtwoord in.') }),
      ...(!name.trim() && { name: 'Geef de passkey een naam.' }),
    }),
    send: async ({ password, name }) => {
      setCalledOff(false)
      const response = await makePasskey(await begin.run({ body: { password } }))
      return response && add.run({ body: { name, response } })
    },
    done: added => {
      if (!added) return setCalledOff(true)
      keepPasskeyHere(me)
      onClose()
      return 'De passkey is toegevoegd.'
    },
  })
  const back = (
    <Button variant="default" onClick={onClose} disabled={form.busy}>
      Terug
    </Button>
  )
  return (
    <Form of={form} act="Toevoegen" more={back} frame={DialogButtons}>
      <p>
        {spoken(
          'Je apparaat bewaart de passkey. Bij het inloggen hoef je dan na je wachtwoord geen code meer in te vullen.',
          'Uw apparaat bewaart de passkey. Bij het inloggen hoeft u dan na uw wachtwoord geen code meer in te vullen.',
        )}
      </p>
      <CurrentPasswordField
        label={spoken('Je wachtwoord', 'Uw wachtwoord')}
        username={username}
        {...form.text('password')}
        data-autofocus
      />
      <TextField
        label="Naam van de passkey"
        description={spoken('Zo herken je hem later.', 'Zo herkent u hem later.')}
        autoComplete="off"
        maxLength={maxSigns}
        {...form.text('name')}
      />
      <p className="soft" role="status">
        {form.busy && spoken('Volg de stappen op je apparaat.', 'Volg de stappen op uw apparaat.')}
        {calledOff &&
          spoken(
            'Er is geen passkey toegevoegd. Je kunt het opnieuw proberen.',
            'Er is geen passkey toegevoegd. U kunt het opnieuw proberen.',
          )}
      </p>
    </Form>
  )
}

/** The dialog in which a passkey is added. */
export default function PasskeyDialog(props: Props) {
  return (
    <Dialog title="Passkey toevoegen" closedBy="closerequest" onClose={props.onClose}>
      <PasskeyForm {...props} />
    </Dialog>
  )
}
