import { useState } from 'react'
import { ActionButton } from '#care/action/action-button.tsx'
import type { Client } from '#care/client-file/client.ts'
import { BackInCare } from '#care/client-page/end-care/back-in-care.tsx'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import { inCareStatuses } from '#contract/status-groups.ts'

const ChangeClient = late(() => import('#care/client-page/overview/change-client.tsx'))
const JoinFiles = late(() => import('#care/client-page/joining/join-files.tsx'))
const EndCare = late(() => import('./end-care.tsx'))
const TakeFile = late(() => import('./take-file.tsx'))

/** An organization's actions on the whole file. */
export function FileActs({ client }: { client: Client }) {
  const [opened, open] = useState<'change' | 'end' | 'file' | 'join'>()
  const close = () => open(undefined)
  return (
    <>
      <Button variant="default" onClick={() => open('change')}>
        Gegevens wijzigen
      </Button>
      <Button variant="default" onClick={() => open('file')}>
        Dossier downloaden
      </Button>
      {inCareStatuses.includes(client.status) && (
        <Button variant="default" onClick={() => open('join')}>
          Samenvoegen met…
        </Button>
      )}
      {client.endedOn === undefined && (
        <ActionButton item={client} action="inactive" danger run={{ opens: () => open('end') }}>
          Uit zorg melden
        </ActionButton>
      )}
      <BackInCare client={client} />
      {opened === 'change' && <ChangeClient client={client} onClose={close} />}
      {opened === 'join' && <JoinFiles client={client} onClose={close} />}
      {opened === 'end' && <EndCare client={client} onClose={close} />}
      {opened === 'file' && <TakeFile client={client} onClose={close} />}
    </>
  )
}
