import { ContractProposal, type contractProposalOperations } from '../../contract/contract-proposals.ts'
import type { Item, Transition, Values } from '../../contract/language.ts'
import type { Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { inState, Problem } from '../platform/problem.ts'
import { findItem, saveItem } from '../platform/rows/rows.ts'
import { present } from '../platform/rows/select.ts'
import { mailLink, newLink, type Opened, open } from './queries.ts'

type Proposal = Item<typeof ContractProposal>
const actionTo = { accepted: 'accept', rejected: 'reject', withdrawn: 'withdraw' } as const

export const handlers: Handlers<typeof contractProposalOperations> = {
  create: async ({ tx, body, me, now, wire }) => {
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
    await mailLink(tx, uuid, token, wire.publicUrl, now)
    return uuid
  },
  get: async ({ tx, params, me, now }) => {
    const opened = await open(tx, params.uuid, me, now)
    const { proposal, as, byLink } = opened
    const isRead = (byLink || ContractProposal.actions.accept[0]!.who(proposal, as)) && !me.impersonator
    if (!proposal.viewedAt && isRead) await saveItem(tx, ContractProposal, proposal.uuid, { viewed_at: now }, now)
    return answerOf(tx, opened, now)
  },
  answer: async ({ tx, params, body, me, now }) => {
    const opened = await open(tx, params.uuid, me, now)
    const { to } = await transit(tx, opened, actionTo[body.status], now)
    await saveItem(tx, ContractProposal, opened.proposal.uuid, { status: to, answered_at: now }, now)
    return answerOf(tx, opened, now)
  },
  resend: async ({ tx, params, me, now, wire }) => {
    const opened = await open(tx, params.uuid, me, now)
    await transit(tx, opened, 'resend', now)
    const { token, columns } = newLink(now)
    await saveItem(tx, ContractProposal, params.uuid, columns, now)
    await mailLink(tx, params.uuid, token, wire.publicUrl, now)
    return answerOf(tx, opened, now)
  },
}

/** Holds the step against the table, and writes that it happened. */
const transit = async (tx: Tx, { proposal, as, byLink }: Opened, action: keyof typeof ContractProposal.actions, now: string) => {
  const transitions: readonly Transition[] = ContractProposal.actions[action]
  const mine = transitions.find(t => t.by.some(role => as.roles.includes(role)) && (t.who?.(proposal, as) ?? true))
  if (!mine) throw new Problem('forbidden')
  // Over by the clock, though the job has not come by yet.
  const status = proposal.status === 'open' && String(proposal.expiresAt) <= now ? 'expired' : String(proposal.status)
  if (!mine.from.includes(status)) throw inState(ContractProposal, status)
  await record(tx, [
    {
      name: mine.event,
      subjectType: ContractProposal.type,
      subjectUuid: proposal.uuid,
      me: as,
      now,
      from: status,
      to: mine.to ?? status,
      ...(byLink && { data: { byLink } }),
    },
  ])
  return mine
}

const answerOf = async (tx: Tx, { proposal, as }: Opened, now: string) => {
  const item = (await findItem(tx, ContractProposal, proposal.uuid, as, now)) as Values
  return present(ContractProposal, item, as, now) as unknown as Proposal
}
