import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same between renders and does what its newest version does: what is memoized need not render again. */
export function useEvent<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
