import { createFileRoute } from '@tanstack/react-router'
import { ActivateForm } from '#care/account/activate-form.tsx'
import { LinkScreen } from '#care/account/link-screen.tsx'

export const Route = createFileRoute('/backoffice/account-activeren/$token')({
  staticData: { screen: '/backoffice/account-activeren/[token]', title: ['Account activeren'] },
  component: ActivateBackOfficeAccount,
})

function ActivateBackOfficeAccount() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['activate_account']}
      title="Je account activeren"
      lead="Kijk of je naam klopt en kies een wachtwoord. Voor het inloggen krijg je daarna een code per mail."
      heightPx={610}
    >
      {props => <ActivateForm {...props} withName />}
    </LinkScreen>
  )
}
