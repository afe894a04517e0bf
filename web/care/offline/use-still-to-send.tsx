import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isHeld } from '#client/outbox/entry.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { lookAgain, shownEntries, watchWaiting } from '#client/outbox/waiting.ts'
import { logout } from '#client/session.ts'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { useOnline } from '#components/hooks/use-online.ts'
import { HourglassIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'

const StillToSend = late(() => import('./still-to-send.tsx'))
const LogOutFirst = late(() => import('./log-out-first.tsx'))
const WaitsLine = late(() => import('./waits-line.tsx').then(part => ({ default: part.WaitsLine })))

interface StillToSendFrame {
  /** For the connection line. */
  line: ReactNode
  /** For the user menu. */
  items: PersonItem[]
  logOut: () => void
  /** The dialog over the screen. */
  layer: ReactNode
}

/** Sends the queue, and returns what an audience's frame shows of it; logging out asks first while it is not empty. */
export function useStillToSend(): StillToSendFrame {
  const client = useQueryClient()
  useEffect(() => watchWaiting(client), [client])
  // What can still be undone is shown on its own screen.
  const entries = useWaiting().filter(entry => !isHeld(entry, Date.now()))
  const online = useOnline()
  const [opened, open] = useState<'list' | 'leaving'>()
  const asks = entries.filter(({ status }) => status === 'asks').length
  const label = `Nog te versturen (${entries.length})${asks > 0 ? `, ${asks} met een vraag` : ''}`
  const some = entries.length > 0
  // With a connection it is sent within moments: only mention what stays.
  const stays = useDebouncedValue(some, 2_000)
  // The queue may not have been read yet.
  const leave = async () => {
    await lookAgain().catch(() => undefined)
    if (shownEntries().length === 0) return logout()
    open('leaving')
  }
  const [list, close] = [() => open('list'), () => open(undefined)]
  return {
    line: some && (stays || !online) && <WaitsLine label={label} onOpen={list} />,
    items: some ? [{ label, icon: HourglassIcon, open: list }] : [],
    logOut: () => void leave(),
    layer: (
      <>
        {opened === 'list' && <StillToSend onClose={close} />}
        {opened === 'leaving' && <LogOutFirst onList={list} onClose={close} />}
      </>
    ),
  }
}
