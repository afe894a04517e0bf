// Organizations (opdrachtgevers), their locations, rates (tarieven) and users.
import * as z from 'zod/mini'
import { contractType } from './care-workers.ts'
import { custom, exact, flag, order } from './filters.ts'
import { type Actor, backOfficeRoles, computed, everyone, one, organizationRoles, resource } from './language.ts'
import { change, create, get, list } from './operations.ts'
import { ExpertiseLevel } from './reference.ts'
import { cents, day, email, iri, text } from './schemas.ts'

// Only people of the organization see what its invoices need. Someone with another role as well may see more organizations.
const seesInvoicing = (me: Actor) =>
  me.roles.includes('ROLE_PLANNER') || me.roles.every(role => organizationRoles.some(each => each === role))
export const Organization = resource(
  'Organization',
  '/organizations',
  {
    name: z.string(),
    /** The street with the house number. */
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    kvk: z.nullable(z.string()),
    vatId: z.nullable(z.string()),
    invoiceEmail: z.string(),
  },
  {
    many: { locations: ['OrganizationLocation', 'organization'] },
    hides: me => (seesInvoicing(me) ? {} : { street: false, postcode: false, vatId: false, invoiceEmail: false }),
  },
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
  /** The locations for which a location admin works. */
  locations: computed(z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), city: z.string() }))),
})
/** A rate never changes: a new rate replaces it, from the start date of the new one (domain.md, Organizations). */
export const OrganizationLocationRate = resource('OrganizationLocationRate', '/organization_location_rates', {
  organizationLocation: one(OrganizationLocation, 'name', 'city', 'organization'),
  expertiseLevel: one(ExpertiseLevel, 'key', 'name', 'rank'),
  contractType: z.enum(contractType),
  hourlyRate: z.int(),
  fixed: z.boolean(),
  validFrom: z.iso.date(),
})
const mine = [...organizationRoles, ...backOfficeRoles]
const planner = { by: ['ROLE_PLANNER'], addition: true } as const
const address = { street: text(100), postcode: text(7), city: text(100) }
const organization = z.object({
  name: text(200),
  ...address,
  kvk: z.nullish(text(20)),
  vatId: z.nullish(text(20)),
  invoiceEmail: email(),
})
const location = { name: text(120), ...address, phone: z.nullish(text(20)) }
const seers = [...mine, 'ROLE_CARE_WORKER'] as const
export const organizationOperations = {
  organizations: list(Organization, { by: everyone, order: ['name'], filters: [flag('hasOpenCareMoments'), order('name')] }),
  get: get(Organization, { by: everyone, addition: true }),
  create: create(Organization, organization, { ...planner, event: 'organization_created' }),
  update: change('PUT', Organization, organization, { ...planner, event: 'organization_changed' }),
  locations: list(OrganizationLocation, {
    by: seers,
    order: ['name'],
    addition: true,
    filters: [exact('organization.uuid'), exact('city'), custom('search', z.string()), order('name')],
  }),
  location: get(OrganizationLocation, { by: seers, addition: true }),
  createLocation: create(OrganizationLocation, z.object({ organization: iri(Organization), ...location }), {
    ...planner,
    event: 'organization_location_created',
  }),
  /** A location stays with its organization: care, rates and users depend on it. */
  updateLocation: change('PUT', OrganizationLocation, z.object(location), { ...planner, event: 'organization_location_changed' }),
  organizationUsers: list(OrganizationUser, {
    by: ['ROLE_PLANNER', ...organizationRoles],
    addition: true,
    order: ['lastName', 'firstName'],
    filters: [exact('organization.uuid'), custom('search', z.string()), order('firstName'), order('lastName')],
  }),
  organizationUser: get(OrganizationUser, { by: mine }),
  /** Replaces the whole form. Someone who is not a location admin works for all locations, so `locations` is ignored for them. */
  updateUser: change(
    'PUT',
    OrganizationUser,
    z.object({
      firstName: text(100),
      lastName: text(100),
      locations: z._default(z.array(iri(OrganizationLocation)).check(z.maxLength(100)), []),
    }),
    { ...planner, event: 'organization_user_changed' },
  ),
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
}
