import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from '../../../../contract/addresses.ts'
import { formatTime } from '../../../../rules/format-nl.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { WorkerAvatar } from '../../../care/profile/worker-avatar.tsx'
import { ask } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { Avatar } from '../../../components/avatar.tsx'
import { ChevronRightIcon, ClockIcon } from '../../../components/icons.tsx'
import { type FamilyClient, familyHref } from '../-parts/clients.ts'
import { nameDay } from '../-visits/days.ts'
import type { Visit } from '../-visits/visits.ts'
import { timesIn } from '../-visits/when.tsx'
import classes from './home.module.css'
import { type News, newsOf, type Report } from './news.ts'

const most = 20
const sayAt = (instant: string, now: string) => `${nameDay(dateOf(instant), dateOf(now))} ${formatTime(instant)}`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function sayVisit(visit: Visit, now: string): ReactNode {
  const day = capital(nameDay(dateOf(visit.startDate), dateOf(now)))
  const who = visit.assignee?.profile.firstName
  if (visit.state === 'off')
    return (
      <>
        {day} gaat het bezoek van {timesIn(visit)} niet door
      </>
    )
  if (visit.state === 'unfilled')
    return (
      <>
        {day} kwam er niemand om {formatTime(visit.startDate)}
      </>
    )
  if (!who)
    return (
      <>
        {day} om {formatTime(visit.startDate)} is nog niemand gevonden
      </>
    )
  if (visit.insteadOf)
    return (
      <>
        {day} komt <strong>{who}</strong> in plaats van {visit.insteadOf.firstName}
      </>
    )
  if (visit.before) {
    const isLater = Date.parse(visit.startDate) > Date.parse(visit.before.startDate)
    return (
      <>
        {day} komt {who} {isLater ? 'later' : 'eerder'}: <s>{formatTime(visit.before.startDate)}</s>{' '}
        <strong>{formatTime(visit.startDate)}</strong>
      </>
    )
  }
  return (
    <>
      {day} om {formatTime(visit.startDate)} komt <strong>{who}</strong>
    </>
  )
}

type RowProps<Kind> = { one: Kind; client: FamilyClient; now: string }
const firstWord = (name: string) => name.split(' ')[0]

function ChangedVisit({ one: { at, visit }, client, now }: RowProps<Extract<News, { visit: Visit }>>) {
  return (
    <Row
      href={familyHref(client.uuid, 'zorgmomenten')}
      at={sayAt(at, now)}
      face={
        visit.assignee && !visit.before ? (
          <WorkerAvatar profile={visit.assignee.profile} size={44} />
        ) : (
          <span className={classes.sign}>
            <ClockIcon size={24} />
          </span>
        )
      }
    >
      {sayVisit(visit, now)}
    </Row>
  )
}

function OpenVisits({ one: { at, open }, client, now }: RowProps<Extract<News, { open: number }>>) {
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
      Voor {open} bezoeken zoeken wij nog iemand
    </Row>
  )
}

function NewReport({ one: { at, report }, client, now }: RowProps<Extract<News, { report: Report }>>) {
  return (
    <Row href={familyHref(client.uuid, 'rapportage')} at={sayAt(at, now)} face={<Avatar name={report.authorName} size={44} />}>
      {firstWord(report.authorName)} schreef een rapportage
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
    <AppLink href={href} className={classes.row}>
      {face}
      <span>
        <small className="figures">{at}</small>
        <span className="figures">{children}</span>
      </span>
      <ChevronRightIcon size={22} />
    </AppLink>
  )
}

/** What is new of a client since the family last looked: reports, other times, another person, messages. */
export function NewsList({ client, since, now }: { client: FamilyClient; since: string | undefined; now: string }) {
  const ofClient = { 'client.uuid': client.uuid, itemsPerPage: most }
  const enabled = since !== undefined
  const today = dateOf(now)
  const visits = useQuery({
    ...ask('GET /visits', { query: { ...ofClient, changedAfter: since ?? now, 'endDate[after]': today } }),
    enabled,
  })
  const reports = useQuery({
    ...ask('GET /client_reports', { query: { ...ofClient, 'createdAt[strictly_after]': since ?? now } }),
    enabled,
  })
  const talk = useQuery(ask('GET /conversations', { query: { uuid: client.uuid, unread: true } }))
  if (!since || !visits.data || !reports.data) return null
  const answers = (talk.data?.member ?? []).filter(({ lastIsOwn }) => !lastIsOwn)
  const news = newsOf({ visits: visits.data.member, reports: reports.data.member, answers }, now)
  const shown = news.slice(0, 5)
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>Nieuw {news.length > 0 && <span className={classes.count}>{news.length}</span>}</h2>
        <span className="figures">sinds {sayAt(since, now)}</span>
      </div>
      {news.length === 0 ? (
        <p className={classes.none}>Er is niets nieuws.</p>
      ) : (
        <ul className={classes.list}>
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
      {news.length > shown.length && <p className={classes.none}>En nog {news.length - shown.length} andere.</p>}
    </section>
  )
}
