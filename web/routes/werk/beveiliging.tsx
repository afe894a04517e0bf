import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { DevicesCard } from '../../care/security/devices-card.tsx'
import { OwnersOnly } from '../../care/security/owners-only.tsx'
import { PasswordCard } from '../../care/security/password-card.tsx'
import { SecondFactorCard } from '../../care/security/second-factor/second-factor-card.tsx'
import { currentSession } from '../../client/session.ts'
import { Page } from '../../components/page.tsx'

export const Route = createFileRoute('/werk/beveiliging')({
  staticData: { screen: '/werk/beveiliging', title: ['Beveiliging'] },
  component: Security,
})

function Security() {
  // The session of when the screen opened: when a visit in someone's name ends, it is another's until the screen goes.
  const [{ uuid, username, impersonated, multi_factor_enabled }] = useState(() => currentSession()!)
  if (impersonated)
    return (
      <Page title="Beveiliging" width="reading">
        <OwnersOnly />
      </Page>
    )
  return (
    <Page title="Beveiliging" lead="Zo houd je je account veilig." width="reading" beside={<DevicesCard />}>
      <SecondFactorCard me={uuid} username={username} wasOn={multi_factor_enabled} />
      <PasswordCard me={uuid} username={username} />
    </Page>
  )
}
