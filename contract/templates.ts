// Templates (sjablonen) of care moments: what a location often asks for, without a date.
import * as z from 'zod/mini'
import { contractType } from './care-workers.ts'
import { exact, order } from './filters.ts'
import { maybeOne, one, organizationRoles, resource } from './language.ts'
import { change, create, get, list, remove } from './operations.ts'
import { OrganizationLocation } from './organizations.ts'
import { ExpertiseLevel, ServiceType } from './reference.ts'
import { clock, iri, text } from './schemas.ts'

export const CareMomentTemplate = resource('CareMomentTemplate', '/care_moment_templates', {
  title: z.string(),
  description: z.nullable(z.string()),
  organizationLocation: one(OrganizationLocation, 'name', 'city'),
  startTime: z.string(),
  endTime: z.string(),
  breakMinutes: z.int(),
  expertiseLevel: one(ExpertiseLevel, 'key', 'name'),
  serviceType: maybeOne(ServiceType, 'key', 'name'),
  publishedForContractTypes: z.array(z.enum(contractType)),
  createdAt: z.string(),
})

const template = z.object({
  title: text(120),
  description: z.nullish(text(4000)),
  organizationLocation: iri(OrganizationLocation),
  startTime: clock,
  endTime: clock,
  breakMinutes: z._default(z.int().check(z.minimum(0), z.maximum(240)), 0),
  expertiseLevel: iri(ExpertiseLevel),
  serviceType: z.nullish(iri(ServiceType)),
  publishedForContractTypes: z._default(z.array(z.enum(contractType)).check(z.maxLength(2)), []),
})
const by = [...organizationRoles, 'ROLE_PLANNER'] as const
export const templateOperations = {
  list: list(CareMomentTemplate, {
    by,
    order: ['title'],
    filters: [exact('title'), exact('organizationLocation.uuid'), order('title')],
  }),
  get: get(CareMomentTemplate, { by }),
  create: create(CareMomentTemplate, template, { by, event: 'care_moment_template_created' }),
  change: change('PUT', CareMomentTemplate, template, { by, addition: true, event: 'care_moment_template_changed' }),
  remove: remove(CareMomentTemplate, { by, addition: true, event: 'care_moment_template_removed' }),
}
