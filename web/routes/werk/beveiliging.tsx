import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { DevicesCard } from '../../care/security/devices-card.tsx'
import { PasswordCard } from '../../care/security/password-card.tsx'
import { SecondFactorCard } from '../../care/security/second-factor/second-factor-card.tsx'
import { useCurrentName } from '../../client/current-user.ts'
import { currentSession } from '../../client/session.ts'
import { Page } from '../../components/page.tsx'
import { Empty } from '../../components/query-state.tsx'

export const Route = createFileRoute('/werk/beveiliging')({
  staticData: { screen: '/werk/beveiliging', title: ['Beveiliging'] },
  component: Security,
})

function OwnersOnly() {
  const name = useCurrentName()
  return (
    <Page title="Beveiliging" width="reading">
      <Empty
        drawing="signpost"
        title={`Dit kan alleen ${name} zelf`}
        text="Zolang je als iemand anders bent ingelogd, kun je het wachtwoord, de tweestapsverificatie en de ingelogde apparaten niet bekijken of wijzigen."
      />
    </Page>
  )
}

function Security() {
  // The session of when the screen opened: when a visit in someone's name ends, it is another's until the screen goes.
  const [{ uuid, username, impersonated, multi_factor_enabled }] = useState(() => currentSession()!)
  if (impersonated) return <OwnersOnly />
  return (
    <Page title="Beveiliging" lead="Zo houd je je account veilig." width="reading" beside={<DevicesCard />}>
      <SecondFactorCard me={uuid} username={username} wasOn={multi_factor_enabled} />
      <PasswordCard me={uuid} username={username} />
    </Page>
  )
}
