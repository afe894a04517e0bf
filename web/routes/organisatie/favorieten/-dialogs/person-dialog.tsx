import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { FavoriteButton } from '../../../../care/profile/favorite-button.tsx'
import { PublicProfile } from '../../../../care/profile/public-profile.tsx'
import { ask } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { Empty, Failed } from '../../../../components/list-state.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { Suspense } from '../../../../components/suspense.tsx'
import classes from './people-list.module.css'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

/** What a care worker says about themselves, and what one may ask of them. */
export default function PersonDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(ask('GET /care_workers/{uuid}', { uuid }))
  const favorites = useQuery(ask('GET /favorite_care_workers', { query: { 'careWorker.uuid': uuid } }))
  const [invites, setInvites] = useState(false)
  if (data && invites)
    return (
      <Suspense>
        <InviteDialog careWorker={data} onClose={() => setInvites(false)} />
      </Suspense>
    )
  const name = data ? nameOf(data.profile) : 'zorgverlener'
  return (
    <Dialog title={`Profiel van ${name}`} onClose={onClose}>
      {error?.status === 404 && (
        <Empty title="Deze zorgverlener is er niet" text="Je vindt hier wie bij jullie werkte, reageerde of favoriet is." />
      )}
      {error && error.status !== 404 && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={220} />}
      {data && (
        <>
          <PublicProfile profile={data.profile} rating={data.aggregatedReviewRating} />
          <div className={classes.acts}>
            {favorites.data && <FavoriteButton careWorker={data} name={name} favorite={favorites.data.member.length > 0} />}
            <Button variant="subtle" href={`/organisatie/contract-voorstellen?nieuw=${uuid}`}>
              Contract voorstellen
            </Button>
            <Button variant="default" aria-haspopup="dialog" onClick={() => setInvites(true)}>
              Uitnodigen
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
