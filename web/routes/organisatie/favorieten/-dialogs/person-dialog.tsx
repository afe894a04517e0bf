import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '#care/moment/care-moment.ts'
import { FavoriteButton } from '#care/profile/favorite-button.tsx'
import { PublicProfile } from '#care/profile/public-profile.tsx'
import { ReviewList } from '#care/reviews/review-list.tsx'
import { WorkerFigures } from '#care/reviews/worker-figures.tsx'
import { ask } from '#client/cache.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { ComesNext } from './comes-next.tsx'
import classes from './people-list.module.css'

const InviteDialog = late(() => import('./invite-dialog.tsx'))

/** A care worker's profile, with the requests that can be made to them. */
export default function PersonDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const query = useQuery(ask('GET /care_workers/{uuid}', { uuid }))
  const favorites = useQuery(ask('GET /favorite_care_workers', { query: { 'careWorker.uuid': uuid } }))
  const { data } = query
  const proposes = useFeature('contract_proposals')
  const asks = useFeature('asking_by_name')
  const [invites, setInvites] = useState(false)
  if (data && invites) return <InviteDialog careWorker={data} onClose={() => setInvites(false)} />
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
            <div className={`wrap-row gap-8 ${classes.acts}`}>
              {favorites.data && (
                <FavoriteButton careWorker={careWorker} name={name} favorite={favorites.data.member.length > 0} />
              )}
              {proposes && (
                <Button variant="subtle" href={`/organisatie/contract-voorstellen?nieuw=${uuid}`}>
                  Contract voorstellen
                </Button>
              )}
              {asks && (
                <Button variant="default" aria-haspopup="dialog" onClick={() => setInvites(true)}>
                  Uitnodigen
                </Button>
              )}
            </div>
            <ComesNext worker={uuid} />
            <section className={`stack gap-12 ${classes.reviews}`} aria-label="Beoordelingen">
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
