// Which dialog is in front, and where the focus goes when the focused element disappears.
const dialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The dialog in front, or null when it is the screen itself. */
export const front = (): HTMLDialogElement | null => dialogs.at(-1) ?? null
/** Calls back whenever another dialog comes to the front; returns a function that stops it. */
export const onFront = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the focus where a dialog starts: at the marked element, otherwise at its heading. */
function begin(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const start = marked ?? dialog.querySelector('h2')
  start?.focus({ preventScroll: true })
}

/** Opens a dialog in front of everything; the returned function closes it, which restores the focus to its opener. */
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

/** A busy button is pressed again when it is ready, and takes the focus back itself. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled:not([data-loading])')

/**
 * When the focused element disappears (its row is done, its dialog closes) or can no longer be used (nothing is left to clear), the
 * dialog in front gets the focus, otherwise the side panel it was in, otherwise `main`.
 */
export function watchFocus(): void {
  let last: EventTarget | null = null
  let panel: HTMLElement | null = null
  addEventListener('focusin', ({ target }) => {
    last = target
    // A dialog was opened: the focus will return here.
    if (target instanceof Element && !target.closest('dialog')) panel = target.closest<HTMLElement>('[data-side-panel]')
  })
  const look = () => {
    if (!(last instanceof Element) || !isGone(last)) return
    // The browser takes the focus away from a disabled element only when it draws.
    if (document.activeElement !== document.body && document.activeElement !== last) return
    last = null
    const dialog = front()
    if (dialog) return begin(dialog)
    if (panel?.isConnected) return panel.focus({ preventScroll: true })
    const main = document.querySelector('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
