import { addDays, weekOf } from '#care/amsterdam-time.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { factsOf, type Publication } from '#care/moment/publication.ts'
import { now } from '#care/now.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { formatDate, formatKm, formatMoney } from '#rules/time/format-nl.ts'
import { holidayOn } from '#rules/time/holidays.ts'
import type { AssignmentQuery } from '../-list/assignment-list.tsx'
import classes from './assignment-calendar.module.css'

type Props = {
  list: AssignmentQuery /** The first of the seven days. */
  first: string
  onWeek: (week: string | undefined) => void
}

const withoutYear = (day: string) => formatDate(day).slice(0, -5)

function Entry({ publication }: { publication: Publication }) {
  const facts = factsOf(publication)
  const { href, startDate, endDate, timeScope, title, city, distanceKm, hourlyRateCents, bonusCents, partOf } = facts
  return (
    <li>
      <AppLink href={href} className={`grid gap-4 rounded sunken ink ${classes.link}`}>
        <span className="strong figures">{timeScope === 'period' ? 'Periode' : formatShiftTimes(facts)}</span>
        {timeScope === 'moment' && <DayBar startDate={startDate} endDate={endDate} size="row" />}
        <span>{title}</span>
        <span className="soft small">
          {city}
          {distanceKm !== undefined && `, ${formatKm(distanceKm)}`}
        </span>
        {partOf && <span className="soft small">{partOf}</span>}
        <span className="soft small figures">
          {formatMoney(hourlyRateCents)} per uur{bonusCents > 0 && ', met bonus'}
        </span>
      </AppLink>
    </li>
  )
}

/** The assignments of seven days from today on, day by day. */
export default function AssignmentCalendar({ list, first, onWeek }: Props) {
  const today = dateOf(now())
  const days = Array.from({ length: 7 }, (_, day) => addDays(first, day))
  const name = `${withoutYear(first)} t/m ${formatDate(addDays(first, 6))}`
  const earlier = addDays(first, -7)
  return (
    <section aria-label={`Opdrachten van ${name}`} className="grid gap-16">
      <PeriodNav
        unit="week"
        heading
        name={name}
        before={first <= today ? null : () => onWeek(earlier <= today ? undefined : weekOf(earlier))}
        after={() => onWeek(weekOf(addDays(first, 7)))}
        present={{ label: 'Vandaag', to: first <= today ? null : () => onWeek(undefined) }}
      />
      <QueryState query={list} height={96} rows={7}>
        {({ member, totalItems }) => (
          <>
            {totalItems > member.length && (
              <p className="soft small">
                Je ziet de eerste {member.length} van deze zeven dagen. Kies een filter om de rest te vinden.
              </p>
            )}
            <div className={`grid gap-8 ${classes.days}`}>
              {days.map(day => (
                <Day key={day} day={day} today={today} found={member.filter(one => dateOf(one.careMoment.startDate) === day)} />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </section>
  )
}

function Day({ day, today, found }: { day: string; today: string; found: Publication[] }) {
  return (
    <section className={`card ${classes.day}`} data-empty={found.length === 0 || undefined}>
      <h3 className="figures">
        {withoutYear(day)}
        {day === today && <span className="touch small">vandaag</span>}
        {holidayOn(day) && <span className="block attention small">{holidayOn(day)}</span>}
      </h3>
      {found.length === 0 ? (
        <p className="above-4 soft small">Geen opdrachten</p>
      ) : (
        <ul className="grid gap-8 above-8">
          {found.map(publication => (
            <Entry key={publication.uuid} publication={publication} />
          ))}
        </ul>
      )}
    </section>
  )
}
