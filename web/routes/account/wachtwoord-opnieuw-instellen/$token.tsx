import { createFileRoute } from '@tanstack/react-router'
import { AccountEmail } from '#care/account/account-email.tsx'
import { ActivateForm } from '#care/account/activate-form.tsx'
import { type LinkProps, LinkScreen } from '#care/account/link-screen.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useEnter } from '#care/use-enter.ts'
import { call } from '#client/api.ts'
import { NewPasswordField } from '#components/fields/new-password-field.tsx'
import { toastDone } from '#components/layers/toast.ts'

export const Route = createFileRoute('/account/wachtwoord-opnieuw-instellen/$token')({
  staticData: { screen: '/account/wachtwoord-opnieuw-instellen/[token]', title: ['Nieuw wachtwoord'] },
  component: NewPassword,
})

const titles: Partial<Record<LinkProps['link']['kind'], string>> = {
  activate_account: 'Account activeren',
  keep_email: 'Houd uw e-mailadres',
}

// Users of an organization activate their account here too: the list of screens has no other address for it.
function NewPassword() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['reset_password', 'activate_account', 'keep_email']}
      title={link => titles[link?.kind ?? 'reset_password'] ?? 'Nieuw wachtwoord kiezen'}
      lead={link =>
        link?.kind === 'keep_email'
          ? 'Was u het niet die een ander e-mailadres vroeg? Dan weet iemand uw wachtwoord. Kies een nieuw wachtwoord. U logt dan in met het adres hieronder. Al uw apparaten worden uitgelogd.'
          : 'Kies een wachtwoord. Daarna bent u meteen ingelogd.'
      }
      heightPx={334}
    >
      {props => (props.link.kind === 'activate_account' ? <ActivateForm {...props} /> : <ResetForm {...props} />)}
    </LinkScreen>
  )
}

function ResetForm({ token, link, refused }: LinkProps) {
  const enter = useEnter()
  const keeps = link.kind === 'keep_email'
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => (password ? {} : { password: 'Kies een wachtwoord.' }),
    send: body => {
      const given = { user_token: token, body }
      return keeps
        ? call('PUT /user_tokens/{user_token}/keep_email', given)
        : call('PUT /user_tokens/{user_token}/reset_password', given)
    },
    done: (_, { password }) => {
      toastDone(keeps ? 'Uw e-mailadres en uw nieuwe wachtwoord staan vast.' : 'Uw wachtwoord is gewijzigd.')
      return enter(link.email, password)
    },
    refused,
  })
  return (
    <Form of={form} wide act={keeps ? 'E-mailadres houden' : 'Wachtwoord bewaren'}>
      <AccountEmail email={link.email} />
      <NewPasswordField label="Nieuw wachtwoord" {...form.field('password')} />
    </Form>
  )
}
