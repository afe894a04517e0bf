// Words for joining two files of one client: their fields, and how much moves along.

import type { homeFields, JoinedField } from '#contract/joined-fields.ts'
import { counted } from '#rules/time/format-nl.ts'

/** A field of a file, or of its home. */
export type Field = JoinedField | (typeof homeFields)[number]
export const fieldWords: Record<Field, string> = {
  name: 'Naam',
  birthDate: 'Geboortedatum',
  gender: 'Geslacht',
  phone: 'Telefoon',
  email: 'E-mailadres',
  address: 'Adres',
  responsibleLocation: 'Locatie',
  clientManager: 'Cliëntmanager',
  home: 'Woning',
  housingType: 'Soort woning',
  household: 'Huishouden',
  smoking: 'Roken',
  floor: 'Verdieping',
  lift: 'Lift',
  parking: 'Parkeren',
  accessType: 'Toegang',
}
const moved = {
  careMoments: ['opdracht', 'opdrachten'],
  periods: ['periode', 'periodes'],
  series: ['reeks', 'reeksen'],
  careRequests: ['zorgvraag', 'zorgvragen'],
  contacts: ['contactpersoon', 'contactpersonen'],
  relatives: ['account van de familie', 'accounts van de familie'],
  team: ['zorgverlener in het zorgteam', 'zorgverleners in het zorgteam'],
  exclusions: ['zorgverlener die niet komt', 'zorgverleners die niet komen'],
  reports: ['rapportage', 'rapportages'],
  problems: ['aandachtsgebied in het zorgplan', 'aandachtsgebieden in het zorgplan'],
  medications: ['medicijn', 'medicijnen'],
  messages: ['bericht', 'berichten'],
  files: ['export', 'exports'],
} as const
/** How much moves along, by kind: "12 opdrachten", "1 bericht". */
export const sayMoves = (moves: Readonly<Record<keyof typeof moved, number>>): string[] =>
  (Object.entries(moved) as [keyof typeof moved, readonly [string, string]][]).flatMap(([kind, [one, more]]) =>
    moves[kind] > 0 ? [counted(moves[kind], one, more)] : [],
  )
