import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { MailedLink } from '#care/account/dead-link.tsx'
import { type LinkProps, LinkScreen } from '#care/account/link-screen.tsx'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { call } from '#client/api.ts'
import { chooseRole } from '#client/role-here.ts'
import { logout, refreshNow } from '#client/session.ts'
import { useSession } from '#client/use-session.ts'
import { rememberWanted } from '#client/wanted-path.ts'
import { Button } from '#components/controls/button.tsx'

export const Route = createFileRoute('/zorg/uitnodiging/$token')({
  staticData: { screen: '/zorg/uitnodiging/[token]', title: ['Uitnodiging'] },
  component: Invitation,
})

const names = new Intl.ListFormat('nl')
const isWork = ({ kind }: MailedLink) => kind === 'join_work'
const whom = ({ clients }: MailedLink) => names.format(clients)
const lead = (link: MailedLink | undefined) =>
  link && isWork(link) ? (
    'U werkt dan ook als zorgverlener. Daarvoor gebruikt u het account dat u al hebt. In het menu onder uw naam wisselt u.'
  ) : link ? (
    <>
      {link.invitedBy && (
        <>
          <span data-written>{link.invitedBy}</span> nodigt u uit.{' '}
        </>
      )}
      U ziet dan als familie wie er bij {whom(link)} komt. Daarvoor gebruikt u het account dat u al hebt.
    </>
  ) : undefined

/**
 * Asks somebody with an account whether to add a role: relative of a client, or for a relative who registered, care worker. They
 * accept, logged in.
 */
function Invitation() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['join_family', 'join_work']}
      title={link => (link?.firstName ? `Dag ${link.firstName}` : 'U bent uitgenodigd')}
      lead={lead}
    >
      {props => <Answer {...props} />}
    </LinkScreen>
  )
}

function Answer({ token, link, refused }: LinkProps) {
  const session = useSession()
  const router = useRouter()
  const form = useForm({
    start: {},
    send: () =>
      isWork(link)
        ? call('PUT /user_tokens/{user_token}/join_work', { user_token: token })
        : call('PUT /user_tokens/{user_token}/join_family', { user_token: token }),
    done: async () => {
      await refreshNow() // the session contains the roles
      if (isWork(link) && session) chooseRole(session, 'ROLE_CARE_WORKER')
      await router.navigate({ href: isWork(link) ? '/werk' : '/zorg/zorgvragen' })
    },
    refused,
  })
  const logIn = () => {
    const { pathname } = location
    rememberWanted({ path: pathname, pathname })
    void router.navigate({ href: '/account/inloggen' })
  }
  if (!session)
    return (
      <Button size="lg" fullWidth onClick={logIn}>
        Inloggen
      </Button>
    )
  if (session.username !== link.email)
    return (
      <>
        <p role="alert">
          {isWork(link) ? 'Deze inschrijving' : 'Deze uitnodiging'} is voor <span data-written>{link.email}</span>. U bent nu
          ingelogd met <span data-written>{session.username}</span>.
        </p>
        <Button size="lg" fullWidth onClick={() => void logout()}>
          Uitloggen
        </Button>
      </>
    )
  return (
    <OwnNameOnly>
      <Form of={form} wide act={isWork(link) ? 'Ja, ik werk ook als zorgverlener' : `Ja, ik kijk mee bij ${whom(link)}`}>
        <p>Klopt dit niet? Doe dan niets: zonder uw ja verandert er niets.</p>
      </Form>
    </OwnNameOnly>
  )
}
