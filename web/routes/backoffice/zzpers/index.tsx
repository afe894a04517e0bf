import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { keptFilters } from '#care/list/kept-filters.ts'
import { readAnyWords } from '#client/search-params.ts'
import { WorkerList } from './-list/worker-list.tsx'

const Queue = lazy(() => import('./-queue/queue.tsx'))

const path = '/backoffice/zzpers'
const kept = keptFilters('filters-zzpers', path)

export const Route = createFileRoute('/backoffice/zzpers/')({
  staticData: { screen: path, title: ['Zorgverleners'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: CareWorkers,
})

function CareWorkers() {
  const { onderdeel, van } = Route.useSearch()
  if (onderdeel === 'beoordelen') return <Queue careWorker={typeof van === 'string' ? van : undefined} />
  return <WorkerList kept={kept} />
}
