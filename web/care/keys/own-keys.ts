import { useSyncExternalStore } from 'react'

/** The keys of a screen with what each does: each presses the button that has it, so a key never does what a button would not. */
export interface ScreenKeys {
  screen: 'werklijst' | 'ronde' | 'documenten' | 'opdrachten'
  keys: readonly (readonly [key: string, does: string])[]
}
type Screen = ScreenKeys['screen']
/** What somebody chose for a screen, on this device: no keys, or another letter for some (WCAG 2.1.4). */
interface Chosen {
  off: boolean
  own: Readonly<Record<string, string>>
}
const usual: Chosen = { off: false, own: {} }

const storageKey = 'toetsen'
const read = (): Partial<Record<Screen, Chosen>> => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch (_error) {
    return {} // storage may be closed to us; the usual keys are right then
  }
}
let all = read()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const chosenFor = (screen: Screen): Chosen => all[screen] ?? usual

export const useChosen = (screen: Screen): Chosen => useSyncExternalStore(subscribe, () => chosenFor(screen))
export function choose(screen: Screen, to: Partial<Chosen>): void {
  all = { ...all, [screen]: { ...chosenFor(screen), ...to } }
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch (error) {
    console.warn('De toetsen konden niet worden bewaard.', error)
  }
}

/** The key that somebody presses for this one; undefined when they want none. */
export const pressedFor = ({ off, own }: Chosen, key: string): string | undefined => (off ? undefined : (own[key] ?? key))
/** The props of a button that has a key of this screen. */
export function useKeyed(screen: Screen) {
  const chosen = useChosen(screen)
  return (key: string) => ({ 'data-key': key, 'aria-keyshortcuts': pressedFor(chosen, key)?.toUpperCase() })
}

const isElsewhere = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog')
/** Presses the button in `region` that has this key. Not while someone types or is in a dialog, nor with Ctrl and the like. */
export const pressByKey = (event: KeyboardEvent, region: HTMLElement, { screen, keys }: ScreenKeys): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target || isElsewhere(event.target)) return
  const chosen = chosenFor(screen)
  const key = keys.find(([known]) => pressedFor(chosen, known) === event.key.toLowerCase())?.[0]
  if (key === undefined) return
  const button = region.querySelector<HTMLButtonElement>(`button[data-key="${key}"], [data-key="${key}"] button`)
  event.preventDefault()
  if (!button?.disabled) button?.click()
}

/** Whether nobody is typing or in a dialog: who came by a link of the menu goes on with the keys. */
export const mayTakeFocus = () => !document.activeElement?.matches('input, textarea, select, dialog, dialog *, [popover] *')
