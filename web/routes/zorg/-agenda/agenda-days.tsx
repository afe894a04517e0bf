import { dateOf } from '#care/moment/moment.ts'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { ChevronDownIcon } from '#components/marks/icons.tsx'
import { isLoud } from '#rules/time/family-day.ts'
import { nameNear, sayDate } from '../-visits/days.ts'
import { staysOf } from '../-visits/stays.tsx'
import type { Visit } from '../-visits/visits.ts'
import classes from './agenda.module.css'
import { AgendaVisit } from './agenda-visit.tsx'

type Props = {
  visits: readonly Visit[]
  now: string
  /** The days (YYYY-MM-DD) to show, even without visits; by default those with visits. */
  days?: readonly string[]
}

/** Visits by day, in the given order: each day with its name, its strip and everyone who comes. */
export function AgendaDays({ visits, now, days = [...new Set(visits.map(({ startDate }) => dateOf(startDate)))] }: Props) {
  const today = dateOf(now)
  return days.map(day => {
    const ofDay = visits.filter(({ startDate }) => dateOf(startDate) === day)
    const near = nameNear(day, today)
    return (
      <section
        key={day}
        className={`stack gap-8 ${classes.day}`}
        aria-label={sayDate(day)}
        data-today={day === today || undefined}
      >
        <div className={`stack middle gap-4-16 ${classes.head}`}>
          <h2>
            {sayDate(day)}
            {near && <span className={`round touch small ${classes.near}`}>{near}</span>}
          </h2>
          {ofDay.length > 0 && <DayStrip look="head" day={ofDay[0]!.startDate} stays={staysOf(ofDay, day, now)} now={now} />}
        </div>
        {ofDay.length === 0 ? (
          <p className="soft">{day < today ? 'Er was geen bezoek.' : 'Er komt geen bezoek.'}</p>
        ) : (
          <ul className={`card lined ${classes.card}`}>
            {ofDay.map(visit => (
              <li key={visit.uuid}>
                <AgendaVisit visit={visit} now={now} />
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  })
}

/** The days of this week: past ones are collapsed, unless somebody did not come, so that it starts today. */
export function ThisWeek({ visits, now, days }: Required<Props>) {
  const today = dateOf(now)
  const past = days.filter(day => day < today)
  const isMissed = visits.some(visit => dateOf(visit.startDate) < today && isLoud(visit, { now }))
  return (
    <>
      {past.length > 0 && (
        <details className={classes.past} open={isMissed}>
          <summary>
            Eerder deze week
            <ChevronDownIcon size={20} />
          </summary>
          <div className="stack gap-16">
            <AgendaDays visits={visits} now={now} days={past} />
          </div>
        </details>
      )}
      <AgendaDays visits={visits} now={now} days={days.filter(day => day >= today)} />
    </>
  )
}
