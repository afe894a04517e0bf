import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { DevicesCard } from '#care/security/devices-card.tsx'
import { EmailCard } from '#care/security/email-card.tsx'
import { OwnersOnly } from '#care/security/owners-only.tsx'
import { PasswordCard } from '#care/security/password-card.tsx'
import { SecondFactorCard } from '#care/security/second-factor/second-factor-card.tsx'
import { ProfileForm } from '#care/settings/profile-form.tsx'
import { queryOf, useChange } from '#client/cache.ts'
import { currentSession } from '#client/session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'

export const Route = createFileRoute('/zorg/account')({
  staticData: { screen: '/zorg/account', title: ['Uw account'] },
  component: Account,
})

/** A relative's login and notification settings. */
function Account() {
  // The session as of when the screen opened: when an impersonation ends, it is another's until the screen closes.
  const [{ uuid, roles, impersonated, multi_factor_enabled, ...opened }] = useState(() => currentSession()!)
  const [username, setUsername] = useState(opened.username)
  return (
    <PaperPage title="Uw account">
      {impersonated ? (
        <OwnersOnly />
      ) : (
        <div className="stack gap-16">
          <OwnName uuid={uuid} />
          <EmailCard me={uuid} username={username} onMoved={setUsername} />
          <PasswordCard me={uuid} username={username} roles={roles} />
          <SecondFactorCard me={uuid} username={username} wasOn={multi_factor_enabled} />
          <DevicesCard />
          <Card title="Meldingen">
            <p className="soft">U kiest zelf wat u hoort, en wanneer.</p>
            <AppLink href="/zorg/account?meldingen=instellingen" className="tap inline-row">
              Kies uw meldingen
            </AppLink>
          </Card>
        </div>
      )}
    </PaperPage>
  )
}

/** A relative's name, as others see it. */
function OwnName({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /client_admins/{uuid}', { uuid }))
  const { run } = useChange('PUT /client_admins/{uuid}')
  return (
    <Card title="Uw naam">
      <QueryState query={query} rows={2} height={88}>
        {({ firstName, lastName }) => (
          <ProfileForm
            key={[firstName, lastName].join()}
            {...{ uuid, person: { firstName, lastName } }}
            save={({ phone: _none, ...name }) => run({ uuid, body: name })}
          />
        )}
      </QueryState>
    </Card>
  )
}
