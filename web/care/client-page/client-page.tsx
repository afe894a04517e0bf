import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { DetailPage } from '#components/page/detail-page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { inCareStatuses } from '#contract/status-groups.ts'
import { clientStatusWords } from '#words/client-nl.ts'
import { type Client, clientQuery } from '../client-file/client.ts'
import { nameOf } from '../moment/care-moment.ts'
import { type Audience, type Part, type PartProps, type PartSearch, partHref, partsOf } from './client-search.ts'
import { useMoved } from './use-moved.ts'

/** No new work for a client whose care has ended. */
const NewMoment = ({ client, href }: { client: Client; href: Address }) =>
  inCareStatuses.includes(client.status) && (
    <Button href={href} leftSection={<PlusIcon size={20} />}>
      Nieuwe opdracht<span className="unseen"> voor {client.firstName}</span>
    </Button>
  )

const parts: Record<Exclude<Part, 'overzicht'>, ComponentType<PartProps>> = {
  zorgvragen: lazy(() => import('./requests/requests-part.tsx')),
  opdrachten: lazy(() => import('./moments/moments-part.tsx')),
  zorgteam: lazy(() => import('./people/team-part.tsx')),
  'wie-niet-komt': lazy(() => import('./people/excluded-part.tsx')),
  woning: lazy(() => import('./people/home-part.tsx')),
  contactpersonen: lazy(() => import('./people/contacts-part.tsx')),
  rapportage: lazy(() => import('./reading/reports-part.tsx')),
  zorgplan: lazy(() => import('./reading/plan-part.tsx')),
  berichten: lazy(() => import('./reading/messages-part.tsx')),
  bestand: lazy(() => import('./reading/file-part.tsx')),
  inzage: lazy(() => import('./access/access-part.tsx')),
}

type Props = {
  uuid: string
  audience: Audience
  search: PartSearch
  overview: (client: Client) => ReactNode
  /** Why this reader may not find such a client. */
  gone: string
}

/** Everything about one client, in tabs; the open one is in the address. */
export function ClientPage({ uuid, audience, search, overview, gone }: Props) {
  const navigate = useNavigate()
  const part = search.onderdeel ?? 'overzicht'
  const query = useQuery(clientQuery(uuid))
  useMoved(uuid, query.data)
  const go = (shown: Omit<PartSearch, 'onderdeel'>) =>
    void navigate({
      href: partHref(audience, uuid, part, shown),
      replace: !('pagina' in shown),
      resetScroll: false,
    })
  return (
    <DetailPage
      // Nothing of another client may stay on the screen.
      key={uuid}
      query={query}
      kind="Cliënt"
      back={{ href: audience.clients, label: 'Cliënten' }}
      title={nameOf}
      lead={client => <Lead client={client} />}
      actions={client => <NewMoment client={client} href={audience.newMomentHref(uuid)} />}
      gone={{
        title: 'Deze cliënt is er niet',
        text: gone,
        action: { href: audience.clients, label: 'Naar alle cliënten' },
      }}
    >
      {client => (
        <Tabs label="Onderdelen" words={partsOf(audience)} value={part} hrefOf={one => partHref(audience, uuid, one)}>
          {part === 'overzicht' ? overview(client) : <PartOf part={part} {...{ uuid, audience, search, go }} />}
        </Tabs>
      )}
    </DetailPage>
  )
}

function PartOf({ part, ...props }: PartProps & { part: keyof typeof parts }) {
  const Shown = parts[part]
  return (
    <Suspense fallback={<Skeleton height={420} radius="lg" aria-busy="true" />}>
      <div className="stack gap-16 in-order">
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
