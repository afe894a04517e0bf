import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { greet } from '#care/spoken.ts'
import { call } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { useKeptHeight } from '#client/kept-counts.ts'
import { useMe } from '#client/use-me.ts'
import { useSession } from '#client/use-session.ts'
import { PaperPage } from '#components/files/paper-page.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { useTitleOf } from '#components/page/title-of.ts'
import { addDays } from '#rules/time/amsterdam.ts'
import { familyDay } from '#rules/time/family-day.ts'
import { type FamilyClient, myClientsQuery } from '../-parts/clients.ts'
import { didNotCome } from '../-visits/visit-words.ts'
import { type Visit, visitsQuery } from '../-visits/visits.ts'
import { Agreed } from './agreed.tsx'
import { Asked } from './asked.tsx'
import { ClientDay, DayOnField } from './client-day.tsx'
import { ClientTabs } from './client-tabs.tsx'
import classes from './home.module.css'
import { NewsList } from './news-list.tsx'

// Its line, and the gap below it (px).
const titleHeight = 46
const Welcome = late(() => import('../-welcome/welcome.tsx'))

/** Who comes, what is new, what is asked: for one client at a time, or two side by side where there is room. */
export function HomePage({ chosen }: { chosen: number | undefined }) {
  const now = useNow()
  const today = dateOf(now)
  const clients = useQuery(myClientsQuery(useMe()))
  // What went wrong yesterday is shown until it was read.
  const visits = useQuery(visitsQuery(addDays(today, -1), addDays(today, 1)))
  const { since, isNew, seen } = useLook()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [isWelcomed, setWelcomed] = useState(false)
  const done = useChange('PUT /family_look/welcomed')
  const close = () => {
    setWelcomed(true)
    void done.run({}).catch(() => undefined) // then it shows again next time
  }
  const welcome = isNew && !isWelcomed && <Welcome onClose={close} />
  const isWide = useMedia('(min-width: 48em)')
  const failed = [clients, visits].find(({ error, data }) => error && !data)
  const mine = clients.data?.member
  const client = mine?.find(({ number }) => number === chosen) ?? mine?.[0]
  const isBeside = isWide && mine?.length === 2
  useTitleOf(client && !isBeside ? `bij ${client.firstName}` : undefined)
  const field = useKeptHeight('vandaag', client !== undefined && visits.data !== undefined)
  const height = field.height - titleHeight
  if (!mine || !visits.data)
    return (
      <PaperPage
        title="Vandaag"
        field={!failed && (height > 0 ? <Skeleton height={height} /> : <Skeleton height={96} data-guess />)}
      >
        <QueryState<unknown> query={failed ?? (mine ? visits : clients)} rows={2} height={180} />
      </PaperPage>
    )
  if (!client)
    return (
      <PaperPage title="Vandaag">
        <Empty title="U bent nog aan niemand gekoppeld" text="Klopt dit niet? Bel of schrijf ons." />
      </PaperPage>
    )
  const visitsOf = (client: FamilyClient) => visits.data.member.filter(visit => visit.client.uuid === client.uuid)
  const isFirst = isNew || isWelcomed
  if (isBeside)
    return (
      <div className={classes.two}>
        {welcome}
        <p className="across below-8 large strong">{greet(now)}</p>
        {mine.map((client, index) => (
          <section key={client.uuid} className={classes.client} aria-label={`${client.firstName} ${client.lastName}`}>
            <PaperPage
              field={<DayOnField client={client} visits={visitsOf(client)} now={now} named level={index === 0 ? 1 : 2} />}
            >
              <Parts client={client} visits={visitsOf(client)} {...{ now, since, isFirst }} onSeen={seen} />
            </PaperPage>
          </section>
        ))}
      </div>
    )
  if (!opened.has(client.uuid)) setOpened(new Set([...opened, client.uuid]))
  // A missed visit to another client is unread until their tab was opened.
  const isUnread = (other: FamilyClient) =>
    !opened.has(other.uuid) &&
    familyDay(visitsOf(other), today, { now, readUntil: since }).some(({ standing, isLoud }) => isLoud && didNotCome(standing))
  const isAllOpened = !mine.some(other => other !== client && isUnread(other))
  return (
    <PaperPage
      field={
        <div ref={field.ref} className="stack packed gap-16">
          {isWide && <p className="across below-8 large strong">{greet(now)}</p>}
          {mine.length > 1 && <ClientTabs clients={mine} chosen={client} {...{ visitsOf, now }} readUntil={since} />}
          <DayOnField client={client} visits={visitsOf(client)} now={now} named={mine.length === 1} />
        </div>
      }
    >
      {welcome}
      <Parts
        key={client.uuid}
        client={client}
        visits={visitsOf(client)}
        {...{ now, since, isFirst }}
        onSeen={isAllOpened ? seen : undefined}
      />
    </PaperPage>
  )
}

type Props = {
  client: FamilyClient
  visits: readonly Visit[]
  now: string
  since: string | undefined
  /** Whether this is their first visit to the app. */
  isFirst: boolean
  onSeen: (() => void) | undefined
}
function Parts({ client, visits, now, since, isFirst, onSeen }: Props) {
  return (
    <>
      <ClientDay {...{ client, visits, now }} readUntil={since} />
      <Agreed {...{ client, now }} />
      <NewsList {...{ client, since, isFirst, now, onSeen }} />
      <Asked {...{ client, now }} />
    </>
  )
}

/**
 * Records the visit to the app: returns the time of the previous one, and whether the introduction is still to come; call `seen`
 * once everything new was shown. Does nothing while impersonating.
 */
function useLook(): { since: string | undefined; isNew: boolean; seen: () => void } {
  const isOwn = !useSession()?.impersonated
  const { data } = useQuery({ ...queryOf('GET /family_look', {}), staleTime: 60_000 })
  const seen = useCallback(() => {
    // A failure, such as offline, is made up for at the next visit.
    if (isOwn) void call('PUT /family_look', {}).catch(() => undefined)
  }, [isOwn])
  return { since: data?.since, isNew: isOwn && data?.welcomed === false, seen }
}
