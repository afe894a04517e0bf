import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountEmail, AccountForm, useAccountForm } from '../../../care/account/account-form.tsx'
import { ActivateForm } from '../../../care/account/activate-form.tsx'
import { LinkScreen, type MailedLink } from '../../../care/account/link-screen.tsx'
import { useEnter } from '../../../care/use-enter.ts'
import { call, Problem } from '../../../client/api.ts'
import { NewPasswordField } from '../../../components/new-password-field.tsx'
import { toastDone } from '../../../components/toast.ts'

export const Route = createFileRoute('/account/wachtwoord-opnieuw-instellen/$token')({
  staticData: { screen: '/account/wachtwoord-opnieuw-instellen/[token]', title: ['Nieuw wachtwoord'] },
  component: NewPassword,
})

// People of an organization activate their account here too: the list of screens has no other place for it.
function NewPassword() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['reset_password', 'activate_account']}
      title={kind => (kind === 'activate_account' ? 'Account activeren' : 'Nieuw wachtwoord kiezen')}
      lead="Kies een wachtwoord. Daarna log je er meteen mee in."
      heightPx={334}
    >
      {(link, gone) => {
        const Form = link.kind === 'activate_account' ? ActivateForm : ResetForm
        return <Form token={token} link={link} onGone={gone} />
      }}
    </LinkScreen>
  )
}

function ResetForm({ token, link, onGone }: { token: string; link: MailedLink; onGone: () => void }) {
  const enter = useEnter()
  const { send, ...form } = useAccountForm('password')
  const [password, setPassword] = useState('')
  const reset = async () => {
    try {
      await call('PUT /user_tokens/{user_token}/reset_password', { user_token: token, body: { password } })
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) return onGone()
      throw problem
    }
    toastDone('Je wachtwoord is gewijzigd.')
    await enter(link.email, password)
  }
  return (
    <AccountForm
      {...form}
      act="Wachtwoord bewaren"
      onSubmit={() => send(password ? {} : { password: 'Kies een wachtwoord.' }, reset)}
    >
      <AccountEmail email={link.email} />
      <NewPasswordField label="Nieuw wachtwoord" value={password} onChange={setPassword} error={form.errors.password} />
    </AccountForm>
  )
}
