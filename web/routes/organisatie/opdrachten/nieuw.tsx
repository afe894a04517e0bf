import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clientQuery } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { draftFor } from '#care/order/draft.ts'
import { draftLater } from '#care/order/fields/start-drafts.ts'
import type { OrderAudience } from '#care/order/order-audience.ts'
import { OrderForm } from '#care/order/order-form.tsx'
import { draftFrom } from '#care/order/templates/templates.ts'
import { queryOf } from '#client/cache.ts'
import { isUuid } from '#client/search-params.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { clientHref } from '../-parts/client-href.ts'
import { momentHref } from '../-parts/moment-href.ts'

const ours: OrderAudience = {
  one: 'POST /care_moments_by_organization',
  momentHref,
  list: '/organisatie/opdrachten',
  templateHref: uuid => `/organisatie/opdrachten/nieuw?sjabloon=${uuid}`,
}

type Search = { periode?: string; kopie?: string; client?: string; sjabloon?: string }

export const Route = createFileRoute('/organisatie/opdrachten/nieuw')({
  staticData: { screen: '/organisatie/opdrachten/nieuw', title: ['Nieuw', 'Opdrachten'] },
  validateSearch: ({ periode, kopie, client, sjabloon }): Search => ({
    ...(isUuid(periode) && { periode }),
    ...(isUuid(kopie) && { kopie }),
    ...(isUuid(client) && { client }),
    ...(isUuid(sjabloon) && { sjabloon }),
  }),
  component: NewOrder,
})

function NewOrder() {
  const { periode, kopie, client, sjabloon } = Route.useSearch()
  if (periode) return <NewShift period={periode} />
  if (kopie) return <Copy of={kopie} />
  if (client) return <NewForClient client={client} />
  if (sjabloon) return <FromTemplate template={sjabloon} />
  return (
    <Page title="Nieuwe opdracht" back={{ href: '/organisatie/opdrachten', label: 'Opdrachten' }}>
      <OrderForm of={ours} />
    </Page>
  )
}

/** The form for a shift in a period, filled in from the period. */
function NewShift({ period: uuid }: { period: string }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))
  return (
    <Page
      title="Opdracht toevoegen"
      lead={query.data && `Aan de periode “${query.data.title}”`}
      back={{ href: momentHref(uuid), label: 'Periode' }}
    >
      <QueryState query={query} rows={3} height={220}>
        {period => <OrderForm of={ours} key={period.uuid} period={period} />}
      </QueryState>
    </Page>
  )
}

/** The form for a client, at the location responsible for their care. */
function NewForClient({ client: uuid }: { client: string }) {
  const query = useQuery(clientQuery(uuid))
  return (
    <Page
      title="Nieuwe opdracht"
      lead={query.data && `Voor ${nameOf(query.data)}`}
      back={{ href: clientHref(uuid), label: query.data ? nameOf(query.data) : 'Cliënt' }}
    >
      <QueryState query={query} rows={3} height={220}>
        {client => <OrderForm of={ours} key={client.uuid} begin={{ uuid: client.uuid, draft: draftFor(client) }} />}
      </QueryState>
    </Page>
  )
}

/** The form filled in from a template, at an address to keep or to share with a colleague. */
function FromTemplate({ template: uuid }: { template: string }) {
  const query = useQuery(queryOf('GET /care_moment_templates/{uuid}', { uuid }))
  return (
    <Page
      title="Nieuwe opdracht"
      lead={query.data && `Met sjabloon “${query.data.title}”. Kies nog een datum.`}
      back={{ href: '/organisatie/opdrachten', label: 'Opdrachten' }}
    >
      <QueryState
        query={query}
        rows={3}
        height={220}
        gone={<Empty title="Dit sjabloon is er niet" text="Vul het formulier zelf in." action={toEmptyForm} />}
      >
        {template => (
          <OrderForm of={ours} key={template.uuid} begin={{ uuid: template.uuid, draft: draftFrom(template), asks: 'date' }} />
        )}
      </QueryState>
    </Page>
  )
}
const toEmptyForm = <AppLink href="/organisatie/opdrachten/nieuw">Naar het lege formulier</AppLink>

/** The form filled in from an earlier assignment, on another day. */
function Copy({ of: uuid }: { of: string }) {
  const today = dateOf(useNow())
  const query = useQuery(queryOf('GET /care_moments/{uuid}', { uuid }))
  return (
    <Page
      title="Opdracht kopiëren"
      lead={query.data && `Zoals “${query.data.title}”, op een andere dag`}
      back={{ href: momentHref(uuid), label: 'Opdracht' }}
    >
      <QueryState query={query} rows={3} height={220}>
        {original => (
          <OrderForm
            of={ours}
            key={original.uuid}
            begin={{ uuid: original.uuid, draft: draftLater(original, today), asks: 'date' }}
          />
        )}
      </QueryState>
    </Page>
  )
}
