import { type RefObject, useEffect } from 'react'

// The head of a screen stays in sight above what scrolls.
const underHead = 120

/**
 * For what an act opens in the screen itself, as a form in the place of its button: it comes into view, with the focus in what has
 * `data-autofocus`, else in its first field, whose text is selected.
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
    // Of what is higher than the screen, at least the field: also when what stands above it comes later.
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
