import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf, formatShortWhen } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { FavoriteButton } from '#care/profile/favorite-button.tsx'
import { PublicProfile } from '#care/profile/public-profile.tsx'
import WhoComes from '#care/reactions/who-comes.tsx'
import { ReviewList } from '#care/reviews/review-list.tsx'
import { WorkerFigures } from '#care/reviews/worker-figures.tsx'
import { queryOf } from '#client/cache.ts'
import { useFeature } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { boardStatuses } from '#contract/status-groups.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import classes from '../-list/favorite-list.module.css'

const InviteDialog = late(() => import('./invite-dialog.tsx'))

/** A care worker's profile, with the requests that can be made to them. */
export default function PersonDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const query = useQuery(queryOf('GET /care_workers/{uuid}', { uuid }))
  const favorites = useQuery(queryOf('GET /favorite_care_workers', { query: { 'careWorker.uuid': uuid } }))
  const { data } = query
  const canPropose = useFeature('contract_proposals')
  const canAsk = useFeature('asking_by_name')
  const [isInviting, setInviting] = useState(false)
  if (data && isInviting) return <InviteDialog careWorker={data} onClose={() => setInviting(false)} />
  const name = data ? nameOf(data.profile) : 'zorgverlener'
  return (
    <Dialog title={`Profiel van ${name}`} onClose={onClose}>
      <QueryState
        query={query}
        height={220}
        gone={
          <Empty title="Deze zorgverlener is er niet" text="Je vindt hier wie bij jullie werkte, reageerde of favoriet is." />
        }
      >
        {careWorker => (
          <>
            <PublicProfile profile={careWorker.profile} rating={careWorker.aggregatedReviewRating} />
            <div className={`wrap-row gap-8 above-16 ${classes.peopleActs}`}>
              {favorites.data && (
                <FavoriteButton careWorker={careWorker} name={name} favorite={favorites.data.member.length > 0} />
              )}
              {canPropose && (
                <Button variant="subtle" href={`/organisatie/contract-voorstellen?nieuw=${uuid}`}>
                  Contract voorstellen
                </Button>
              )}
              {careWorker.contractTypes?.includes('freelance') && (
                <Button variant="subtle" href={`/organisatie/tarieven?onderdeel=papieren&dossier=${uuid}`}>
                  DBA-dossier
                </Button>
              )}
              {canAsk && (
                <Button variant="default" aria-haspopup="dialog" onClick={() => setInviting(true)}>
                  Uitnodigen
                </Button>
              )}
            </div>
            <ComesNext worker={uuid} />
            <section className="stack gap-12 above-16" aria-label="Beoordelingen">
              <h3>Beoordelingen</h3>
              <WorkerFigures worker={uuid} />
              <ReviewList worker={uuid} />
            </section>
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

/** The assignment somebody comes for next, with the same contact options as on its page. */
function ComesNext({ worker }: { worker: string }) {
  const now = useNow()
  // Those of today: a few may be over already, and one that is not is wanted.
  const from = toInstant(dateOf(now), '00:00')
  const query = { 'assignee.uuid': worker, status: boardStatuses.assigned, timeScope: 'moment' as const, 'endDate[after]': from }
  const { data } = useQuery(queryOf('GET /care_moments', { query: { ...query, 'order[startDate]': 'asc', itemsPerPage: 5 } }))
  const listed = data?.member.find(({ endDate }) => endDate > now)
  const uuid = listed?.uuid ?? ''
  // A query key of its own: otherwise this assignment would be listed as recently opened (care/command/recent.ts).
  const queryKey = ['who comes next', uuid, listed?.version]
  const next = useQuery({ ...queryOf('GET /care_moments/{uuid}', { uuid }), queryKey, enabled: listed !== undefined }).data
  if (!next) return null
  return (
    <section className="stack gap-12 above-16" aria-label="Komt bij jullie">
      <h3>Komt bij jullie</h3>
      <p className="soft small">
        <AppLink href={momentHref(next.uuid)}>{formatShortWhen(next, now)}</AppLink>, {next.location.name}
      </p>
      <WhoComes moment={next} />
    </section>
  )
}
