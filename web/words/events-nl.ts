import type { EventName } from '#contract/events/events.ts'

type ShownEvent = Exclude<
  Extract<EventName, `care_moment_${string}` | `reaction_${string}`>,
  // Who answered a question by name is shown where they were asked, and nowhere else.
  `care_moment_template_${string}` | `care_moment_invitation_${string}`
>
/** Events of a care moment, its publication or a reaction, as worded in its history. */
const eventWords: Record<ShownEvent, string> = {
  care_moment_created: 'Opdracht gemaakt',
  care_moment_updated: 'Opdracht gewijzigd',
  care_moment_moved: 'Locatie gewijzigd',
  care_moment_change_confirmed: 'Wijziging bevestigd door de zorgverlener',
  care_moment_change_reminded: 'Herinnerd aan het bevestigen van de wijziging',
  care_moment_bonus_set: 'Bonus gewijzigd',
  care_moment_published: 'Gepubliceerd',
  care_moment_publication_widened: 'Aan meer mensen aangeboden',
  care_moment_widening_changed: 'Aangepast wie de opdracht wanneer ziet',
  care_moment_publication_withdrawn: 'Publicatie ingetrokken',
  care_moment_invited: 'Op naam gevraagd',
  care_moment_invitations_ended: 'Niemand van de gevraagden kan',
  care_moment_assigned: 'Zorgverlener gekozen',
  care_moment_assignment_canceled: 'Toewijzing geannuleerd',
  care_moment_assignment_expired: 'Begonnen zonder zorgverlener',
  care_moment_canceled: 'Opdracht geannuleerd',
  care_moment_withdrawn: 'Opdracht ingetrokken',
  care_moment_restored: 'Opdracht weer opengesteld',
  care_moment_arrived: 'Zorgverlener is er',
  care_moment_left: 'Zorgverlener is weggegaan',
  care_moment_arrival_undone: 'Melding van de zorgverlener teruggenomen',
  care_moment_arrival_checked: 'Nagegaan hoe het staat',
  care_moment_period_started: 'Periode begonnen',
  care_moment_period_ended: 'Periode afgelopen',
  care_moment_period_changed: 'Periode gewijzigd',
  care_moment_hours_reminded: 'Herinnerd aan het indienen van de uren',
  care_moment_submitted: 'Uren ingediend',
  care_moment_proposed: 'Andere uren voorgesteld',
  care_moment_approval_reminded: 'Herinnerd aan het goedkeuren van de uren',
  care_moment_approval_held: 'Uren wachten op de backoffice',
  care_moment_approved: 'Uren goedgekeurd',
  care_moment_reopened: 'Factuur teruggedraaid: uren opnieuw in te dienen',
  care_moment_disapproved: 'Uren niet goedgekeurd',
  care_moment_proposed_not_worked: 'Gemeld dat er niet is gewerkt',
  care_moment_not_worked: 'Vastgesteld dat er niet is gewerkt',
  care_moment_proposal_rejected: 'Voorstel afgewezen',
  care_moment_resolved: 'In het archief gezet',
  reaction_placed: 'Reactie geplaatst',
  reaction_selected: 'Reactie gekozen',
  reaction_rejected: 'Reactie afgewezen',
  reaction_standby: 'Als tweede keus bewaard',
  reaction_standby_ended: 'Geen tweede keus meer',
  reaction_withdrawn: 'Reactie ingetrokken',
  reaction_resolved: 'Reactie in het archief gezet',
  reaction_canceled: 'Reactie vervallen: opdracht geannuleerd',
  reaction_assignment_canceled: 'Reactie vervallen: toewijzing geannuleerd',
  reaction_not_selected: 'Reactie niet gekozen',
  reaction_not_selected_withdrawn: 'Reactie vervallen: publicatie ingetrokken',
}

/** The words for an event; undefined when it is not listed here. */
export const nameEvent = (name: string): string | undefined => (eventWords as Partial<Record<string, string>>)[name]
