import { useLayoutEffect } from 'react'

/** On the screens of the family everything that is in letters is larger; the grid stays as it is. */
export function useLargeLetters(isAsked: boolean): void {
  useLayoutEffect(() => {
    if (!isAsked) return
    const { dataset } = document.documentElement
    dataset.letters = 'large'
    return () => {
      delete dataset.letters
    }
  }, [isAsked])
}
