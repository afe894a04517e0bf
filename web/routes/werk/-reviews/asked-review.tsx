import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { daysLater } from '#care/amsterdam-time.ts'
import { formatWhen } from '#care/moment/moment.ts'
import { recentNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { late } from '#components/page/suspense.tsx'
import { reviewDays } from '#contract/events/shown-numbers.ts'
import { approvedHoursStatuses } from '#contract/status-groups.ts'
import { shiftToReview } from './to-review.ts'

const ReviewDialog = late(() => import('#care/reviews/review-dialog.tsx'))
/** After a review of an organization the worker is not asked about it again for this many days. */
const askedAgainDays = 90

/** Asks for a review of an organization this care worker has not reviewed recently; nothing when there is none. */
export default function AskedReview() {
  const me = useMe()
  const now = recentNow()
  const shifts = useQuery(
    queryOf('GET /care_workers/{uuid}/care_moments', {
      uuid: me,
      query: {
        status: approvedHoursStatuses,
        timeScope: 'moment',
        'endDate[after]': daysLater(now, -reviewDays),
        'order[startDate]': 'desc',
        itemsPerPage: 30,
      },
    }),
  )
  const said = useQuery(
    queryOf('GET /organization_reviews', { query: { 'createdAt[after]': daysLater(now, -askedAgainDays), itemsPerPage: 100 } }),
  )
  const [reviewing, setReviewing] = useState(false)
  const shift = shifts.data && said.data && shiftToReview(shifts.data.member, said.data.member)
  if (!shift) return null
  const { name } = shift.location.organization
  return (
    <Card title={`Hoe was je dienst bij ${name}?`}>
      <div className="stack start gap-8">
        <p className="figures">
          {shift.title}, {formatWhen(shift)}
        </p>
        <OwnNameOnly>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setReviewing(true)}>
            Geef je mening
          </Button>
        </OwnNameOnly>
      </div>
      {reviewing && <ReviewDialog by="worker" moment={shift.uuid} name={name} onClose={() => setReviewing(false)} />}
    </Card>
  )
}
