import { useSyncExternalStore } from 'react'

const key = 'kleurmodus'
const root = document.documentElement
const listeners = new Set<() => void>()
const isDark = () => root.getAttribute('data-color-scheme') === 'dark'
const show = (mode: string) => {
  root.setAttribute('data-color-scheme', mode)
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the screen is dark; the boot script has set it before the first paint. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark, isDark)

/** Chooses dark or light, now and for later visits. */
export function setDark(dark: boolean): void {
  const mode = dark ? 'dark' : 'light'
  show(mode)
  try {
    localStorage.setItem(key, mode)
  } catch (error) {
    console.warn('De kleurmodus kon niet worden bewaard.', error)
  }
}

/** Follows the choice made in another tab. */
export function watchColorScheme(): void {
  addEventListener('storage', event => {
    if (event.key === key && (event.newValue === 'dark' || event.newValue === 'light')) show(event.newValue)
  })
}
