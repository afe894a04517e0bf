/** `forMs`: how long it can be undone; the toast disappears with it. */
export type Undo = { label?: string; act: () => void; forMs?: number }
/** `since`: when it appeared, by the page's clock in milliseconds. */
export type Toast = { id: number; since: number; tone: 'done' | 'failed'; sentence: string; undo: Undo | undefined }

let made = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(to: readonly Toast[]): void {
  toasts = to
  for (const listener of listeners) listener()
}

/** The visible toast: one at most. */
export const shownToasts = (): readonly Toast[] => toasts
/** Calls back whenever they change; returns a function that stops it. */
export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Removes a toast. */
export const closeToast = (id: number): void => change(toasts.filter(toast => toast.id !== id))

// One at a time: a new toast replaces the old one, so that they never pile up over what is below.
const say = (toast: Omit<Toast, 'id' | 'since'>): number => {
  const id = ++made
  change([{ ...toast, id, since: performance.now() }])
  return id
}

/** Removes the toast of another screen, unless it has just appeared: an action may lead to the screen that shows its toast. */
export const leaveToasts = (): void => change(toasts.filter(({ since }) => performance.now() - since < 10_000))

/** Says in one sentence what was done, with an undo beside it; returns the id to remove it by. */
export const toastDone = (sentence: string, undo?: Undo): number => say({ tone: 'done', sentence, undo })

/** Says in one sentence what went wrong and what to do. */
export const toastFailed = (sentence: string, again?: Undo): number => say({ tone: 'failed', sentence, undo: again })
