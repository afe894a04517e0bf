import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ask } from '../../../client/cache.ts'
import { ListState } from '../../../components/list-state.tsx'
import { Page } from '../../../components/page.tsx'
import { momentHref } from '../-parts/moment-href.ts'
import { OrderForm } from './-new/order-form.tsx'

const isUuid = (value: unknown): value is string => /^[0-9a-f-]{36}$/.test(String(value))
export const Route = createFileRoute('/organisatie/opdrachten/nieuw')({
  staticData: { screen: '/organisatie/opdrachten/nieuw', title: ['Opdrachten', 'Nieuw'] },
  validateSearch: ({ periode, kopie }): { periode?: string; kopie?: string } => ({
    ...(isUuid(periode) && { periode }),
    ...(isUuid(kopie) && { kopie }),
  }),
  component: NewOrder,
})

function NewOrder() {
  const { periode, kopie } = Route.useSearch()
  if (periode) return <NewShift period={periode} />
  if (kopie) return <Copy of={kopie} />
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

/** The form filled in with what an earlier assignment asked, on another day. */
function Copy({ of: uuid }: { of: string }) {
  const query = useQuery(ask('GET /care_moments/{uuid}', { uuid }))
  return (
    <Page
      title="Opdracht kopiëren"
      lead={query.data && `Zoals “${query.data.title}”, op een andere dag`}
      back={{ href: momentHref(uuid), label: 'Opdracht' }}
    >
      <ListState query={query} rows={3} rowHeight={220} isEmpty={() => false} empty={null}>
        {original => <OrderForm key={original.uuid} original={original} />}
      </ListState>
    </Page>
  )
}
