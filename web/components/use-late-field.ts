import { type ComponentType, type FocusEvent, useEffect, useState } from 'react'

export type Taken = {
  /** Whether the focus is still in the plain field. */
  autoFocus: boolean
  /** What was typed in the plain field meanwhile. */
  typed: string
}

/**
 * For a field with heavy code, such as a searching list: a plain field stands in its place until it gets the focus. Give the
 * plain one `wake` as its onFocus; render `Real` with what it takes over once it has loaded. A field that does not take over what
 * was typed waits until the next focus. `early`: the field has a value that the plain one cannot show, so it loads at once.
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
