import type { Problem } from '../../../client/api.ts'
import { type CareMomentStatus, careMomentStatusWords } from '../../../words/nl.ts'

const isStatus = (text: string): text is CareMomentStatus => text in careMomentStatusWords

/** What went wrong, for a person: states by their names on the screen, and what one sees now that someone else was first. */
export function explain({ status, message, violations }: Problem): string {
  const words = message.replace(/“(\w+)”/g, (all, name: string) =>
    isStatus(name) ? `“${careMomentStatusWords[name].label}”` : all,
  )
  if (status === 409) return `${words.replace(' Laad de pagina opnieuw.', '')} Je ziet nu de nieuwe stand.`
  return status === 422 && violations[0] ? violations[0].message : words
}
