import type { ListSearch } from '#care/list/use-list-search.ts'
import { Button } from '#components/controls/button.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { assignments, isNarrowed, type Searcher } from './assignments.ts'

/** Says why there are no assignments (the filters, the distance, or none at all), and what to do. */
export function NoAssignments({ of: { search, query, set } }: { of: ListSearch<'GET /care_moment_publications', Searcher> }) {
  if (search.verborgen)
    return (
      <Empty
        title="Hier is niets verborgen"
        text="Zeg je van een opdracht ‘niet voor mij’, dan vind je die hier terug. Ook opdrachten waar je reactie is ingetrokken of afgewezen staan hier."
        action={<Button onClick={() => set({ verborgen: undefined })}>Terug naar de opdrachten</Button>}
      />
    )
  if (isNarrowed(search))
    return (
      <Empty
        title="Geen opdrachten met deze filters"
        text="Wis een filter. Of bewaar de filters: dan krijg je een mail zodra er een opdracht bij past."
        action={<Button onClick={() => set(assignments.cleared)}>Filters wissen</Button>}
      />
    )
  if (query.distance)
    return (
      <Empty
        title={`Geen opdrachten binnen ${query.distance} km`}
        text="Misschien is er verder weg iets wat bij je past."
        action={<Button onClick={() => set({ afstand: 'alles' })}>Zoek op elke afstand</Button>}
      />
    )
  return (
    <Empty
      title="Er is nu geen opdracht voor jou"
      text="Hier staan opdrachten die passen bij je niveau, je contract en de handelingen die je doet. Komt er een bij, dan krijg je een mail."
    />
  )
}
