import { createFileRoute } from '@tanstack/react-router'
import { clients } from '#care/client-list/clients.ts'
import { ClientsPage } from '#care/client-list/clients-page.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { readAnyWords } from '#client/search-params.ts'

const path = '/organisatie/clienten'
const kept = keptFilters('filters-clienten', path)

export const Route = createFileRoute('/organisatie/clienten/')({
  staticData: { screen: path, title: ['Cliënten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: () => <ClientsPage audience={{ clients: path }} list={clients} kept={kept} />,
})
