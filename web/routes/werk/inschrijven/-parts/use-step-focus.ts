import { type RefObject, useEffect, useRef } from 'react'

/** After a change of step the focus goes to the first wrong field, or else to the heading. Not when the screen opens. */
export function useStepFocus(form: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>, step: number) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? heading.current
    target?.focus()
  }, [step, form, heading])
}
