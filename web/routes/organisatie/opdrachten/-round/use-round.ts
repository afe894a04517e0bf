import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import type { CallName } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { fillDraft } from '#client/draft-storage.ts'
import type { Entry, Wrote } from '#client/outbox/entry.ts'
import { isHeld, useHeld } from '#client/outbox/use-held.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { uuidOf } from '#contract/language.ts'
import { boardStatuses } from '#contract/status-groups.ts'
import { deviates, inRequests, nameWork } from './approvals.ts'
import { aboutOf, type Hold, usePendingDecisions } from './pending-decisions.ts'

/** How long an action can be undone while the round is open. */
const holdMs = 15_000
const one = 'PATCH /care_moments/{uuid}/approve'
const many = 'PATCH /care_moments/approve'
const path = '/organisatie/opdrachten?status=uren-ingediend'

/** The description of a decision about this work. */
const decidedWords: Partial<Record<CallName, (work: string) => string>> = {
  [one]: work => `Uren van ${work} goedgekeurd`,
  'PUT /care_moments/{uuid}/submit': work => `Ander voorstel voor ${work}`,
  'PATCH /care_moments/{uuid}/disapprove': work => `Uren van ${work} niet goedgekeurd`,
  'PUT /care_moments/{uuid}/not_worked': work => `Niet gewerkt gemeld voor ${work}`,
}
const wroteOf = (call: CallName, moment: ListedMoment) => ({
  title: decidedWords[call]?.(nameWork(moment)) ?? nameWork(moment),
  about: moment['@id'],
})
const approvalOf = (moment: ListedMoment) => ({
  ...wroteOf(one, moment),
  call: one,
  args: { uuid: moment.uuid, body: { version: moment.version } },
})
/** The same for several at once. */
const wroteOfAll = (batch: readonly ListedMoment[]): Wrote => ({
  title: `Uren van ${batch.length} opdrachten zonder afwijking goedgekeurd`,
  path,
  about: `/v1/care_moments#${batch[0]!.uuid}`,
  parts: batch.map(approvalOf),
})
// Hours that are submitted again after a decision need a new one.
const asSeen = (moment: ListedMoment) => `${moment['@id']} ${moment.version}`

/** Restores the input of an action in its form. */
export const refill = ({ account, form }: Entry): void => {
  if (form) fillDraft(account, form.name, form.values)
}

/** The hours to approve: those that match the plan, the others, the decisions that can still be undone, and the refused ones. */
export function useRound() {
  const query = useQuery(
    queryOf('GET /care_moments', { query: { status: boardStatuses.to_approve, 'order[startDate]': 'asc', pagination: false } }),
  )
  const { hold, takeBack } = useHeld(holdMs)
  const waits = useWaiting()
  const entries = waits.filter(entry => entry.path === path)
  const refused = entries.filter(({ status }) => status === 'asks')
  const held = entries.filter(isHeld).toReversed()
  // Until the list has been refetched, what was just sent must not be decided again.
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const isRefused = (moment: ListedMoment) => refused.some(({ about }) => about === moment['@id'])
  const decided = usePendingDecisions()
  const waiting = (query.data?.member ?? []).filter(
    moment =>
      moment.allowedActions.includes('approve') &&
      (isRefused(moment) || !(decided.has(moment['@id']) || sent.has(asSeen(moment)))),
  )
  const begin = async (moments: readonly ListedMoment[]) => {
    setSent(now => new Set([...now, ...moments.map(asSeen)]))
    for (const entry of refused.filter(({ about }) => moments.some(moment => moment['@id'] === about))) await takeBack(entry)
  }
  const approve = async (moments: readonly ListedMoment[]) => {
    await begin(moments)
    const [first] = moments
    if (first && moments.length === 1) {
      const { call: _call, args, ...wrote } = approvalOf(first)
      return hold(one, args, { ...wrote, path })
    }
    for (const { batch, body } of inRequests(moments)) await hold(many, { body }, wroteOfAll(batch))
  }
  /** Any other answer, which restores its input when it is undone. */
  const answer =
    (moment: ListedMoment): Hold =>
    async (call, args, form) => {
      await begin([moment])
      return hold(call, args, { ...wroteOf(call, moment), path, form })
    }
  const undo = async (entry: Entry) => {
    if (!(await takeBack(entry))) return undefined
    const back = aboutOf(entry)
    setSent(now => new Set([...now].filter(one => !back.includes(one.split(' ')[0]!))))
    refill(entry)
    return back[0] && uuidOf(back[0])
  }
  return {
    query,
    plain: waiting.filter(moment => !deviates(moment) && !isRefused(moment)),
    others: waiting.filter(moment => deviates(moment) || isRefused(moment)),
    held,
    refused,
    approve,
    answer,
    /** Undoes a decision; returns the uuid of the first moment that comes back. */
    undo,
    /** Dismisses a refused one. */
    dismiss: takeBack,
  }
}
export type RoundState = ReturnType<typeof useRound>
