import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ActButton } from '../../../../care/act/act-button.tsx'
import type { Client } from '../../../../care/client-file/client.ts'
import { clientHref, partHref } from '../../../../care/client-page/client-search.ts'
import { BackInCare } from '../../../../care/client-page/end-care/back-in-care.tsx'
import { Button } from '../../../../components/button.tsx'
import { late } from '../../../../components/suspense.tsx'
import { backOffice } from './audience.ts'
import { CloseClient } from './close-client.tsx'

const ChangeClient = late(() => import('./change-at-office.tsx'))

/** What a planner can do with the file of a client as a whole. */
export function FileActs({ client }: { client: Client }) {
  const router = useRouter()
  const [changing, change] = useState(false)
  const { uuid } = client
  return (
    <>
      <Button variant="default" onClick={() => change(true)}>
        Gegevens wijzigen
      </Button>
      <Button variant="default" href={partHref(backOffice, uuid, 'berichten')}>
        Bericht aan de familie
      </Button>
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
      {changing && <ChangeClient client={client} onClose={() => change(false)} />}
    </>
  )
}
