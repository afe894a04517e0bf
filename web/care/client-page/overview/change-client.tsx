import { useState } from 'react'
import { useChange } from '../../../client/cache.ts'
import type { Client } from '../../client-file/client.ts'
import { ClientDialog } from '../../client-form/client-dialog.tsx'
import { valuesOf } from '../../client-form/client-form.ts'
import { nameOf } from '../../moment/care-moment.ts'

type Props = {
  client: Client
  /** Who of the back office may look after the client, where the reader chooses that. */
  managers?: readonly { value: string; label: string }[]
  onClose: () => void
}

/** Changes who a client is, where they live, and which location looks after them. */
export default function ChangeClient({ client, managers, onClose }: Props) {
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
      managers={managers}
      send={(body, { manager }) => run({ uuid, body: { ...body, ...(managers && { clientManager: manager || null }) } })}
      done={changed => `De gegevens van ${nameOf(changed)} zijn bewaard.`}
      onClose={onClose}
    />
  )
}
