import { useState } from 'react'
import type { Args, Problem } from '../../../client/api.ts'
import { useChange } from '../../../client/cache.ts'
import { useVersion } from '../../client-file/both-versions.tsx'
import type { Client } from '../../client-file/client.ts'
import { ClientDialog } from '../../client-form/client-dialog.tsx'
import { valuesOf } from '../../client-form/client-form.ts'
import { nameOf } from '../../moment/care-moment.ts'

type Body = Args<'PUT /clients/{uuid}'>['body']
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
  const version = useVersion(client)
  const send = (body: Omit<Body, 'version'>) =>
    run({ uuid, body: { ...body, ...version.sent } }).catch((problem: Problem) => {
      // It is said in the form; who then saves again has read that somebody else was first.
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
