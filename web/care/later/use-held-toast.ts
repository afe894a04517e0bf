import { useEffect } from 'react'
import type { Entry } from '../../client/outbox/entry.ts'
import { closeToast, toastDone } from '../../components/toast.ts'
import { useEvent } from '../../components/use-event.ts'

/** Says what was decided last for as long as it can be taken back, with the undo beside it. The newest of `held` goes first. */
export function useHeldToast(held: readonly Entry[], undo: (entry: Entry) => void): void {
  const [last, ...earlier] = held
  const takeBack = useEvent(undo)
  useEffect(() => {
    if (!last) return
    const about = [last.title, last.detail].filter(Boolean).join(': ')
    const before = earlier.length > 0 ? `, en daarvoor nog ${earlier.length}` : ''
    const id = toastDone(`${about}${before}.`, { act: () => takeBack(last) })
    return () => closeToast(id)
  }, [last?.id, takeBack])
}

/** What is said to who wants to take back what has been sent. */
export const tooLateToUndo = 'Er is niets meer om ongedaan te maken: wat je besloot, is al verstuurd.'
