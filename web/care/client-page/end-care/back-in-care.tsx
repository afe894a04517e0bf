import { useChange } from '#client/cache.ts'
import { ActionButton } from '../../action/action-button.tsx'
import type { Client } from '../../client-file/client.ts'
import { nameOf } from '../../moment/care-moment.ts'

/** Resumes the care of a client who was out of care. */
export function BackInCare({ client }: { client: Client }) {
  const { run } = useChange('PUT /clients/{uuid}/active')
  if (!client.allowedActions.includes('active')) return null
  return (
    <ActionButton
      item={client}
      action="active"
      run={() => run({ uuid: client.uuid, body: {} })}
      done={`${nameOf(client)} is weer in zorg.`}
      ask={{
        title: `${client.firstName} weer in zorg?`,
        consequences: (
          <p>
            Er kan weer zorg worden gepland. Wat is afgezegd, komt niet vanzelf terug: plan het opnieuw, en kijk of de zorgvragen
            nog kloppen.
          </p>
        ),
      }}
    >
      Weer in zorg
    </ActionButton>
  )
}
