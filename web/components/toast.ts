export type Undo = { label?: string; act: () => void }
export type Toast = { id: number; tone: 'done' | 'failed'; sentence: string; undo: Undo | undefined }

const most = 3
let made = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(to: readonly Toast[]): void {
  toasts = to
  for (const listener of listeners) listener()
}

/** The sentences that are shown now, the newest last. */
export const shownToasts = (): readonly Toast[] => toasts
/** Calls the listener whenever they change, until the answer is called. */
export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Takes a sentence away. */
export const closeToast = (id: number): void => change(toasts.filter(toast => toast.id !== id))

const say = (toast: Omit<Toast, 'id'>) => change([...toasts, { ...toast, id: ++made }].slice(-most))

/** Says in one sentence what was done, with the undo beside it. */
export const toastDone = (sentence: string, undo?: Undo): void => say({ tone: 'done', sentence, undo })

/** Says in one sentence what went wrong and what to do. */
export const toastFailed = (sentence: string, again?: Undo): void => say({ tone: 'failed', sentence, undo: again })
