// Words about clients, their home and the people around them.

import type { accessType, answer, relationKind, smoking } from '#contract/clients/client-care.ts'
import type { gender } from '#contract/clients/clients.ts'
import type { StatusWord } from '#contract/moments/care-moment-rows.ts'
import { type CareRequestStatus, type ClientStatus, careRequestStatusName, clientStatusName } from '#contract/statuses.ts'

export const relationWords: Record<(typeof relationKind)[number], string> = {
  partner: 'partner',
  child: 'zoon of dochter',
  parent: 'ouder',
  sibling: 'broer of zus',
  other_family: 'familie',
  friend: 'vriend(in)',
  neighbour: 'buur',
  professional: 'hulpverlener',
  other: 'bekende',
}
export const smokingWords: Record<(typeof smoking)[number], string> = { inside: 'Rookt binnen', outside: 'Rookt buiten' }
export const accessWords: Record<(typeof accessType)[number], string> = {
  key_box: 'Sleutelkluis',
  manual_access: 'Iemand doet open',
}
/** Also an answer: it was asked, and nobody knows. */
export const notKnownWords = 'Niet bekend'
/** The same as an answer to choose; and a question not answered yet, both as a choice and to read. */
export const notKnownAnswer = 'Weet ik niet'
export const notFilledInWords = 'Niet ingevuld'
export const answerWords: Record<(typeof answer)[number], string> = { yes: 'Ja', no: 'Nee', do_not_know_yet: notKnownWords }
export const genderWords: Record<(typeof gender)[number], string> = { male: 'Man', female: 'Vrouw' }
export const careRequestWords: Record<CareRequestStatus, StatusWord> = {
  new: { label: careRequestStatusName.new, tone: 'blue', help: 'Gevraagd, nog niet afgesproken' },
  active: { label: careRequestStatusName.active, tone: 'green' },
  inactive: { label: careRequestStatusName.inactive, tone: 'yellow' },
  closed: { label: careRequestStatusName.closed, tone: 'grey' },
}
/** A care request in the family's words; and whether its days and hours are shown. */
export const familyRequestWords: Record<CareRequestStatus, { said: string; dated: boolean }> = {
  new: { said: 'Gevraagd, nog niet afgesproken. Gewenst', dated: true },
  active: { said: 'Afgesproken', dated: true },
  inactive: { said: 'Gepauzeerd', dated: false },
  closed: { said: 'Afgesloten', dated: false },
}
export const clientStatusWords: Record<ClientStatus, StatusWord> = {
  new: { label: clientStatusName.new, tone: 'blue' },
  active: { label: clientStatusName.active, tone: 'green' },
  inactive: { label: clientStatusName.inactive, tone: 'grey' },
  closed: { label: clientStatusName.closed, tone: 'grey' },
}
/** The status of a client's care in the family's words. */
export const familyStandingWords: Record<ClientStatus, string> = {
  new: 'Begint nog',
  active: 'Loopt',
  inactive: 'Is gestopt',
  closed: 'Is gestopt',
}
