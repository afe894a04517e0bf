// The care plan of a client: its problems, after the Omaha System, and how they were scored.
import * as z from 'zod/mini'
import { one, resource } from '../language.ts'
import { among, day, iri, text } from '../schemas.ts'
import { OmahaSystemDomainProblem } from '../workers/reference.ts'
import { client, logged, score, scores } from './client-reports.ts'

/**
 * The modifier of a problem in the plan: the problem is there, it threatens, or the client wants to stay healthy (Omaha System).
 */
export const problemModifier = ['actual', 'potential', 'health_promotion'] as const
const interventionCategory = ['teaching', 'treatment', 'casemanagement', 'surveillance'] as const

const intervention = z.object({ category: z.enum(interventionCategory), target: text(100), text: text(1000) })
const problem = one(OmahaSystemDomainProblem, 'key', 'number', 'name', 'domain')
/** A problem of the client's plan, with its interventions and its target. A plan holds each problem once. */
export const CarePlanProblem = resource(
  'CarePlanProblem',
  '/care_plan_problems',
  {
    client,
    problem,
    modifier: z.enum(problemModifier),
    goal: z.string(),
    interventions: z.array(intervention),
    targetKnowledge: scores.knowledge,
    targetBehaviour: scores.behaviour,
    targetStatus: scores.status,
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.int(),
  },
  logged,
)
/** The scores of a plan's problem on one day: 1 to 5, higher is better. A score that was not taken is absent. Never changed. */
export const CarePlanScore = resource(
  'CarePlanScore',
  '/care_plan_scores',
  {
    client,
    carePlanProblem: one(CarePlanProblem, 'problem'),
    ...scores,
    scoredOn: z.iso.date(),
    authorName: z.string(),
    createdAt: z.string(),
  },
  logged,
)
/** The form fields of a problem of the plan. */
export const planProblem = {
  modifier: z.enum(problemModifier),
  goal: text(2000),
  interventions: z._default(z.array(intervention).check(z.maxLength(50)), []),
  targetKnowledge: z.nullish(score),
  targetBehaviour: z.nullish(score),
  targetStatus: z.nullish(score),
}
/** The form fields of a score. */
export const planScore = z
  .object({
    carePlanProblem: iri(CarePlanProblem),
    knowledge: z.nullish(score),
    behaviour: z.nullish(score),
    status: z.nullish(score),
    scoredOn: day(),
  })
  .check(
    among(['knowledge', 'behaviour', 'status'], v => [v.knowledge, v.behaviour, v.status].some(given => given != null), {
      error: 'Geef ten minste één score.',
      path: ['knowledge'],
    }),
  )
