import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../-home/home-page.tsx'

export const Route = createFileRoute('/zorg/zorgvragen/')({
  staticData: { screen: '/zorg/zorgvragen', title: ['Vandaag'] },
  /** The number of the client that is looked at. */
  validateSearch: ({ voor }): { voor?: number } => (Number.isSafeInteger(voor) ? { voor: voor as number } : {}),
  component: Today,
})

function Today() {
  return <HomePage chosen={Route.useSearch().voor} />
}
