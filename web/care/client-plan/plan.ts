// Queries about a client's care plan.
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import type { Scale } from '#words/plan-nl.ts'

export type PlanProblem = AnswerOf<'GET /care_plan_problems'>['member'][number]
export type PlanScore = AnswerOf<'GET /care_plan_scores'>['member'][number]

export const planQuery = (client: string) =>
  queryOf('GET /care_plan_problems', { query: { 'client.uuid': client, itemsPerPage: 50 } })
/** The scores of the whole plan, newest first: at most the last hundred. */
export const scoresQuery = (client: string) =>
  queryOf('GET /care_plan_scores', { query: { 'client.uuid': client, 'order[scoredOn]': 'desc', itemsPerPage: 100 } })

/** The scores of one of the plan's problems on one scale, oldest first. */
export const courseOf = (scores: readonly PlanScore[], problem: Pick<PlanProblem, 'uuid'>, scale: Scale) =>
  scores
    .filter(({ carePlanProblem }) => carePlanProblem.uuid === problem.uuid)
    .flatMap(({ scoredOn, createdAt, [scale]: value }) => (value ? [{ scoredOn, createdAt, value }] : []))
    .toSorted((one, other) => `${one.scoredOn} ${one.createdAt}`.localeCompare(`${other.scoredOn} ${other.createdAt}`))
