import type { Role } from '#contract/language.ts'
import type { StatusWord } from '#contract/moments/care-moment-rows.ts'
import type { CareMomentStatus } from '#contract/moments/care-moment-transitions.ts'
import type { timeScope } from '#contract/moments/care-moments.ts'
import type { ReactionStatus } from '#contract/statuses.ts'
import type { contractType } from '#contract/workers/care-workers.ts'

export type { CareMomentStatus, ReactionStatus }

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
export const timeScopeWords: Record<TimeScope, string> = { moment: 'Losse opdracht', period: 'Periode' }

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

/** A name inside a sentence: 'Verzorgende IG' is 'verzorgende IG'. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
