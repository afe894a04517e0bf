import { useQuery } from '@tanstack/react-query'
import { ProfileForm } from '#care/settings/profile-form.tsx'
import { ask, useChange } from '#client/cache.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'

/** A relative's name, as others see it. */
export function OwnName({ uuid }: { uuid: string }) {
  const query = useQuery(ask('GET /client_admins/{uuid}', { uuid }))
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
