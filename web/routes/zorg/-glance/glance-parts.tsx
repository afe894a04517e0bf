import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { relationsQuery } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { PhoneIcon } from '#components/marks/icons.tsx'
import { type Query, QueryState } from '#components/page/query-state.tsx'
import type { Address } from '#contract/addresses.ts'
import { formatPhone, formatTime } from '#rules/time/format-nl.ts'
import { relationWords } from '#words/client-nl.ts'
import { familyHref } from '../-parts/clients.ts'
import { facesQuery, sayTimes } from '../-team/faces.ts'
import { nameDay, sayDate } from '../-visits/days.ts'
import { staysOf } from '../-visits/stays.tsx'
import { sayWho } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './glance.module.css'

/** A section of the overview, with a link to all of it. */
function Part<T>({
  title,
  more,
  query,
  children,
}: {
  title: string
  more: { href: Address; label: string }
  query: Query<T>
  children: (data: T) => ReactNode
}) {
  return (
    <section className="stack gap-12">
      <h2>{title}</h2>
      <QueryState query={query} height={120}>
        {children}
      </QueryState>
      <AppLink href={more.href} className={`inline-row to-start strong ${classes.more}`}>
        {more.label}
      </AppLink>
    </section>
  )
}

type OfClient = { client: string; now: string }

/** The next seven days, each as a strip with who comes. */
export function WeekStrip({
  client,
  now,
  days,
  query,
}: OfClient & { days: readonly string[]; query: Query<{ member: Visit[] }> }) {
  const today = dateOf(now)
  return (
    <Part title="De komende 7 dagen" more={{ href: familyHref(client, 'zorgmomenten'), label: 'Bekijk de agenda' }} query={query}>
      {({ member }) => (
        <ul className={`card stack gap-8 pad-16 ${classes.week}`}>
          {days.map(day => {
            const ofDay = member.filter(({ startDate, state }) => dateOf(startDate) === day && state !== 'off')
            return (
              <li key={day} data-today={day === today || undefined}>
                <span>{day === today ? 'vandaag' : sayDate(day).split(' ')[0]}</span>
                <DayStrip look="head" day={`${day}T12:00:00Z`} stays={staysOf(ofDay, day, now)} now={now} />
                <span className={`soft small ${classes.who}`}>{sayWho(ofDay, now)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Part>
  )
}
/** The last report. */
export function LastReport({ client, now }: OfClient) {
  const query = useQuery(queryOf('GET /client_reports', { query: { 'client.uuid': client, itemsPerPage: 1 } }))
  return (
    <Part title="Laatste rapportage" more={{ href: familyHref(client, 'rapportage'), label: 'Lees alles' }} query={query}>
      {({ member: [report] }) =>
        report ? (
          <div className="card stack gap-8 pad-16">
            <p className="soft figures">
              {report.authorName.split(' ')[0]}, {nameDay(dateOf(report.createdAt), dateOf(now))} {formatTime(report.createdAt)}
            </p>
            <p className={`clipped ${classes.report}`} data-written>
              {report.text}
            </p>
          </div>
        ) : (
          <p className="soft">Er is nog niets geschreven.</p>
        )
      }
    </Part>
  )
}

/** The avatars of the people who come most. */
export function TeamFaces({ client }: { client: string }) {
  const query = useQuery(facesQuery(client))
  return (
    <Part title="Zorgteam" more={{ href: familyHref(client, 'zorgteam'), label: 'Bekijk het zorgteam' }} query={query}>
      {({ faces }) =>
        faces.length > 0 ? (
          <ul className={`grid gap-12 ${classes.faces}`}>
            {faces.slice(0, 4).map(face => (
              <li key={face.uuid}>
                <WorkerAvatar profile={face} size={64} />
                <strong>{face.firstName}</strong>
                <span className="figures">{sayTimes(face.times)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft">Er is nog geen vast team.</p>
        )
      }
    </Part>
  )
}

/** The contact that care workers call first. */
export function FirstContact({ client }: { client: string }) {
  const query = useQuery(relationsQuery(client))
  return (
    <Part
      title="Wie bellen wij als eerste?"
      more={{ href: familyHref(client, 'contactpersonen'), label: 'Bekijk alle contactpersonen' }}
      query={query}
    >
      {({ member }) => {
        const first = member.find(({ isFirstContact }) => isFirstContact)
        if (!first) return <p className="soft">Dat weten wij nog niet.</p>
        return (
          <div className="card stack gap-8 pad-16">
            <p>
              <strong>{nameOf(first)}</strong>
              <span className="soft"> {relationWords[first.kind]}</span>
            </p>
            {first.phone && (
              <a className={`inline-row to-start gap-10 strong ${classes.call}`} href={phoneHref(first.phone)}>
                <PhoneIcon size={20} />
                <span className="figures">{formatPhone(first.phone)}</span>
              </a>
            )}
          </div>
        )
      }}
    </Part>
  )
}
