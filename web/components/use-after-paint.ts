import { startTransition, useEffect, useState } from 'react'

/** Whether there has been a paint since this was drawn first: what takes long to draw need not hold up the page around it. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // What begins in a frame goes on behind its paint.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
