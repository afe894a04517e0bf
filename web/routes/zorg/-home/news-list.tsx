import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { dateOf } from '#care/moment/moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { AttentionIcon, ChevronRightIcon, ClockIcon } from '#components/marks/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'
import { standingOf } from '#rules/time/family-day.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { reportHref } from '../-diary/diary.ts'
import { type FamilyClient, familyHref } from '../-parts/clients.ts'
import { nameDay } from '../-visits/days.ts'
import { didNotCome } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './home.module.css'
import { type News, newsOf, type Report } from './news.ts'
import { NewsOfSeries, NewsOfVisit } from './news-of-visit.tsx'

const max = 20
// All visits of a series count.
const maxVisits = 100
const sayAt = (instant: string, now: string) => `${nameDay(dateOf(instant), dateOf(now))} ${formatTime(instant)}`
const firstShown = 5

type RowProps<Kind> = { one: Kind; client: FamilyClient; now: string }
const firstWord = (name: string) => name.split(' ')[0]

function ChangedVisit({ one: { at, visit }, client, now }: RowProps<Extract<News, { visit: Visit }>>) {
  const isMissed = didNotCome(standingOf(visit, now))
  return (
    <Row
      href={familyHref(client.uuid, 'zorgmomenten')}
      at={sayAt(at, now)}
      face={
        isMissed ? (
          <span className={classes.sign} data-missed>
            <AttentionIcon size={24} />
          </span>
        ) : visit.assignee && !visit.before ? (
          <WorkerAvatar profile={visit.assignee.profile} size={44} />
        ) : (
          <span className={classes.sign}>
            <ClockIcon size={24} />
          </span>
        )
      }
    >
      <NewsOfVisit {...{ visit, now }} />
    </Row>
  )
}

function OpenVisits({ one: { at, open }, client, now }: RowProps<Extract<News, { open: readonly Visit[] }>>) {
  return (
    <Row
      href={familyHref(client.uuid, 'zorgmomenten')}
      at={sayAt(at, now)}
      face={
        <span className={classes.sign}>
          <ClockIcon size={24} />
        </span>
      }
    >
      <NewsOfSeries {...{ open, now }} />
    </Row>
  )
}

function NewReport({ one: { at, report }, client, now }: RowProps<Extract<News, { report: Report }>>) {
  return (
    <Row
      href={report.careMoment ? reportHref(client.uuid, report.careMoment.uuid) : familyHref(client.uuid, 'rapportage')}
      at={sayAt(at, now)}
      face={<Avatar name={report.authorName} size={44} />}
    >
      {firstWord(report.authorName)} schreef hoe het ging
    </Row>
  )
}

function NewAnswer({ one: { at, answer }, client, now }: RowProps<Extract<News, { answer: string }>>) {
  return (
    <Row href={`/zorg/contact?client=${client.uuid}`} at={sayAt(at, now)} face={<Avatar name={answer} size={44} />}>
      {firstWord(answer)} schreef u een bericht
    </Row>
  )
}

function Row({ href, at, face, children }: { href: Address; at: string; face: ReactNode; children: ReactNode }) {
  return (
    <AppLink href={href} className={`quiet-link row gap-12 ${classes.row}`}>
      {face}
      <span>
        <small className="figures">{at}</small>
        <span className="figures">{children}</span>
      </span>
      <ChevronRightIcon size={22} />
    </AppLink>
  )
}

type Props = {
  client: FamilyClient
  since: string | undefined
  /** Whether this is their first visit to the app: then there is no date since when it is new. */
  isFirst: boolean
  now: string
  /** Called when all of it is on the screen. */
  onSeen: (() => void) | undefined
}
/** What changed for a client since the family last looked: reports, times, people, messages. */
export function NewsList({ client, since, isFirst, now, onSeen }: Props) {
  const ofClient = { 'client.uuid': client.uuid, itemsPerPage: max }
  const enabled = since !== undefined
  const [isWhole, setWhole] = useState(false)
  const visits = useQuery({
    ...queryOf('GET /visits', {
      query: { ...ofClient, itemsPerPage: maxVisits, changedAfter: since ?? now, 'endDate[after]': dateOf(since ?? now) },
    }),
    enabled,
  })
  const reports = useQuery({
    ...queryOf('GET /client_reports', { query: { ...ofClient, 'createdAt[strictly_after]': since ?? now } }),
    enabled,
  })
  const talk = useQuery(queryOf('GET /conversations', { query: { uuid: client.uuid, unread: true } }))
  const answers = (talk.data?.member ?? []).filter(({ lastIsOwn }) => !lastIsOwn)
  const news = visits.data && reports.data && newsOf({ visits: visits.data.member, reports: reports.data.member, answers }, now)
  const seen = news && (isWhole || news.length <= firstShown) ? news.map(({ id, at }) => `${id} ${at}`).join() : undefined
  useEffect(() => {
    if (seen !== undefined) onSeen?.()
  }, [seen, onSeen])
  if ([visits, reports, talk].some(({ isLoading }) => isLoading)) return <Skeleton height={160} radius="lg" data-guess />
  if (!since || !news) return null
  const shown = isWhole ? news : news.slice(0, firstShown)
  return (
    <section className="stack gap-12 above-16">
      <div className={`spread baseline ${classes.head}`}>
        <h2>Nieuw {news.length > 0 && <span className={`round small ${classes.count}`}>{news.length}</span>}</h2>
        <span className="figures">{isFirst ? 'in de laatste twee weken' : `sinds ${sayAt(since, now)}`}</span>
      </div>
      {news.length === 0 ? (
        <p className={classes.none}>Er is niets nieuws.</p>
      ) : (
        <ul className="card lined">
          {shown.map(one => (
            <li key={one.id}>
              {'visit' in one ? (
                <ChangedVisit {...{ one, client, now }} />
              ) : 'open' in one ? (
                <OpenVisits {...{ one, client, now }} />
              ) : 'report' in one ? (
                <NewReport {...{ one, client, now }} />
              ) : (
                <NewAnswer {...{ one, client, now }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {news.length > shown.length && (
        <Button variant="default" size="lg" fullWidth onClick={() => setWhole(true)}>
          Bekijk alle {news.length}
          <span className="unseen"> over {client.firstName}</span>
        </Button>
      )}
    </section>
  )
}
