/** A query string with its question mark, or nothing: arrays become `name[]`, absent and empty values are left out. */
export const queryText = (query: Record<string, unknown> | undefined): string => {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value)) for (const one of value) pairs.append(`${name}[]`, String(one))
    else pairs.append(name, String(value))
  }
  return pairs.size > 0 ? `?${pairs}` : ''
}
