import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same between renders and runs its newest version, so that memoized components need not render again.
 */
export function useEvent<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
