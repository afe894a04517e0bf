import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountForm, useAccountForm } from '../../../care/account/account-form.tsx'
import { AccountPage } from '../../../care/account/account-page.tsx'
import { call } from '../../../client/api.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { TextField } from '../../../components/text-field.tsx'

export const Route = createFileRoute('/account/wachtwoord-vergeten/')({
  staticData: { screen: '/account/wachtwoord-vergeten', title: ['Wachtwoord vergeten'] },
  component: ForgottenPassword,
})

function ForgottenPassword() {
  const navigate = Route.useNavigate()
  const { send, ...form } = useAccountForm('username')
  const [username, setUsername] = useState('')
  const missing = username.trim() ? {} : { username: 'Vul je e-mailadres in.' }
  const request = async () => {
    await call('POST /user_tokens/reset_password', { body: { username } })
    await navigate({ href: '/account/wachtwoord-vergeten/aangevraagd' })
  }
  return (
    <AccountPage
      title="Wachtwoord vergeten"
      lead="Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord te kiezen."
    >
      <AccountForm
        {...form}
        act="Link aanvragen"
        onSubmit={() => send(missing, request)}
        after={<AppLink href="/account/inloggen">Terug naar inloggen</AppLink>}
      >
        <TextField
          label="E-mailadres"
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          value={username}
          onChange={event => setUsername(event.currentTarget.value)}
          error={form.errors.username}
        />
      </AccountForm>
    </AccountPage>
  )
}
