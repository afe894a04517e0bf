import { useQuery } from '@tanstack/react-query'
import { type Client, clientQuery } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { draftFor } from '#care/order/draft.ts'
import type { OrderAudience } from '#care/order/order-audience.ts'
import { OrderForm } from '#care/order/order-form.tsx'
import { Page } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { openMomentHref } from '../../-parts/open-moment-href.ts'

/** The back office orders on behalf of the organization responsible for the client. */
const inNameOf = ({ responsibleLocation: { uuid, organization } }: Client): OrderAudience => ({
  one: 'POST /care_moments_by_backoffice',
  momentHref: openMomentHref,
  list: '/backoffice/open-zorgmomenten',
  organization: organization.uuid,
  location: uuid,
})

/** A new assignment, series or period for a client. */
export default function NewOrder({ client: uuid }: { client: string }) {
  const query = useQuery(clientQuery(uuid))
  return (
    <Page
      title="Nieuwe opdracht"
      lead={query.data && `Voor ${nameOf(query.data)}`}
      back={{ href: `/backoffice/clienten/${uuid}`, label: query.data ? nameOf(query.data) : 'Cliënt' }}
    >
      <QueryState query={query} rows={3} height={220}>
        {client => <OrderForm key={client.uuid} of={inNameOf(client)} begin={{ uuid: client.uuid, draft: draftFor(client) }} />}
      </QueryState>
    </Page>
  )
}
