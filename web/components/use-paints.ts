import { startTransition, useEffect, useState } from 'react'

/** How many paints there have been since this was drawn first, up to `enough`: what takes long to draw need not hold up the first. */
export function usePaints(enough: number): number {
  const [paints, setPaints] = useState(0)
  useEffect(() => {
    if (paints === enough) return
    // What begins in a frame goes on behind its paint.
    const frame = requestAnimationFrame(() => startTransition(() => setPaints(paints + 1)))
    return () => cancelAnimationFrame(frame)
  }, [paints, enough])
  return paints
}
