import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { CareRequests } from '../../client-file/care-requests.tsx'
import type { CareRequest } from '../../client-file/client.ts'
import { clientQuery } from '../../client-file/client.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'
import { RequestActs } from './request-acts.tsx'
import { WeeksCard } from './weeks-card.tsx'

const RequestDialog = late(() => import('./request-dialog.tsx'))
const PauseDialog = late(() => import('./pause-dialog.tsx'))

/** The care requested for a client, and how much of it is agreed and planned. */
export default function RequestsPart({ uuid }: PartProps) {
  const client = useQuery(clientQuery(uuid)).data
  const [opened, open] = useState<{ change: CareRequest | undefined } | { pause: CareRequest }>()
  const close = () => open(undefined)
  const button = (
    <Button variant="default" leftSection={<PlusIcon size={20} />} onClick={() => open({ change: undefined })}>
      Zorgvraag toevoegen
    </Button>
  )
  const again = client?.endedOn && `${client.firstName} is uit zorg gemeld, en komt hiermee weer in zorg.`
  return (
    <>
      <div className={`wrap-row spread gap-12 ${classes.head}`}>
        <p className="soft">Wat er aan zorg is gevraagd en afgesproken. Zorgverleners en de familie zien dit ook.</p>
        {button}
      </div>
      {client && <WeeksCard client={client} />}
      <CareRequests
        client={uuid}
        empty={
          <Empty
            title="Er is nog geen zorgvraag"
            text="Leg vast welke zorg er is gevraagd, en voor hoeveel uur per week. Dan zie je hier of er genoeg gepland is."
          />
        }
        acts={request => (
          <RequestActs
            request={request}
            again={again}
            onChange={() => open({ change: request })}
            onPause={() => open({ pause: request })}
          />
        )}
      />
      {opened && 'change' in opened && <RequestDialog client={uuid} request={opened.change} onClose={close} />}
      {opened && 'pause' in opened && <PauseDialog request={opened.pause} onClose={close} />}
    </>
  )
}
