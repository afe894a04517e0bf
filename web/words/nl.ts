import type { CareMomentStatus } from '../../contract/care-moment-transitions.ts'
import type { timeScope } from '../../contract/care-moments.ts'
import type { contractType } from '../../contract/care-workers.ts'
import type { Role } from '../../contract/language.ts'
import type { ReactionStatus } from '../../contract/publications.ts'
import { careMomentStatusName as name } from '../../contract/status-names.ts'

/** What a status means for the reader: to act on, to watch, settled, lost, or over. */
type Tone = 'blue' | 'yellow' | 'green' | 'red' | 'grey'
type StatusWord = { label: string; tone: Tone; help?: string }

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

/** The statuses of a reaction, for the worker who reacted. */
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

/** The statuses of a reaction, for the organization. */
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

export const roleWords: Record<Role, string> = {
  ROLE_CARE_WORKER: 'Zorgverlener',
  ROLE_CLIENT_ADMIN: 'Cliëntbeheerder',
  ROLE_PLANNER: 'Planner',
  ROLE_BACK_OFFICE_EMPLOYEE: 'Backofficemedewerker',
  ROLE_ORGANIZATION_USER: 'Organisatiegebruiker',
  ROLE_ORGANIZATION_LOCATION_ADMIN: 'Locatiebeheerder',
  IS_AUTHENTICATED_2FA_IN_PROGRESS: 'Tweede stap bezig',
}
