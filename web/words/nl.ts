import type { CareMomentStatus } from '../../contract/care-moment-transitions.ts'
import type { timeScope } from '../../contract/care-moments.ts'
import type { careWorkerPhase, contractType } from '../../contract/care-workers.ts'
import type { clientStatus, gender } from '../../contract/clients.ts'
import type { invoiceLineKind } from '../../contract/invoices.ts'
import type { Role } from '../../contract/language.ts'
import type { ReactionStatus } from '../../contract/publications.ts'
import { careMomentStatusName as name } from '../../contract/status-names.ts'

/** What a status means for the reader: something to touch, to watch, settled, lost, or put away. */
export type Tone = 'blue' | 'yellow' | 'green' | 'red' | 'grey'
export type StatusWord = { label: string; tone: Tone; help?: string }

export type { CareMomentStatus }

/** What a care moment is called in each of its states. */
export const careMomentStatusWords: Record<CareMomentStatus, StatusWord> = {
  open: { label: name.open, tone: 'blue', help: 'Nog niet toegewezen' },
  assignment_expired: { label: name.assignment_expired, tone: 'red', help: 'Begonnen zonder zorgverlener' },
  canceled: { label: name.canceled, tone: 'grey' },
  assigned: { label: name.assigned, tone: 'green' },
  awaiting_approval: { label: name.awaiting_approval, tone: 'yellow', help: 'Wacht op akkoord' },
  approved: { label: name.approved, tone: 'green', help: 'Klaar voor facturatie' },
  not_approved: { label: name.not_approved, tone: 'red', help: 'Uren zijn afgekeurd' },
  proposal_not_worked: { label: name.proposal_not_worked, tone: 'yellow', help: 'Wacht op reactie' },
  not_worked: { label: name.not_worked, tone: 'grey' },
  withdrawn: { label: name.withdrawn, tone: 'grey', help: 'Publicatie ingetrokken' },
  proposal: { label: name.proposal, tone: 'yellow', help: 'Wacht op akkoord van de ander' },
  period_started: { label: name.period_started, tone: 'green' },
  proposal_rejected: { label: name.proposal_rejected, tone: 'red', help: 'Backoffice beslist' },
}

export type { ReactionStatus }

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

export type TimeScope = (typeof timeScope)[number]
export const timeScopeWords: Record<TimeScope, string> = { moment: 'Zorgmoment', period: 'Periode' }

export type ContractType = (typeof contractType)[number]
export const contractTypeWords: Record<ContractType, string> = { freelance: 'Zzp', temp_work: 'Uitzend' }

/** 'Zzp', 'Uitzend' or 'Zzp of uitzend'. */
export const nameContractTypes = (types: readonly ContractType[]): string =>
  types.length > 1 ? 'Zzp of uitzend' : types.map(type => contractTypeWords[type]).join('')

export type Phase = (typeof careWorkerPhase)[number]
export const phaseWords: Record<Phase, StatusWord> = {
  new: { label: 'Nieuw', tone: 'blue' },
  pending: { label: 'In behandeling', tone: 'yellow' },
  in_transfer: { label: 'In overdracht', tone: 'yellow' },
  startup: { label: 'Opstart', tone: 'blue' },
  lost: { label: 'Afgevallen', tone: 'grey' },
  won: { label: 'Ingeschreven', tone: 'green' },
}

export type PersonStatus = (typeof clientStatus)[number]
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

export type Gender = (typeof gender)[number]
export const genderWords: Record<Gender, string> = { male: 'Man', female: 'Vrouw' }

export type InvoiceLineType = (typeof invoiceLineKind)[number]
export const invoiceLineWords: Record<InvoiceLineType, string> = {
  hourly_rate: 'Uurtarief',
  fixed_hourly_rate: 'Vast uurtarief',
  bonus: 'Bonus',
  expense: 'Onkosten',
}

export type Rating = 1 | 2 | 3 | 4 | 5
export const ratingWords: Record<Rating, string> = { 1: 'Slecht', 2: 'Matig', 3: 'Voldoende', 4: 'Goed', 5: 'Uitstekend' }
