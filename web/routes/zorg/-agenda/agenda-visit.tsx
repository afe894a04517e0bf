import { useState } from 'react'
import { formatTimes } from '../../../../rules/format-nl.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { Button } from '../../../components/button.tsx'
import { StarIcon } from '../../../components/icons.tsx'
import { late } from '../../../components/suspense.tsx'
import { familyHref } from '../-parts/clients.ts'
import { nameDay } from '../-visits/days.ts'
import { QuietVisit } from '../-visits/visit-card.tsx'
import type { Visit } from '../-visits/visits.ts'
import classes from './agenda.module.css'

const ReviewDialog = late(() => import('../../../care/reviews/review-dialog.tsx'))

/** One visit in the agenda: what became of it, the hours as they were approved, its report, and what the family thought of it. */
export function AgendaVisit({ visit, now }: { visit: Visit; now: string }) {
  const { state, insteadOf, search, worked, reports, rating, reviewUntil, client } = visit
  const [reviewing, setReviewing] = useState(false)
  const isOff = state === 'off' || state === 'missed'
  return (
    <QuietVisit visit={visit} now={now}>
      {insteadOf && !isOff && <span className={classes.note}>in plaats van {insteadOf.firstName}</span>}
      {search && (
        <span className={`${classes.note} figures`}>
          Wij zoeken sinds {nameDay(dateOf(search.since), dateOf(now))}. {sayWilling(search.reacted)}
        </span>
      )}
      {worked && (
        <span className={`${classes.note} figures`}>
          Gewerkt van {formatTimes(worked.startDate, worked.endDate)}
          {worked.breakMinutes > 0 && `, pauze ${worked.breakMinutes} minuten`}
        </span>
      )}
      {typeof rating === 'number' && (
        <span className={classes.rating}>
          <StarIcon size={20} />
          Uw mening: {rating} van 5
        </span>
      )}
      {(reports.length > 0 || reviewUntil) && (
        <span className={classes.acts}>
          {reports.length > 0 && <AppLink href={familyHref(client.uuid, 'rapportage')}>Lees de rapportage</AppLink>}
          {reviewUntil && (
            <Button variant="default" onClick={() => setReviewing(true)}>
              Geef uw mening
            </Button>
          )}
        </span>
      )}
      {reviewing && visit.assignee && (
        <ReviewDialog
          by="family"
          moment={visit.uuid}
          name={visit.assignee.profile.firstName}
          onClose={() => setReviewing(false)}
        />
      )}
    </QuietVisit>
  )
}
const sayWilling = (count: number): string => {
  if (count === 0) return 'Wij wachten op een antwoord.'
  return count === 1 ? '1 zorgverlener wil komen.' : `${count} zorgverleners willen komen.`
}
