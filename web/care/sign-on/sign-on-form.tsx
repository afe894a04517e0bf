import { call } from '#client/api.ts'
import { keepTypedEmail, typedEmail } from '#client/typed-email.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { Form } from '../form/form.tsx'
import { showConflict } from '../form/refusal.ts'
import { useForm } from '../form/use-form.ts'
import { leaveFor } from './leave-for.ts'

type Props = {
  /** The logged-in user's address, or the one typed on the login page. The user returns to this screen. */
  username?: string
  /** Whether the provider must ask for the login again, even with a session of its own. */
  anew?: boolean
  /** A large button, as on the screens outside the app. */
  wide?: boolean
}

/** Asks for the work address, and goes to the provider of its organization. */
export default function SignOnForm({ username, anew = false, wide = false }: Props) {
  const form = useForm({
    start: { username: username ?? typedEmail() },
    check: values => (values.username.trim() ? {} : { username: 'Vul het e-mailadres van je werk in.' }),
    send: values => call('POST /login/sign_on', { body: { username: values.username.trim(), anew } }),
    done: ({ address }, values) => {
      if (username !== undefined) return leaveFor(address)
      keepTypedEmail(values.username.trim())
      location.assign(address)
    },
    refused: showConflict,
  })
  return (
    <Form of={form} wide={wide} opened act="Naar je organisatie">
      <TextField
        label="E-mailadres van je werk"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        {...form.text('username')}
      />
    </Form>
  )
}
