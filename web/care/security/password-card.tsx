import { type FormEvent, useState } from 'react'
import { useChange } from '../../client/cache.ts'
import { Button } from '../../components/button.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { Card } from '../../components/page.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { toastDone } from '../../components/toast.ts'
import { useAccountForm } from '../account/account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import classes from './security.module.css'

/** Replaces the password. */
export function PasswordCard({ me, username }: { me: string; username: string }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const { form, busy, errors, refusal, send } = useAccountForm('currentPassword', 'password')
  const change = useChange('PUT /care_workers/{uuid}/password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(!currentPassword && { currentPassword: 'Vul je wachtwoord van nu in.' }),
      ...(!password && { password: 'Vul een nieuw wachtwoord in.' }),
    }
    void send(missing, async () => {
      await change.run({ uuid: me, body: { currentPassword, password } })
      setCurrentPassword('')
      setPassword('')
      toastDone('Je wachtwoord is gewijzigd. Je andere apparaten zijn uitgelogd.')
    })
  }
  return (
    <Card title="Wachtwoord wijzigen">
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <Refusal>{refusal}</Refusal>
        <CurrentPasswordField
          label="Wachtwoord van nu"
          name="currentPassword"
          username={username}
          value={currentPassword}
          onChange={setCurrentPassword}
          error={errors.currentPassword}
        />
        <NewPasswordField label="Nieuw wachtwoord" value={password} onChange={setPassword} error={errors.password} />
        <p className={classes.soft}>Je andere apparaten worden uitgelogd. Op dit apparaat blijf je ingelogd.</p>
        <div className={classes.buttons}>
          <Button type="submit" loading={busy}>
            Wachtwoord wijzigen
          </Button>
        </div>
      </form>
    </Card>
  )
}
