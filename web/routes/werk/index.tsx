import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { now } from '#care/now.ts'
import { greet } from '#care/spoken.ts'
import { queryOf } from '#client/cache.ts'
import { howToInstall, onInstall } from '#client/install.ts'
import { ownAccount } from '#client/own-account.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { connection } from '#components/page/connection.ts'
import { Page } from '#components/page/page.tsx'
import { Failed } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from './-home/home.module.css'
import { MonthEarnings } from './-home/month-earnings.tsx'
import { NewAssignments } from './-home/new-assignments.tsx'
import { NextShift } from './-home/next-shift.tsx'
import { ToDo } from './-home/to-do.tsx'

const InstallOffer = late(() => import('#care/install/install-offer.tsx'))

export const Route = createFileRoute('/werk/')({
  staticData: { screen: '/werk', title: ['Home'] },
  component: HomePage,
})

const calmMs = 4_000
/** Prefetches some seconds after the home page has loaded, also when people have moved on to another screen. */
function useReadAhead(me: string, hasLoaded: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!hasLoaded) return
    const ahead = async () => {
      if (ownAccount() === me && connection() === 'there') await (await import('./-home/read-ahead.ts')).readAhead(client, me)
    }
    setTimeout(() => void ahead().catch(() => undefined), calmMs)
  }, [client, me, hasLoaded])
}

function HomePage() {
  const me = useMe()
  // Most browsers never can, and need not load it.
  const installable = useSyncExternalStore(onInstall, howToInstall, howToInstall)
  const worker = useQuery(queryOf('GET /care_workers/{uuid}', { uuid: me }))
  const { data } = worker
  useReadAhead(me, data !== undefined)
  if (worker.isError && !data)
    return (
      <Page title={greet(now())}>
        <Failed error={worker.error} onRetry={worker.refetch} />
      </Page>
    )
  return (
    <Page title={data ? `${greet(now())}, ${data.profile.firstName}` : greet(now())}>
      <div className={`stack gap-16 in-order ${classes.home}`}>
        <NextShift me={me} />
        <ToDo me={me} />
        <NewAssignments me={me} maximumKm={data?.preferences.maximumDistanceKm} />
        <MonthEarnings me={me} forms={data?.contractTypes ?? []} />
        <p className={`wrap ${classes.links}`}>
          <AppLink className="tap inline-row" href="/werk/planning?opgeven=dagen">
            Beschikbaarheid opgeven
          </AppLink>
          <AppLink className="tap inline-row" href="/werk/planning?opgeven=vakantie">
            Vakantie opgeven
          </AppLink>
        </p>
        {data && installable && <InstallOffer />}
      </div>
    </Page>
  )
}
