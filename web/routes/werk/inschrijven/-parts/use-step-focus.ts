import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Moves the focus after a change of step, and when the function that it gives is called: to the first wrong field, once
 * its error is on the screen, or else to the heading. Not when the screen opens.
 */
export function useStepFocus(form: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>, step: number) {
  const [attempt, setAttempt] = useState(0)
  const before = useRef({ step, attempt })
  useEffect(() => {
    const { current } = before
    if (current.step === step && current.attempt === attempt) return
    before.current = { step, attempt }
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? (current.step === step ? undefined : heading.current)
    target?.focus()
  }, [step, attempt, form, heading])
  return () => setAttempt(last => last + 1)
}
