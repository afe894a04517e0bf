// Violations (overtredingen): what went wrong at a care moment, reported by its organization or the back office, and the care
// worker's answer.
import * as z from 'zod/mini'
import { exact, order } from '../filters.ts'
import { computed, one, organizationRoles, resource } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { change, command, create, get, list } from '../operations.ts'
import { iri, text } from '../schemas.ts'
import { CareWorker } from './care-workers.ts'

export const violationKind = ['no_show', 'late_cancellation', 'late_arrival', 'unsafe', 'other'] as const

export const CareWorkerViolation = resource('CareWorkerViolation', '/care_worker_violations', {
  careMoment: one(CareMoment, 'title', 'startDate', 'endDate', 'location'),
  careWorker: one(CareWorker, 'profile'),
  kind: z.enum(violationKind),
  text: z.string(),
  createdAt: z.string(),
  /** The care worker's answer. Given once, and not changed afterwards. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** Until when it can be answered. */
  answerUntil: computed(z.string()),
})

const by = [...organizationRoles, 'ROLE_PLANNER'] as const
const readers = [...by, 'ROLE_CARE_WORKER'] as const
export const violationOperations = {
  list: list(CareWorkerViolation, {
    by: readers,
    order: ['-createdAt'],
    filters: [exact('careMoment.uuid'), exact('careWorker.uuid'), exact('kind'), order('createdAt')],
  }),
  get: get(CareWorkerViolation, { by: readers }),
  create: create(
    CareWorkerViolation,
    z.object({
      careMoment: iri(CareMoment),
      /** Omitted: the current worker of the moment. It may also name someone who gave it back. */
      careWorker: z.nullish(iri(CareWorker)),
      kind: z.enum(violationKind),
      text: text(2000),
    }),
    { by, event: 'care_worker_violation_reported' },
  ),
  /** Whom one can report at this moment: the current worker first, then those who had it before. */
  subjects: command('GET', '/care_moments/{uuid}/violation_subjects', {
    by,
    addition: true,
    answer: z.object({ careWorkers: z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string() })) }),
  }),
  answer: change('PUT', CareWorkerViolation, z.object({ answer: text(2000) }), {
    by: ['ROLE_CARE_WORKER'],
    path: '/care_worker_violations/{uuid}/answer',
    inOwnName: true,
    addition: true,
    event: 'care_worker_violation_answered',
  }),
}
