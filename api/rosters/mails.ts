// The outcome of an accepted roster: one mail to each worker, for all of their shifts. A question by name has its own mail.
import type { rosterOutcome } from '../../contract/moments/rosters.ts'
import { chosenAtOnce } from '../care-moments/mails.ts'
import type { Mails } from '../platform/concept.ts'

export const mails = {
  roster_accepted: (db, event) => {
    const lines = event.data.lines as { moment: string; outcome: (typeof rosterOutcome)[number] }[]
    const chosen = lines.flatMap(({ moment, outcome }) => (outcome === 'selected' ? moment : []))
    return chosenAtOnce(db, event, chosen)
  },
} satisfies Mails
