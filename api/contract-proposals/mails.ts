// The proposal is mailed to the care worker by the code that makes the link. The answer goes to the proposer.
import type { Mail, Mails, StoredEvent } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

/** The mail with the proposal. */
export const proposalMail = (to: string, organization: string, token: string): Mail => ({
  to,
  ...write('contract_proposal', { organisatie: organization }, `/werk/contractvoorstel/${token}`),
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
  (letter: `contract_proposal_${'accepted' | 'rejected' | 'expired'}`) =>
  ({ uuid, maker, first_name, last_name, reason }: Proposal): Mail => {
    const places = { zorgverlener: `${first_name} ${last_name}`, reden: reason ? `Reden: ${reason}` : '' }
    return { to: maker, ...write(letter, places, `/organisatie/contract-voorstellen?open=${uuid}`) }
  }
export const mails = {
  contract_proposal_accepted: whileIn('accepted', toMaker('contract_proposal_accepted')),
  contract_proposal_rejected: whileIn('rejected', toMaker('contract_proposal_rejected')),
  contract_proposal_expired: whileIn('expired', toMaker('contract_proposal_expired')),
  contract_proposal_withdrawn: whileIn('withdrawn', ({ username, organization }) => ({
    to: username,
    ...write('contract_proposal_withdrawn', { organisatie: organization }),
  })),
} satisfies Mails
