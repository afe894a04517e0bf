// Two people change one assignment: what the other did in the meantime, beside what one typed.

/** The fields that both changed, each in another way; the others go together by themselves. */
export interface Merged<V> {
  values: V
  both: (keyof V)[]
}

/**
 * Takes the values from which one began, those that stand there now, and what one typed. What only the other changed is taken over;
 * what both changed stays as one typed it until people choose.
 */
export function merge<V extends object>(base: V, theirs: V, mine: V): Merged<V> {
  const names = Object.keys(base) as (keyof V)[]
  const changed = (of: V, name: keyof V) => of[name] !== base[name]
  const values = Object.fromEntries(
    names.map(name => [name, changed(theirs, name) && !changed(mine, name) ? theirs[name] : mine[name]]),
  ) as V
  const both = names.filter(name => changed(theirs, name) && changed(mine, name) && theirs[name] !== mine[name])
  return { values, both }
}
