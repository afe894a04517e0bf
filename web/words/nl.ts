import type { Role } from '../../contract/language.ts'

/** What a status means for the reader: something to touch, to watch, settled, lost, or put away. */
export type Tone = 'blue' | 'yellow' | 'green' | 'red' | 'grey'
export type StatusWord = { label: string; tone: Tone; help?: string }

export type CareMomentStatus =
  | 'open'
  | 'assignment_expired'
  | 'canceled'
  | 'assigned'
  | 'awaiting_approval'
  | 'approved'
  | 'not_approved'
  | 'proposal_not_worked'
  | 'not_worked'
  | 'withdrawn'
  | 'proposal'
  | 'period_started'
  | 'proposal_rejected'

/** What a care moment is called in each of its states. */
export const careMomentStatusWords: Record<CareMomentStatus, StatusWord> = {
  open: { label: 'Openstaand', tone: 'blue', help: 'Nog niet toegewezen' },
  assignment_expired: { label: 'Toewijzing verlopen', tone: 'red', help: 'Begonnen zonder zorgverlener' },
  canceled: { label: 'Geannuleerd', tone: 'grey' },
  assigned: { label: 'Toegewezen', tone: 'green' },
  awaiting_approval: { label: 'Uren ingediend', tone: 'yellow', help: 'Wacht op akkoord' },
  approved: { label: 'Goedgekeurd', tone: 'green', help: 'Klaar voor facturatie' },
  not_approved: { label: 'Niet akkoord', tone: 'red', help: 'Uren zijn afgekeurd' },
  proposal_not_worked: { label: 'Niet gewerkt gemeld', tone: 'yellow', help: 'Wacht op reactie' },
  not_worked: { label: 'Niet gewerkt', tone: 'grey' },
  withdrawn: { label: 'Ingetrokken', tone: 'grey', help: 'Publicatie ingetrokken' },
  proposal: { label: 'Voorstel', tone: 'yellow', help: 'Wacht op akkoord van de ander' },
  period_started: { label: 'Periode gestart', tone: 'green' },
  proposal_rejected: { label: 'Voorstel afgewezen', tone: 'red', help: 'Backoffice beslist' },
}

export type ReactionStatus =
  | 'open'
  | 'assigned'
  | 'not_selected'
  | 'not_selected_withdrawn'
  | 'canceled'
  | 'assignment_canceled'
  | 'rejected'
  | 'withdrawn'

/** What the worker who reacted reads. */
export const reactionStatusWordsForWorker: Record<ReactionStatus, StatusWord> = {
  open: { label: 'In behandeling', tone: 'blue' },
  assigned: { label: 'Toegewezen aan jou', tone: 'green' },
  not_selected: { label: 'Niet gekozen', tone: 'grey' },
  not_selected_withdrawn: { label: 'Niet gekozen', tone: 'grey', help: 'Opdracht ingetrokken' },
  canceled: { label: 'Opdracht geannuleerd', tone: 'red' },
  assignment_canceled: { label: 'Toewijzing geannuleerd', tone: 'red' },
  rejected: { label: 'Afgewezen', tone: 'grey' },
  withdrawn: { label: 'Door jou ingetrokken', tone: 'grey' },
}

/** What the organization reads. */
export const reactionStatusWordsForOrganization: Record<ReactionStatus, StatusWord> = {
  open: { label: 'Nieuwe reactie', tone: 'yellow' },
  assigned: { label: 'Gekozen', tone: 'green' },
  not_selected: { label: 'Niet gekozen', tone: 'grey' },
  not_selected_withdrawn: { label: 'Publicatie ingetrokken', tone: 'grey' },
  canceled: { label: 'Opdracht geannuleerd', tone: 'red' },
  assignment_canceled: { label: 'Toewijzing geannuleerd', tone: 'red' },
  rejected: { label: 'Afgewezen', tone: 'grey' },
  withdrawn: { label: 'Ingetrokken door zorgverlener', tone: 'grey' },
}

export type TimeScope = 'moment' | 'period'
export const timeScopeWords: Record<TimeScope, string> = { moment: 'Zorgmoment', period: 'Periode' }

export type ContractType = 'freelance' | 'temp_work'
export const contractTypeWords: Record<ContractType, string> = { freelance: 'Zzp', temp_work: 'Uitzend' }

/** 'Zzp', 'Uitzend' or 'Zzp of uitzend'. */
export const nameContractTypes = (types: readonly ContractType[]): string =>
  types.length > 1 ? 'Zzp of uitzend' : types.map(type => contractTypeWords[type]).join('')

export type Phase = 'new' | 'pending' | 'in_transfer' | 'startup' | 'lost' | 'won'
export const phaseWords: Record<Phase, StatusWord> = {
  new: { label: 'Nieuw', tone: 'blue' },
  pending: { label: 'In behandeling', tone: 'yellow' },
  in_transfer: { label: 'In overdracht', tone: 'yellow' },
  startup: { label: 'Opstart', tone: 'blue' },
  lost: { label: 'Afgevallen', tone: 'grey' },
  won: { label: 'Ingeschreven', tone: 'green' },
}

export type PersonStatus = 'new' | 'active' | 'inactive' | 'closed'
export const personStatusWords: Record<PersonStatus, StatusWord> = {
  new: { label: 'Nieuw', tone: 'blue' },
  active: { label: 'Actief', tone: 'green' },
  inactive: { label: 'Inactief', tone: 'grey' },
  closed: { label: 'Afgesloten', tone: 'grey' },
}

export const roleWords: Record<Role, string> = {
  ROLE_CARE_WORKER: 'Zorgverlener',
  ROLE_CLIENT_ADMIN: 'Cliëntbeheerder',
  ROLE_PLANNER: 'Planner',
  ROLE_BACK_OFFICE_EMPLOYEE: 'Backofficemedewerker',
  ROLE_ORGANIZATION_USER: 'Organisatiegebruiker',
  ROLE_ORGANIZATION_LOCATION_ADMIN: 'Locatiebeheerder',
  IS_AUTHENTICATED_2FA_IN_PROGRESS: 'Tweede stap bezig',
}

export type Answer = 'yes' | 'no' | 'do_not_know_yet'
export const answerWords: Record<Answer, string> = { yes: 'Ja', no: 'Nee', do_not_know_yet: 'Weet ik nog niet' }

export type AccessType = 'key_box' | 'manual_access'
export const accessTypeWords: Record<AccessType, string> = { key_box: 'Sleutelkluis', manual_access: 'Iemand doet open' }

export type Gender = 'male' | 'female'
export const genderWords: Record<Gender, string> = { male: 'Man', female: 'Vrouw' }

export type InvoiceLineType = 'hourly_rate' | 'fixed_hourly_rate' | 'bonus' | 'expense'
export const invoiceLineWords: Record<InvoiceLineType, string> = {
  hourly_rate: 'Uurtarief',
  fixed_hourly_rate: 'Vast uurtarief',
  bonus: 'Bonus',
  expense: 'Onkosten',
}

export type Rating = 1 | 2 | 3 | 4 | 5
export const ratingWords: Record<Rating, string> = { 1: 'Slecht', 2: 'Matig', 3: 'Voldoende', 4: 'Goed', 5: 'Uitstekend' }
