import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { isToApprove, type OrderSearch, orders } from '../orders.ts'

/** Why the list is empty, and the next step. */
export default function NothingFound({ of: { search, set } }: { of: OrderSearch }) {
  const { open, weergave, week, ...filters } = search
  if (Object.keys(filters).length === 0)
    return (
      <Empty
        drawing="calendar"
        title="Er staat niets op de planning"
        text="Vanaf vandaag zijn er geen opdrachten. Plaats een opdracht, dan zien zorgverleners die meteen."
        action={<Button href="/organisatie/opdrachten/nieuw">Nieuwe opdracht</Button>}
      />
    )
  if (isToApprove(search))
    return (
      <Empty
        drawing="tea"
        title="Er zijn geen uren goed te keuren"
        text="Zodra een zorgverlener uren indient, zie je ze hier."
        action={<AppLink href="/organisatie/opdrachten">Naar alle opdrachten</AppLink>}
      />
    )
  return (
    <Empty
      title="Geen opdrachten gevonden"
      text={search.zoek ? `Niets past bij “${String(search.zoek)}” met deze filters.` : 'Er past niets bij deze filters.'}
      action={<Button onClick={() => set(orders.cleared)}>Filters wissen</Button>}
    />
  )
}
