import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { Segmented } from '#components/controls/segmented.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import { type ClientSearch, clientHref, partWords, readClientSearch } from '../../-client/client-search.ts'
import { FamilyPage } from '../../-parts/family-page.tsx'

const ClientDetails = lazy(() => import('../../-client/client-details.tsx'))
const AccessLog = lazy(() => import('../../-client/access-log.tsx'))
const FamilyFile = lazy(() => import('../../-client/family-file.tsx'))

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/client')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/client', title: ['Gegevens'] },
  validateSearch: readClientSearch,
  component: ClientScreen,
})

function ClientScreen() {
  const { uuid } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const part = search.onderdeel ?? 'gegevens'
  const go = (next: ClientSearch) => void navigate({ search: next, resetScroll: false })
  return (
    <FamilyPage client={uuid} title="Gegevens" width="work">
      <Segmented
        label="Onderdeel"
        words={partWords}
        value={part}
        wide
        hrefOf={value => clientHref(uuid, value === 'gegevens' ? {} : { onderdeel: value })}
      />
      <Suspense fallback={<Skeleton height={420} radius="lg" aria-busy="true" />}>
        {part === 'gegevens' && <ClientDetails client={uuid} />}
        {part === 'inzage' && <AccessLog client={uuid} search={search} go={go} />}
        {part === 'bestand' && <FamilyFile client={uuid} />}
      </Suspense>
    </FamilyPage>
  )
}
