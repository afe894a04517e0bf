import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#care/account/account-page.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { call } from '#client/api.ts'
import { keepTypedEmail, typedEmail } from '#client/typed-email.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { TextField } from '#components/fields/text-field.tsx'

export const Route = createFileRoute('/account/wachtwoord-vergeten/')({
  staticData: { screen: '/account/wachtwoord-vergeten', title: ['Wachtwoord vergeten'] },
  component: ForgottenPassword,
})

function ForgottenPassword() {
  const navigate = Route.useNavigate()
  const form = useForm({
    start: { username: typedEmail() },
    check: ({ username }) => (username.trim() ? {} : { username: 'Vul uw e-mailadres in.' }),
    send: body => call('POST /user_tokens/reset_password', { body }),
    done: (_, { username }) => {
      keepTypedEmail(username.trim())
      return navigate({ href: '/account/wachtwoord-vergeten/aangevraagd' })
    },
  })
  return (
    <AccountPage title="Wachtwoord vergeten" lead="Vul uw e-mailadres in. Wij mailen een link om een nieuw wachtwoord te kiezen.">
      <Form of={form} wide act="Link aanvragen" more={<AppLink href="/account/inloggen">Terug naar inloggen</AppLink>}>
        <TextField
          label="E-mailadres"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          {...form.text('username')}
        />
      </Form>
    </AccountPage>
  )
}
