// Asking care workers by name, in words.
import type { withdrawnBecause } from '#contract/moments/invitations.ts'
import { type InvitationStatus, invitationStatusName } from '#contract/statuses.ts'

const tones = {
  waiting: 'grey',
  open: 'blue',
  accepted: 'green',
  declined: 'grey',
  expired: 'grey',
  withdrawn: 'grey',
} as const satisfies Record<InvitationStatus, 'grey' | 'blue' | 'green'>
/** The status of a question, for whoever asked it. A no looks like any other ending. */
export const invitationWords = (status: InvitationStatus) => ({ label: invitationStatusName[status], tone: tones[status] })
/** Why a question was withdrawn. */
export const withdrawnWords: Record<(typeof withdrawnBecause)[number], string> = {
  taken: 'Er was al iemand',
  changed: 'Tijd of plaats gewijzigd',
  ended: 'Gaat niet door',
  taken_back: 'Ingetrokken',
  unable: 'Kan intussen niet meer',
}
/** What a no means, for whoever asks. */
export const noIsNotCounted = 'Wie nee zegt, hoeft niet te zeggen waarom, en een nee telt nergens mee.'
