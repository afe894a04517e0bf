import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { StarIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import { standingOf } from '#rules/time/family-day.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { reportHref } from '../-diary/diary.ts'
import { nameDay, sayDate } from '../-visits/days.ts'
import { QuietVisit } from '../-visits/visit-card.tsx'
import { didNotCome } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './agenda.module.css'

const ReviewDialog = late(() => import('#care/reviews/review-dialog.tsx'))

/** A visit in the agenda: its outcome, the approved hours, its report, and the family's review. */
export function AgendaVisit({ visit, now }: { visit: Visit; now: string }) {
  const { insteadOf, search, worked, reports, rating, reviewUntil, client } = visit
  const standing = standingOf(visit, now)
  const [reviewing, setReviewing] = useState(false)
  const ofVisit = <span className="unseen">, {sayVisit(visit)}</span>
  return (
    <QuietVisit visit={visit} now={now}>
      {insteadOf && standing === 'sought' && (
        <span className="soft">{insteadOf.firstName} kan niet. Wij zoeken iemand anders.</span>
      )}
      {insteadOf && !(standing === 'sought' || standing === 'off' || didNotCome(standing)) && (
        <span className="soft">in plaats van {insteadOf.firstName}</span>
      )}
      {search && standing === 'sought' && (
        <span className="soft figures">
          Wij zoeken sinds {nameDay(dateOf(search.since), dateOf(now))}. {sayWilling(search.reacted)}
        </span>
      )}
      {worked && worked.breakMinutes > 0 && <span className="soft figures">Met een pauze van {worked.breakMinutes} minuten</span>}
      {typeof rating === 'number' && (
        <span className="inline-row gap-6">
          <StarIcon size={20} />
          Uw mening: {rating} van 5
        </span>
      )}
      {(reports.length > 0 || reviewUntil) && (
        <span className={`wrap-row ${classes.acts}`}>
          {reports.length > 0 && <AppLink href={reportHref(client.uuid, visit.uuid)}>Lees de rapportage{ofVisit}</AppLink>}
          {reviewUntil && (
            <OwnNameOnly>
              <Button variant="default" onClick={() => setReviewing(true)}>
                Geef uw mening{ofVisit}
              </Button>
            </OwnNameOnly>
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
const sayVisit = ({ assignee, startDate }: Visit): string =>
  [assignee?.profile.firstName, sayDate(dateOf(startDate)), formatTime(startDate)].filter(Boolean).join(', ')
const sayWilling = (count: number): string => {
  if (count === 0) return 'Wij wachten op een antwoord.'
  return count === 1 ? 'Iemand wil komen.' : `${count} zorgverleners willen komen.`
}
