import { type RefObject, useEffect } from 'react'

// The header of a screen stays in sight above what scrolls.
const underHead = 120

/**
 * For what opens in the screen itself, such as a form in place of its button: it scrolls into view, with the focus on
 * `data-autofocus`, otherwise on its first field with its text selected.
 */
export function useOpened(place: RefObject<HTMLElement | null>, opened = true): void {
  useEffect(() => {
    const whole = place.current
    if (!opened || !whole) return
    const start =
      whole.querySelector<HTMLElement>('[data-autofocus]') ?? whole.querySelector<HTMLElement>('input, select, textarea')
    start?.focus({ preventScroll: true })
    if (start instanceof HTMLInputElement) start.select()
    whole.scrollIntoView({ block: 'nearest' })
    if (!start) return
    // When it is higher than the screen, at least the field is in view, also when content loads above it later.
    const show = () => {
      const { top, bottom } = start.getBoundingClientRect()
      if (top < underHead || bottom > innerHeight) start.scrollIntoView({ block: 'center' })
    }
    const watch = new ResizeObserver(show)
    watch.observe(whole)
    const leave = () => watch.disconnect()
    start.addEventListener('blur', leave, { once: true })
    return leave
  }, [place, opened])
}
