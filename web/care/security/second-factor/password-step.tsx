import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { DialogButtons } from '../../../components/dialog.tsx'
import { Refusal } from '../../../components/refusal.tsx'
import { useAccountForm } from '../../account/account-form.tsx'
import { CurrentPasswordField } from '../current-password-field.tsx'
import classes from '../security.module.css'

type Props = {
  text: string
  act: string
  danger?: boolean
  username: string
  /** Does it; throws a Problem when it is refused. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Says what will happen and asks for the password. */
export function PasswordStep({ text, act, danger = false, username, onPassword, onClose }: Props) {
  const [password, setPassword] = useState('')
  const { form, busy, errors, refusal, send } = useAccountForm('password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(password ? {} : { password: 'Vul je wachtwoord in.' }, () => onPassword(password))
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p>{text}</p>
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
      <DialogButtons>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Terug
        </Button>
        <Button type="submit" danger={danger} loading={busy}>
          {act}
        </Button>
      </DialogButtons>
    </form>
  )
}
