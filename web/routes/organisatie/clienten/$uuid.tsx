import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { inCareStatuses } from '../../../../contract/status-groups.ts'
import { askClient, type Client } from '../../../care/client-file/client.ts'
import { nameOf } from '../../../care/moment/care-moment.ts'
import { Button } from '../../../components/button.tsx'
import { DetailPage } from '../../../components/detail-page.tsx'
import { PlusIcon } from '../../../components/icons.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StatusPill } from '../../../components/status-pill.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { clientStatusWords } from '../../../words/client-nl.ts'
import classes from './-client/client.module.css'
import { type Part, type PartProps, type PartSearch, partHref, partWords, readPartSearch } from './-client/client-search.ts'
import { Overview } from './-client/overview/overview.tsx'

const parts: Record<Exclude<Part, 'overzicht'>, ComponentType<PartProps>> = {
  opdrachten: lazy(() => import('./-client/moments/moments-part.tsx')),
  zorgteam: lazy(() => import('./-client/people/team-part.tsx')),
  'wie-niet-komt': lazy(() => import('./-client/people/excluded-part.tsx')),
  woning: lazy(() => import('./-client/people/home-part.tsx')),
  contactpersonen: lazy(() => import('./-client/people/contacts-part.tsx')),
  rapportage: lazy(() => import('./-client/reading/reports-part.tsx')),
  zorgplan: lazy(() => import('./-client/reading/plan-part.tsx')),
  inzage: lazy(() => import('./-client/access/access-part.tsx')),
}

export const Route = createFileRoute('/organisatie/clienten/$uuid')({
  staticData: { screen: '/organisatie/clienten/[uuid]', title: ['Cliënt'] },
  validateSearch: readPartSearch,
  component: ClientPage,
})

function ClientPage() {
  const { uuid } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const part = search.onderdeel ?? 'overzicht'
  const go = (shown: Omit<PartSearch, 'onderdeel'>) =>
    void navigate({
      search: { ...(search.onderdeel && { onderdeel: search.onderdeel }), ...shown },
      replace: !('pagina' in shown),
      resetScroll: false,
    })
  return (
    <DetailPage
      // Of another client nothing may stay on the screen.
      key={uuid}
      query={useQuery(askClient(uuid))}
      kind="Cliënt"
      back={{ href: '/organisatie/clienten', label: 'Cliënten' }}
      title={nameOf}
      lead={client => <Lead client={client} />}
      actions={client => <NewMoment client={client} />}
      gone={{
        title: 'Deze cliënt is er niet',
        text: 'Misschien hoort de cliënt bij een andere locatie, of klopt het adres niet.',
        action: { href: '/organisatie/clienten', label: 'Naar alle cliënten' },
      }}
    >
      {client => (
        <Tabs label="Onderdelen" words={partWords} value={part} hrefOf={one => partHref(uuid, one)}>
          {part === 'overzicht' ? <Overview client={client} /> : <PartOf part={part} {...{ uuid, search, go }} />}
        </Tabs>
      )}
    </DetailPage>
  )
}

function PartOf({ part, ...props }: PartProps & { part: keyof typeof parts }) {
  const Shown = parts[part]
  return (
    <Suspense fallback={<Skeleton height={420} radius="lg" aria-busy="true" />}>
      <div className={classes.part}>
        <Shown key={part} {...props} />
      </div>
    </Suspense>
  )
}

function Lead({ client: { number, status, responsibleLocation } }: { client: Client }) {
  const { label, tone } = clientStatusWords[status]
  return (
    <>
      <span className="figures">nr. {number}</span> · {responsibleLocation.name} <StatusPill tone={tone}>{label}</StatusPill>
    </>
  )
}

/** For whom care ended no work is asked. */
const NewMoment = ({ client }: { client: Client }) =>
  inCareStatuses.includes(client.status) && (
    <Button href={`/organisatie/opdrachten/nieuw?client=${client.uuid}`} leftSection={<PlusIcon size={20} />}>
      Nieuwe opdracht<span className="unseen"> voor {client.firstName}</span>
    </Button>
  )
