/** What each key of the round does; each presses the button that has it, so a key never does what a button would not. */
export const keys = [
  ['g', 'Alles zonder afwijking goedkeuren'],
  ['j', 'Volgende'],
  ['k', 'Vorige'],
  ['a', 'Goedkeuren'],
  ['v', 'Ander voorstel doen'],
  ['w', 'Niet goedkeuren, met een reden'],
  ['n', 'Melden dat er niet is gewerkt'],
  ['u', 'Het laatste ongedaan maken'],
  ['?', 'Deze toetsen tonen'],
] as const
export type Key = (typeof keys)[number][0]

const isElsewhere = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog')
/** Presses the button in `round` that has this key. Not while someone types or is in a dialog, nor with Ctrl and the like. */
export const pressByKey = (event: KeyboardEvent, round: HTMLElement): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target || isElsewhere(event.target)) return
  const key = event.key.toLowerCase()
  if (!keys.some(([known]) => known === key)) return
  const button = round.querySelector<HTMLButtonElement>(`button[data-key="${key}"], [data-key="${key}"] button`)
  event.preventDefault()
  if (!button?.disabled) button?.click()
}
