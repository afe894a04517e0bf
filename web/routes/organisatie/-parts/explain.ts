import type { Problem } from '../../../client/api.ts'

/** What went wrong, for a person; and what one sees now when someone else was first. */
export function explain({ status, message, violations }: Problem): string {
  if (status === 409) return `${message} Je ziet nu de nieuwe stand.`
  return status === 422 && violations[0] ? violations[0].message : message
}
