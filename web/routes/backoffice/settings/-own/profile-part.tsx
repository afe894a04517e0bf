import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProfileForm } from '#care/settings/profile-form.tsx'
import { ask, useChange } from '#client/cache.ts'
import { currentSession } from '#client/session.ts'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'

/** The user's name and phone number. */
export function ProfilePart() {
  const [{ uuid }] = useState(() => currentSession()!)
  const query = useQuery(ask('GET /back_office_employees/{uuid}', { uuid }))
  const { run } = useChange('PUT /back_office_employees/{uuid}')
  return (
    <Card title="Over jou">
      <QueryState
        query={query}
        rows={3}
        height={88}
        empty={<Empty title="Geen gegevens" text="Van dit account zijn geen gegevens bekend." />}
      >
        {({ firstName, lastName, phone }) => (
          <ProfileForm
            key={[firstName, lastName, phone].join()}
            uuid={uuid}
            person={{ firstName, lastName, phone }}
            phoneHelp="Families van cliënten die je beheert, zien dit nummer."
            save={body => run({ uuid, body })}
          />
        )}
      </QueryState>
    </Card>
  )
}
