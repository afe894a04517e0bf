// Clients (cliënten): the people who receive care. Every read of them is logged (NEN 7513).
import * as z from 'zod/mini'
import { BackOfficeEmployee } from '../accounts/accounts.ts'
import { custom, dates, exact, flag, order } from '../filters.ts'
import { joinedFile } from '../joined-fields.ts'
import { type Actor, computed, maybeOne, one, organizationRoles, resource, roles, type Transition } from '../language.ts'
import { action, change, command, create, download, get, list } from '../operations.ts'
import { OrganizationLocation } from '../organizations/organizations.ts'
import { previewsOf } from '../previews.ts'
import { among, day, email, iri, iriText, keptAddress, personName, phone, postalAddress, text } from '../schemas.ts'
import { type ClientStatus, clientStatus, clientStatusName } from '../statuses.ts'
import { selectableField } from '../workers/reference.ts'

export const gender = ['male', 'female'] as const
const contact = z.object({
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: keptAddress,
})
const named = { '@id': z.string(), uuid: z.string() }
const careRequest = z.object({
  ...named,
  status: z.enum(clientStatus),
  serviceType: z.object({ ...named, name: z.string() }),
})
const keepers = [...organizationRoles, 'ROLE_PLANNER'] as const
/** The life of a client. A forgotten client is closed too (docs/decisions/0094). */
const clientActions = {
  /** Care begins: a care request is agreed, or somebody is found for the first care moment. */
  begin: [{ by: [], from: ['new'], to: 'active', event: 'client_care_begun' }],
  /** The client is out of care (uit zorg). */
  inactive: [{ by: keepers, from: ['new', 'active'], to: 'inactive', event: 'client_set_inactive' }],
  /** Care begins again (weer in zorg); agreeing a care request does the same. */
  active: [{ by: keepers, from: ['inactive'], to: 'active', event: 'client_back_in_care' }],
  close: [{ by: ['ROLE_PLANNER'], from: ['inactive'], to: 'closed', event: 'client_closed' }],
} as const satisfies Record<string, readonly Transition<ClientStatus>[]>
const isKeeper = (me: Actor) => keepers.some(role => me.roles.includes(role))

export const ClientEndReason = resource(
  'ClientEndReason',
  '/client_end_reasons',
  { key: z.string(), name: z.string(), selectable: z.boolean() },
  selectableField,
)
export const Client = resource(
  'Client',
  '/clients',
  {
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.nullable(z.iso.date()),
    gender: z.nullable(z.enum(gender)),
    status: z.enum(clientStatus),
    contact: computed(contact),
    responsibleLocation: one(OrganizationLocation, 'name', 'city', 'phone', 'organization'),
    createdByOrganizationLocation: maybeOne(OrganizationLocation, 'name'),
    clientManager: maybeOne(BackOfficeEmployee, 'firstName', 'lastName', 'email', 'phone'),
    /** The first day without care, once care has ended (uit zorg). */
    endedOn: z.nullable(z.iso.date()),
    endReason: maybeOne(ClientEndReason, 'key', 'name'),
    endComment: z.nullable(z.string()),
    /** The care requests, newest first. */
    careRequests: computed(z.array(careRequest)),
    /** For the work this viewer sees: how much is open and has yet to begin, and when the first of it begins. */
    openCareMoments: computed(z.object({ count: z.int(), first: z.nullable(z.string()) })),
    /** This week and the three after it, from Monday: the total length of care moments that are not cancelled, without breaks. */
    careWeeks: computed(z.array(z.object({ startsOn: z.iso.date(), plannedMinutes: z.int() }))),
    /** The Omaha System problems that reports on the client are about, with the number of reports. */
    reportedProblems: computed(z.array(z.object({ problem: z.uuid(), reports: z.int() }))),
    /** Possible duplicates of this client: by name, telephone or mail address, without another date of birth. */
    alike: computed(z.array(iriText('Client'))),
    /** The files that were joined into this one, newest first. */
    joined: computed(z.array(joinedFile)),
    createdAt: z.string(),
    version: z.int(),
  },
  {
    itemOnly: [
      'alike',
      'joined',
      'careRequests',
      'reportedProblems',
      'createdByOrganizationLocation',
      'clientManager.email',
      'clientManager.phone',
      'responsibleLocation.phone',
      'endComment',
    ],
    actions: clientActions,
    statusNames: clientStatusName,
    ...{ clientField: 'uuid', otherClientsField: 'alike', ofFile: true },
    many: { careRequests: ['CareRequest', 'client'] },
    hides: me => ({
      ...(!isKeeper(me) && { endReason: false, endComment: false, openCareMoments: false, alike: false, joined: false }),
      ...(!isKeeper(me) && !me.roles.includes('ROLE_CLIENT_ADMIN') && { careWeeks: false }),
    }),
  },
)
/** Someone who acts for one or more clients: a relative or a legal representative. */
export const ClientAdmin = resource('ClientAdmin', '/client_admins', {
  firstName: z.string(),
  lastName: z.string(),
  /** The address they log in with. */
  email: computed(z.string()),
})
/**
 * One time that someone saw or changed data of a client (NEN 7513): who, in which role, on whose behalf, through which operation.
 */
