// The proposal goes by mail to the care worker, posted by the code that makes the link. The answer goes to the proposer.
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'

/** The mail with the proposal. */
export const proposalMail = (to: string, organization: string, token: string): Mail => ({
  to,
  subject: `Contractvoorstel van ${organization}`,
  text: `${organization} doet je een voorstel voor een contract. Bekijk het en laat weten of je het wilt. Je antwoord kun je daarna niet meer veranderen. De link werkt dertig dagen; je hoeft er niet voor in te loggen.`,
  button: { label: 'Bekijk het voorstel', path: `/werk/contractvoorstel/${token}` },
})

const proposalOf = (db: Database, uuid: string) =>
  db
    .selectFrom('contract_proposal as p')
    .innerJoin('organization as o', 'o.uuid', 'p.organization_uuid')
    .innerJoin('account as maker', 'maker.uuid', 'p.made_by_uuid')
    .innerJoin('account as a', 'a.uuid', 'p.care_worker_uuid')
    .innerJoin('care_worker_profile as w', 'w.uuid', 'p.care_worker_uuid')
    .select([
      'p.uuid',
      'p.status',
      'p.status_reason as reason',
      'o.name as organization',
      'maker.username as maker',
      'a.username',
      'w.first_name',
      'w.last_name',
    ])
    .where('p.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
type Proposal = Awaited<ReturnType<typeof proposalOf>>

const whileIn =
  (status: string, mail: (proposal: Proposal) => Mail) =>
  async (db: Database, { subjectUuid }: StoredEvent) => {
    const proposal = await proposalOf(db, subjectUuid)
    return proposal.status === status ? [mail(proposal)] : []
  }
const toMaker =
  (what: string) =>
  (proposal: Proposal): Mail => ({
    to: proposal.maker,
    subject: `Contractvoorstel ${what}: ${proposal.first_name} ${proposal.last_name}`,
    text: `${proposal.first_name} ${proposal.last_name} heeft je contractvoorstel ${what}.${proposal.reason ? ` Reden: ${proposal.reason}` : ''}`,
    button: { label: 'Bekijk het voorstel', path: `/organisatie/contract-voorstellen?open=${proposal.uuid}` },
  })
export const mails = {
  contract_proposal_accepted: whileIn('accepted', toMaker('aangenomen')),
  contract_proposal_rejected: whileIn('rejected', toMaker('afgewezen')),
  contract_proposal_expired: whileIn('expired', proposal => ({
    ...toMaker('verlopen')(proposal),
    text: `${proposal.first_name} ${proposal.last_name} heeft niet binnen dertig dagen op je contractvoorstel gereageerd.`,
  })),
  contract_proposal_withdrawn: whileIn('withdrawn', proposal => ({
    to: proposal.username,
    subject: `Contractvoorstel ingetrokken door ${proposal.organization}`,
    text: `${proposal.organization} heeft het voorstel voor een contract ingetrokken. Je hoeft niets te doen.`,
  })),
} satisfies Mails
