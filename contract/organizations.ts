// Organizations (opdrachtgevers), their locations, rates (tarieven), users and favourite care workers (favorieten).
import * as z from 'zod/mini'
import { CareWorker, contractType } from './care-workers.ts'
import { exact, flag, order } from './filters.ts'
import { backOfficeRoles, everyone, one, organizationRoles, resource } from './language.ts'
import { create, get, list, remove } from './operations.ts'
import { ExpertiseLevel } from './reference.ts'
import { cents, day, iri } from './schemas.ts'

export const Organization = resource(
  'Organization',
  '/organizations',
  { name: z.string(), city: z.string(), kvk: z.nullable(z.string()) },
  { many: { locations: ['OrganizationLocation', 'organization'] } },
)
export const OrganizationLocation = resource('OrganizationLocation', '/organization_locations', {
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  organization: one(Organization, 'name'),
})
export const OrganizationUser = resource('OrganizationUser', '/organization_users', {
  firstName: z.string(),
  lastName: z.string(),
  organization: one(Organization, 'name'),
})
/** A rate never changes: a new one follows it from its date (domain.md, Organizations). */
export const OrganizationLocationRate = resource('OrganizationLocationRate', '/organization_location_rates', {
  organizationLocation: one(OrganizationLocation, 'name', 'city', 'organization'),
  expertiseLevel: one(ExpertiseLevel, 'key', 'name', 'rank'),
  contractType: z.enum(contractType),
  hourlyRate: z.int(),
  fixed: z.boolean(),
  validFrom: z.iso.date(),
})
export const FavoriteCareWorker = resource('FavoriteCareWorker', '/favorite_care_workers', {
  organization: one(Organization, 'name'),
  careWorker: one(CareWorker, 'profile'),
  createdAt: z.string(),
})

const mine = [...organizationRoles, ...backOfficeRoles]
export const organizationOperations = {
  organizations: list(Organization, { by: everyone, order: ['name'], filters: [flag('hasOpenCareMoments'), order('name')] }),
  locations: list(OrganizationLocation, {
    by: [...mine, 'ROLE_CARE_WORKER'],
    order: ['name'],
    addition: true,
    filters: [exact('organization.uuid'), exact('city'), order('name')],
  }),
  organizationUser: get(OrganizationUser, { by: mine }),
  rates: list(OrganizationLocationRate, {
    by: mine,
    order: ['organizationLocation.name', 'expertiseLevel.rank', '-validFrom'],
    filters: [exact('organizationLocation.uuid'), exact('expertiseLevel.uuid'), exact('contractType'), order('validFrom')],
  }),
  createRate: create(
    OrganizationLocationRate,
    z.object({
      organizationLocation: iri(OrganizationLocation),
      expertiseLevel: iri(ExpertiseLevel),
      contractType: z.enum(contractType),
      hourlyRate: cents(20_000),
      fixed: z._default(z.boolean(), false),
      validFrom: day(),
    }),
    { by: [...organizationRoles, 'ROLE_PLANNER'], event: 'organization_location_rate_created' },
  ),
  favorites: list(FavoriteCareWorker, {
    by: mine,
    order: ['careWorker.profile.lastName'],
    filters: [exact('organization.uuid'), exact('careWorker.uuid'), order('createdAt')],
  }),
  createFavorite: create(FavoriteCareWorker, z.object({ careWorker: iri(CareWorker) }), {
    by: organizationRoles,
    event: 'favorite_care_worker_added',
  }),
  removeFavorite: remove(FavoriteCareWorker, { by: organizationRoles, event: 'favorite_care_worker_removed' }),
}
