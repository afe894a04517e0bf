const gap = 4

/** The visible part of the window: an on-screen keyboard covers the rest without changing the window's height. */
const seen = () => {
  const { offsetTop: top, height, scale } = visualViewport!
  // When zoomed in, people pan to see the rest.
  return scale > 1 ? { top: 0, bottom: innerHeight } : { top, bottom: top + height }
}

/**
 * Keeps a floating panel in the top layer at its anchor: below it when there is room, otherwise above, otherwise as low as
 * possible. `wide` makes it as wide as the anchor. Returns a function that stops it.
 */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, wide = false): () => void {
  const place = () => {
    const from = anchor.getBoundingClientRect()
    if (wide) panel.style.width = `${from.width}px`
    const edge = seen()
    const [above, below] = [from.top - edge.top - gap, edge.bottom - from.bottom - gap]
    // A wide panel may be long: it is no higher than the visible room.
    if (wide) panel.style.maxHeight = `min(20rem, 45dvh, ${Math.max(above, below, 120)}px)`
    const own = panel.offsetHeight
    const highest = edge.top + gap
    const top = own <= below || below >= above ? from.bottom + gap : Math.max(highest, from.top - gap - own)
    panel.style.top = `${Math.max(highest, wide ? top : Math.min(top, edge.bottom - gap - own))}px`
    panel.style.left = `${Math.max(gap, Math.min(from.left, document.documentElement.clientWidth - panel.offsetWidth - gap))}px`
  }
  place()
  const size = new ResizeObserver(place)
  size.observe(panel)
  size.observe(anchor)
  addEventListener('resize', place)
  visualViewport!.addEventListener('resize', place)
  visualViewport!.addEventListener('scroll', place)
  addEventListener('scroll', place, { capture: true, passive: true })
  return () => {
    size.disconnect()
    removeEventListener('resize', place)
    visualViewport!.removeEventListener('resize', place)
    visualViewport!.removeEventListener('scroll', place)
    removeEventListener('scroll', place, { capture: true })
  }
}
