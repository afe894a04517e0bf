// Two files of one person become one: which values stay, and which of either go into the history.

/** What a file says in each field, in words; null where it says nothing. */
export type Said<F extends string> = Readonly<Record<F, string | null | undefined>>
const fieldsOf = <F extends string>(said: Said<F>) => Object.keys(said) as F[]

/** The fields in which both files say something, and not the same. */
export const differing = <F extends string>(kept: Said<F>, other: Said<F>): F[] =>
  fieldsOf(kept).filter(field => kept[field] && other[field] && kept[field] !== other[field])

/**
 * Takes what both files say, and the fields of which the other's value was chosen. Gives the fields that get the other's value, which are
 * also those of which the kept file says nothing, and what was said in one of both and does not stay.
 */
export const choose = <F extends string>(kept: Said<F>, other: Said<F>, chosen: readonly string[]) => {
  const different = differing(kept, other)
  const taken = fieldsOf(kept).filter(field => (kept[field] ? chosen.includes(field) && different.includes(field) : other[field]))
  const notKept = different.map(field => ({ field, value: (taken.includes(field) ? kept : other)[field]! }))
  return { taken, notKept }
}
