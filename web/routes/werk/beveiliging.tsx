import { createFileRoute } from '@tanstack/react-router'
import { useCurrentName } from '../../client/current-user.ts'
import { useSession } from '../../client/use-session.ts'
import { Empty } from '../../components/list-state.tsx'
import { Page } from '../../components/page.tsx'
import { DevicesCard } from './-parts/security/devices-card.tsx'
import { PasswordCard } from './-parts/security/password-card.tsx'
import { SecondFactorCard } from './-parts/security/second-factor-card.tsx'
import { useMe } from './-parts/use-me.ts'

export const Route = createFileRoute('/werk/beveiliging')({
  staticData: { kind: 'private', roles: ['ROLE_CARE_WORKER'], title: ['Beveiliging'] },
  component: Security,
})

function Security() {
  const me = useMe()
  const session = useSession()
  const name = useCurrentName()
  if (session?.impersonated)
    return (
      <Page title="Beveiliging" width="reading">
        <Empty
          drawing="signpost"
          title={`Dit kan alleen ${name} zelf`}
          text="Zolang je als iemand anders bent ingelogd, kun je het wachtwoord, de tweestapsverificatie en de ingelogde apparaten niet bekijken of wijzigen."
        />
      </Page>
    )
  return (
    <Page title="Beveiliging" lead="Zo houd je je account veilig." width="reading">
      <SecondFactorCard me={me} username={session?.username ?? ''} wasOn={session?.multi_factor_enabled === true} />
      <PasswordCard me={me} username={session?.username ?? ''} />
      <DevicesCard />
    </Page>
  )
}
