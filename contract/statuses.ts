// The statuses, each with its Dutch name: in refusals, on the screen, in exports. Those of care moments are in
// moments/care-moment-rows.ts, with everything else about them.

const statusesOf = <S extends string>(names: Record<S, string>) => Object.keys(names) as S[]

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
} as const
export const reactionStatus = statusesOf(reactionStatusName)
export type ReactionStatus = (typeof reactionStatus)[number]
export const publicationStatusName = { open: 'Open', closed: 'Gesloten', withdrawn: 'Ingetrokken' } as const
export const publicationStatus = statusesOf(publicationStatusName)
export type PublicationStatus = (typeof publicationStatus)[number]
/** A question by name. A no says no more than that they cannot come. */
export const invitationStatusName = {
  waiting: 'Volgt',
  open: 'Gevraagd',
  accepted: 'Zei ja',
  declined: 'Kan niet',
  expired: 'Geen antwoord',
  withdrawn: 'Niet meer nodig',
} as const
export const invitationStatus = statusesOf(invitationStatusName)
export type InvitationStatus = (typeof invitationStatus)[number]
/** A call of the back office, and what came of it. */
export const careMomentCallStatusName = {
  calling: 'Aan de lijn',
  not_reached: 'Niet bereikt',
  no: 'Nee',
  call_back: 'Terugbellen',
  yes: 'Ja',
  unknown: 'Niet genoteerd',
} as const
export const callStatus = statusesOf(careMomentCallStatusName)
export type CallStatus = (typeof callStatus)[number]
/** The agreement of an assignment: who still has to agree. */
export const assignmentAgreementStatusName = {
  waiting_for_both: 'Wacht op beiden',
  waiting_for_organization: 'Wacht op de organisatie',
  waiting_for_worker: 'Wacht op de zorgverlener',
  agreed: 'Beiden akkoord',
  ended: 'Beëindigd',
} as const
export const assignmentAgreementStatus = statusesOf(assignmentAgreementStatusName)
export type AssignmentAgreementStatus = (typeof assignmentAgreementStatus)[number]
export const bigRegisterStatusName = { loading: 'Wordt ingelezen', current: 'In gebruik', replaced: 'Vervangen' } as const
export const bigRegisterStatus = statusesOf(bigRegisterStatusName)
export type BigRegisterStatus = (typeof bigRegisterStatus)[number]
export const seriesStatusName = { running: 'Loopt', ended: 'Voorbij' } as const
export const seriesStatus = statusesOf(seriesStatusName)
export type SeriesStatus = (typeof seriesStatus)[number]
export const clientStatusName = {
  new: 'Nieuw',
  active: 'Actief',
  inactive: 'Uit zorg',
  closed: 'Afgesloten',
} as const
export const clientStatus = statusesOf(clientStatusName)
export type ClientStatus = (typeof clientStatus)[number]
export const careRequestStatusName = {
  new: 'Nieuw',
  active: 'Loopt',
  inactive: 'Gepauzeerd',
  closed: 'Afgesloten',
} as const
export const careRequestStatus = statusesOf(careRequestStatusName)
export type CareRequestStatus = (typeof careRequestStatus)[number]
/** A document of a care worker. */
export const documentStatusName = {
  submitted: 'In beoordeling',
  approved: 'Goedgekeurd',
  rejected: 'Afgekeurd',
  expired: 'Verlopen',
} as const
export const documentStatus = statusesOf(documentStatusName)
export type DocumentStatus = (typeof documentStatus)[number]
export const contractProposalStatusName = {
  open: 'Open',
  accepted: 'Aangenomen',
  rejected: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  expired: 'Verlopen',
} as const
export const contractProposalStatus = statusesOf(contractProposalStatusName)
export type ContractProposalStatus = (typeof contractProposalStatus)[number]
export const userStatusName = { active: 'Actief', inactive: 'Gedeactiveerd' } as const
export const userStatus = statusesOf(userStatusName)
export type UserStatus = (typeof userStatus)[number]
export const payoutFileStatusName = {
  made: 'Gemaakt',
  paid_out: 'Uitbetaald',
  withdrawn: 'Ingetrokken',
} as const
export const payoutFileStatus = statusesOf(payoutFileStatusName)
export type PayoutFileStatus = (typeof payoutFileStatus)[number]
/** A roster, while it is made and afterwards. */
export const rosterStatusName = {
  waiting: 'Begint zo',
  running: 'Wordt gemaakt',
  stopping: 'Wordt afgerond',
  ready: 'Klaar',
  stopped: 'Eerder gestopt',
  failed: 'Mislukt',
} as const
export const rosterStatus = statusesOf(rosterStatusName)
export type RosterStatus = (typeof rosterStatus)[number]
/** The provider of an organization for sign-on. */
export const identityProviderStatusName = { active: 'Aan', off: 'Uit' } as const
export const identityProviderStatus = statusesOf(identityProviderStatusName)
export type IdentityProviderStatus = (typeof identityProviderStatus)[number]
/** A program of an organization that calls the API. */
export const apiClientStatusName = { active: 'Aan', ended: 'Beëindigd' } as const
export const apiClientStatus = statusesOf(apiClientStatusName)
export type ApiClientStatus = (typeof apiClientStatus)[number]
/** Where an organization's own program hears of what happens. Paused: by us, when it accepts nothing or says that it is gone. */
export const webhookEndpointStatusName = { active: 'Aan', stopped: 'Stilgezet', paused: 'Gepauzeerd' } as const
export const webhookEndpointStatus = statusesOf(webhookEndpointStatusName)
export type WebhookEndpointStatus = (typeof webhookEndpointStatus)[number]
export const webhookDeliveryStatusName = {
  waiting: 'Wordt gestuurd',
  delivered: 'Aangenomen',
  failed: 'Niet aangenomen',
} as const
export const webhookDeliveryStatus = statusesOf(webhookDeliveryStatusName)
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatus)[number]
