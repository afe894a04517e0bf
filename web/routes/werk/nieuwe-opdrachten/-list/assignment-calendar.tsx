import { formatDate, formatKm, formatMoney, formatPeriod, formatTimes, weekDates } from '../../../../../rules/format-nl.ts'
import { addDays, weekOf } from '../../../../care/amsterdam-time.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { dateOf } from '../../../../care/moment/moment.ts'
import { factsOf, type Publication } from '../../../../care/moment/publication.ts'
import { now } from '../../../../care/now.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { ListState } from '../../../../components/list-state.tsx'
import { PeriodNav } from '../../../../components/period-nav.tsx'
import classes from './assignment-calendar.module.css'
import type { AssignmentQuery } from './assignment-list.tsx'

type Props = { list: AssignmentQuery; week: string; onWeek: (week: string) => void }

function Entry({ publication }: { publication: Publication }) {
  const { href, startDate, endDate, timeScope, title, city, distanceKm, hourlyRateCents, bonusCents } = factsOf(publication)
  return (
    <li className={classes.entry}>
      <AppLink href={href} className={classes.link}>
        <span className={`${classes.times} figures`}>{timeScope === 'period' ? 'Periode' : formatTimes(startDate, endDate)}</span>
        {timeScope === 'moment' && <DayBar startDate={startDate} endDate={endDate} size="row" />}
        <span>{title}</span>
        <span className={classes.soft}>
          {city}
          {distanceKm !== undefined && `, ${formatKm(distanceKm)}`}
        </span>
        <span className={`${classes.soft} figures`}>
          {formatMoney(hourlyRateCents)} per uur{bonusCents > 0 && ', met bonus'}
        </span>
      </AppLink>
    </li>
  )
}

/** The assignments of a week, day by day. */
export default function AssignmentCalendar({ list, week, onWeek }: Props) {
  const { monday } = weekDates(week)
  const today = dateOf(now())
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
  return (
    <section aria-label={`Opdrachten in ${formatPeriod(week)}`} className={classes.calendar}>
      <PeriodNav
        unit="week"
        heading
        name={formatPeriod(week)}
        before={monday <= today ? null : () => onWeek(weekOf(addDays(monday, -7)))}
        after={() => onWeek(weekOf(addDays(monday, 7)))}
        present={{ label: 'Deze week', to: week === weekOf(today) ? null : () => onWeek(weekOf(today)) }}
      />
      <ListState query={list} rowHeight={96} rows={7} isEmpty={() => false} empty={null}>
        {({ member, totalItems }) => (
          <>
            {totalItems > member.length && (
              <p className={classes.soft}>
                Je ziet de eerste {member.length} van deze week. Kies een filter om de rest te vinden.
              </p>
            )}
            <div className={classes.days}>
              {days.map(day => (
                <Day key={day} day={day} today={today} found={member.filter(one => dateOf(one.careMoment.startDate) === day)} />
              ))}
            </div>
          </>
        )}
      </ListState>
    </section>
  )
}

function Day({ day, today, found }: { day: string; today: string; found: Publication[] }) {
  return (
    <section className={classes.day} data-past={day < today || undefined} data-empty={found.length === 0 || undefined}>
      <h3 className="figures">
        {formatDate(day).slice(0, -5)}
        {day === today && <span className={classes.today}>vandaag</span>}
      </h3>
      {found.length === 0 ? (
        <p className={classes.soft}>Geen opdrachten</p>
      ) : (
        <ul className={classes.entries}>
          {found.map(publication => (
            <Entry key={publication.uuid} publication={publication} />
          ))}
        </ul>
      )}
    </section>
  )
}
