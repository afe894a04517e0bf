import { useQuery } from '@tanstack/react-query'
import { dateOf } from '#care/moment/moment.ts'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { addDays } from '#rules/time/amsterdam.ts'
import { familyDay, isAhead } from '#rules/time/family-day.ts'
import { type FamilyClient, familyHref } from '../-parts/clients.ts'
import { nameDay, sayDate } from '../-visits/days.ts'
import { staysOf } from '../-visits/stays.tsx'
import { QuietVisit, VisitCard } from '../-visits/visit-card.tsx'
import { nextQuery, type Visit } from '../-visits/visits.ts'
import classes from './home.module.css'
import { VisitsOfDay } from './visits-of-day.tsx'

/** The day in the header: its name, and the strip with everyone who comes. */
export function DayOnField({
  client,
  visits,
  now,
  named,
  level = 1,
}: {
  client: FamilyClient
  visits: readonly Visit[]
  now: string
  named: boolean
  level?: 1 | 2
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={`gap-10 ${classes.day}`}>
      <div className={`spread baseline ${classes.dayHead}`}>
        <Heading>
          Vandaag<span className={named ? undefined : 'unseen'}> bij {client.firstName}</span>
        </Heading>
        <p>{sayDate(dateOf(now))}</p>
      </div>
      <DayStrip day={now} stays={staysOf(visits, dateOf(now), now)} now={now} />
    </div>
  )
}

type Props = { client: FamilyClient; visits: readonly Visit[]; now: string; readUntil: string | undefined }

/** Who is missing, who is there now, who is next, who has been; then tomorrow. */
export function ClientDay({ client, visits, now, readUntil }: Props) {
  const tomorrow = addDays(dateOf(now), 1)
  const later = familyDay(visits, tomorrow, { now, readUntil })
  return (
    <>
      <VisitsOfDay {...{ visits, now, readUntil }} />
      <section className="stack gap-12 in-order above-16">
        <div className={`spread baseline ${classes.head}`}>
          <h2>Morgen</h2>
          <span>{sayDate(tomorrow)}</span>
        </div>
        {later.length > 0 ? (
          <div className="card lined">
            {later.map(({ visit }) => (
              <QuietVisit key={visit.uuid} visit={visit} now={now} />
            ))}
          </div>
        ) : (
          <NextVisit client={client} now={now} after={tomorrow} />
        )}
        <AppLink href={familyHref(client.uuid, 'zorgmomenten')} className={`inline-row to-start strong ${classes.more}`}>
          Bekijk de agenda<span className="unseen"> van {client.firstName}</span>
        </AppLink>
      </section>
    </>
  )
}
/** When nobody comes tomorrow: who comes after that. */
function NextVisit({ client, now, after }: { client: FamilyClient; now: string; after: string }) {
  const { data, isLoading } = useQuery(nextQuery(client.uuid, after))
  const next = data?.member.find(visit => isAhead(visit, now))
  if (isLoading) return <Skeleton height={180} radius="lg" data-guess />
  if (!next)
    return <Empty drawing="tea" title="Er staat nog geen bezoek gepland" text="Verwacht u wel iemand? Bel of schrijf ons." />
  return (
    <>
      <p className={classes.none}>Morgen komt er geen bezoek. Het volgende bezoek:</p>
      <VisitCard visit={next} now={now} day={nameDay(dateOf(next.startDate), dateOf(now), 'long')} />
    </>
  )
}
