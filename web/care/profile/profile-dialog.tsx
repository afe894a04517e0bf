import { useQuery } from '@tanstack/react-query'
import { ask } from '../../client/cache.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Failed } from '../../components/list-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PublicProfile } from './public-profile.tsx'

/** What a care worker says about themselves. */
export default function ProfileDialog({ worker, name, onClose }: { worker: string; name: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(ask('GET /care_workers/{uuid}', { uuid: worker }))
  return (
    <Dialog title={`Profiel van ${name}`} onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={220} />}
      {data && <PublicProfile profile={data.profile} rating={data.aggregatedReviewRating} />}
    </Dialog>
  )
}
