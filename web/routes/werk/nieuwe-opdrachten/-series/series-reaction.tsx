import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { saySeries } from '#care/moment/series.ts'
import { track } from '#client/analytics.ts'
import { queryOf } from '#client/cache.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import classes from '../-assignment/assignment.module.css'
import { EligibilityCard } from '../-assignment/eligibility-card.tsx'
import type { Assignment } from '../-assignment/use-assignment.ts'
import { isFree, type Outcome, type Results } from './series-dates.tsx'
import { SeriesForm } from './series-form.tsx'
import { SeriesOutcome } from './series-outcome.tsx'

/** Reacts to dates of a series: which, why not, and the message; then the result of each. */
export function SeriesReaction({ assignment }: { assignment: Assignment }) {
  const { uuid, series } = assignment.publication
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>()
  const asked = useQuery(queryOf('GET /care_moment_publications/{uuid}/series_dates', { uuid }))
  if (outcome) return <SeriesOutcome outcome={outcome} onAgain={() => setOutcome(undefined)} />
  const dates = asked.data?.dates ?? []
  const done = (results: Results) => {
    if (results.some(({ refusal }) => refusal !== null)) return setOutcome({ results, dates })
    track('Reaction placed')
    const search = { opdracht: uuid, ...(results.length > 1 && { data: results.length }) }
    return navigate({ to: '/werk/nieuwe-opdrachten/reactie-geplaatst', search, replace: true })
  }
  const own = dates.find(date => date.careMomentPublication.endsWith(uuid)) ?? dates[0]
  const isAnyFree = dates.some(isFree)
  return (
    <QueryState query={asked} height={480}>
      {() => (
        <div className={`grid packed gap-16 ${classes.column}`}>
          <p>
            {series && `${assignment.moment.title} is een reeks: ${saySeries(series)}. `}
            Kies de data die je kunt.
          </p>
          {dates.length === 0 && <Card>Er zijn nu geen data meer open.</Card>}
          {!isAnyFree && own && <EligibilityCard reasons={own.reasons} signals={[]} />}
          {dates.length > 0 && <SeriesForm assignment={assignment} dates={dates} onDone={done} />}
        </div>
      )}
    </QueryState>
  )
}
