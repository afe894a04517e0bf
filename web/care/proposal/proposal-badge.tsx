import { contractProposalStatusName } from '../../../contract/status-names.ts'
import { StatusPill } from '../../components/status-pill.tsx'
import { proposalTones } from '../../words/contract-proposals-nl.ts'

/** The state of a contract proposal. */
export const ProposalBadge = ({ status }: { status: keyof typeof proposalTones }) => (
  <StatusPill tone={proposalTones[status]}>{contractProposalStatusName[status]}</StatusPill>
)
