import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { nameOf } from '#care/moment/care-moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { DetailPage } from '#components/page/detail-page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import { phaseWords } from '#words/care-workers-nl.ts'
import { LoginAs } from '../-parts/login-as.tsx'
import { Overview } from './-worker/overview.tsx'
import { type PartProps, workerQuery } from './-worker/worker.ts'
import { type Part, partHref, partWords, readPart } from './-worker/worker-search.ts'

const parts: Record<Part, ComponentType<PartProps>> = {
  overzicht: Overview,
  documenten: lazy(() => import('./-worker/documents-part.tsx')),
  werk: lazy(() => import('./-worker/work-part.tsx')),
  beoordelingen: lazy(() => import('./-worker/reviews-part.tsx')),
  notities: lazy(() => import('./-worker/notes-part.tsx')),
  geld: lazy(() => import('./-worker/money-part.tsx')),
  dossiers: lazy(() => import('./-worker/dossiers-part.tsx')),
  berichten: lazy(() => import('./-worker/messages-part.tsx')),
  bestand: lazy(() => import('./-worker/file-part.tsx')),
}

export const Route = createFileRoute('/backoffice/zzpers/$uuid')({
  staticData: { screen: '/backoffice/zzpers/[uuid]', title: ['Zorgverlener'] },
  validateSearch: readPart,
  component: CareWorkerPage,
})

function CareWorkerPage() {
  const { uuid } = Route.useParams()
  const { onderdeel: part = 'overzicht' } = Route.useSearch()
  const Shown = parts[part]
  return (
    <DetailPage
      // Nothing of another care worker may remain on the screen.
      key={uuid}
      query={useQuery(workerQuery(uuid))}
      kind="Zorgverlener"
      back={{ href: '/backoffice/zzpers', label: 'Zorgverleners' }}
      title={({ profile }) => nameOf(profile)}
      lead={worker => <Lead worker={worker} />}
      actions={worker => <LoginAs uuid={worker.uuid} firstName={worker.profile.firstName} />}
      gone={{
        title: 'Deze zorgverlener is er niet',
        text: 'Misschien klopt het adres niet.',
        action: { href: '/backoffice/zzpers', label: 'Naar alle zorgverleners' },
      }}
    >
      {worker => (
        <Tabs label="Onderdelen" words={partWords} value={part} hrefOf={one => partHref(uuid, one)}>
          <Suspense fallback={<Skeleton height={320} radius="lg" aria-busy="true" />}>
            <Shown worker={worker} />
          </Suspense>
        </Tabs>
      )}
    </DetailPage>
  )
}

const Lead = ({ worker: { number, phase = 'new', profile, flagged } }: PartProps) => (
  <span className="inline-row gap-12">
    <WorkerAvatar profile={profile} />
    <span>
      <span className="figures">nr. {number}</span> · {profile.expertiseLevel.name}, {profile.city}{' '}
      <StatusPill tone={phaseWords[phase].tone}>{phaseWords[phase].label}</StatusPill>{' '}
      {flagged && <StatusPill tone="red">3 overtredingen of meer</StatusPill>}
    </span>
  </span>
)
