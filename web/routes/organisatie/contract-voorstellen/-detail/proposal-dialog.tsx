import { useQuery } from '@tanstack/react-query'
import { ActionButton } from '#care/action/action-button.tsx'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { MessageButton, useUnread } from '#care/messages/message-button.tsx'
import { nameOf } from '#care/moment/care-moment.ts'
import { useNow } from '#care/now.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { Offer } from '#care/proposal/offer.tsx'
import { type ContractProposal, outcomeOf } from '#care/proposal/proposal-words.ts'
import { sayValid } from '#care/proposal/say-valid.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { contractProposalStatusName } from '#contract/statuses.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { proposalTones } from '#words/contract-proposals-nl.ts'
import classes from '../-list/proposals.module.css'
import { path } from '../-list/proposals.ts'

/** The status of a contract proposal. */
const ProposalBadge = ({ status }: { status: keyof typeof proposalTones }) => (
  <StatusPill tone={proposalTones[status]}>{contractProposalStatusName[status]}</StatusPill>
)

/** All details of a proposal: the offer, whether it was seen, and the answer. */
export default function ProposalDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  // A changed address is another proposal: the previous one must not show while it loads.
  const { placeholderData: _previous, ...fresh } = queryOf('GET /contract_proposals/{uuid}', { uuid })
  return (
    <Dialog look="side" title="Contractvoorstel" onClose={onClose}>
      <QueryState query={useQuery(fresh)} height={480}>
        {proposal => <Body proposal={proposal} />}
      </QueryState>
    </Dialog>
  )
}

function Body({ proposal }: { proposal: ContractProposal }) {
  const now = useNow()
  const outcome = outcomeOf(proposal, now)
  const { uuid, careWorker, organization, sentAt, viewedAt, answeredAt, expiresAt, statusReason } = proposal
  const { profile } = careWorker
  const { firstName } = profile
  const unread = useUnread({ about: [uuid] })
  return (
    <div className="stack gap-half">
      <div className="wrap-row gap-8-12">
        <WorkerAvatar profile={profile} />
        <div className={`grid shrinks breaks ${classes.dialogWords}`}>
          <strong>{nameOf(profile)}</strong>
          <span className="soft small">{profile.expertiseLevel.name}</span>
        </div>
        <ProposalBadge status={outcome ?? proposal.status} />
      </div>
      {statusReason && (
        <figure className="pad-row rounded sunken">
          <figcaption className="soft small">{firstName} schreef:</figcaption>
          <blockquote className="as-typed breaks">{statusReason}</blockquote>
        </figure>
      )}
      <Facts>
        <Fact label="Verstuurd">{formatDateTime(sentAt)}</Fact>
        <Fact label="Bekeken">{viewedAt ? formatDateTime(viewedAt) : 'Nog niet bekeken'}</Fact>
        {outcome === undefined && <Fact label="Geldig tot">{sayValid(expiresAt, now)}</Fact>}
        {outcome && <Fact label={contractProposalStatusName[outcome]}>{formatDateTime(answeredAt ?? expiresAt)}</Fact>}
      </Facts>
      <section>
        <h3 className="below-12">Wat {firstName} leest</h3>
        <Offer terms={proposal} from={`${organization.name}, ${organization.city}`} />
      </section>
      <DialogButtons>
        <MessageButton about={{ kind: 'contractProposal', uuid }} unread={unread(uuid)} with={firstName} variant="default" />
        {outcome ? (
          <Button variant="default" href={`${path}?nieuw=${careWorker.uuid}`}>{`Nieuw voorstel aan ${firstName}`}</Button>
        ) : (
          <ProposalActs proposal={proposal} />
        )}
      </DialogButtons>
    </div>
  )
}

/** Sending the proposal again and withdrawing it, each with a confirmation: both invalidate the mailed link. */
function ProposalActs({ proposal }: { proposal: ContractProposal }) {
  const resend = useChange('PUT /contract_proposals/{uuid}/resend')
  const withdraw = useChange('PATCH /contract_proposals/{uuid}')
  const { uuid, careWorker } = proposal
  const { firstName } = careWorker.profile
  return (
    <>
      <ActionButton
        item={proposal}
        action="resend"
        run={() => resend.run({ uuid, body: {} })}
        done={`Opnieuw verstuurd. ${firstName} krijgt een mail met een nieuwe link.`}
        ask={{
          title: 'Voorstel opnieuw sturen?',
          consequences: (
            <p>
              {firstName} krijgt een nieuwe mail met een nieuwe link, die dertig dagen werkt. De link in de vorige mail werkt dan
              niet meer.
            </p>
          ),
        }}
      >
        Opnieuw sturen
      </ActionButton>
      <OwnNameOnly>
        <ActionButton
          danger
          item={proposal}
          action="withdraw"
          run={() => withdraw.run({ uuid, body: { status: 'withdrawn' } })}
          done={`Het voorstel is ingetrokken. ${firstName} krijgt bericht.`}
          ask={{
            title: 'Voorstel intrekken?',
            danger: true,
            consequences: (
              <p>
                {firstName} krijgt bericht en kan niet meer antwoorden. Je kunt dit niet terugdraaien; wel kun je daarna een nieuw
                voorstel doen.
              </p>
            ),
          }}
        >
          Intrekken
        </ActionButton>
      </OwnNameOnly>
    </>
  )
}
