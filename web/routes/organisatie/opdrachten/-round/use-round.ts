import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardStatuses } from '../../../../../contract/status-groups.ts'
import { formatDateTimes } from '../../../../../rules/format-nl.ts'
import { assigneeName, type ListedMoment } from '../../../../care/moment/care-moment.ts'
import { differences, plannedHours, workedHours } from '../../../../care/moment/hours.ts'
import { ask } from '../../../../client/cache.ts'
import type { Entry } from '../../../../client/outbox/entry.ts'
import { isHeld, useHeld } from '../../../../client/outbox/use-held.ts'
import { useWaiting } from '../../../../client/outbox/use-waiting.ts'

/** How long an act can be taken back while the round is open. */
const holdMs = 15_000
/** How many approvals go in one request. */
const most = 100
const one = 'PATCH /care_moments/{uuid}/approve'
const many = 'PATCH /care_moments/approve'
const path = '/organisatie/opdrachten?status=uren-ingediend'

export const nameWork = (moment: ListedMoment) =>
  `${assigneeName(moment) ?? moment.title}, ${formatDateTimes(moment.startDate, moment.endDate)}`
const deviates = (moment: ListedMoment) => differences(plannedHours(moment), workedHours(moment)).length > 0
const aboutOf = ({ about, parts }: Entry) => (parts ? parts.map(part => part.about) : [about])
const approvalOf = (moment: ListedMoment) => ({
  title: `Uren van ${nameWork(moment)} goedgekeurd`,
  about: moment['@id'],
  call: one,
  args: { uuid: moment.uuid, body: { version: moment.version } },
})

/** The hours that wait: those as planned, the others, what was decided and can still be taken back, and what was refused. */
export function useRound() {
  const query = useQuery(
    ask('GET /care_moments', { query: { status: boardStatuses.to_approve, 'order[startDate]': 'asc', pagination: false } }),
  )
  const { hold, takeBack } = useHeld(holdMs)
  const entries = useWaiting().filter(({ call }) => call === one || call === many)
  const refused = entries.filter(({ status }) => status === 'asks')
  const held = entries.filter(isHeld).toReversed()
  // Until the list has been asked again, what was just sent is not to be decided a second time.
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const isRefused = (moment: ListedMoment) => refused.some(({ about }) => about === moment['@id'])
  const decided = new Set([...sent, ...entries.filter(({ status }) => status !== 'asks').flatMap(aboutOf)])
  const waiting = (query.data?.member ?? []).filter(
    moment => moment.allowedActions.includes('approve') && (isRefused(moment) || !decided.has(moment['@id'])),
  )
  const approve = async (moments: readonly ListedMoment[]) => {
    setSent(now => new Set([...now, ...moments.map(moment => moment['@id'])]))
    for (const entry of refused.filter(({ about }) => moments.some(moment => moment['@id'] === about))) await takeBack(entry)
    const [first] = moments
    if (first && moments.length === 1) {
      const { call: _call, args, ...wrote } = approvalOf(first)
      return hold(one, args, { ...wrote, path })
    }
    for (let at = 0; at < moments.length; at += most) {
      const some = moments.slice(at, at + most)
      const body = { careMoments: some.map(moment => ({ careMoment: moment['@id'], version: moment.version })) }
      const title = `Uren van ${some.length} opdrachten zonder afwijking goedgekeurd`
      await hold(many, { body }, { title, path, about: `/v1/care_moments#${some[0]!.uuid}`, parts: some.map(approvalOf) })
    }
  }
  const undo = async (entry: Entry) => {
    if (!(await takeBack(entry))) return
    const back = aboutOf(entry)
    setSent(now => new Set([...now].filter(iri => !back.includes(iri))))
  }
  return {
    query,
    plain: waiting.filter(moment => !deviates(moment) && !isRefused(moment)),
    others: waiting.filter(moment => deviates(moment) || isRefused(moment)),
    held,
    refused,
    approve,
    undo,
    /** Puts away what was refused. */
    dismiss: takeBack,
  }
}
export type RoundState = ReturnType<typeof useRound>
