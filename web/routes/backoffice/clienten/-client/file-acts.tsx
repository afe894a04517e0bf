import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '#care/action/action-button.tsx'
import type { Client } from '#care/client-file/client.ts'
import { clientHref, partHref } from '#care/client-page/client-search.ts'
import { BackInCare } from '#care/client-page/end-care/back-in-care.tsx'
import { nameOf } from '#care/moment/care-moment.ts'
import type { Args } from '#client/api.ts'
import { queryOnceOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import { inCareStatuses } from '#contract/status-groups.ts'
import { backOffice } from './audience.ts'

const ChangeClient = late(() => import('#care/client-page/overview/change-client.tsx'))
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
        <ActionButton
          item={client}
          action="inactive"
          danger
          run={{ opens: () => void router.navigate({ href: `${clientHref(backOffice, uuid)}/uit-zorg` }) }}
        >
          Uit zorg melden
        </ActionButton>
      )}
      <BackInCare client={client} />
      <CloseClient client={client} />
      {opened === 'change' && <ChangeAtOffice client={client} onClose={close} />}
      {opened === 'join' && <JoinFiles choosesManager client={client} onClose={close} />}
    </>
  )
}

const colleagues: Args<'GET /users'> = {
  query: { roles: ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE'], active: true, pagination: false },
}

/** Edits a client, including the client manager; the current one remains a choice after leaving the back office. */
function ChangeAtOffice({ client, onClose }: { client: Client; onClose: () => void }) {
  const found = useQuery(queryOnceOf('GET /users', colleagues)).data?.member ?? []
  const { clientManager } = client
  const managers = [
    ...(clientManager ? [{ value: clientManager['@id'], label: nameOf(clientManager) }] : []),
    ...found
      .filter(({ uuid }) => uuid !== clientManager?.uuid)
      .map(({ uuid, username, firstName, lastName }) => ({
        value: `/v1/back_office_employees/${uuid}`,
        label: firstName && lastName ? nameOf({ firstName, lastName }) : username,
      })),
  ]
  return <ChangeClient {...{ client, managers, onClose }} />
}

/** Closes the file of a client who no longer receives care. */
function CloseClient({ client }: { client: Client }) {
  const { run } = useChange('PUT /clients/{uuid}/close')
  if (!client.allowedActions.includes('close')) return null
  return (
    <ActionButton
      item={client}
      action="close"
      danger
      run={({ text }) => run({ uuid: client.uuid, body: { reason: text } })}
      done={`${nameOf(client)} is afgesloten.`}
      ask={{
        title: `${client.firstName} afsluiten?`,
        consequences: (
          <p>
            Alle zorgvragen worden afgesloten. Er kan geen zorg meer worden gepland. Het dossier blijft bewaard zolang de wet dat
            vraagt. Dit is niet terug te draaien.
          </p>
        ),
        act: 'Cliënt sluiten',
        label: 'Waarom?',
        required: true,
        danger: true,
      }}
    >
      Sluiten
    </ActionButton>
  )
}
