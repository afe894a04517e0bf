import { createFileRoute } from '@tanstack/react-router'
import { readNumber } from '#client/search-params.ts'
import { HomePage } from '../-home/home-page.tsx'

export const Route = createFileRoute('/zorg/zorgvragen/')({
  staticData: { screen: '/zorg/zorgvragen', title: ['Vandaag'] },
  /** The position of the client shown. */
  validateSearch: ({ voor }): { voor?: number } => {
    const number = readNumber(voor, 0, 1, Number.MAX_SAFE_INTEGER)
    return number > 0 ? { voor: number } : {}
  },
  component: Today,
})

function Today() {
  return <HomePage chosen={Route.useSearch().voor} />
}
