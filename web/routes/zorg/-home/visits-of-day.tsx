import { dateOf } from '#care/moment/moment.ts'
import { familyDay } from '#rules/time/family-day.ts'
import { nameNear, sayDate } from '../-visits/days.ts'
import { QuietVisit, VisitCard } from '../-visits/visit-card.tsx'
import { capital } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './home.module.css'

/** Today's visits: who is missing today or tomorrow, who is there now or comes, then past and cancelled ones. */
export function VisitsOfDay({
  visits,
  now,
  readUntil,
}: {
  visits: readonly Visit[]
  now: string
  readUntil: string | undefined
}) {
  const today = dateOf(now)
  const told = familyDay(visits, today, { now, readUntil })
  const loud = told.filter(({ isLoud }) => isLoud)
  const ahead = told.filter(
    ({ standing, isLoud }) => !isLoud && (standing === 'here' || standing === 'due' || standing === 'comes'),
  )
  const rest = told.filter(one => !loud.includes(one) && !ahead.includes(one))
  const dayOf = (visit: Visit) => {
    const day = dateOf(visit.startDate)
    if (day === today) return undefined
    const near = nameNear(day, today)
    return near ? `${capital(near)}, ${sayDate(day)}` : sayDate(day)
  }
  return (
    <div className="stack gap-12">
      <h2 className="unseen">Wie er komt</h2>
      {[...loud, ...ahead].map(({ visit }) => (
        <VisitCard key={visit.uuid} visit={visit} now={now} day={dayOf(visit)} />
      ))}
      {ahead.length === 0 && loud.length === 0 && <p className={classes.none}>{sayNone(rest.length > 0)}</p>}
      {rest.length > 0 && (
        <div className="card lined">
          {rest.map(({ visit }) => (
            <QuietVisit key={visit.uuid} visit={visit} now={now} />
          ))}
        </div>
      )}
    </div>
  )
}
const sayNone = (came: boolean): string => (came ? 'Vandaag komt er geen bezoek meer.' : 'Vandaag staat er geen bezoek gepland.')
