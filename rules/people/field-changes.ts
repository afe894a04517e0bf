// The changes an action made, as the history stores them.

/** A changed field, with its old and new value. */
export interface FieldChange {
  field: string
  from: string | number | null
  to: string | number | null
}
type Words = Record<string, unknown>
const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)

/** Which of these new values differ from the old ones. For a description only the fact: it may describe somebody's care. */
export const fieldChanges = (before: Words, after: Words): FieldChange[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const [from, to] = [plain(before[field]), plain(value)]
    if (value === undefined || from === to) return []
    return [field === 'description' ? { field, from: null, to: null } : { field, from, to }]
  })
