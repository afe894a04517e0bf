const isElsewhere = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog')
/** Presses the button in `place` that has this key. Not while someone types or is in a dialog, nor with Ctrl and the like. */
export const pressByKey = (event: KeyboardEvent, place: ParentNode, keys: readonly string[]): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target || isElsewhere(event.target)) return
  const key = event.key.toLowerCase()
  if (!keys.includes(key)) return
  const button = place.querySelector<HTMLButtonElement>(`button[data-key="${key}"], [data-key="${key}"] button`)
  event.preventDefault()
  if (!button?.disabled) button?.click()
}
