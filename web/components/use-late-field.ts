import { type ComponentType, type FocusEvent, useEffect, useState } from 'react'

export type Taken = {
  /** The one who went to the plain field is still there. */
  autoFocus: boolean
  /** What was typed in the plain field meanwhile. */
  typed: string
}

/**
 * For a field that is heavy, such as a list that searches: a plain field stands in its place until one goes to it. Give the
 * plain one `wake` as its onFocus; show `Real` with what it takes over once it is there. A field that does not take over what
 * was typed waits until the next time. `early`: it holds what the plain one cannot show, so that it comes at once.
 */
export function useLateField<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { takesTyped = false, early = false }: { takesTyped?: boolean; early?: boolean } = {},
) {
  const [real, setReal] = useState<{ Real: ComponentType<P>; taken: Taken }>()
  useEffect(() => {
    if (early) void load().then(({ default: Real }) => setReal({ Real, taken: { autoFocus: false, typed: '' } }))
  }, [early])
  const wake = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const before = input.value
    void load().then(({ default: Real }) => {
      const typed = input.value === before ? '' : input.value
      if (takesTyped || !typed) setReal({ Real, taken: { autoFocus: document.activeElement === input, typed } })
    })
  }
  return { ...real, wake }
}
