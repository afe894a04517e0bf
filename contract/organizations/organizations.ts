// Organizations (opdrachtgevers), their locations, rates (tarieven) and users.
import * as z from 'zod/mini'
import { custom, exact, flag, order } from '../filters.ts'
import {
  type Actor,
  type AnyItem,
  backOfficeRoles,
  computed,
  everyone,
  one,
  organizationRoles,
  resource,
  type Transition,
} from '../language.ts'
import { action, change, command, create, get, list } from '../operations.ts'
import {
  cents,
  country,
  day,
  email,
  iri,
  kvkNumber,
  line,
  nothing,
  oin,
  personName,
  phone,
  text,
  textOrNone,
  vatId,
} from '../schemas.ts'
import { userStatusName } from '../statuses.ts'
import { contractType } from '../workers/care-workers.ts'
import { ExpertiseLevel } from '../workers/reference.ts'

// Only people of the organization see its invoicing details. People with another role as well may see more organizations.
const seesInvoicing = (me: Actor) =>
  me.roles.includes('ROLE_PLANNER') || me.roles.every(role => organizationRoles.some(each => each === role))
const ofInvoicing = {
  street: false,
  postcode: false,
  country: false,
  vatId: false,
  invoiceEmail: false,
  buyerReference: false,
  orderNumber: false,
  oin: false,
} as const
export const Organization = resource(
  'Organization',
  '/organizations',
  {
    name: z.string(),
    /** The street with the house number. */
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    /** By its two letters (ISO 3166-1). */
    country: z.string(),
    kvk: z.nullable(z.string()),
    vatId: z.nullable(z.string()),
    invoiceEmail: z.string(),
    /** Its own reference on its invoices (EN 16931, BT-10); without one, the week. */
    buyerReference: z.nullable(z.string()),
    /** The purchase order it pays under (BT-13). */
    orderNumber: z.nullable(z.string()),
    /** Its number as a public body (Organisatie-identificatienummer): twenty digits. */
    oin: z.nullable(z.string()),
  },
  {
    many: { locations: ['OrganizationLocation', 'organization'] },
    hides: me => (seesInvoicing(me) ? {} : ofInvoicing),
  },
)
export const OrganizationLocation = resource(
  'OrganizationLocation',
  '/organization_locations',
  {
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    phone: z.nullable(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    organization: one(Organization, 'name'),
    /** On invoice lines for work there (BT-133). */
    costCentre: z.nullable(z.string()),
  },
  { hides: me => (seesInvoicing(me) ? {} : { costCentre: false }) },
)
export const organizationUserStatus = ['active', 'inactive'] as const
const isColleague = (item: AnyItem, me: Actor) => item.uuid !== me.uuid && me.impersonator === null
const manager = { by: ['ROLE_ORGANIZATION_USER'], who: isColleague } as const
const organizationUserActions = {
  deactivate: [{ ...manager, from: ['active'], to: 'inactive', event: 'organization_user_deactivated' }],
  activate: [{ ...manager, from: ['inactive'], to: 'active', event: 'organization_user_activated' }],
} as const satisfies Record<string, readonly Transition<(typeof organizationUserStatus)[number]>[]>
/** A colleague at an organization. People who work for the whole organization may invite, change and deactivate the others. */
export const OrganizationUser = resource(
  'OrganizationUser',
  '/organization_users',
  {
    firstName: z.string(),
    lastName: z.string(),
    organization: one(Organization, 'name'),
    /** The e-mail address with which they log in. */
    username: computed(z.string()),
    role: computed(z.enum(organizationRoles)),
    /** Whether they may log in, in the words of the transition table. */
    status: computed(z.enum(organizationUserStatus)),
    /** Whether they have chosen a password yet. Until then the invitation is open. */
    hasActivated: computed(z.boolean()),
    /** The locations a location admin works for. */
    locations: computed(z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), city: z.string() }))),
  },
  { actions: organizationUserActions, statusNames: userStatusName },
)
/** A rate never changes: a new rate replaces it, from its own start date. */
export const OrganizationLocationRate = resource('OrganizationLocationRate', '/organization_location_rates', {
  organizationLocation: one(OrganizationLocation, 'name', 'city', 'organization'),
  expertiseLevel: one(ExpertiseLevel, 'key', 'name', 'rank'),
  contractType: z.enum(contractType),
  hourlyRate: z.int(),
  fixed: z.boolean(),
  validFrom: z.iso.date(),
})
const staffRoles = [...organizationRoles, ...backOfficeRoles]
const planner = { by: ['ROLE_PLANNER'], addition: true } as const
const address = { street: line(100), postcode: text(20), city: line(100) }
const organization = z.object({
  name: line(200),
  ...address,
  postcode: textOrNone(20),
  country,
  kvk: z.nullish(kvkNumber()),
  vatId: z.nullish(vatId()),
  invoiceEmail: email(),
  buyerReference: z.nullish(line(100)),
  orderNumber: z.nullish(line(100)),
  oin: z.nullish(oin()),
})
const location = { name: line(120), ...address, phone: z.nullish(phone()), costCentre: z.nullish(line(100)) }
const setters = [...organizationRoles, 'ROLE_PLANNER'] as const
const maxCents = 20_000
const seers = [...staffRoles, 'ROLE_CARE_WORKER'] as const
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
  /** A location cannot be removed: care, rates and users depend on it. */
  updateLocation: change('PUT', OrganizationLocation, z.object(location), { ...planner, event: 'organization_location_changed' }),
  organizationUsers: list(OrganizationUser, {
    by: ['ROLE_PLANNER', ...organizationRoles],
    addition: true,
    order: ['lastName', 'firstName'],
    filters: [exact('organization.uuid'), custom('search', z.string()), order('firstName'), order('lastName')],
  }),
  organizationUser: get(OrganizationUser, { by: staffRoles }),
  /**
   * Replaces the whole form. Someone who is not a location admin works for all locations, so `locations` is ignored; also for a
   * location admin, who may only change their own name.
   */
  updateUser: change(
    'PUT',
    OrganizationUser,
    z.object({
      firstName: personName(),
      lastName: personName(),
      locations: z._default(z.array(iri(OrganizationLocation)).check(z.maxLength(100)), []),
    }),
    { by: ['ROLE_PLANNER', ...organizationRoles], addition: true, event: 'organization_user_changed' },
  ),
  deactivateUser: action('PUT', OrganizationUser, 'deactivate', nothing, { addition: true }),
  activateUser: action('PUT', OrganizationUser, 'activate', nothing, { addition: true }),
  rates: list(OrganizationLocationRate, {
    by: staffRoles,
    order: ['organizationLocation.name', 'expertiseLevel.rank', '-validFrom'],
    filters: [
      exact('organizationLocation.uuid'),
      exact('organizationLocation.organization.uuid'),
      exact('expertiseLevel.uuid'),
      exact('contractType'),
      order('validFrom'),
    ],
  }),
  createRate: create(
    OrganizationLocationRate,
    z.object({
      organizationLocation: iri(OrganizationLocation),
      expertiseLevel: iri(ExpertiseLevel),
      contractType: z.enum(contractType),
      hourlyRate: cents(maxCents),
      fixed: z._default(z.boolean(), false),
      validFrom: day(),
    }),
    { by: setters, event: 'organization_location_rate_created' },
  ),
  /**
   * What a new rate would change, before it is created: open work from its first day until the next rate of the same place, level
   * and form. Work with a rate of its own, and assigned work, keeps its rate.
   */
  rateEffect: command('GET', '/organization_location_rates/effect', {
    by: setters,
    addition: true,
    query: z.object({
      organizationLocation: z.uuid(),
      expertiseLevel: z.uuid(),
      contractType: z.enum(contractType),
      validFrom: day(),
      hourlyRate: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maxCents)),
    }),
    answer: z.object({
      openMoments: z.int(),
      minutesAWeek: z.int(),
      centsAWeekNow: z.int(),
      centsAWeekThen: z.int(),
      /** Assigned work of the same place, level and form in that time. */
      keepingMoments: z.int(),
    }),
  }),
}
