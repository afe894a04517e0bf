import { Button } from '../../../../components/button.tsx'
import { Empty } from '../../../../components/list-state.tsx'
import type { AssignmentSearch, ChangeSearch } from '../-filters/assignment-search.ts'

/** Removes every filter; the view and the order stay. */
export const withoutFilters = {
  vanaf: undefined,
  tot: undefined,
  afstand: 'alles',
  dagdeel: undefined,
  organisatie: undefined,
  niveau: undefined,
  contract: undefined,
  soort: undefined,
  bonus: undefined,
} as const satisfies { [K in keyof AssignmentSearch]?: unknown }

type Props = { search: AssignmentSearch; preferenceKm: number | undefined; change: ChangeSearch }

/** Says why there are no assignments (the filters, the distance, or none at all), and what to do. */
export function NoAssignments({ search, preferenceKm, change }: Props) {
  const { afstand: km = preferenceKm, ...others } = search
  const narrowed = Object.keys(withoutFilters).some(name => name in others)
  if (narrowed)
    return (
      <Empty
        title="Geen opdrachten met deze filters"
        text="Wis een filter. Of bewaar deze filters: dan krijg je een mail zodra er een opdracht bij past."
        action={<Button onClick={() => change(withoutFilters)}>Filters wissen</Button>}
      />
    )
  if (km !== 'alles')
    return (
      <Empty
        title={`Geen opdrachten binnen ${km} km`}
        text="Misschien is er verder weg iets wat bij je past."
        action={<Button onClick={() => change({ afstand: 'alles' })}>Zoek op elke afstand</Button>}
      />
    )
  return (
    <Empty
      title="Er is nu geen opdracht voor jou"
      text="Hier staan opdrachten die passen bij je niveau, je contract en de handelingen die je doet. Komt er een bij, dan krijg je een mail."
    />
  )
}
