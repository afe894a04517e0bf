import { type FormEvent, useState } from 'react'
import { deviceOf } from '../../../rules/user-agent.ts'
import { useChange } from '../../client/cache.ts'
import { keepPasskeyHere, makePasskey } from '../../client/passkeys.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { TextField } from '../../components/text-field.tsx'
import { toastDone } from '../../components/toast.ts'
import { useAccountForm } from '../account/account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import classes from './security.module.css'

type Props = { me: string; username: string; onClose: () => void }

const mostSigns = 60

/** Asks for the password and a name, and has the browser make a passkey. */
function PasskeyForm({ me, username, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [name, setName] = useState(() => deviceOf(navigator.userAgent))
  const [calledOff, setCalledOff] = useState(false)
  const { form, busy, errors, refusal, send } = useAccountForm('password', 'name')
  const begin = useChange('POST /passkeys/options')
  const add = useChange('POST /passkeys')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setCalledOff(false)
    const missing = {
      ...(!password && { password: 'Vul je wachtwoord in.' }),
      ...(!name.trim() && { name: 'Geef de passkey een naam.' }),
    }
    void send(missing, async () => {
      const response = await makePasskey(await begin.run({ body: { password } }))
      if (!response) return setCalledOff(true)
      await add.run({ body: { name, response } })
      keepPasskeyHere(me)
      toastDone('De passkey is toegevoegd.')
      onClose()
    })
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p>Je apparaat bewaart de passkey. Bij het inloggen hoef je dan na je wachtwoord geen code meer in te vullen.</p>
      <Refusal>{refusal}</Refusal>
      <CurrentPasswordField
        label="Je wachtwoord"
        name="password"
        username={username}
        value={password}
        onChange={setPassword}
        error={errors.password}
        autoFocus
      />
      <TextField
        label="Naam van de passkey"
        description="Zo herken je hem later."
        name="name"
        autoComplete="off"
        maxLength={mostSigns}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        error={errors.name}
      />
      <p className={classes.soft} role="status">
        {busy && 'Volg de stappen op je apparaat.'}
        {calledOff && 'Er is geen passkey toegevoegd. Je kunt het opnieuw proberen.'}
      </p>
      <DialogButtons>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Terug
        </Button>
        <Button type="submit" loading={busy}>
          Toevoegen
        </Button>
      </DialogButtons>
    </form>
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
