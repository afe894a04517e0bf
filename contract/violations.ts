// Violations (overtredingen): what went wrong at a care moment, reported by its organization or the back office.
import * as z from 'zod/mini'
import { CareMoment } from './care-moments.ts'
import { CareWorker } from './care-workers.ts'
import { exact, order } from './filters.ts'
import { one, organizationRoles, resource } from './language.ts'
import { create, get, list } from './operations.ts'
import { iri, text } from './schemas.ts'

export const violationKind = ['no_show', 'late_cancellation', 'late_arrival', 'unsafe', 'other'] as const

export const CareWorkerViolation = resource('CareWorkerViolation', '/care_worker_violations', {
  careMoment: one(CareMoment, 'title', 'startDate', 'endDate', 'location'),
  careWorker: one(CareWorker, 'profile'),
  kind: z.enum(violationKind),
  text: z.string(),
  createdAt: z.string(),
})

const by = [...organizationRoles, 'ROLE_PLANNER'] as const
export const violationOperations = {
  list: list(CareWorkerViolation, {
    by,
    order: ['-createdAt'],
    filters: [exact('careMoment.uuid'), exact('careWorker.uuid'), exact('kind'), order('createdAt')],
  }),
  get: get(CareWorkerViolation, { by }),
  create: create(
    CareWorkerViolation,
    z.object({
      careMoment: iri(CareMoment),
      /** When left out: the current worker of the moment. A name may also be that of someone who gave it back. */
      careWorker: z.nullish(iri(CareWorker)),
      kind: z.enum(violationKind),
      text: text(2000),
    }),
    { by, event: 'care_worker_violation_reported' },
  ),
}
