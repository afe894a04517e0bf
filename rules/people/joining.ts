// Joining two files of one person: which values are kept, and which go into the history.

/** The value of each field of a file, in words; null when it is empty. */
export type FieldValues<F extends string> = Readonly<Record<F, string | null | undefined>>
const fieldsOf = <F extends string>(values: FieldValues<F>) => Object.keys(values) as F[]

/** The fields in which both files have a different value. */
export const differing = <F extends string>(kept: FieldValues<F>, other: FieldValues<F>): F[] =>
  fieldsOf(kept).filter(field => kept[field] && other[field] && kept[field] !== other[field])

/**
 * Takes the values of both files, and the fields for which the other's value was chosen. Gives the fields that get the other's
 * value, including those that are empty in the kept file, and the values of either that are not kept.
 */
export const choose = <F extends string>(kept: FieldValues<F>, other: FieldValues<F>, chosen: readonly string[]) => {
  const different = differing(kept, other)
  const taken = fieldsOf(kept).filter(field => (kept[field] ? chosen.includes(field) && different.includes(field) : other[field]))
  const notKept = different.map(field => ({ field, value: (taken.includes(field) ? kept : other)[field]! }))
  return { taken, notKept }
}
