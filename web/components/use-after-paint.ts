import { startTransition, useEffect, useState } from 'react'

/** Whether what lies below the window may be drawn: not before the first paint, which then waits for less. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // What begins in a frame goes on behind its paint.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
