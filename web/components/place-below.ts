const gap = 4

/**
 * Keeps what floats in the top layer at its anchor: below it when there is room, else above, else as low as possible.
 * `wide` makes it as wide as the anchor. Gives what stops it.
 */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, wide = false): () => void {
  const place = () => {
    const from = anchor.getBoundingClientRect()
    if (wide) panel.style.width = `${from.width}px`
    const [above, below] = [from.top - gap, innerHeight - from.bottom - gap]
    const own = panel.offsetHeight
    const top = own <= below || below >= above ? from.bottom + gap : Math.max(gap, from.top - gap - own)
    panel.style.top = `${Math.max(gap, wide ? top : Math.min(top, innerHeight - gap - own))}px`
    panel.style.left = `${Math.max(gap, Math.min(from.left, document.documentElement.clientWidth - panel.offsetWidth - gap))}px`
  }
  place()
  const size = new ResizeObserver(place)
  size.observe(panel)
  size.observe(anchor)
  addEventListener('resize', place)
  addEventListener('scroll', place, { capture: true, passive: true })
  return () => {
    size.disconnect()
    removeEventListener('resize', place)
    removeEventListener('scroll', place, { capture: true })
  }
}
