import { useState } from 'react'
import type { Client } from '../../../../../care/client-file/client.ts'
import { nameOf } from '../../../../../care/moment/care-moment.ts'
import { useChange } from '../../../../../client/cache.ts'
import { ClientDialog } from '../../-form/client-dialog.tsx'
import { valuesOf } from '../../-form/client-form.ts'

/** Changes who a client is, where they live, and which location looks after them. */
export default function ChangeClient({ client, onClose }: { client: Client; onClose: () => void }) {
  const { run } = useChange('PUT /clients/{uuid}')
  const { uuid } = client
  // As it was when the form opened: what somebody else changes meanwhile does not move below what is typed.
  const [start] = useState(() => valuesOf(client))
  return (
    <ClientDialog
      title="Gegevens wijzigen"
      act="Bewaren"
      draft={`client:${uuid}`}
      start={start}
      send={body => run({ uuid, body })}
      done={changed => `De gegevens van ${nameOf(changed)} zijn bewaard.`}
      onClose={onClose}
    />
  )
}
