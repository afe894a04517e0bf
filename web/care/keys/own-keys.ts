import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useEvent } from '#components/hooks/use-event.ts'
import { front } from '#components/layers/front.ts'

/** The keyboard shortcuts of a screen: each presses its button, so a shortcut never does what its button would not. */
export interface ScreenKeys {
  screen: 'werklijst' | 'ronde' | 'documenten' | 'opdrachten'
  keys: readonly (readonly [key: string, does: string])[]
}
type Screen = ScreenKeys['screen']
/** The user's choice for a screen, on this device: no shortcuts, or other letters for some (WCAG 2.1.4). */
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
    return {} // storage may be unavailable; the default keys apply then
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

/** The key the user presses for this shortcut; undefined when shortcuts are off. */
export const pressedFor = ({ off, own }: Chosen, key: string): string | undefined => (off ? undefined : (own[key] ?? key))
/** The props of a button with a shortcut on this screen. */
export function useKeyed(screen: Screen) {
  const chosen = useChosen(screen)
  return (key: string) => ({ 'data-key': key, 'aria-keyshortcuts': pressedFor(chosen, key)?.toUpperCase() })
}

const isElsewhere = (target: EventTarget) =>
  front() !== null || (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog'))
/** Whether its panel still shows the row before: another row says that it is open before its panel is drawn. */
const isOfRowBefore = (button: HTMLElement | null) => {
  const panel = button?.closest<HTMLElement>('[data-side-panel]')
  const row = document.querySelector<HTMLElement>('a[data-row][aria-current]')
  return panel && row && panel.dataset.sidePanel !== row.dataset.row
}
type Acts = Readonly<Record<string, () => void>>
/**
 * Presses the button in `region` with this shortcut, or runs the action whose button is elsewhere. Not while typing or in a
 * dialog, nor with Ctrl and the like.
 */
export const pressByKey = (event: KeyboardEvent, region: HTMLElement, { screen, keys }: ScreenKeys, acts: Acts = {}): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target || isElsewhere(event.target)) return
  const chosen = chosenFor(screen)
  const key = keys.find(([known]) => pressedFor(chosen, known) === event.key.toLowerCase())?.[0]
  if (key === undefined) return
  const button = region.querySelector<HTMLButtonElement>(`button[data-key="${key}"], [data-key="${key}"] button`)
  event.preventDefault()
  if (acts[key]) acts[key]()
  else if (!button?.disabled && !isOfRowBefore(button)) button?.click()
}

/**
 * Makes the shortcuts of a screen work while the focus is in its region, and while nothing has the focus: after a click beside a
 * button, or when the focused element is gone.
 */
export function useScreenKeys(region: RefObject<HTMLElement | null>, of: ScreenKeys, acts?: Acts): void {
  const press = useEvent((event: KeyboardEvent) => {
    const [here, at] = [region.current, document.activeElement]
    if (here && (!at || at.matches('body, main') || here.contains(at))) pressByKey(event, here, of, acts)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [press])
}

/** Whether nobody is typing or in a dialog: people who came by a menu link can go on with the keyboard. */
export const mayTakeFocus = () => !document.activeElement?.matches('input, textarea, select, dialog, dialog *, [popover] *')
