// The best roster, in words.

import type { rosterOutcome } from '#contract/moments/rosters.ts'
import type { RosterStatus } from '#contract/statuses.ts'
import type { RosterWish } from '#rules/rosters/roster.ts'

/** The wishes a roster weighs: their name, and what each does. */
export const rosterWishWords: Record<RosterWish, { name: string; about: string }> = {
  filled: {
    name: 'Zoveel mogelijk gevuld',
    about: 'Elke gevulde dienst telt. Wie reageerde telt zwaarder dan wie nog gevraagd wordt.',
  },
  urgent: { name: 'Wat het eerst begint', about: 'Een dienst die snel begint, gaat voor een dienst van later in de week.' },
  familiar: { name: 'Bekende gezichten', about: 'Wie al eerder bij de cliënt was, gaat voor.' },
  team: { name: 'Zorgteam', about: 'Wie in het zorgteam van de cliënt zit, gaat voor.' },
  favorite: { name: 'Favorieten', about: 'Wie favoriet is van de organisatie, gaat voor.' },
  distance: { name: 'Korte reisafstand', about: 'Wie dichtbij woont, gaat voor.' },
  rest: {
    name: 'Rust',
    about: 'Bij zzp’ers telt mee of er genoeg rust tussen diensten zit. Voor uitzendkrachten moet dat altijd.',
  },
  fairness: { name: 'Eerlijk verdeeld', about: 'De uren gaan niet allemaal naar dezelfde mensen.' },
  cost: { name: 'Kosten', about: 'Van wie even goed past, gaat voor wie minder kost.' },
}
/** The tone of a roster's status. */
export const rosterTones = {
  waiting: 'blue',
  running: 'blue',
  stopping: 'blue',
  ready: 'green',
  stopped: 'green',
  failed: 'red',
} as const satisfies Record<RosterStatus, 'blue' | 'green' | 'red'>
/** The outcome of an accepted line. */
export const rosterOutcomeWords = {
  selected: { label: 'Gekozen', tone: 'green' },
  asked: { label: 'Gevraagd', tone: 'blue' },
  refused: { label: 'Geweigerd', tone: 'red' },
} as const satisfies Record<(typeof rosterOutcome)[number], { label: string; tone: 'blue' | 'green' | 'red' }>
