import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../components/page.tsx'
import { OrderForm } from './-parts/new/order-form.tsx'

export const Route = createFileRoute('/organisatie/opdrachten/nieuw')({
  staticData: {
    kind: 'private',
    roles: ['ROLE_ORGANIZATION_USER', 'ROLE_ORGANIZATION_LOCATION_ADMIN'],
    title: ['Opdrachten', 'Nieuw'],
  },
  component: NewOrder,
})

function NewOrder() {
  return (
    <Page title="Nieuwe opdracht" back={{ href: '/organisatie/opdrachten', label: 'Opdrachten' }}>
      <OrderForm />
    </Page>
  )
}
