import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatTime } from '../../../rules/format-nl.ts'
import { now } from '../../care/now.ts'
import { ask } from '../../client/cache.ts'
import { Failed } from '../../components/list-state.tsx'
import { Page } from '../../components/page.tsx'
import classes from './-home/home.module.css'
import { MonthEarnings } from './-home/month-earnings.tsx'
import { NewAssignments } from './-home/new-assignments.tsx'
import { NextShift } from './-home/next-shift.tsx'
import { ToDo } from './-home/to-do.tsx'
import { useMe } from './-parts/use-me.ts'

export const Route = createFileRoute('/werk/')({
  staticData: { screen: '/werk', title: ['Home'] },
  component: HomePage,
})

/** The greeting for this time of the day. */
const greet = (instant: string): string => {
  const hour = Number(formatTime(instant).slice(0, 2))
  if (hour < 6) return 'Goedenacht'
  if (hour < 12) return 'Goedemorgen'
  return hour < 18 ? 'Goedemiddag' : 'Goedenavond'
}

function HomePage() {
  const me = useMe()
  const worker = useQuery(ask('GET /care_workers/{uuid}', { uuid: me }))
  const { data } = worker
  if (worker.isError && !data)
    return (
      <Page title={greet(now())}>
        <Failed error={worker.error} onRetry={worker.refetch} />
      </Page>
    )
  return (
    <Page title={data ? `${greet(now())}, ${data.profile.firstName}` : greet(now())}>
      <div className={classes.home}>
        <NextShift me={me} />
        <ToDo me={me} />
        <NewAssignments me={me} maximumKm={data?.preferences.maximumDistanceKm} />
        <MonthEarnings me={me} />
      </div>
    </Page>
  )
}
