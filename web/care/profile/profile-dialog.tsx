import { useQuery } from '@tanstack/react-query'
import { ask } from '../../client/cache.ts'
import { Dialog } from '../../components/dialog.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { PublicProfile } from './public-profile.tsx'

/** What a care worker says about themselves. */
export default function ProfileDialog({ worker, name, onClose }: { worker: string; name: string; onClose: () => void }) {
  const query = useQuery(ask('GET /care_workers/{uuid}', { uuid: worker }))
  return (
    <Dialog title={`Profiel van ${name}`} onClose={onClose}>
      <QueryState query={query} height={220}>
        {({ profile, aggregatedReviewRating }) => <PublicProfile profile={profile} rating={aggregatedReviewRating} />}
      </QueryState>
    </Dialog>
  )
}
