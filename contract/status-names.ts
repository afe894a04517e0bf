// The Dutch names of the statuses: in refusals, on the screen, in exports. A status without a name does not compile. The names
// for care moments are in status-groups.ts, with everything else about those statuses.

import type { userStatus } from './accounts/users.ts'
import type { careRequestStatus } from './clients/care-request-transitions.ts'
import type { clientStatus } from './clients/clients.ts'
import type { invitationStatus } from './moments/invitations.ts'
import type { publicationStatus } from './moments/publications.ts'
import type { reactionStatus } from './moments/reaction-transitions.ts'
import type { rosterStatus } from './moments/rosters.ts'
import type { seriesStatus } from './moments/series.ts'
import type { payoutFileStatus } from './money/payouts.ts'
import type { callStatus } from './organizations/calls.ts'
import type { webhookDeliveryStatus, webhookEndpointStatus } from './organizations/webhooks.ts'
import type { contractProposalStatus } from './workers/contract-proposals.ts'
import type { documentStatus } from './workers/documents.ts'

type Names<Statuses extends readonly string[]> = Record<Statuses[number], string>

/** A reaction, for everyone except its author. */
export const reactionStatusName = {
  open: 'Nieuwe reactie',
  assigned: 'Gekozen',
  not_selected: 'Niet gekozen',
  not_selected_withdrawn: 'Publicatie ingetrokken',
  canceled: 'Opdracht geannuleerd',
  assignment_canceled: 'Toewijzing geannuleerd',
  rejected: 'Afgewezen',
  withdrawn: 'Ingetrokken door zorgverlener',
} as const satisfies Names<typeof reactionStatus>
export const publicationStatusName = { open: 'Open', closed: 'Gesloten', withdrawn: 'Ingetrokken' } as const satisfies Names<
  typeof publicationStatus
>
/** A question by name. A no says no more than that they cannot come. */
export const invitationStatusName = {
  waiting: 'Volgt',
  open: 'Gevraagd',
  accepted: 'Zei ja',
  declined: 'Kan niet',
  expired: 'Geen antwoord',
  withdrawn: 'Niet meer nodig',
} as const satisfies Names<typeof invitationStatus>
/** A call of the back office, and what came of it. */
export const careMomentCallStatusName = {
  calling: 'Aan de lijn',
  not_reached: 'Niet bereikt',
  no: 'Nee',
  call_back: 'Terugbellen',
  yes: 'Ja',
  unknown: 'Niet genoteerd',
} as const satisfies Names<typeof callStatus>
export const seriesStatusName = { running: 'Loopt', ended: 'Voorbij' } as const satisfies Names<typeof seriesStatus>
export const clientStatusName = {
  new: 'Nieuw',
  active: 'Actief',
  inactive: 'Uit zorg',
  closed: 'Afgesloten',
} as const satisfies Names<typeof clientStatus>
export const careRequestStatusName = {
  new: 'Nieuw',
  active: 'Loopt',
  inactive: 'Gepauzeerd',
  closed: 'Afgesloten',
} as const satisfies Names<typeof careRequestStatus>
/** A document of a care worker. */
export const documentStatusName = {
  submitted: 'In beoordeling',
  approved: 'Goedgekeurd',
  rejected: 'Afgekeurd',
  expired: 'Verlopen',
} as const satisfies Names<typeof documentStatus>
export const contractProposalStatusName = {
  open: 'Open',
  accepted: 'Aangenomen',
  rejected: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  expired: 'Verlopen',
} as const satisfies Names<typeof contractProposalStatus>
export const userStatusName = { active: 'Actief', inactive: 'Gedeactiveerd' } as const satisfies Names<typeof userStatus>
export const payoutFileStatusName = {
  made: 'Gemaakt',
  paid_out: 'Uitbetaald',
  withdrawn: 'Ingetrokken',
} as const satisfies Names<typeof payoutFileStatus>
/** A roster, while it is made and afterwards. */
export const rosterStatusName = {
  waiting: 'Begint zo',
  running: 'Wordt gemaakt',
  stopping: 'Wordt afgerond',
  ready: 'Klaar',
  stopped: 'Eerder gestopt',
  failed: 'Mislukt',
} as const satisfies Names<typeof rosterStatus>
/** Where an organization's own program hears of what happens. */
export const webhookEndpointStatusName = {
  active: 'Aan',
  stopped: 'Stilgezet',
  paused: 'Gepauzeerd',
} as const satisfies Names<typeof webhookEndpointStatus>
export const webhookDeliveryStatusName = {
  waiting: 'Wordt gestuurd',
  delivered: 'Aangenomen',
  failed: 'Niet aangenomen',
} as const satisfies Names<typeof webhookDeliveryStatus>
