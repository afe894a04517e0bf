import { useEffect } from 'react'
import type { Entry } from '#client/outbox/entry.ts'
import { useEvent } from '#components/hooks/use-event.ts'
import { closeToast, toastDone } from '#components/layers/toast.ts'

/** Shows the last decision while it can be undone, with its undo. The newest of `held` goes first. */
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

/** The message when it is too late to undo. */
export const tooLateToUndo = 'Er is niets meer om ongedaan te maken: wat je besloot, is al verstuurd.'
