// What the care plan of a client is asked, and who may change it.
import { useQuery } from '@tanstack/react-query'
import { busyStatuses } from '../../../../../contract/status-groups.ts'
import { daysLater } from '../../../../care/amsterdam-time.ts'
import { now } from '../../../../care/now.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask } from '../../../../client/cache.ts'
import type { Scale } from '../../../../words/plan-nl.ts'
import { useMe } from '../../-parts/use-me.ts'

export type PlanProblem = AnswerOf<'GET /care_plan_problems'>['member'][number]
export type PlanScore = AnswerOf<'GET /care_plan_scores'>['member'][number]

export const askPlan = (client: string) => ask('GET /care_plan_problems', { query: { 'client.uuid': client, itemsPerPage: 50 } })
/** The scores of the whole plan, the newest first: of a long one the last hundred. */
export const askScores = (client: string) =>
  ask('GET /care_plan_scores', { query: { 'client.uuid': client, 'order[scoredOn]': 'desc', itemsPerPage: 100 } })

/** The scores of a problem of the plan on one scale, the oldest first. */
export const courseOf = (scores: readonly PlanScore[], problem: Pick<PlanProblem, 'uuid'>, scale: Scale) =>
  scores
    .filter(({ carePlanProblem }) => carePlanProblem.uuid === problem.uuid)
    .flatMap(({ scoredOn, createdAt, [scale]: value }) => (value ? [{ scoredOn, createdAt, value }] : []))
    .toSorted((one, other) => `${one.scoredOn} ${one.createdAt}`.localeCompare(`${other.scoredOn} ${other.createdAt}`))

/**
 * Whether this person may change the plan and the medication: with a shift here that is to come, goes on, or ended less than a day
 * ago. Undefined while that is asked. The server decides; this is for the buttons.
 */
export function useCaresNow(client: string): boolean | undefined {
  const me = useMe()
  const last = useQuery(
    ask('GET /clients/{client_id}/care_moments', {
      client_id: client,
      query: { 'assignee.uuid': me, status: busyStatuses, 'order[startDate]': 'desc', itemsPerPage: 1 },
    }),
  )
  return last.data?.member.some(({ endDate }) => Date.parse(endDate) > Date.parse(daysLater(now(), -1)))
}
/** Why the plan and the medication cannot be changed by who has no shift here now. */
export const caresNotNow =
  'Je hebt hier nu geen dienst. Wijzigen kan wie hier nog komt werken, tot een dag na de laatste dienst. Klopt er iets niet? Bel de organisatie.'
