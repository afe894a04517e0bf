import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ask } from '../../../client/cache.ts'
import { ListState } from '../../../components/list-state.tsx'
import { Page } from '../../../components/page.tsx'
import { momentHref } from '../-parts/moment-href.ts'
import { OrderForm } from './-new/order-form.tsx'

export const Route = createFileRoute('/organisatie/opdrachten/nieuw')({
  staticData: { screen: '/organisatie/opdrachten/nieuw', title: ['Opdrachten', 'Nieuw'] },
  validateSearch: ({ periode }): { periode?: string } =>
    /^[0-9a-f-]{36}$/.test(String(periode)) ? { periode: String(periode) } : {},
  component: NewOrder,
})

function NewOrder() {
  const { periode } = Route.useSearch()
  if (periode) return <NewShift period={periode} />
  return (
    <Page title="Nieuwe opdracht" back={{ href: '/organisatie/opdrachten', label: 'Opdrachten' }}>
      <OrderForm />
    </Page>
  )
}

/** The form of a shift in a period, filled in with the period's own values. */
function NewShift({ period: uuid }: { period: string }) {
  const query = useQuery(ask('GET /care_moments/{uuid}', { uuid }))
  return (
    <Page
      title="Opdracht toevoegen"
      lead={query.data && `Aan de periode “${query.data.title}”`}
      back={{ href: momentHref(uuid), label: 'Periode' }}
    >
      <ListState query={query} rows={3} rowHeight={220} isEmpty={() => false} empty={null}>
        {period => <OrderForm key={period.uuid} period={period} />}
      </ListState>
    </Page>
  )
}
