import type { Toast, Undo } from './toast-view.tsx'

const listeners = new Set<() => void>()
let needed = false

/** Whether there was ever a toast: only then does the root mount the place for toasts. */
export const toastsNeeded = (): boolean => needed
export const onToastsNeeded = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function say(toast: Toast): void {
  needed = true
  for (const listener of listeners) listener()
  void import('./toast-view.tsx').then(view => view.show(toast))
}

/** Says in one sentence what was done, with the undo beside it. */
export const toastDone = (sentence: string, undo?: Undo): void => say({ tone: 'done', sentence, undo })

/** Says in one sentence what went wrong and what to do. */
export const toastFailed = (sentence: string, again?: Undo): void => say({ tone: 'failed', sentence, undo: again })
