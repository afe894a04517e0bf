import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ask } from '../../../client/cache.ts'

const Welcome = lazy(() => import('./welcome.tsx'))

/** The introduction for who is new, over whatever screen they come in by. */
export function WelcomeOnce({ me }: { me: string }) {
  const { data } = useQuery({
    ...ask('GET /care_workers/{uuid}', { uuid: me }),
    enabled: ({ state }) => !state.data?.introductionCompletedAt, // nothing more to learn
  })
  const [welcomed, setWelcomed] = useState(false)
  const isNew = data !== undefined && !data.introductionCompletedAt && !welcomed
  return <Suspense>{isNew && <Welcome me={me} firstName={data.profile.firstName} onClose={() => setWelcomed(true)} />}</Suspense>
}
