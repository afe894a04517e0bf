// Two seconds: as long as the panel beside a list may take to load.
const mostFrames = 120
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Keeps the element from `find` at its position in the window while the layout around it changes, until people scroll. */
export function keepInPlace(find: () => Element | null): void {
  const place = () => find()?.getBoundingClientRect()
  const start = place()
  if (!start || start.top < 0 || start.bottom > innerHeight) return
  const ends = new AbortController()
  for (const name of ownScrolling)
    addEventListener(name, () => ends.abort(), { signal: ends.signal, passive: true, capture: true })
  const keep = (framesLeft: number) => {
    const now = place()
    if (ends.signal.aborted || !now || framesLeft === 0) return ends.abort()
    scrollBy({ top: now.top - start.top, behavior: 'instant' })
    requestAnimationFrame(() => keep(framesLeft - 1))
  }
  requestAnimationFrame(() => keep(mostFrames))
}
