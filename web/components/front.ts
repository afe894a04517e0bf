// What lies in front of the screen, and where the focus goes when what had it is gone.
const dialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The dialog in front, or null when the screen itself is. */
export const front = (): HTMLDialogElement | null => dialogs.at(-1) ?? null
/** Calls the listener whenever another dialog is in front, until the answer is called. */
export const onFront = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the focus where a dialog starts: at what is marked for it, else at its heading. */
function begin(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const start = marked ?? dialog.querySelector('h2')
  start?.focus({ preventScroll: true })
}

/** Opens a dialog in front of all there is; the answer closes it, which gives the focus back to its opener. */
export function bringToFront(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  begin(dialog)
  dialogs.push(dialog)
  tell()
  return () => {
    dialog.close()
    dialogs.splice(dialogs.indexOf(dialog), 1)
    tell()
  }
}

/**
 * When what has the focus disappears (its row is done, its dialog closes), the dialog in front gets it, or else the panel beside
 * the list that it was in, or else `main`.
 */
export function watchFocus(): void {
  let last: EventTarget | null = null
  let panel: HTMLElement | null = null
  addEventListener('focusin', ({ target }) => {
    last = target
    // A dialog was opened from somewhere: its focus goes back there.
    if (target instanceof Element && !target.closest('dialog')) panel = target.closest<HTMLElement>('[data-side-panel]')
  })
  const look = () => {
    if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return
    last = null
    const dialog = front()
    if (dialog) return begin(dialog)
    if (panel?.isConnected) return panel.focus({ preventScroll: true })
    const main = document.querySelector('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
