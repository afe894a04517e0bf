import { CareMoment } from '../../contract/care-moments.ts'
import { invitationOperations } from '../../contract/invitations.ts'
import type { Item } from '../../contract/language.ts'
import { inSentences, type Signal } from '../../rules/reason.ts'
import { eligibilityOfWorkers } from '../eligibility/queries.ts'
import { giveTo, saveGiven } from '../periods/queries.ts'
import type { Concept, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { Problem, sentenceOf } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { refusalOf, standingOf } from '../platform/rows/standing.ts'
import { jobs } from './jobs.ts'
import { letters } from './letters.ts'
import { mails } from './mails.ts'
import { alreadyAsked, askNext, askNow, fallThrough, queries, queueUp, settle, whoCanBeAsked } from './queries.ts'

type Moment = Item<typeof CareMoment>

const handlers = {
  invite: async ({ tx, body, viewer, me, now }) => {
    const moment = await openMoment(tx, body.careMoment, viewer, { lock: true })
    const asked = [...new Set(body.careWorkers.map(iri => iri.slice(-36)))]
    const { refused, workers } = await sortOut(tx, moment, asked, viewer)
    const { answerMinutes, atOnce, message = null } = body
    const invitations = await queueUp(tx, { moment: moment.uuid, workers, answerMinutes, message }, now)
    if (workers.length > 0)
      await record(tx, [
        {
          ...{ name: 'care_moment_invited', subjectType: CareMoment.type, subjectUuid: moment.uuid, me, now },
          data: { invitations: [...invitations.values()] },
        },
      ])
    if (atOnce) await askNow(tx, [...invitations.values()], { me, now })
    else await askNext(tx, moment.uuid, { me, now })
    return {
      results: asked.map(worker => ({
        careWorker: `/v1/care_workers/${worker}`,
        invitation: invitations.has(worker) ? `/v1/care_moment_invitations/${invitations.get(worker)}` : null,
        reasons: refused.get(worker) ?? [],
      })),
    }
  },
  accept: async ({ tx, item, viewer, me, now }) => {
    // First of all: what ends with the assignment is what nobody said yes to.
    const said = await settle(tx, item.uuid, { status: 'accepted', answered_at: now })
    const moment = (await findItem(tx, CareMoment, item.careMoment.uuid, viewer, { unseen: true })) as unknown as Moment
    const { columns } = await giveTo(tx, moment, me.uuid, { me, now })
    await saveGiven(tx, moment.uuid, columns, { me, now })
    return said
  },
  decline: async ({ tx, item, now }) => {
    const said = await settle(tx, item.uuid, { status: 'declined', answered_at: now })
    await fallThrough(tx, item.careMoment.uuid, now)
    return said
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
    // Who is on the team of a client is theirs.
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

// What whoever asks reads: not where or when else someone works, nor what they do not like in their own words.
const toOthers: Record<string, string> = {
  pets: 'Werkt liever niet bij huisdieren.',
  smoking: 'Werkt liever niet waar gerookt wordt.',
}
const signalsOf = (signals: Signal[]) => {
  const said = signals.map(({ id }) => ({ code: id, message: toOthers[id] ?? 'Let op de rust- en werktijden rond deze dienst.' }))
  return [...new Map(said.map(one => [one.message, one])).values()]
}
// Who reacted can be asked.
const withoutReaction = <R extends { code: string }>(reasons: R[]): R[] => reasons.filter(({ code }) => code !== 'already')

/** The moment for which people are asked. Throws 404 when the viewer may not see it, 409 when nobody can be found for it now. */
const openMoment = async (tx: Tx, uuid: string, viewer: Viewer, { lock = false } = {}): Promise<Moment> => {
  const item = await findItem(tx, CareMoment, uuid, viewer, { lock })
  if (!item) throw new Problem('not_found')
  const standing = standingOf(CareMoment, 'assign', item, viewer.me, viewer.now)
  if (typeof standing === 'string') throw refusalOf(standing, CareMoment, item)
  return item as unknown as Moment
}

const unknown = { code: 'unknown', message: 'Deze zorgverlener kun je voor deze opdracht niet vragen.' }
const alreadyThere = { code: 'already_invited', message: sentenceOf('already_invited') }
/** Why not, of each who cannot be asked, in the words for who asks; and those who can, with the contract type they would have. */
const sortOut = async (tx: Tx, moment: Moment, asked: string[], viewer: Viewer) => {
  const known = new Set((await whoCanBeAsked(tx, moment, viewer, { among: asked })).map(({ uuid }) => uuid))
  const live = await alreadyAsked(tx, moment.uuid, asked)
  const judged = await eligibilityOfWorkers(tx, moment.uuid, [...known], viewer.now)
  const refused = new Map<string, { code: string; message: string }[]>()
  const workers: { uuid: string; contractType: string }[] = []
  for (const uuid of asked) {
    const own = known.has(uuid) ? judged.get(uuid) : undefined
    const reasons = own ? inSentences(withoutReaction(own.reasons), false) : [unknown]
    if (live.has(uuid)) refused.set(uuid, [alreadyThere])
    else if (own && reasons.length === 0) workers.push({ uuid, contractType: own.contractType })
    else refused.set(uuid, reasons)
  }
  return { refused, workers }
}

// Constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_live_invitation: 'already_invited',
} as const

export const invitations = {
  operations: invitationOperations,
  handlers,
  queries,
  mails,
  letters,
  jobs,
  conflicts,
} satisfies Concept
