// A contract proposal as its worker gets it, and what became of it by the clock.
import { type AnsweredProposalStatus, toAnswerProposalStatuses } from '../../../contract/status-groups.ts'
import type { AnswerOf } from '../../client/api.ts'

export type ContractProposal = AnswerOf<'GET /contract_proposals/{uuid}'>

const isAnswered = (status: ContractProposal['status']): status is AnsweredProposalStatus =>
  !toAnswerProposalStatuses.includes(status)

/** What became of a proposal: it may be over by the clock before the server has said so. Undefined while it can be answered. */
export function outcomeOf(
  { status, expiresAt }: Pick<ContractProposal, 'status' | 'expiresAt'>,
  now: string,
): AnsweredProposalStatus | undefined {
  if (isAnswered(status)) return status
  return Date.parse(expiresAt) <= Date.parse(now) ? 'expired' : undefined
}
