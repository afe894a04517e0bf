import { createFileRoute } from '@tanstack/react-router'
import { ActivateForm } from '#care/account/activate-form.tsx'
import type { MailedLink } from '#care/account/dead-link.tsx'
import { LinkScreen } from '#care/account/link-screen.tsx'

export const Route = createFileRoute('/zorg/account-activeren/$token')({
  staticData: { screen: '/zorg/account-activeren/[token]', title: ['Account activeren'] },
  component: ActivateFamilyAccount,
})

const names = new Intl.ListFormat('nl')
/** Who invites them, and whose care they will see. */
const lead = (link: MailedLink | undefined) => {
  const whom = link && link.clients.length > 0 ? `bij ${names.format(link.clients)} ` : ''
  return (
    <>
      {link?.invitedBy && (
        <>
          <span data-written>{link.invitedBy}</span> nodigt u uit.{' '}
        </>
      )}
      Kies een wachtwoord. Daarna ziet u wie er {whom}komt.
    </>
  )
}

function ActivateFamilyAccount() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['activate_account']}
      title={link => (link?.firstName ? `Welkom, ${link.firstName}` : 'Uw account activeren')}
      lead={lead}
      heightPx={420}
    >
      {props => <ActivateForm {...props} withName={!props.link.firstName} />}
    </LinkScreen>
  )
}
