import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import KnownWorker from '../reviews/known-worker.tsx'
import { WorkerFigures } from '../reviews/worker-figures.tsx'
import { PublicProfile } from './public-profile.tsx'

type Props = { worker: string; name: string /** The assignment that they reacted to. */; moment: string; onClose: () => void }

/** The profile of a care worker who reacted, with known figures. */
export default function ProfileDialog({ worker, name, moment, onClose }: Props) {
  const query = useQuery(queryOf('GET /care_workers/{uuid}', { uuid: worker }))
  return (
    <Dialog title={`Profiel van ${name}`} onClose={onClose}>
      <QueryState query={query} height={220}>
        {({ profile, aggregatedReviewRating }) => (
          <div className="stack gap-12">
            <PublicProfile profile={profile} rating={aggregatedReviewRating} />
            <h3 className="above-8">Tot nu toe</h3>
            <KnownWorker moment={moment} careWorker={worker} judgedBelow />
            <h3 className="above-8">Beoordelingen</h3>
            <WorkerFigures worker={worker} />
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}
