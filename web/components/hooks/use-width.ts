import { useEffect, useRef, useState } from 'react'

/**
 * The width of an element in pixels, now and whenever it changes; 0 before the first layout, when nothing that depends on it
 * should be visible.
 */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
