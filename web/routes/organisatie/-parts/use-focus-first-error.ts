import { type RefObject, useEffect, useState } from 'react'

/** Gives a function that focuses the first wrong field of a form, once its error is on the screen. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>): () => void {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt, form])
  return () => setAttempt(before => before + 1)
}
