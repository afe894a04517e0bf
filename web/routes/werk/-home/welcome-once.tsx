import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { late } from '#components/page/suspense.tsx'

const Welcome = late(() => import('./welcome.tsx'))

/**
 * Shows the introduction to new people, over whichever screen they arrive at, which is there when they close it. Not while
 * impersonating.
 */
export function WelcomeOnce({ me }: { me: string }) {
  const { data } = useQuery({
    ...ask('GET /care_workers/{uuid}', { uuid: me }),
    enabled: ({ state }) => !state.data?.introductionCompletedAt, // once completed it stays so
  })
  const [welcomed, setWelcomed] = useState(false)
  const isOwn = !useSession()?.impersonated
  const isNew = isOwn && data !== undefined && !data.introductionCompletedAt && !welcomed
  return isNew && <Welcome me={me} firstName={data.profile.firstName} onClose={() => setWelcomed(true)} />
}
