// Clients (cliënten): the people who receive care. Every read of them is logged (NEN 7513).
import * as z from 'zod/mini'
import { custom, dates, exact, order } from './filters.ts'
import { computed, maybeOne, one, organizationRoles, resource } from './language.ts'
import { create, get, list } from './operations.ts'
import { OrganizationLocation } from './organizations.ts'
import { day, iri, text } from './schemas.ts'

export const clientStatus = ['new', 'active', 'inactive', 'closed'] as const
export const gender = ['male', 'female'] as const
const contact = z.object({
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.object({ street: z.string(), houseNumber: z.string(), postcode: z.string(), city: z.string() }),
})

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
    responsibleLocation: one(OrganizationLocation, 'name', 'city', 'organization'),
    createdByOrganizationLocation: maybeOne(OrganizationLocation, 'name'),
    createdAt: z.string(),
  },
  { clientField: 'uuid' },
)
/** What was seen and done, by whom; never changed after a day, corrected by a new one. */
export const ClientReport = resource(
  'ClientReport',
  '/client_reports',
  {
    client: one(Client, 'firstName', 'lastName'),
    authorName: z.string(),
    text: z.string(),
    createdAt: z.string(),
  },
  { clientField: 'client' },
)

const readers = [...organizationRoles, 'ROLE_PLANNER', 'ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'] as const
export const clientOperations = {
  list: list(Client, {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    order: ['lastName', 'firstName'],
    filters: [
      exact('status'),
      exact('responsibleLocation.uuid'),
      exact('createdByOrganizationLocation.uuid'),
      exact('contact.address.city', 'city'),
      custom('search', z.string()),
      custom('numberOfDays', z.coerce.number()),
      order('lastName'),
      order('createdAt'),
    ],
  }),
  get: get(Client, { by: readers }),
  createByOrganization: create(
    Client,
    z.object({
      firstName: text(100),
      lastName: text(100),
      birthDate: z.nullish(day()),
      gender: z.nullish(z.enum(gender)),
      responsibleLocation: iri(OrganizationLocation),
      contact: z.object({
        phone: z.nullish(text(20)),
        email: z.nullish(z.email()),
        address: z.object({ street: text(100), houseNumber: text(12), postcode: text(7), city: text(100) }),
      }),
    }),
    { path: '/organization_locations/clients', by: [...organizationRoles, 'ROLE_PLANNER'], event: 'client_created' },
  ),
  reports: list(ClientReport, {
    by: readers,
    order: ['-createdAt'],
    filters: [exact('client.uuid'), dates('createdAt'), order('createdAt')],
  }),
  createReport: create(ClientReport, z.object({ client: iri(Client), text: text(10_000) }), {
    by: ['ROLE_CARE_WORKER'],
    event: 'client_report_written',
  }),
}
