import { useEffect } from 'react'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { type Edits, readEdits, type Scope, type Values, valuesOf } from './edits.ts'
import { merge } from './merge.ts'

/** What is typed of a moment, kept until it is saved, beside what stands there now. */
export function useEdits(moment: Moment) {
  const theirs = valuesOf(moment)
  const start: Edits = { scope: 'one', version: moment.version, base: theirs, values: theirs }
  const kept = useDraft(`bewerken-${moment.uuid}`, start, readEdits)
  const edits = kept.draft
  const isBehind = edits.version !== moment.version
  const { values, both } = merge(edits.base, theirs, edits.values)
  const adopts = isBehind && both.length === 0
  // What only the other changed goes together with what one typed.
  useEffect(() => {
    if (adopts) kept.set(now => ({ ...now, version: moment.version, base: theirs, values }))
  })
  const choose = (name: keyof Values, whose: 'theirs' | 'mine') =>
    kept.set(now => ({
      ...now,
      base: { ...now.base, [name]: theirs[name] },
      values: whose === 'theirs' ? { ...now.values, [name]: theirs[name] } : now.values,
    }))
  return {
    edits,
    theirs,
    /** The fields that both changed, each in another way. */
    both: isBehind ? both : [],
    choose,
    setScope: (scope: Scope) => kept.set(now => ({ ...now, scope })),
    /** The typed values, as a form keeps them. */
    draft: {
      draft: edits.values,
      set: (next: (now: Values) => Values) => kept.set(now => ({ ...now, values: next(now.values) })),
      clear: kept.clear,
    },
    forget: kept.forget,
  }
}
