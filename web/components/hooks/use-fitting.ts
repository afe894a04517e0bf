import { useLayoutEffect, useRef, useState } from 'react'
import { left } from './fitting.ts'
import { useEvent } from './use-event.ts'

const sameNames = (some: readonly string[], others: readonly string[]) => some.join() === others.join()

/**
 * Which parts of a row do not fit. Each part has its name in `data-fits`, and `data-first` when it is kept longer than others;
 * the button for the rest has `data-rest`. All stay in the row, so that they can be measured again.
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
      isFirst: dataset.first !== undefined,
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
