/** Keys with what each does: each presses the button that has it, so a key never does what a button would not. */
export type Keys = readonly (readonly [key: string, does: string])[]

const isElsewhere = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog')
/** Presses the button in `region` that has this key. Not while someone types or is in a dialog, nor with Ctrl and the like. */
export const pressByKey = (event: KeyboardEvent, region: HTMLElement, keys: Keys): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target || isElsewhere(event.target)) return
  const key = event.key.toLowerCase()
  if (!keys.some(([known]) => known === key)) return
  const button = region.querySelector<HTMLButtonElement>(`button[data-key="${key}"], [data-key="${key}"] button`)
  event.preventDefault()
  if (!button?.disabled) button?.click()
}

/** Whether nobody is typing or in a dialog: who came by a link of the menu goes on with the keys. */
export const mayTakeFocus = () => !document.activeElement?.matches('input, textarea, select, dialog, dialog *, [popover] *')
