import { useLayoutEffect, useRef, useState } from 'react'
import { left } from './fitting.ts'
import { useEvent } from './use-event.ts'

const sameNames = (some: readonly string[], others: readonly string[]) => some.join() === others.join()

/**
 * Which parts of a row do not fit. Each part has its name in `data-fits`, and in `data-weight` how long it is kept: the
 * heaviest longest. The button for the rest has `data-rest`. All stay in the row, so that they can be measured again.
 */
export function useFitting<E extends HTMLElement>() {
  const row = useRef<E>(null)
  const [unfit, setUnfit] = useState<readonly string[]>([])
  const measure = useEvent(() => {
    if (!row.current) return
    const style = getComputedStyle(row.current)
    const parts = [...row.current.querySelectorAll<HTMLElement>('[data-fits]')].map(({ dataset, offsetWidth }) => ({
      name: dataset.fits!,
      width: offsetWidth,
      weight: Number(dataset.weight ?? 0),
    }))
    const gap = Number.parseFloat(style.columnGap)
    const rest = row.current.querySelector<HTMLElement>('[data-rest]')?.offsetWidth ?? 0
    const width = row.current.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const found = left(parts, { width, gap, rest })
    setUnfit(now => (sameNames(now, found) ? now : found))
  })
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(row.current!)
    return () => observer.disconnect()
  }, [measure])
  return { row, unfit }
}
