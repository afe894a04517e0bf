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

/** Puts the focus where people go on when what they pressed is gone. */
function goOn(panel: HTMLElement | null): void {
  const dialog = front()
  const main = document.querySelector('main')
  if (dialog) begin(dialog)
  else if (panel?.isConnected) panel.focus({ preventScroll: true })
  else {
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled')
const isUnseen = (element: HTMLElement) =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null

/**
 * When the focused element disappears (its row is done, its dialog closes), or is disabled or hidden (nothing is left to clear, a
 * list gives way to one of its items), the dialog in front gets the focus, otherwise the side panel it was in, otherwise `main`.
 * An element that is only disabled while the app is busy gets the focus back.
 */
export function watchFocus(): void {
  let last: EventTarget | null = null
  let off: Element | null = null
  let panel: HTMLElement | null = null
  addEventListener('focusin', ({ target }) => {
    last = target
    off = null
    // A dialog was opened: the focus will return here.
    if (target instanceof Element && !target.closest('dialog')) panel = target.closest<HTMLElement>('[data-side-panel]')
  })
  const look = (isOut: (element: HTMLElement) => boolean) => {
    const { activeElement, body, documentElement } = document
    // The browser takes the focus away from a disabled or hidden element only when it draws.
    if (!(last instanceof HTMLElement) || (activeElement !== body && activeElement !== last)) return
    if (last.isConnected && !isOut(last)) {
      if (off === last && activeElement === body) last.focus({ preventScroll: true })
      return
    }
    if (last.isConnected) {
      off = last
      if (documentElement.dataset.busy !== '' || last.matches('[data-loading]')) return
    }
    last = null
    goOn(panel)
  }
  // Visibility is checked once a frame, when the styles are computed anyway.
  let isAsked = false
  const lookAgain = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      look(element => isDisabled(element) || isUnseen(element))
    })
  }
  addEventListener('resize', lookAgain)
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled', 'data-busy'] }
  new MutationObserver(() => {
    look(isDisabled)
    lookAgain()
  }).observe(document.documentElement, changes)
}
