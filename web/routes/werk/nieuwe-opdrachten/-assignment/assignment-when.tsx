import { useQuery } from '@tanstack/react-query'
import { daysLater } from '#care/amsterdam-time.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { nameShift } from '#care/moment/day-bar-geometry.ts'
import { HolidayMark } from '#care/moment/holiday/holiday-mark.tsx'
import { plannedPayOf } from '#care/moment/hours/pay.ts'
import { dateOf, formatDates } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { busyStatuses } from '#contract/status-groups.ts'
import { formatShift, formatShiftTimes, sayBreak } from '#rules/time/broken-shift.ts'
import { counted, formatDateLong, formatHourCount, formatHours } from '#rules/time/format-nl.ts'
import classes from './assignment.module.css'
import type { Told } from './use-assignment.ts'

/** The worker's other shifts within a day of the assignment. */
const useNeighbours = (me: string, { uuid, startDate, endDate, timeScope }: Told['moment']) => {
  const around = useQuery({
    ...queryOf('GET /care_workers/{uuid}/care_moments', {
      uuid: me,
      query: {
        status: busyStatuses,
        timeScope: 'moment',
        'endDate[after]': daysLater(startDate, -1),
        'startDate[before]': daysLater(endDate, 1),
      },
    }),
    enabled: timeScope === 'moment',
  })
  return around.data?.member.filter(one => one.uuid !== uuid) ?? []
}

/** When it is: the day as a bar, the worker's other shifts around it, and the hours of a period. */
export function AssignmentWhen({ me, assignment: { moment, publication } }: { me: string; assignment: Told }) {
  const { startDate, endDate, breakMinutes, breakFrom } = moment
  const neighbours = useNeighbours(me, moment)
  if (moment.timeScope === 'period') return <Period assignment={{ moment, publication }} />
  const overlaps = neighbours.filter(one => one.startDate < endDate && startDate < one.endDate)
  return (
    <Card title="Wanneer">
      <p className={`wrap large ${classes.when}`}>
        <strong>{formatDateLong(dateOf(startDate))}</strong>
        <span className="figures">{formatShiftTimes(moment)}</span>
        <HolidayMark startDate={startDate} endDate={endDate} />
      </p>
      <div className={classes.bar}>
        <DayBar {...{ startDate, endDate, breakMinutes, breakFrom }} overlaps={overlaps} now={now()} size="detail" />
      </div>
      <Facts>
        <Fact label="Soort dienst">{nameShift(moment)}</Fact>
        <Fact label="Werktijd">{formatHours(plannedPayOf(publication.careMoment).minutes ?? 0)}</Fact>
        <Fact label="Pauze">{moment.breakMinutes > 0 ? `${sayBreak(moment)}, niet betaald` : 'Geen'}</Fact>
      </Facts>
      {neighbours.length > 0 && (
        <div className={classes.neighbours}>
          <h3>Je werkt ook</h3>
          <ul className="marked">
            {neighbours.map(one => (
              <li key={one.uuid} className="figures">
                {formatShift(one)}, {one.location.organization.name}
                {overlaps.includes(one) && <strong> (tegelijk)</strong>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

const shownShifts = 10

function Period({ assignment: { moment, publication } }: { assignment: Told }) {
  const { shifts } = publication
  return (
    <Card title="Wanneer">
      <p className={`wrap large ${classes.when}`}>
        <strong>{formatDates(moment)}</strong>
      </p>
      <Facts>
        <Fact label="Uren per week">{moment.hoursPerWeek && formatHourCount(moment.hoursPerWeek)}</Fact>
        {shifts && (
          <Fact label="Diensten">
            {shifts.length === 0
              ? 'De organisatie plant ze met je in.'
              : `${shifts.length} al bekend, de rest wordt met je gepland`}
          </Fact>
        )}
      </Facts>
      {shifts && shifts.length > 0 && (
        <div className={classes.neighbours}>
          <h3>Diensten die al bekend zijn</h3>
          <ul className={classes.known}>
            {shifts.slice(0, shownShifts).map(shift => (
              <li key={shift.startDate}>
                <span className="figures">{formatShift(shift)}</span> <HolidayMark {...shift} />
                <DayBar startDate={shift.startDate} endDate={shift.endDate} size="row" />
              </li>
            ))}
          </ul>
          {shifts.length > shownShifts && (
            <p className="above-12 soft small">En nog {counted(shifts.length - shownShifts, 'dienst', 'diensten')}.</p>
          )}
        </div>
      )}
    </Card>
  )
}
