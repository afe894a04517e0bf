import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { queryOf, queryOnceOf } from '#client/cache.ts'
import { stringifySearch } from '#client/search-params.ts'
import { Button } from '#components/controls/button.tsx'
import { stepOutOf } from '#components/controls/steps.ts'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import type { ScreenPath } from '#contract/addresses.ts'
import { thresholdOn } from '#rules/people/employment-presumption.ts'
import { formatEuros } from '#rules/time/format-nl.ts'
import { dateOf } from '../moment/moment.ts'
import { useNow } from '../now.ts'
import { addressOf, type Cell, cellAt, courseOf, type Level, type Location, type Rate } from './course.ts'
import { RateGrid } from './rate-grid.tsx'

const RateDialog = late(() => import('./rate-dialog.tsx'))

type Props = {
  /** The screen, and the parameters of its address to keep. */
  path: ScreenPath
  stays?: Record<string, string>
  /** For people who see more organizations: the one these rates belong to. */
  organization?: string
}

/** The rates of every location: current, to come, and a button for a new one. */
export function RatesPart({ path, stays = {}, organization }: Props) {
  const today = dateOf(useNow())
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const rates = useQuery(
    queryOf('GET /organization_location_rates', {
      query: { ...(organization && { 'organizationLocation.organization.uuid': organization }), pagination: false },
    }),
  )
  const locations = useQuery(
    queryOf('GET /organization_locations', {
      query: { ...(organization && { 'organization.uuid': organization }), pagination: false },
    }),
  )
  const levels = useQuery(queryOnceOf('GET /expertise_levels', { query: { pagination: false, isSelectable: true } }))
  const all = {
    ...rates,
    data: rates.data && locations.data && levels.data && ([rates.data, locations.data, levels.data] as const),
  }
  const query = {
    data: all.data,
    error: rates.error ?? locations.error ?? levels.error,
    refetch: () => Promise.all([rates.refetch(), locations.refetch(), levels.refetch()]),
  }
  const go = (to: object) =>
    void navigate({
      href: `${path}${stringifySearch({ ...stays, ...to })}`,
      resetScroll: false,
      replace: Boolean(search.locatie),
    })
  return (
    <QueryState
      query={query}
      rows={2}
      height={220}
      isEmpty={([, { member }]) => member.length === 0}
      empty={
        <Empty
          title="Er is nog geen locatie"
          text={
            organization
              ? 'Voeg eerst een locatie toe. Daarna stel je hier de tarieven in.'
              : 'De backoffice voegt locaties voor je toe. Daarna stel je hier de tarieven in.'
          }
        />
      }
    >
      {([{ member: known }, { member: places }, { member: choices }]) => {
        const open = cellAt(search, places, choices)
        return (
          <div className="stack gap-16">
            <Presumption today={today} />
            {places.map(location => (
              <LocationRates
                key={location.uuid}
                {...{ location, today }}
                levels={choices}
                rates={known.filter(rate => rate.organizationLocation.uuid === location.uuid)}
                onOpen={cell => go(addressOf(cell))}
              />
            ))}
            {open && (
              <RateDialog
                key={stringifySearch({ ...addressOf(open) })}
                cell={open}
                {...{ today }}
                course={courseOf(known, open)}
                levels={choices}
                onCell={cell => go(addressOf(cell))}
                onClose={() => stepOutOf('locatie') || go({})}
              />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}

type LocationProps = {
  location: Location
  rates: readonly Rate[]
  levels: readonly Level[]
  today: string
  onOpen: (cell: Cell) => void
}

function LocationRates({ location, rates, levels, today, onOpen }: LocationProps) {
  const shown = levels.filter(({ uuid }) => rates.some(rate => rate.expertiseLevel.uuid === uuid))
  const first = levels.find(level => !shown.includes(level)) ?? levels[0]
  const add = first && (
    <Button variant="default" size="sm" onClick={() => onOpen({ location, level: first, contractType: 'freelance' })}>
      {shown.length > 0 ? 'Ander niveau' : 'Eerste tarief instellen'}
    </Button>
  )
  return (
    <Card title={location.name} aside={add}>
      {shown.length > 0 ? (
        <RateGrid {...{ location, rates, today, onOpen }} levels={shown} />
      ) : (
        <p className="soft reading">Hier is nog geen tarief bekend. Zonder tarief vul je bij elke opdracht zelf een bedrag in.</p>
      )}
    </Card>
  )
}

/** What is marked in the grid, and where it comes from. */
function Presumption({ today }: { today: string }) {
  const threshold = thresholdOn(today)
  return (
    threshold && (
      <p className="soft small reading">
        <strong>Gemarkeerd: zzp-tarieven onder {formatEuros(threshold.cents)} (rechtsvermoeden).</strong> {threshold.means} Bron:{' '}
        {threshold.source}.
      </p>
    )
  )
}
