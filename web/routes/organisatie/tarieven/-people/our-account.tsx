import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProfileForm } from '#care/settings/profile-form.tsx'
import SecurityPart from '#care/settings/security-part.tsx'
import { SignOnsCard } from '#care/sign-on/sign-ons-card.tsx'
import { queryOf, useChange } from '#client/cache.ts'
import { currentSession } from '#client/session.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'

/** The user's own account: profile and login. */
export default function OurAccount() {
  const [{ username }] = useState(() => currentSession()!)
  return <SecurityPart about={<OwnName />} signOns={<SignOnsCard username={username} />} />
}

/** The user's own name. */
function OwnName() {
  const [{ uuid }] = useState(() => currentSession()!)
  const query = useQuery(queryOf('GET /organization_users/{uuid}', { uuid }))
  const { run } = useChange('PUT /organization_users/{uuid}')
  return (
    <Card title="Over jou">
      <QueryState query={query} rows={2} height={88}>
        {({ firstName, lastName }) => (
          <ProfileForm
            key={[firstName, lastName].join()}
            uuid={uuid}
            person={{ firstName, lastName }}
            // Their locations stay as a colleague set them.
            save={({ phone: _none, ...name }) => run({ uuid, body: { ...name, locations: [] } })}
          />
        )}
      </QueryState>
    </Card>
  )
}
