// What is said of a client, their home and the people around them.

import type { StatusWord } from '../../contract/care-moment-rows.ts'
import type { accessType, answer, careRequestStatus, relationKind, smoking } from '../../contract/client-care.ts'
import type { clientStatus, gender } from '../../contract/clients.ts'
import { clientStatusName } from '../../contract/status-names.ts'

export const relationWords: Record<(typeof relationKind)[number], string> = {
  partner: 'partner',
  child: 'kind',
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
/** An answer too: it was asked, and nobody knows. */
export const notKnownWords = 'Weten we niet'
export const answerWords: Record<(typeof answer)[number], string> = { yes: 'Ja', no: 'Nee', do_not_know_yet: notKnownWords }
export const genderWords: Record<(typeof gender)[number], string> = { male: 'Man', female: 'Vrouw' }
export const careRequestWords: Record<(typeof careRequestStatus)[number], StatusWord> = {
  new: { label: 'Nieuw', tone: 'blue' },
  active: { label: 'Loopt', tone: 'green' },
  inactive: { label: 'Gestopt', tone: 'grey' },
  closed: { label: 'Afgesloten', tone: 'grey' },
}
export const clientStatusWords: Record<(typeof clientStatus)[number], StatusWord> = {
  new: { label: clientStatusName.new, tone: 'blue' },
  active: { label: clientStatusName.active, tone: 'green' },
  inactive: { label: clientStatusName.inactive, tone: 'grey' },
  closed: { label: clientStatusName.closed, tone: 'grey' },
}
