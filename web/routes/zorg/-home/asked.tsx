import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { relationsQuery } from '#care/client-file/client.ts'
import { dateOf } from '#care/moment/moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PhoneIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { type FamilyClient, familyHref } from '../-parts/clients.ts'
import { nameDay } from '../-visits/days.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './home.module.css'

const ReviewDialog = late(() => import('#care/reviews/review-dialog.tsx'))

/** What the family is asked to do: at most two things. */
export function Asked({ client, now }: { client: FamilyClient; now: string }) {
  const reviews = useQuery(queryOf('GET /visits', { query: { 'client.uuid': client.uuid, toReview: true, itemsPerPage: 5 } }))
  const relations = useQuery(relationsQuery(client.uuid))
  const [reviewed, setReviewed] = useState<Visit>()
  if (!reviews.data || !relations.data) return null
  const visit = reviews.data.member.at(-1)
  const hasFirst = relations.data.member.some(({ isFirstContact, phone }) => isFirstContact && phone)
  return (
    <section className="stack gap-12 above-16">
      <h2>Een vraag aan u</h2>
      <div className="stack gap-12">
        {visit?.assignee && (
          <div className={`with-start middle gap-12 pad-16 on-card ${classes.ask}`}>
            <WorkerAvatar profile={visit.assignee.profile} size={44} />
            <p>
              <strong>Hoe was het bezoek van {visit.assignee.profile.firstName}?</strong>
              <span className="figures">
                {nameDay(dateOf(visit.startDate), dateOf(now))} {formatTime(visit.startDate)}
              </span>
            </p>
            <OwnNameOnly>
              <Button size="lg" fullWidth onClick={() => setReviewed(visit)}>
                Geef uw mening<span className="unseen"> over {visit.assignee.profile.firstName}</span>
              </Button>
            </OwnNameOnly>
          </div>
        )}
        {!hasFirst && (
          <div className={`with-start middle gap-12 pad-16 on-card ${classes.ask}`}>
            <span className={classes.sign}>
              <PhoneIcon size={24} />
            </span>
            <p>
              <strong>Wie bellen wij als eerste?</strong>
              <span>Dat weten wij nog niet.</span>
            </p>
            <Button variant="default" size="lg" fullWidth href={familyHref(client.uuid, 'contactpersonen')}>
              Vul het in<span className="unseen"> voor {client.firstName}</span>
            </Button>
          </div>
        )}
        {!visit && hasFirst && <p className={classes.none}>U hoeft nu niets te doen.</p>}
      </div>
      {reviewed && (
        <ReviewDialog
          by="family"
          moment={reviewed.uuid}
          name={reviewed.assignee?.profile.firstName ?? ''}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </section>
  )
}
