import { startTransition, useEffect, useState } from 'react'

/** Whether the component has painted once: slow content need not hold up the page around it. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    // Work started in a frame runs after its paint.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
