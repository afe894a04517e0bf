import { useQuery } from '@tanstack/react-query'
import { assigneeName, type Moment } from '#care/moment/care-moment.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { Part } from '#care/parts/part.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import classes from './detail.module.css'

const SeriesActs = late(() => import('../-edit/series/series-acts.tsx'))

const shiftHref = (period: string): Address => `/organisatie/opdrachten/nieuw?periode=${period}`
const uuidIn = (iri: string) => iri.split('/').at(-1)!

/** The other moments of the series, or the period's shifts, with a button to add one. */
export function RelatedPart({ moment, now }: { moment: Moment; now: string }) {
  const { recurringCareMoment: series, timeScope, uuid } = moment
  const related = series ? { 'recurringCareMoment.uuid': uuidIn(series) } : { 'carePeriod.uuid': uuid }
  const query = useQuery({
    ...queryOf('GET /care_moments', { query: { ...related, 'order[startDate]': 'asc', pagination: false } }),
    enabled: series !== undefined || timeScope === 'period',
  })
  const moments = query.data?.member
  if (!moments) return null
  return (
    <Part title={series ? `Reeks van ${moments.length}` : `Opdrachten in deze periode (${moments.length})`}>
      {moments.length === 0 && <p>Er zijn nog geen opdrachten in deze periode.</p>}
      <ul hidden={moments.length === 0} className={`figures ${classes.related}`}>
        {moments.map(one => (
          <li key={one.uuid}>
            {one.uuid === uuid ? (
              <strong>{formatShortDate(one.startDate, now)} (deze)</strong>
            ) : (
              <AppLink href={momentHref(one.uuid)}>{formatShortDate(one.startDate, now)}</AppLink>
            )}
            <span className={`soft ${classes.times}`}>
              {[formatShiftTimes(one), assigneeName(one)].filter(Boolean).join(' · ')}
            </span>
            <CareMomentBadge status={one.status} />
          </li>
        ))}
      </ul>
      {series && <SeriesActs uuid={uuidIn(series)} moment={moment} />}
      {timeScope === 'period' && moment.endDate > now && moment.allowedActions.includes('period') && (
        <div>
          <Button variant="default" href={shiftHref(uuid)}>
            Opdracht toevoegen
          </Button>
        </div>
      )}
    </Part>
  )
}
