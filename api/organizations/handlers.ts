import { OrganizationLocation, organizationOperations } from '../../contract/organizations/organizations.ts'
import { endAccess } from '../accounts/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { invalid } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { effectOf, locationColumns, makeRate, mustKeepAUser, organizationColumns, queries, replaceLocations } from './queries.ts'

const handlers = {
  create: async ({ tx, body }) => {
    const made = await organizationColumns(tx, body)
    return (await tx.insertInto('organization').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  update: async ({ tx, body }) => organizationColumns(tx, body),
  createLocation: async ({ tx, body }) => {
    const { place, ...columns } = await locationColumns(tx, body)
    const made = { ...columns, ...place, organization_uuid: body.organization }
    return (await tx.insertInto('organization_location').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  updateLocation: async ({ tx, body, item }) => {
    const { place, ...columns } = await locationColumns(tx, body)
    // A known address keeps its own coordinates. Any other address gets the middle of its postcode area.
    return columns.postcode === item.postcode ? columns : { ...columns, ...place }
  },
  updateUser: async ({ tx, body, item, me }) => {
    const { roles } = await tx.selectFrom('account').select('roles').where('uuid', '=', item.uuid).executeTakeFirstOrThrow()
    const keepsLocations =
      me.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN') || !roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN')
    const locations = keepsLocations ? undefined : body.locations
    if (locations && !(await replaceLocations(tx, item.uuid, item.organization.uuid, locations)))
      throw invalid('locations', 'Kies een of meer locaties van de organisatie.')
    return { first_name: body.firstName, last_name: body.lastName }
  },
  deactivateUser: async ({ tx, item }) => {
    await mustKeepAUser(tx, item.organization.uuid, item.uuid)
    await tx.updateTable('account').set({ active: false }).where('uuid', '=', item.uuid).execute()
    await endAccess(tx, item.uuid)
    return undefined
  },
  activateUser: async ({ tx, item }) => {
    await tx.updateTable('account').set({ active: true }).where('uuid', '=', item.uuid).execute()
    return undefined
  },
  rateEffect: async ({ tx, query, viewer, now }) => {
    const { organizationLocation: location, expertiseLevel: level, contractType, validFrom, hourlyRate } = query
    if (!(await findItem(tx, OrganizationLocation, location, viewer)))
      throw invalid('organizationLocation', 'Deze locatie bestaat niet.')
    return effectOf(tx, { location, level, contractType, validFrom }, hourlyRate, now)
  },
  createRate: async ({ tx, body, me, now, note }) => {
    const { uuid, repriced } = await makeRate(tx, body, { me, now })
    note({ data: { repriced } })
    return uuid
  },
} satisfies Handlers<typeof organizationOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  organization_name_key: 'already_organization',
  organization_location_rate_organization_location_uuid_exper_key: 'already_rate',
} as const

export const organizations = { operations: organizationOperations, handlers, queries, conflicts } satisfies Concept
