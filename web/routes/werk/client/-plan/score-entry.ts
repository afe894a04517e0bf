import type { PlanProblem } from '#care/client-plan/plan.ts'
import type { Wrote } from '#client/outbox/entry.ts'
import { type Scale, scales, scaleWords } from '#words/plan-nl.ts'
import { fileHref } from '../-file/file.ts'

/** The queue entry for a score: "Score van Huid, Riet de Wit", "Toestand 4". */
export const scoreEntry = (
  client: string,
  name: string,
  plan: PlanProblem,
  given: { [S in Scale]?: number | null | undefined },
): Wrote => ({
  title: `Score van ${plan.problem.name}, ${name}`,
  detail: scales.flatMap(scale => (given[scale] ? `${scaleWords[scale].label} ${given[scale]}` : [])).join(', '),
  path: fileHref(client, 'zorgplan'),
  about: plan['@id'],
})
