// Filters in the address as a person would write them: ?niveau=hbo&niveau=helpende&page=2

/** Reads a query string; a name that occurs more than once becomes a list. Values stay text. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(query.keys())].map(name => {
      const values = query.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}

/** Writes a query string (with its question mark, or nothing); empty, null and absent values are left out. */
export function stringifySearch(values: Record<string, unknown>): '' | `?${string}` {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  return query.size ? `?${query}` : ''
}

/** A whole number between two bounds, or the fallback. */
export function readNumber(value: unknown, fallback: number, minimum: number, maximum: number): number {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= minimum && number <= maximum ? number : fallback
}

/** The allowed values, in the order given; others are dropped. */
export function readList<T extends string>(value: unknown, allowed: readonly T[]): T[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  return allowed.filter(one => given.includes(one))
}

/** The value when it is one of the allowed ones, otherwise the fallback. */
export function readChoice<T extends string, F>(value: unknown, allowed: readonly T[], fallback: F): T | F {
  return allowed.find(one => one === value) ?? fallback
}

/** A day in an address, or undefined when it is not one. */
export const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) ? value : undefined
// A browser reads 30 February as 2 March.
const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Whether this can be the uuid of one thing. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
/** A uuid in an address, or undefined when it is not one. */
export const readUuid = (value: unknown): string | undefined => (isUuid(value) ? value : undefined)

/** All text parameters of an address, once or more each: a screen interprets them when it has loaded. */
export function readAnyWords(given: Record<string, unknown>): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(given)) {
    const [first, ...more] = [value].flat().filter(word => typeof word === 'string')
    if (first !== undefined) read[name] = more.length > 0 ? [first, ...more] : first
  }
  return read
}
