import { useState } from 'react'
import { call, Problem } from '../../client/api.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useEnter } from '../use-enter.ts'
import classes from './account-form.module.css'
import { AccountEmail, AccountForm, useAccountForm } from './account-form.tsx'
import type { MailedLink } from './link-screen.tsx'

type Props = {
  token: string
  link: MailedLink
  /** Asks for the name too: the name in an invitation may have been a guess. */
  withName?: boolean
  onGone: () => void
}

/** For someone who was invited: a name, a password and the terms; then they are logged in. The words suit both "je" and "u". */
export function ActivateForm({ token, link, withName = false, onGone }: Props) {
  const enter = useEnter()
  const { send, ...form } = useAccountForm('firstName', 'lastName', 'password', 'agreed')
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const missing = {
    ...(withName && !name.firstName.trim() && { firstName: 'Vul een voornaam in.' }),
    ...(withName && !name.lastName.trim() && { lastName: 'Vul een achternaam in.' }),
    ...(!password && { password: 'Kies een wachtwoord.' }),
    ...(!agreed && { agreed: 'Ga akkoord om verder te gaan.' }),
  }
  const activate = async () => {
    try {
      const body = { ...(withName && name), password, agreed: true } as const
      await call('PUT /user_tokens/{user_token}/complete_registration', { user_token: token, body })
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) return onGone()
      throw problem
    }
    await enter(link.email, password)
  }
  return (
    <AccountForm {...form} act="Account activeren" onSubmit={() => send(missing, activate)}>
      <AccountEmail email={link.email} />
      {withName && (
        <>
          <TextField
            label="Voornaam"
            name="firstName"
            autoComplete="given-name"
            value={name.firstName}
            onChange={event => setName({ ...name, firstName: event.currentTarget.value })}
            error={form.errors.firstName}
          />
          <TextField
            label="Achternaam"
            name="lastName"
            autoComplete="family-name"
            value={name.lastName}
            onChange={event => setName({ ...name, lastName: event.currentTarget.value })}
            error={form.errors.lastName}
          />
        </>
      )}
      <NewPasswordField value={password} onChange={setPassword} error={form.errors.password} />
      <Checkbox
        className={classes.agree}
        name="agreed"
        label="Ik ga akkoord met de gebruiksvoorwaarden en de privacyverklaring"
        checked={agreed}
        onChange={event => setAgreed(event.currentTarget.checked)}
        error={form.errors.agreed}
      />
    </AccountForm>
  )
}
