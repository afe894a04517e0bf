import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { MessageButton, useUnread } from '#care/messages/message-button.tsx'
import { dateOf } from '#care/moment/moment.ts'
import type { ContractProposal } from '#care/proposal/proposal-words.ts'
import { useChange } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import type { AnsweredProposalStatus } from '#contract/status-groups.ts'
import { formatDateLong, formatPhone } from '#rules/time/format-nl.ts'

/** The day of an instant in full: "donderdag 19 november 2026". */
const dayOf = (instant: string): string => formatDateLong(dateOf(instant))

type Outcome = { tone: 'settled' | 'info' | 'attention'; title: string; text: string }

const outcomes: Record<AnsweredProposalStatus, (proposal: ContractProposal) => Outcome> = {
  accepted: ({ organization, answeredAt }) => ({
    tone: 'settled',
    title: 'Je hebt dit voorstel aangenomen',
    text: `Dat was ${answeredAt ? `op ${dayOf(answeredAt)}` : 'eerder'}. ${organization.name} weet het en neemt contact met je op om het contract af te spreken.`,
  }),
  rejected: ({ organization, answeredAt }) => ({
    tone: 'info',
    title: 'Je hebt dit voorstel afgewezen',
    text: `Dat was ${answeredAt ? `op ${dayOf(answeredAt)}` : 'eerder'}. Wil je toch verder praten? Vraag ${organization.name} om een nieuw voorstel.`,
  }),
  withdrawn: ({ organization }) => ({
    tone: 'info',
    title: 'Dit voorstel is ingetrokken',
    text: `${organization.name} heeft het voorstel teruggenomen. Je hoeft niets te doen. Wil je weten waarom? Neem contact op met de organisatie.`,
  }),
  expired: ({ organization, expiresAt }) => ({
    tone: 'info',
    title: 'Dit voorstel is verlopen',
    text: `Je kon antwoorden tot ${dayOf(expiresAt)}. Heb je nog belangstelling? Vraag ${organization.name} om een nieuw voorstel.`,
  }),
}

/** The outcome of a proposal that can no longer be answered. */
export function Outcome({ proposal, status }: { proposal: ContractProposal; status: AnsweredProposalStatus }) {
  const { tone, title, text } = outcomes[status](proposal)
  return (
    <Notice tone={tone} title={title} role="status">
      <p>{text}</p>
      {proposal.statusReason && <p>Je schreef: “{proposal.statusReason}”</p>}
    </Notice>
  )
}

/** Accepting or rejecting a proposal, each after a confirmation: an answer cannot be changed. */
export function Answer({ proposal, opened }: { proposal: ContractProposal; opened: string }) {
  const answer = useChange('PATCH /contract_proposals/{uuid}')
  const { organization, expiresAt, phone } = proposal
  return (
    <Card title="Wat is je antwoord?">
      <p className="below-16">
        Antwoorden kan tot {dayOf(expiresAt)}. Je antwoord kun je daarna niet meer veranderen. Heb je nog vragen? Stel ze eerst
        aan {organization.name}
        {phone && (
          <>
            : <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
          </>
        )}
        .
      </p>
      <Write proposal={proposal} />
      <OwnNameOnly>
        <Acts>
          <ActionButton
            item={proposal}
            action="reject"
            run={({ text }) => answer.run({ uuid: opened, body: { status: 'rejected', ...(text && { reason: text }) } })}
            done={`Je hebt het voorstel afgewezen. ${organization.name} krijgt bericht.`}
            ask={{
              title: 'Voorstel afwijzen?',
              consequences: (
                <p>
                  {organization.name} krijgt je antwoord en leest wat je hier schrijft. Je kunt je antwoord daarna niet meer
                  veranderen.
                </p>
              ),
              label: 'Waarom niet? (mag leeg blijven)',
            }}
          >
            Afwijzen
          </ActionButton>
          <ActionButton
            variant="filled"
            item={proposal}
            action="accept"
            run={() => answer.run({ uuid: opened, body: { status: 'accepted' } })}
            done={`Je hebt het voorstel aangenomen. ${organization.name} krijgt bericht.`}
            ask={{
              title: 'Voorstel aannemen?',
              consequences: (
                <p>
                  {organization.name} krijgt bericht en neemt contact met je op om het contract af te spreken. Je kunt je antwoord
                  daarna niet meer veranderen.
                </p>
              ),
            }}
          >
            Aannemen
          </ActionButton>
        </Acts>
      </OwnNameOnly>
    </Card>
  )
}

/**
 * Asks the organization something in writing, before answering: the mailed link is enough to answer, but writing takes a login.
 */
function Write({ proposal: { uuid, careWorker, organization } }: { proposal: ContractProposal }) {
  const session = useSession()
  const isTheirs = session?.uuid === careWorker.uuid
  const unread = useUnread({ about: isTheirs ? [uuid] : [] })
  if (isTheirs)
    return (
      <div className="below-16">
        <MessageButton
          about={{ kind: 'contractProposal', uuid }}
          unread={unread(uuid)}
          with={organization.name}
          variant="default"
        />
      </div>
    )
  return session ? null : (
    <p className="below-16">
      Liever schrijven? <AppLink href={`/werk?meldingen=voorstel-${uuid}`}>Log in en stuur een bericht</AppLink>.
    </p>
  )
}
