import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ActButton } from '#care/act/act-button.tsx'
import type { Client } from '#care/client-file/client.ts'
import { clientHref, partHref } from '#care/client-page/client-search.ts'
import { BackInCare } from '#care/client-page/end-care/back-in-care.tsx'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import { inCareStatuses } from '#contract/status-groups.ts'
import { backOffice } from './audience.ts'
import { CloseClient } from './close-client.tsx'

const ChangeClient = late(() => import('./change-at-office.tsx'))
const JoinFiles = late(() => import('#care/client-page/joining/join-files.tsx'))

/** A planner's actions on the whole file. */
export function FileActs({ client }: { client: Client }) {
  const router = useRouter()
  const [opened, open] = useState<'change' | 'join'>()
  const close = () => open(undefined)
  const { uuid } = client
  return (
    <>
      <Button variant="default" onClick={() => open('change')}>
        Gegevens wijzigen
      </Button>
      <Button variant="default" href={partHref(backOffice, uuid, 'berichten')}>
        Bericht aan de familie
      </Button>
      {inCareStatuses.includes(client.status) && (
        <Button variant="default" onClick={() => open('join')}>
          Samenvoegen met…
        </Button>
      )}
      {client.endedOn === undefined && (
        <ActButton
          item={client}
          action="inactive"
          danger
          run={{ opens: () => void router.navigate({ href: `${clientHref(backOffice, uuid)}/uit-zorg` }) }}
        >
          Uit zorg melden
        </ActButton>
      )}
      <BackInCare client={client} />
      <CloseClient client={client} />
      {opened === 'change' && <ChangeClient client={client} onClose={close} />}
      {opened === 'join' && <JoinFiles choosesManager client={client} onClose={close} />}
    </>
  )
}
