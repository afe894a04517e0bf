import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { daysLater } from '#care/amsterdam-time.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { Part } from '#care/parts/part.tsx'
import { writerWords } from '#care/reviews/review-list.tsx'
import { ReviewText } from '#care/reviews/review-text.tsx'
import classes from '#care/reviews/reviews.module.css'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { reviewDays } from '#contract/events/shown-numbers.ts'

const ReviewDialog = late(() => import('#care/reviews/review-dialog.tsx'))

/** The reviews of an approved shift by both parties and the family, and the form for the organization's own. */
export default function ReviewsPart({ moment, now }: { moment: Moment; now: string }) {
  const of = { query: { 'careMoment.uuid': moment.uuid } }
  const ofWorker = useQuery(queryOf('GET /care_worker_reviews', of))
  const ofUs = useQuery(queryOf('GET /organization_reviews', of))
  const [reviewing, setReviewing] = useState(false)
  const name = moment.assignee?.profile.firstName ?? ''
  const mayStill = now < daysLater(moment.endDate, reviewDays)
  const data = ofWorker.data && ofUs.data && { ofWorker: ofWorker.data.member, ofUs: ofUs.data.member }
  const refetch = () => Promise.all([ofWorker.refetch(), ofUs.refetch()])
  return (
    <Part title="Beoordelingen">
      <QueryState
        query={{ data, error: ofWorker.error ?? ofUs.error, refetch }}
        height={120}
        title="De beoordelingen konden niet worden geladen."
      >
        {said => (
          <>
            {said.ofWorker.map(({ uuid, rating, writtenBy, ...rest }) => (
              <div key={uuid} className={`stack gap-12 breaks ${classes.said}`}>
                <h3 className="figures">
                  {name}: {rating} van 5, {writerWords[writtenBy]}
                </h3>
                <ReviewText {...rest} />
              </div>
            ))}
            {said.ofUs.map(({ uuid, rating, ...rest }) => (
              <div key={uuid} className={`stack gap-12 breaks ${classes.said}`}>
                <h3 className="figures">
                  Jullie: {rating} van 5, door {name}
                </h3>
                <ReviewText {...rest} />
              </div>
            ))}
            {said.ofWorker.length + said.ofUs.length === 0 && <p className="soft">Er is nog niets over deze dienst gezegd.</p>}
            {mayStill && !said.ofWorker.some(({ writtenBy }) => writtenBy === 'organization') && (
              <div>
                <OwnNameOnly>
                  <Button variant="default" aria-haspopup="dialog" onClick={() => setReviewing(true)}>
                    {name} beoordelen
                  </Button>
                </OwnNameOnly>
              </div>
            )}
          </>
        )}
      </QueryState>
      {reviewing && <ReviewDialog by="organization" moment={moment.uuid} name={name} onClose={() => setReviewing(false)} />}
    </Part>
  )
}
