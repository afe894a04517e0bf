import { phaseOf } from '../-visits/said.ts'
import { QuietVisit, VisitCard } from '../-visits/visit-card.tsx'
import type { Visit } from '../-visits/visits.ts'
import classes from './home.module.css'

export const isAhead = ({ state }: Visit): boolean => state === 'coming' || state === 'sought'

/** The visits of today: who is missing, who is there now or comes, then who has been or does not come. */
export function VisitsOfDay({ visits, now }: { visits: readonly Visit[]; now: string }) {
  const ahead = visits.filter(visit => isAhead(visit) && phaseOf(visit, now) !== 'been')
  const missing = ahead.filter(({ state }) => state === 'sought')
  const rest = visits.filter(visit => !ahead.includes(visit))
  return (
    <section className={classes.stack} aria-label="Vandaag">
      {[...missing, ...ahead.filter(visit => !missing.includes(visit))].map(visit => (
        <VisitCard key={visit.uuid} visit={visit} now={now} />
      ))}
      {ahead.length === 0 && <p className={classes.none}>{sayNone(rest.length > 0)}</p>}
      {rest.length > 0 && (
        <div className={classes.card}>
          {rest.map(visit => (
            <QuietVisit key={visit.uuid} visit={visit} now={now} />
          ))}
        </div>
      )}
    </section>
  )
}
const sayNone = (came: boolean): string => (came ? 'Vandaag komt er niemand meer.' : 'Vandaag komt er niemand.')
