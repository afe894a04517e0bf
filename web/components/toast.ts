/** `forMs`: for how long it can be done; then the sentence goes with it. */
export type Undo = { label?: string; act: () => void; forMs?: number }
/** `since`: when it was said, by the clock of the page in milliseconds. */
export type Toast = { id: number; since: number; tone: 'done' | 'failed'; sentence: string; undo: Undo | undefined }

let made = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(to: readonly Toast[]): void {
  toasts = to
  for (const listener of listeners) listener()
}

/** What is shown now: one sentence at most. */
export const shownToasts = (): readonly Toast[] => toasts
/** Calls the listener whenever they change, until the answer is called. */
export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Takes a sentence away. */
export const closeToast = (id: number): void => change(toasts.filter(toast => toast.id !== id))

// One at a time: the newer takes the place of the older, so that they never cover in a heap what lies below them.
const say = (toast: Omit<Toast, 'id' | 'since'>): number => {
  const id = ++made
  change([{ ...toast, id, since: performance.now() }])
  return id
}

/** Takes away what was said on another screen, unless that was just now: an act may lead to the screen that shows it. */
export const leaveToasts = (): void => change(toasts.filter(({ since }) => performance.now() - since < 10_000))

/** Says in one sentence what was done, with the undo beside it; gives what takes it away by. */
export const toastDone = (sentence: string, undo?: Undo): number => say({ tone: 'done', sentence, undo })

/** Says in one sentence what went wrong and what to do. */
export const toastFailed = (sentence: string, again?: Undo): number => say({ tone: 'failed', sentence, undo: again })
