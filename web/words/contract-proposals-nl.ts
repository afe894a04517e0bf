// Contract proposals in words; each form of contract in one sentence.

import type { StatusWord } from '#contract/moments/care-moment-rows.ts'
import type { ContractProposalStatus } from '#contract/statuses.ts'
import type { contractDuration, contractForm } from '#contract/workers/contract-proposals.ts'

/** A form of contract, and what it means. */
export const contractFormWords: Record<(typeof contractForm)[number], { label: string; means: string }> = {
  fixed_term: { label: 'Bepaalde tijd', means: 'Je komt in dienst tot een afgesproken dag.' },
  zero_hours: { label: 'Nulurencontract', means: 'Je komt in dienst, zonder vast aantal uren. Je krijgt betaald wat je werkt.' },
  min_max: {
    label: 'Min-maxcontract',
    means: 'Je komt in dienst voor een vast aantal uren, en kunt tot een afgesproken grens meer werken.',
  },
  agency_employment: {
    label: 'Uitzendovereenkomst',
    means: 'Je komt in dienst van een uitzendbureau en werkt bij deze organisatie.',
  },
  temp_agency: {
    label: 'Detachering via bureau',
    means: 'Een bureau neemt je in dienst en plaatst je langere tijd bij deze organisatie.',
  },
  payroll: {
    label: 'Payroll',
    means: 'Een payrollbedrijf neemt je in dienst en betaalt je; je werkt alleen voor deze organisatie.',
  },
  by_agreement: { label: 'In overleg', means: 'Welk soort contract het wordt, bespreken jullie samen.' },
}
/** Whether a form has weekly hours. */
export const hasWeeklyHours = (form: string): boolean => form !== 'zero_hours'
/** The forms in their order. */
export const contractForms = Object.keys(contractFormWords) as (typeof contractForm)[number][]
/** How long the contract lasts. */
export const contractDurationWords: Record<(typeof contractDuration)[number], string> = {
  '0_3': 'Tot 3 maanden',
  '3_6': '3 tot 6 maanden',
  '6_12': '6 tot 12 maanden',
  by_agreement: 'In overleg',
}

/** The durations in their order. */
export const contractDurations = Object.keys(contractDurationWords) as (typeof contractDuration)[number][]
/** The tone of a proposal's status. */
export const proposalTones: Record<ContractProposalStatus, StatusWord['tone']> = {
  open: 'blue',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'grey',
  expired: 'grey',
}
