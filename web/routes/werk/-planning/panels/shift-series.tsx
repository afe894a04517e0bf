import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#care/moment/care-moment.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { HolidayMark } from '#care/moment/holiday/holiday-mark.tsx'
import { assignmentHref } from '#care/moment/publication.ts'
import { sayOpen, saySeries } from '#care/moment/series.ts'
import { recentNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { uuidOf } from '#contract/language.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { counted } from '#rules/time/format-nl.ts'

/** The series of a shift, and how many of its dates are still open. */
export function ShiftSeries({ shift: { recurringCareMoment, publication = '' } }: { shift: Moment }) {
  const uuid = uuidOf(publication)
  const asked = useQuery({
    ...queryOf('GET /care_moment_publications/{uuid}', { uuid }),
    enabled: recurringCareMoment !== undefined && publication !== '',
  })
  const series = asked.data?.series
  if (!series) return null
  return (
    <section>
      <h3>Reeks</h3>
      <p>
        Datum {series.number} van {series.count}: {saySeries(series)}.
      </p>
      {series.open > 0 && (
        <p className="above-8">
          <AppLink href={assignmentHref(uuid, 'reageren')}>Nog {sayOpen(series)}</AppLink>
        </p>
      )}
    </section>
  )
}

/** The shifts of a period that are still to come. */
export function PeriodShifts({ period }: { period: Moment }) {
  const asked = useQuery(
    queryOf('GET /care_workers/{uuid}/care_moments', {
      uuid: useMe(),
      query: { 'carePeriod.uuid': period.uuid, 'endDate[after]': recentNow(), 'order[startDate]': 'asc', itemsPerPage: 20 },
    }),
  )
  if (!asked.data) return null
  const { member, totalItems } = asked.data
  return (
    <section>
      <h3>Diensten die nog komen</h3>
      {member.length === 0 && <p>Er staat nog geen dienst in deze periode gepland.</p>}
      <ul className="grid gap-10">
        {member.map(({ uuid, startDate, endDate, ...shift }) => (
          <li key={uuid}>
            <span className="figures">{formatShift({ ...shift, startDate, endDate })}</span>{' '}
            <HolidayMark {...{ startDate, endDate }} />
            <DayBar startDate={startDate} endDate={endDate} size="row" />
          </li>
        ))}
      </ul>
      {totalItems > member.length && (
        <p className="above-8">En nog {counted(totalItems - member.length, 'dienst', 'diensten')} daarna.</p>
      )}
    </section>
  )
}
