// What the statuses are called in Dutch (dutch-care-facts 15.1 and 15.2): in refusals, on the screen, in exports.

/** A care moment in each of its states. */
export const careMomentStatusName = {
  open: 'Openstaand',
  assignment_expired: 'Toewijzing verlopen',
  canceled: 'Geannuleerd',
  assigned: 'Toegewezen',
  awaiting_approval: 'Uren ingediend',
  approved: 'Goedgekeurd',
  not_approved: 'Niet akkoord',
  proposal_not_worked: 'Niet gewerkt gemeld',
  not_worked: 'Niet gewerkt',
  withdrawn: 'Ingetrokken',
  proposal: 'Voorstel',
  period_started: 'Periode gestart',
  proposal_rejected: 'Voorstel afgewezen',
} as const
/** A reaction, to whoever it is not from. */
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
export const publicationStatusName = { open: 'Open', closed: 'Gesloten', withdrawn: 'Ingetrokken' } as const
export const seriesStatusName = { running: 'Loopt', ended: 'Voorbij' } as const
export const clientStatusName = { new: 'Nieuw', active: 'Actief', inactive: 'Uit zorg', closed: 'Afgesloten' } as const
/** A document of a care worker. */
export const documentStatusName = {
  submitted: 'In beoordeling',
  approved: 'Goedgekeurd',
  rejected: 'Afgekeurd',
  expired: 'Verlopen',
} as const
export const contractProposalStatusName = {
  open: 'Open',
  accepted: 'Aangenomen',
  rejected: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  expired: 'Verlopen',
} as const
export const userStatusName = { active: 'Actief', inactive: 'Gedeactiveerd' } as const
export const payoutFileStatusName = { made: 'Gemaakt', paid_out: 'Uitbetaald', withdrawn: 'Ingetrokken' } as const
