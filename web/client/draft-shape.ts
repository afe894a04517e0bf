const fits = (value: unknown, empty: unknown, filled: unknown): boolean => {
  if (value === null || filled === null) return value === empty
  if (Array.isArray(filled)) return Array.isArray(value) && value.every(item => fits(item, filled[0], filled[0]))
  if (typeof filled !== 'object') return typeof value === typeof filled
  if (typeof value !== 'object' || Array.isArray(value)) return false
  const [own, blank] = [value as Record<string, unknown>, (empty ?? filled) as Record<string, unknown>]
  return Object.entries(filled).every(([key, example]) => fits(own[key], blank[key], example))
}

/**
 * Whether a stored value has the shape of two examples: one with every nullable field null, and one with everything filled in,
 * where an array has one item as its example.
 */
export const isShaped = <T>(value: unknown, empty: { [K in keyof T]: T[K] | null }, filled: T): value is T =>
  fits(value, empty, filled)
