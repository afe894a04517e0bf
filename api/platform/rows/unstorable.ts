// Texts that can be sent but not stored.

/** What PostgreSQL cannot store in a text: a NUL, and a lone surrogate. */
export const unstorable = /[\0\p{Cs}]/u
/**
 * The path in a value to such a text (its first five steps). Without recursion, because a value may be nested deeper than the
 * stack.
 */
export const unstorableIn = (value: unknown): PropertyKey[] | undefined => {
  const waiting: [value: unknown, path: PropertyKey[]][] = [[value, []]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [each, path] = next
    if (typeof each === 'string' && unstorable.test(each)) return path
    if (typeof each !== 'object' || each === null) continue
    for (const [key, inner] of Object.entries(each)) {
      if (unstorable.test(key)) return path
      waiting.push([inner, path.length < 5 ? [...path, Array.isArray(each) ? Number(key) : key] : path])
    }
  }
  return undefined
}
