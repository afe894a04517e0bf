import type { Problem } from '#client/api.ts'

/** What went wrong, in a sentence for people; after a conflict it adds that the screen now shows the new state. */
export function explain({ status, message, violations }: Problem): string {
  if (status === 409) return `${message} Zo staat het nu.`
  return status === 422 && violations[0] ? violations[0].message : message
}
