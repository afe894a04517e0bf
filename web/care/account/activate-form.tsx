import { call } from '#client/api.ts'
import { NewPasswordField } from '#components/fields/new-password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Form } from '../form/form.tsx'
import { typedErrors } from '../form/typed-errors.ts'
import { useForm } from '../form/use-form.ts'
import { useEnter } from '../use-enter.ts'
import { AccountEmail } from './account-email.tsx'
import { AgreeField } from './agree-field.tsx'
import type { LinkProps } from './link-screen.tsx'
import { newPasswordError } from './new-password.ts'

/** For someone who was invited: a name, a password and the terms; then they are logged in. */
export function ActivateForm({
  token,
  link,
  refused,
  withName = false,
}: LinkProps & { /** Also asks for the name: the one in an invitation may be a guess. */ withName?: boolean }) {
  const enter = useEnter()
  const form = useForm({
    start: { firstName: link.firstName ?? '', lastName: link.lastName ?? '', password: '', agreed: link.agreed },
    check: ({ firstName, lastName, password, agreed }) => ({
      ...(withName && !firstName.trim() && { firstName: 'Vul een voornaam in.' }),
      ...(withName && !lastName.trim() && { lastName: 'Vul een achternaam in.' }),
      ...(withName && { ...typedErrors('name', firstName, 'firstName'), ...typedErrors('name', lastName, 'lastName') }),
      ...(newPasswordError(password) && { password: newPasswordError(password) }),
      ...(!agreed && { agreed: 'Ga akkoord om verder te gaan.' }),
    }),
    send: ({ firstName, lastName, password }) => {
      const body = { ...(withName && { firstName, lastName }), password, ...(!link.agreed && { agreed: true as const }) }
      return call('PUT /user_tokens/{user_token}/complete_registration', { user_token: token, body })
    },
    done: (_, { password }) => enter(link.email, password),
    refused,
  })
  return (
    <Form of={form} wide act="Account activeren">
      <AccountEmail email={link.email} />
      {withName && (
        <>
          <TextField label="Voornaam" autoComplete="given-name" {...form.text('firstName')} />
          <TextField label="Achternaam" autoComplete="family-name" {...form.text('lastName')} />
        </>
      )}
      <NewPasswordField label="Wachtwoord" {...form.field('password')} />
      {!link.agreed && <AgreeField {...form.tick('agreed')} />}
    </Form>
  )
}
