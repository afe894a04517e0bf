import { useQuery } from '@tanstack/react-query'
import type { Client } from '#care/client-file/client.ts'
import ChangeClient from '#care/client-page/overview/change-client.tsx'
import { nameOf } from '#care/moment/care-moment.ts'
import type { Args } from '#client/api.ts'
import { askOnce } from '#client/cache.ts'

const colleagues: Args<'GET /users'> = {
  query: { roles: ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE'], active: true, pagination: false },
}

/** Edits a client, including the client manager; the current one remains a choice after leaving the back office. */
export default function ChangeAtOffice({ client, onClose }: { client: Client; onClose: () => void }) {
  const found = useQuery(askOnce('GET /users', colleagues)).data?.member ?? []
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
