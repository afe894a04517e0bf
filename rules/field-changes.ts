// What an act changed, as the history keeps it.

/** What was changed: from what to what. */
export interface FieldChange {
  field: string
  from: string | number | null
  to: string | number | null
}
type Words = Record<string, unknown>
const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)

/** Which of these new values differ from what was. Of a description only that it does: it may tell of somebody's care. */
export const fieldChanges = (before: Words, after: Words): FieldChange[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const [from, to] = [plain(before[field]), plain(value)]
    if (value === undefined || from === to) return []
    return [field === 'description' ? { field, from: null, to: null } : { field, from, to }]
  })
