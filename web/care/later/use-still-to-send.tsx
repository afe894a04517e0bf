import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWaiting } from '../../client/outbox/use-waiting.ts'
import { logout } from '../../client/session.ts'
import type { Waits } from '../../components/offline-line.tsx'

const StillToSend = lazy(() => import('./still-to-send.tsx'))
const LogOutFirst = lazy(() => import('./log-out-first.tsx'))

/** What the frame of an audience says of what is still to be sent: how much, and the list; logging out asks while there is some. */
export function useStillToSend(): { waits: Waits | undefined; logOut: () => void; layer: ReactNode } {
  const entries = useWaiting()
  const [opened, open] = useState<'list' | 'leaving'>()
  const asks = entries.filter(({ status }) => status === 'asks').length
  const close = () => open(undefined)
  return {
    waits: entries.length > 0 ? { count: entries.length, asks, open: () => open('list') } : undefined,
    logOut: () => (entries.length > 0 ? open('leaving') : void logout()),
    layer: (
      <Suspense>
        {opened === 'list' && <StillToSend onClose={close} />}
        {opened === 'leaving' && <LogOutFirst onList={() => open('list')} onClose={close} />}
      </Suspense>
    ),
  }
}
