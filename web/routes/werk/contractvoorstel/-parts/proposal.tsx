import { useNow } from '#care/now.ts'
import { Offer } from '#care/proposal/offer.tsx'
import { type ContractProposal, outcomeOf } from '#care/proposal/proposal-words.ts'
import { useSession } from '#client/use-session.ts'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { Answer, Outcome } from './answer.tsx'

/** Whose proposal it is, if not the logged-in person's: an answer by link counts as that of the addressee. */
function Whose({ proposal, byLink }: { proposal: ContractProposal; byLink: boolean }) {
  const session = useSession()
  if (!session || session.uuid === proposal.careWorker.uuid) return null
  const { firstName, lastName } = proposal.careWorker.profile
  return (
    <Notice tone="attention" title={`Dit voorstel is voor ${firstName} ${lastName}`}>
      <p>
        {byLink
          ? `Jij bent ingelogd als iemand anders. Wat je hier antwoordt, is het antwoord van ${firstName}.`
          : `Alleen ${firstName} kan het beantwoorden.`}
      </p>
    </Notice>
  )
}

/** A proposal in plain words, with its answer, or its outcome. `opened` is the token or uuid in the address. */
export function Proposal({ proposal, opened }: { proposal: ContractProposal; opened: string }) {
  const { organization } = proposal
  const outcome = outcomeOf(proposal, useNow())
  // Organizations and planners can read it too, by its uuid.
  const mayAnswer = proposal.allowedActions.some(action => action === 'accept' || action === 'reject')
  return (
    <div className="stack gap-16">
      <Whose proposal={proposal} byLink={opened !== proposal.uuid} />
      {outcome && <Outcome proposal={proposal} status={outcome} />}
      <Card title="Wat bieden ze je aan?">
        <Offer terms={proposal} from={`${organization.name}, ${organization.city}`} />
      </Card>
      {!outcome && mayAnswer && <Answer proposal={proposal} opened={opened} />}
    </div>
  )
}
