import { useState } from 'react'
import type { Args, Problem } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { useVersion } from '../../client-file/both-versions.tsx'
import type { Client } from '../../client-file/client.ts'
import { ClientDialog } from '../../client-form/client-dialog.tsx'
import { valuesOf } from '../../client-form/client-form.ts'
import { nameOf } from '../../moment/care-moment.ts'

type Body = Args<'PUT /clients/{uuid}'>['body']
type Props = {
  client: Client
  /** The possible client managers, where the reader may choose one. */
  managers?: readonly { value: string; label: string }[]
  onClose: () => void
}

/** Changes a client's details, address, and location. */
export default function ChangeClient({ client, managers, onClose }: Props) {
  const { run } = useChange('PUT /clients/{uuid}')
  const { uuid } = client
  // The values when the form opened: others' changes must not move what is being typed.
  const [start] = useState(() => valuesOf(client))
  const version = useVersion(client)
  const send = (body: Omit<Body, 'version'>) =>
    run({ uuid, body: { ...body, ...version.sent } }).catch((problem: Problem) => {
      // The form shows it; saving again then counts as having seen it.
      version.refused(problem)
      throw problem
    })
  return (
    <ClientDialog
      title="Gegevens wijzigen"
      act="Bewaren"
      draft={`client:${uuid}`}
      start={start}
      managers={managers}
      send={(body, { manager }) => send({ ...body, ...(managers && { clientManager: manager || null }) })}
      done={changed => `De gegevens van ${nameOf(changed)} zijn bewaard.`}
      onClose={onClose}
    />
  )
}
