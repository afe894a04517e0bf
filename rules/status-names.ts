/** What a care moment is called in each of its states, in Dutch (dutch-care-facts 15.1): on the screen and in exports. */
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
