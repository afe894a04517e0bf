import { useSearch } from '@tanstack/react-router'
import { ClientList } from '#care/api-clients/client-list.tsx'
import { OneClient } from '#care/api-clients/one-client.tsx'

const listHref = '/backoffice/settings?onderdeel=api-clients'

/** The back office's own API clients: the list, or the one in the address. */
export default function ApiClientsPart() {
  const { client } = useSearch({ from: '/backoffice/settings/' })
  if (client) return <OneClient key={String(client)} uuid={String(client)} listHref={listHref} />
  return <ClientList listHref={listHref} ofOrganization={false} />
}
