import { createFileRoute } from '@tanstack/react-router'
import { allClients } from '#care/client-list/clients.ts'
import { ClientsPage } from '#care/client-list/clients-page.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { readAnyWords } from '#client/search-params.ts'
import { backOffice } from './-client/audience.ts'

const path = '/backoffice/clienten'
const kept = keptFilters('filters-backoffice-clienten', path)

export const Route = createFileRoute('/backoffice/clienten/')({
  staticData: { screen: path, title: ['Cliënten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: () => <ClientsPage audience={backOffice} list={allClients} kept={kept} ofMany />,
})
