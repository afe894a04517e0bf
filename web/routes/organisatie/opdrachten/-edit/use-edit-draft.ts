import { useState } from 'react'
import { isShaped } from '#client/draft-shape.ts'
import { keptDraft, useDraft } from '#client/drafts.ts'
import { differing, type Values } from './differing.ts'

type Kept<V> = { version: number; base: V; values: V }

/** The initial choice for each field: the user's value where they changed it, otherwise the colleague's. */
export const merged = <V extends Values>({ base, values }: Pick<Kept<V>, 'base' | 'values'>, theirs: V): V =>
  ({ ...theirs, ...Object.fromEntries(differing(base, values).map(name => [name, values[name]])) }) as V

/**
 * The user's edits to the server's values, saved as a draft. `theirs` has the server's current values: if their version differs from the
 * one edited here, the user has to choose.
 */
export function useEditDraft<V extends Values>(name: string, theirs: V, version: number, filled: V) {
  const empty = Object.fromEntries(Object.keys(theirs).map(key => [key, null])) as { [K in keyof V]: null }
  const start: Kept<V> = { version, base: theirs, values: theirs }
  const read = (kept: unknown): Kept<V> | undefined =>
    isShaped<Kept<V>>(
      kept,
      { version: 0, base: empty as never, values: empty as never },
      { version: 0, base: filled, values: filled },
    )
      ? kept
      : undefined
  const [opened] = useState(version)
  const [wasKept] = useState(() => read(keptDraft(name)) !== undefined)
  const kept = useDraft(name, start, read)
  const { draft } = kept
  const untouched = differing(draft.base, draft.values).length === 0
  // Untouched: a colleague's change is shown directly.
  const { version: of, base, values } = untouched ? start : draft
  return {
    values,
    base,
    version: of,
    changed: differing(base, values),
    /** A colleague changed it since the edit began. */
    isStale: of !== version,
    /** A colleague changed it after it was opened, and the form is untouched. */
    isRenewed: untouched && version !== opened,
    wasKept: wasKept && !untouched,
    set: (next: (now: V) => V) => kept.set({ version: of, base, values: next(values) }),
    /** Continues from the server's current version, with these values. */
    settle: (chosen: V, from: V = theirs, at = version) => kept.set({ version: at, base: from, values: chosen }),
    forget: kept.forget,
    clear: () => kept.set(start),
  }
}
export type EditDraft<V extends Values> = ReturnType<typeof useEditDraft<V>>
