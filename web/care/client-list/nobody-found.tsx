import { Button } from '../../components/button.tsx'
import { Empty } from '../../components/query-state.tsx'
import type { ClientSearch } from './clients.ts'

/** Why the list is empty, and the way on. */
export function NobodyFound({ of: { list, search, set } }: { of: ClientSearch }) {
  const { nieuw, volgorde, pagina, ...filters } = search
  if (Object.keys(filters).length === 0)
    return (
      <Empty
        title="Er zijn nog geen cliënten"
        text="Voeg de eerste toe. Daarna plaats je opdrachten voor deze cliënt en stel je het zorgteam samen."
        action={<Button onClick={() => set({ nieuw: '1' })}>Nieuwe cliënt</Button>}
      />
    )
  return (
    <Empty
      title="Geen cliënten gevonden"
      text={search.zoek ? `Niemand heet “${String(search.zoek)}” met deze filters.` : 'Er past niemand bij deze filters.'}
      action={<Button onClick={() => set(list.none)}>Filters wissen</Button>}
    />
  )
}
