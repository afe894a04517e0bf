import type { StatusWord } from './nl.ts'

export type ContractForm =
  | 'fixed_term'
  | 'zero_hours'
  | 'min_max'
  | 'agency_employment'
  | 'temp_agency'
  | 'payroll'
  | 'by_agreement'

/** The contract forms that an organization may offer. */
export const contractFormWords: Record<ContractForm, string> = {
  fixed_term: 'Bepaalde tijd',
  zero_hours: 'Nulurencontract',
  min_max: 'Min-maxcontract',
  agency_employment: 'Uitzendovereenkomst',
  temp_agency: 'Detachering via bureau',
  payroll: 'Payroll',
  by_agreement: 'In overleg',
}

export type ContractDuration = '0-3' | '3-6' | '6-12' | 'by_agreement'
export const contractDurationWords: Record<ContractDuration, string> = {
  '0-3': '0 tot 3 maanden',
  '3-6': '3 tot 6 maanden',
  '6-12': '6 tot 12 maanden',
  by_agreement: 'In overleg',
}

export type ProposalState = 'open' | 'seen' | 'accepted' | 'rejected' | 'expired' | 'withdrawn'
export const proposalStateWords: Record<ProposalState, StatusWord> = {
  open: { label: 'Verstuurd', tone: 'blue' },
  seen: { label: 'Bekeken', tone: 'blue' },
  accepted: { label: 'Geaccepteerd', tone: 'green' },
  rejected: { label: 'Afgewezen', tone: 'red' },
  expired: { label: 'Verlopen', tone: 'grey' },
  withdrawn: { label: 'Ingetrokken', tone: 'grey' },
}
