import type { AnyItem } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { callOperations } from '../../contract/organizations/calls.ts'
import { inSentences } from '../../rules/typed/reason.ts'
import { eligibilityOfWorkers } from '../eligibility/queries.ts'
import type { Concept, Handlers, Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { inState, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { callListOf, claimMoment, endForgotten, peopleUnableBy, queries, remediesFor } from './queries.ts'

const handlers = {
  hold: async ({ tx, body, viewer, me, now }) => {
    const moment = await mustBeOpen(tx, body.careMoment, viewer, { lock: true })
    const claim = await claimMoment(tx, { moment: moment.uuid, holder: me.uuid, takeOver: body.takeOver }, now)
    if ('heldBy' in claim) throw new Problem('held', { name: claim.heldBy })
    return claim.uuid
  },
  stillHeld: async ({ tx, params, me, now }) => {
    const ownCalls = tx
      .updateTable('care_moment_hold')
      .set({ seen_at: now })
      .where('uuid', '=', params.uuid)
      .where('holder_uuid', '=', me.uuid)
    // A colleague took it over, or it expired and was taken up again.
    const found = await ownCalls.returning('since').executeTakeFirst()
    if (!found) throw new Problem('not_found')
    return { since: found.since }
  },
  letGo: async ({ item, me, note }) => {
    if (item.holder.uuid !== me.uuid) throw new Problem('forbidden')
    note({ data: { careMoment: item.careMoment.uuid } })
    return undefined
  },
  call: async ({ tx, body, viewer, me, now }) => {
    await mustBeOpen(tx, body.careMoment, viewer)
    await endForgotten(tx, { caller: me.uuid, worker: body.careWorker }, now)
    const made = { care_moment_uuid: body.careMoment, care_worker_uuid: body.careWorker, caller_uuid: me.uuid, started_at: now }
    const call = tx.insertInto('care_moment_call').values({ ...made, status: 'calling' })
    return (await call.returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  notReached: async ({ item, now }) => ended(item, {}, now),
  no: async ({ item, body, now }) => ended(item, body, now),
  callBack: async ({ item, body, now }) => ended(item, body, now),
  yes: async ({ item, body, now }) => ended(item, body, now),
  callList: async ({ tx, params, viewer, me, now, reads }) => {
    const moment = await mustBeOpen(tx, params.uuid, viewer)
    const { able, people, unable, ...rest } = await callListOf(tx, moment.uuid, now, me.roles.includes('ROLE_PLANNER'))
    const judged = await eligibilityOfWorkers(
      tx,
      moment.uuid,
      people.map(({ uuid }) => uuid),
      now,
    )
    // The team of a client is data of that client, so the read is logged.
    if (moment.client) reads([(moment.client as { uuid: string }).uuid])
    return {
      able,
      unableCount: unable.reduce((sum, { count }) => sum + count, 0),
      people: people.map(person => {
        const { reasons = [], signals = [] } = judged.get(person.uuid) ?? {}
        return {
          ...person,
          reasons: inSentences(
            reasons.filter(({ code }) => code !== 'already'),
            false,
          ),
          signals: signals.map(({ id, message }) => ({ code: id, message })),
        }
      }),
      unable,
      helps: remediesFor(rest),
    }
  },
  unable: async ({ tx, params, query, viewer, me, reads }) => {
    const isPlanner = me.roles.includes('ROLE_PLANNER')
    if (query.obstacle === 'excluded' && !isPlanner) throw new Problem('forbidden')
    const moment = await mustBeOpen(tx, params.uuid, viewer)
    if (moment.client) reads([(moment.client as { uuid: string }).uuid])
    return { people: await peopleUnableBy(tx, moment.uuid, query, isPlanner) }
  },
} satisfies Handlers<typeof callOperations>

/** Records the result of a call, after first ending the call. */
const ended = (
  item: { endedAt?: string | null | undefined },
  result: { remark?: string | null | undefined; callBackAt?: string },
  now: string,
) => ({
  ended_at: item.endedAt ?? now,
  remark: result.remark ?? null,
  call_back_at: result.callBackAt ?? null,
})

/** The moment, while somebody can still be found for it. Throws 404 when the viewer may not see it, 409 when it is not open now. */
const mustBeOpen = async (tx: Tx, uuid: string, viewer: Viewer, { lock = false } = {}): Promise<AnyItem> => {
  const item = await findItem(tx, CareMoment, uuid, viewer, { lock })
  if (!item) throw new Problem('not_found')
  const { from, when } = CareMoment.actions.assign[0]
  if (!from.some(status => status === item.status)) throw inState(CareMoment, String(item.status))
  const why = when(item, viewer.now)
  if (why) throw new Problem(why)
  return item
}

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_hold: 'taken',
  one_on_the_line: 'on_the_line',
} as const

export const calls = { operations: callOperations, handlers, queries, conflicts } satisfies Concept
