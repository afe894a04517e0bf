import { createFileRoute } from '@tanstack/react-router'
import { ActivateForm } from '../../../care/account/activate-form.tsx'
import { LinkScreen } from '../../../care/account/link-screen.tsx'

export const Route = createFileRoute('/zorg/account-activeren/$token')({
  staticData: { screen: '/zorg/account-activeren/[token]', title: ['Account activeren'] },
  component: ActivateFamilyAccount,
})

function ActivateFamilyAccount() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['activate_account']}
      title="Uw account activeren"
      lead="Kijk of uw naam klopt en kies een wachtwoord. Daarna ziet u wie er wanneer komt."
      heightPx={610}
    >
      {props => <ActivateForm {...props} withName />}
    </LinkScreen>
  )
}