export const ClientAccess = resource(
  'ClientAccess',
  '/client_accesses',
  {
    at: z.string(),
    actorName: computed(z.string()),
    roles: z.array(z.enum(roles)),
    /** The organization the actor works for, if any. */
    organizationName: computed(z.nullable(z.string())),
    /** The planner who impersonated the actor. */
    impersonatorName: computed(z.nullable(z.string())),
    operation: z.string(),
  },
  { table: 'access_log' },
)

const form = {
  firstName: personName(),
  lastName: personName(),
  birthDate: z.nullish(day(1900)),
  gender: z.nullish(z.enum(gender)),
  responsibleLocation: iri(OrganizationLocation),
  contact: z.object({
    phone: z.nullish(phone()),
    email: z.nullish(email()),
    address: postalAddress,
  }),
}
const window = z.object({ startDate: day(), endDate: day() }).check(
  among(['startDate', 'endDate'], v => v.endDate >= v.startDate, {
    error: 'De einddatum ligt voor de begindatum.',
    path: ['endDate'],
  }),
)
const filters = [
  exact('uuid'),
  exact('status'),
  exact('careRequests.status'),
  exact('careRequests.serviceType.uuid'),
  exact('clientManager'),
  exact('clientManager.uuid'),
  exact('responsibleLocation.uuid'),
  exact('responsibleLocation.organization.uuid'),
  exact('createdByOrganizationLocation.uuid'),
  exact('contact.address.city', 'city'),
  custom('search', z.string()),
  /**
   * Clients with an open care moment that starts within this number of days: 1, 2 and 3 are the windows of 24, 48 and 72 hours,
   * then 4, 7, 14 and 30.
   */
  custom('numberOfDays', z.coerce.number()),
  order('lastName'),
  order('createdAt'),
] as const
const byName = ['lastName', 'firstName'] as const

const readers = [...keepers, 'ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'] as const
const operations = {
  list: list(Client, { by: keepers, order: byName, filters }),
  get: get(Client, { by: readers }),
  /** Choices for the list's filters, for people who cannot list them elsewhere: their clients' places and managers. */
  filterChoices: command('GET', '/clients/filter_choices', {
    by: keepers,
    addition: true,
    answer: z.object({
      cities: z.array(z.string()),
      clientManagers: z.array(z.object({ uuid: z.uuid(), firstName: z.string(), lastName: z.string() })),
    }),
  }),
  listOfClientAdmin: list(Client, {
    path: '/client_admins/{uuid}/clients',
    by: ['ROLE_CLIENT_ADMIN', 'ROLE_PLANNER'],
    order: byName,
    filters,
    parent: { parameter: 'uuid', type: 'ClientAdmin' },
  }),
  listOfCareWorker: list(Client, {
    path: '/care_workers/{uuid}/clients',
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    order: byName,
    filters,
    parent: { parameter: 'uuid', type: 'CareWorker' },
  }),
  clientAdmin: get(ClientAdmin, { by: ['ROLE_CLIENT_ADMIN', 'ROLE_PLANNER'], addition: true }),
  /** Only the user's own: the name in an invitation may be wrong. */
  changeClientAdmin: change('PUT', ClientAdmin, z.object({ firstName: personName(), lastName: personName() }), {
    by: ['ROLE_CLIENT_ADMIN'],
    inOwnName: true,
    addition: true,
    event: 'client_admin_changed',
  }),
  /** Who acts for a client. */
  clientAdmins: list(ClientAdmin, {
    path: '/clients/{uuid}/client_admins',
    by: ['ROLE_PLANNER'],
    addition: true,
    order: ['lastName'],
    filters: [],
    parent: { parameter: 'uuid', type: 'Client' },
  }),
  createByOrganization: create(Client, z.object(form), {
    path: '/organization_locations/clients',
    by: keepers,
    event: 'client_created',
  }),
  /**
   * Replaces the whole form. If an organization omits the client manager, the manager stays: that is the back office's choice.
   */
  update: change(
    'PUT',
    Client,
    z.object({ ...form, clientManager: z.nullish(iri(BackOfficeEmployee)), version: z.optional(z.int()) }),
    {
      by: keepers,
      event: 'client_changed',
    },
  ),
  setInactive: action(
    'PUT',
    Client,
    'inactive',
    z.object({ date: day(), reason: iri(ClientEndReason), comment: z.nullish(text(1000)) }),
  ),
  setActive: action('PUT', Client, 'active', z.object({}), { addition: true }),
  close: action('PUT', Client, 'close', z.object({ reason: text(1000) }), { addition: true }),
  endReasons: list(ClientEndReason, {
    by: keepers,
    addition: true,
    unpaged: true,
    order: ['name'],
    filters: [flag('selectable')],
  }),
  export: download(Client, '/clients/{uuid}/export', { by: [...keepers, 'ROLE_CLIENT_ADMIN'], query: window }),
  accessLog: list(ClientAccess, {
    path: '/clients/{uuid}/access_log',
    by: [...keepers, 'ROLE_CLIENT_ADMIN'],
    addition: true,
    order: ['-at', '-uuid'],
    filters: [
      dates('at'),
      /** Searches the name of whoever looked. */
      custom('search', z.string()),
      /** Lookups by others: not the viewer's own, unless impersonated. */
      custom('others', z.stringbool()),
      /** By operation name. */
      exact('operation'),
    ],
    parent: { parameter: 'uuid', type: 'Client' },
  }),
}
export const clientOperations = { ...operations, ...previewsOf(operations, ['setInactive']) }
