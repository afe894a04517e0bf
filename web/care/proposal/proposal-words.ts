// A contract proposal as its worker sees it, and whether it has expired.

import type { AnswerOf } from '#client/api.ts'
import { type AnsweredProposalStatus, toAnswerProposalStatuses } from '#contract/status-groups.ts'

export type ContractProposal = AnswerOf<'GET /contract_proposals/{uuid}'>

const isAnswered = (status: ContractProposal['status']): status is AnsweredProposalStatus =>
  !toAnswerProposalStatuses.includes(status)

/** The outcome of a proposal: it may have expired before the server says so. Undefined while it can be answered. */
export function outcomeOf(
  { status, expiresAt }: Pick<ContractProposal, 'status' | 'expiresAt'>,
  now: string,
): AnsweredProposalStatus | undefined {
  if (isAnswered(status)) return status
  return Date.parse(expiresAt) <= Date.parse(now) ? 'expired' : undefined
}
