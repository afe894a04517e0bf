// Templates (sjablonen) of care moments: what a location often asks for, without a date.
import * as z from 'zod/mini'
import { exact, order } from '../filters.ts'
import { one, organizationRoles, resource } from '../language.ts'
import { wordsOf } from '../moments/assignment-words.ts'
import { assignmentFields, CareMoment } from '../moments/care-moments.ts'
import { change, create, get, list, remove } from '../operations.ts'
import { clock } from '../schemas.ts'
import { ExpertiseLevel } from '../workers/reference.ts'
import { OrganizationLocation } from './organizations.ts'

const { location: _place, ...shown } = wordsOf('template', CareMoment.fields)
export const CareMomentTemplate = resource('CareMomentTemplate', '/care_moment_templates', {
  ...shown,
  expertiseLevel: one(ExpertiseLevel, 'key', 'name'),
  organizationLocation: one(OrganizationLocation, 'name', 'city'),
  startTime: z.string(),
  endTime: z.string(),
  createdAt: z.string(),
})

const { location, ...otherFields } = wordsOf('template', assignmentFields)
const template = z.object({ ...otherFields, organizationLocation: location, startTime: clock, endTime: clock })
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
