import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { daysLater } from '#care/amsterdam-time.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { useNow } from '#care/now.ts'
import { ReviewText } from '#care/reviews/review-text.tsx'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { reviewDays } from '#contract/events/shown-numbers.ts'

const ReviewDialog = late(() => import('#care/reviews/review-dialog.tsx'))

/** A care worker's review of an approved shift, or the question for one. */
export default function ShiftReview({ shift }: { shift: Moment }) {
  const now = useNow()
  const query = useQuery(queryOf('GET /organization_reviews', { query: { 'careMoment.uuid': shift.uuid } }))
  const [reviewing, setReviewing] = useState(false)
  const { name } = shift.location.organization
  const mayStill = now < daysLater(shift.endDate, reviewDays)
  return (
    <QueryState query={query} height={76} title="Je mening over deze dienst kon niet worden geladen.">
      {({ member: [said] }) =>
        said ? (
          <section className="stack start gap-8" aria-label="Je mening">
            <p className="figures">
              <strong>Je mening: {said.rating} van 5</strong>
            </p>
            <ReviewText tags={said.tags} text={said.text} />
          </section>
        ) : (
          mayStill && (
            <section className="stack start gap-8" aria-label="Je mening">
              <p>Hoe was je dienst bij {name}?</p>
              <OwnNameOnly>
                <Button variant="default" aria-haspopup="dialog" onClick={() => setReviewing(true)}>
                  Geef je mening
                </Button>
              </OwnNameOnly>
              {reviewing && <ReviewDialog by="worker" moment={shift.uuid} name={name} onClose={() => setReviewing(false)} />}
            </section>
          )
        )
      }
    </QueryState>
  )
}
