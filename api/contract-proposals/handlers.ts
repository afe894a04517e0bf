import type { EventName } from '../../contract/events/events.ts'
import type { AnyItem, Item } from '../../contract/language.ts'
import { ContractProposal, contractProposalOperations } from '../../contract/workers/contract-proposals.ts'
import type { Concept, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { permissionOf, refusalOf } from '../platform/rows/permission.ts'
import { findItem, saveItem } from '../platform/rows/rows.ts'
import { showTo } from '../platform/rows/show.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { mailLink, newLink, type OpenedProposal, openProposal, queries } from './queries.ts'

type Proposal = Item<typeof ContractProposal>
const actionTo = { accepted: 'accept', rejected: 'reject', withdrawn: 'withdraw' } as const

const handlers = {
  create: async ({ tx, body, me, now, services }) => {
    const { organization_uuid } = await tx
      .selectFrom('organization_user')
      .select('organization_uuid')
      .where('uuid', '=', me.uuid)
      .executeTakeFirstOrThrow()
    const { token, columns } = newLink(now)
    const made = {
      organization_uuid,
      care_worker_uuid: body.careWorker,
      made_by_uuid: me.uuid,
      form: body.form,
      duration: body.duration,
      salary_scale_uuid: body.salaryScale ?? null,
      hours_per_week: body.hoursPerWeek ?? null,
      message: body.message ?? null,
      ...columns,
      created_at: now,
    }
    const { uuid } = await tx.insertInto('contract_proposal').values(made).returning('uuid').executeTakeFirstOrThrow()
    await mailLink(tx, uuid, token, services.publicUrl, now)
    return uuid
  },
  get: async ({ tx, params, viewer, me, now }) => {
    const opened = await openProposal(tx, params.uuid, viewer)
    const { proposal, as, byLink } = opened
    const isRead = (byLink || ContractProposal.actions.accept[0]!.who(proposal, as)) && !me.impersonator
    if (!proposal.viewedAt && isRead) await saveItem(tx, ContractProposal, proposal.uuid, { viewed_at: now }, now)
    return answerOf(tx, opened, viewer)
  },
  answer: async ({ tx, params, body, viewer, now }) => {
    const opened = await openProposal(tx, params.uuid, viewer)
    const reason = body.reason ?? null
    const { to } = await transit(tx, opened, actionTo[body.status], now, reason)
    // An answer implies that the proposal was read, however that happened.
    const seen = body.status === 'withdrawn' ? {} : { viewed_at: opened.proposal.viewedAt ?? now }
    const changes = { status: to, status_reason: reason, answered_at: now, ...seen }
    await saveItem(tx, ContractProposal, opened.proposal.uuid, changes, now)
    return answerOf(tx, opened, viewer)
  },
  resend: async ({ tx, params, viewer, now, services }) => {
    const opened = await openProposal(tx, params.uuid, viewer)
    await transit(tx, opened, 'resend', now)
    const { token, columns } = newLink(now)
    await saveItem(tx, ContractProposal, params.uuid, columns, now)
    await mailLink(tx, params.uuid, token, services.publicUrl, now)
    return answerOf(tx, opened, viewer)
  },
} satisfies Handlers<typeof contractProposalOperations>

/** Checks the step against the transition table, and writes its event. */
const transit = async (
  tx: Tx,
  { proposal, as, byLink }: OpenedProposal,
  action: keyof typeof ContractProposal.actions,
  now: string,
  reason: string | null = null,
) => {
  // It has expired, although the job has not run yet.
  const status = proposal.status === 'open' && String(proposal.expiresAt) <= now ? 'expired' : String(proposal.status)
  const item = { ...proposal, status }
  const permission = permissionOf(ContractProposal, action, item, as, now)
  if (typeof permission === 'string') throw refusalOf(permission, ContractProposal, item)
  await record(tx, [
    {
      name: permission.event as EventName,
      subjectType: ContractProposal.type,
      subjectUuid: proposal.uuid,
      me: as,
      now,
      from: status,
      to: permission.to ?? status,
      reason,
      ...(byLink && { data: { byLink } }),
    },
  ])
  return permission
}

const answerOf = async (tx: Tx, { proposal, as }: OpenedProposal, viewer: Viewer) => {
  const otherViewer = { ...viewer, me: as }
  const item = (await findItem(tx, ContractProposal, proposal.uuid, otherViewer)) as AnyItem
  return showTo(otherViewer, ContractProposal, item, 'item') as unknown as Proposal
}

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_open_proposal: 'already_proposed',
} as const

export const contractProposals = {
  operations: contractProposalOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
