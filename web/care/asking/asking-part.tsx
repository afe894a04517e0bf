import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Failed } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { noIsNotCounted } from '#words/invitations-nl.ts'
import { Acts } from '../action/action-button.tsx'
import type { Moment } from '../moment/care-moment.ts'
import { Featured } from '../parts/featured.tsx'
import { Part } from '../parts/part.tsx'
import { AskedList } from './asked-list.tsx'

const AskDialog = late(() => import('./ask-dialog.tsx'))

type Props = {
  moment: Moment
  now: string
  /** Opens the choice of people: with somebody by their uuid, or with nobody yet. */
  opens?: string | true | undefined
  onOpened?: () => void
}

/** Who is asked by name for an open assignment, their status, and a button to ask more people. */
export default function AskingPart({ moment, now, opens, onOpened }: Props) {
  const isOn = useFeature('asking_by_name')
  const [asking, setAsking] = useState(opens !== undefined)
  const query = useQuery({
    ...queryOf('GET /care_moment_invitations', {
      query: { 'careMoment.uuid': moment.uuid, 'order[position]': 'asc', itemsPerPage: 100 },
    }),
    refetchInterval: refetchMs,
  })
  const asked = query.data?.member ?? []
  if (!moment.allowedActions.includes('assign')) return null
  // The people asked remain visible; whoever came to ask someone reads that the feature is off.
  if (!isOn && !asking && asked.length === 0) return null
  return (
    <Part title="Op naam vragen">
      {query.isError && !query.data && <Failed error={query.error} onRetry={query.refetch} />}
      {asked.length > 0 ? (
        <AskedList asked={asked} now={now} />
      ) : (
        isOn && (
          <p>
            Vraag mensen die je kent of ze kunnen komen, om de beurt of allemaal tegelijk. Wie ja zegt, staat meteen ingepland.
          </p>
        )
      )}
      <p className="soft small">{noIsNotCounted}</p>
      <Featured feature="asking_by_name">
        <Acts>
          <Button variant="default" onClick={() => setAsking(true)}>
            {asked.length > 0 ? 'Vraag nog iemand' : 'Vraag iemand'}
          </Button>
        </Acts>
        {asking && (
          <AskDialog
            moment={moment}
            now={now}
            first={typeof opens === 'string' ? opens : undefined}
            onClose={() => {
              setAsking(false)
              onOpened?.()
            }}
          />
        )}
      </Featured>
    </Part>
  )
}
