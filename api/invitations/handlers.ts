import { type Item, uuidOf } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { invitationOperations } from '../../contract/moments/invitations.ts'
import { inSentences, type Signal } from '../../rules/typed/reason.ts'
import { eligibilityOfWorkers } from '../eligibility/queries.ts'
import { giveTo, saveGiven } from '../periods/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { askByName, askNext, fallThrough, openMoment, queries, settle, whoCanBeAsked, withoutReaction } from './queries.ts'

type Moment = Item<typeof CareMoment>

const handlers = {
  invite: async ({ tx, body, viewer }) => {
    const { careMoment, careWorkers, ...question } = body
    const uuids = [...new Set(careWorkers.map(uuidOf))]
    const { refused, invitations } = await askByName(tx, careMoment, uuids, question, viewer)
    return {
      results: uuids.map(worker => ({
        careWorker: `/v1/care_workers/${worker}`,
        invitation: invitations.has(worker) ? `/v1/care_moment_invitations/${invitations.get(worker)}` : null,
        reasons: refused.get(worker) ?? [],
      })),
    }
  },
  accept: async ({ tx, item, viewer, me, now }) => {
    // Must come first: with the assignment, only unanswered questions end.
    const settled = await settle(tx, item.uuid, { status: 'accepted', answered_at: now })
    const moment = (await findItem(tx, CareMoment, item.careMoment.uuid, viewer, { unseen: true })) as unknown as Moment
    const { columns } = await giveTo(tx, moment, me.uuid, { me, now })
    await saveGiven(tx, moment.uuid, columns, { me, now })
    return settled
  },
  decline: async ({ tx, item, now }) => {
    const settled = await settle(tx, item.uuid, { status: 'declined', answered_at: now })
    await fallThrough(tx, item.careMoment.uuid, now)
    return settled
  },
  withdraw: async ({ tx, item, me, now }) => {
    const settled = await settle(tx, item.uuid, { status: 'withdrawn', withdrawn_because: 'taken_back' })
    await askNext(tx, item.careMoment.uuid, { me, now })
    return settled
  },
  candidates: async ({ tx, params, query, viewer, now, reads }) => {
    const moment = await openMoment(tx, params.uuid, viewer)
    const among = query.careWorkerUuid ? [query.careWorkerUuid] : undefined
    const known = await whoCanBeAsked(tx, moment, viewer, { search: query.search, among })
    const uuids = known.map(({ uuid }) => uuid)
    const judged = await eligibilityOfWorkers(tx, moment.uuid, uuids, now)
    // The team of a client is data of that client, so the read is logged.
    if (moment.client) reads([moment.client.uuid])
    return {
      candidates: known.map(one => {
        const reasons = inSentences(withoutReaction(judged.get(one.uuid)?.reasons ?? []), false)
        const signals = signalsOf(judged.get(one.uuid)?.signals ?? [])
        return { careWorker: `/v1/care_workers/${one.uuid}`, ...one, may: reasons.length === 0, reasons, signals }
      }),
    }
  },
} satisfies Handlers<typeof invitationOperations>

// The reasons as the person who asks sees them: not where or when else someone works, nor their preferences in their own words.
const toOthers: Record<string, string> = {
  pets: 'Werkt liever niet bij huisdieren.',
  smoking: 'Werkt liever niet waar gerookt wordt.',
}
const signalsOf = (signals: Signal[]) => {
  const messages = signals.map(({ id }) => ({
    code: id,
    message: toOthers[id] ?? 'Let op de rust- en werktijden rond deze dienst.',
  }))
  return [...new Map(messages.map(one => [one.message, one])).values()]
}
// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_live_invitation: 'already_invited',
} as const

export const invitations = {
  operations: invitationOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
