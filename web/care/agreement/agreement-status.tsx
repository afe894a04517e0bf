import { StatusPill } from '#components/marks/status-pill.tsx'
import { assignmentAgreementStatusName } from '#contract/statuses.ts'
import { isAsked, type Listed } from './chains.ts'

const toneOf = ({ status }: Listed) => (status === 'agreed' ? 'green' : status === 'ended' ? 'grey' : 'yellow')

/** The status of an agreement; for the party that must agree, that it waits for them. */
export const AgreementStatus = ({ of: text }: { of: Listed }) => (
  <StatusPill tone={toneOf(text)} help={text.endedReason}>
    {isAsked(text) ? 'Wacht op jou' : assignmentAgreementStatusName[text.status]}
  </StatusPill>
)
