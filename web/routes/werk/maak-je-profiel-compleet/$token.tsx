import { createFileRoute } from '@tanstack/react-router'
import { LinkScreen } from '#care/account/link-screen.tsx'
import { CompleteForm } from './-parts/complete-form.tsx'

export const Route = createFileRoute('/werk/maak-je-profiel-compleet/$token')({
  staticData: { screen: '/werk/maak-je-profiel-compleet/[token]', title: ['Maak je profiel compleet'] },
  component: CompleteRegistration,
})

function CompleteRegistration() {
  const { token } = Route.useParams()
  return (
    <LinkScreen
      token={token}
      kinds={['complete_registration']}
      title="Maak je profiel compleet"
      lead="Kies een wachtwoord en vertel iets over jezelf. Wat je nu nog niet weet, vul je later in."
      long
      heightPx={1800}
    >
      {props => <CompleteForm {...props} />}
    </LinkScreen>
  )
}
