// Who sees which organization, location and rate; forms as columns; the rate on a given day.
import { sql } from 'kysely'
import type { Out } from '../../contract/language.ts'
import type { organizationOperations } from '../../contract/organizations.ts'
import { parseDutchPhone, parseKvkNumber, parsePostcode, parseVatId } from '../../rules/dutch-numbers.ts'
import type { Queries, Row } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { placeOf } from '../reference/queries.ts'

/** The organization of the actor: read once a statement. */
export const myOrganization = ({ me }: Pick<Row, 'me'>): Sql =>
  sql`(select organization_uuid from organization_user where uuid = ${me.uuid})`
/** The locations of the location admin who is the actor. */
export const myLocations = ({ me }: Pick<Row, 'me'>): Sql =>
  sql`any(array(select location_uuid from organization_user_location where user_uuid = ${me.uuid}))`

const nobodyElse = {
  ROLE_CARE_WORKER: false,
  ROLE_CLIENT_ADMIN: false,
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: true,
} as const
const ofMyOrganization = (row: Row) => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`

export const queries: Queries<typeof organizationOperations> = {
  Organization: {
    visible: {
      ROLE_CARE_WORKER: true,
      ROLE_CLIENT_ADMIN: true,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: true,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.uuid = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${myOrganization(row)}`,
    },
    filters: {
      hasOpenCareMoments: (row, asked: boolean) => {
        const open = sql`exists (select 1 from care_moment where organization_uuid = ${row.alias}.uuid and status = 'open' and start_date > ${row.now})`
        return asked ? open : sql`not ${open}`
      },
    },
  },
  OrganizationLocation: {
    visible: {
      ...nobodyElse,
      // They see the place of work in every publication, and choose where they like to work.
      ROLE_CARE_WORKER: true,
      ROLE_ORGANIZATION_USER: ofMyOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${myLocations(row)}`,
    },
    filters: {
      search: (row, asked: string) =>
        sql`(${row.alias}.name || ' ' || ${row.alias}.city || ' ' || ${row.column('organization.name')}) ilike ${`%${asked.trim().replace(/[\\%_]/g, '\\$&')}%`}`,
    },
  },
  OrganizationUser: {
    visible: {
      ...nobodyElse,
      ROLE_ORGANIZATION_USER: ofMyOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${row.me.uuid}`,
    },
    computed: {
      locations: ({ alias }) => sql`(
        select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid, 'name', l.name,
          'city', l.city) order by l.name_sorted), '[]')
        from organization_user_location ul join organization_location l on l.uuid = ul.location_uuid where ul.user_uuid = ${alias}.uuid)`,
    },
    filters: {
      search: ({ alias }, asked: string) =>
        sql`(${alias}.first_name || ' ' || ${alias}.last_name) ilike ${`%${asked.trim().replace(/[\\%_]/g, '\\$&')}%`}`,
    },
  },
  OrganizationLocationRate: {
    visible: {
      ...nobodyElse,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('organizationLocation.organization.uuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.organization_location_uuid = ${myLocations(row)}`,
    },
  },
}

const together = (wrong: (Problem | false)[]): Problem =>
  new Problem('invalid', {}, { violations: wrong.flatMap(problem => (problem ? (problem.violations ?? []) : [])) })
type OrganizationForm = Out<typeof organizationOperations.create.body>
/** The columns of a filled-in organization. Throws 422 for numbers or a postcode that cannot exist. */
export const organizationColumns = (form: OrganizationForm) => {
  const { name, street, city, invoiceEmail } = form
  const postcode = parsePostcode(form.postcode)
  const kvk = form.kvk ? parseKvkNumber(form.kvk) : null
  const vatId = form.vatId ? parseVatId(form.vatId) : null
  if (!postcode || kvk === undefined || vatId === undefined)
    throw together([
      !postcode && invalid('postcode', 'Vul een geldige postcode in, zoals 3511 AB.'),
      kvk === undefined && invalid('kvk', 'Vul een geldig KvK-nummer in: acht cijfers.'),
      vatId === undefined && invalid('vatId', 'Vul een geldig btw-nummer in, zoals NL000099998B57.'),
    ])
  return { name, street, postcode, city, kvk, vat_id: vatId, invoice_email: invoiceEmail }
}
type LocationForm = Out<typeof organizationOperations.updateLocation.body>
/**
 * The columns of a filled-in location, with the coordinates of its postcode. Throws 422 for a postcode or phone number that
 * cannot exist.
 */
export const locationColumns = async (tx: Tx, form: LocationForm) => {
  const { name, street, city } = form
  const postcode = parsePostcode(form.postcode)
  const found = postcode && (await placeOf(tx, postcode))
  const phone = form.phone ? parseDutchPhone(form.phone) : null
  if (!postcode || !found || phone === undefined)
    throw together([
      !found && invalid('postcode', 'Deze postcode kennen we niet.'),
      phone === undefined && invalid('phone', 'Vul een geldig telefoonnummer in.'),
    ])
  const place = { latitude: found.latitude, longitude: found.longitude }
  return { name, street, postcode, city, phone, place }
}

/** Restricts a location admin to these locations; false when the list is empty or one belongs to another organization. */
export const replaceLocations = async (tx: Tx, user: string, organization: string, locations: string[]): Promise<boolean> => {
  const asked = [...new Set(locations)]
  await tx.deleteFrom('organization_user_location').where('user_uuid', '=', user).execute()
  const { rows } = await sql`insert into organization_user_location (user_uuid, location_uuid)
    select ${user}::uuid, uuid from organization_location where uuid = any(${asked}::uuid[]) and organization_uuid = ${organization}::uuid
    returning location_uuid`.execute(tx)
  return asked.length > 0 && rows.length === asked.length
}

/** The facts that decide the rate: the place, the level and the date (YYYY-MM-DD). */
interface RateAt {
  location: string
  level: string
  date: string
}
/** The rate columns for such work under a contract type; undefined when there is no rate for it. */
export const rateColumns = async (tx: Tx, { location, level, date }: RateAt, contractType: string) => {
  const rate = await rateOn(tx, location, level, contractType, date)
  return rate && { hourly_rate: rate.hourly_rate, rate_is_fixed: rate.fixed }
}

/** The rate of a location for a level and contract type on a date (YYYY-MM-DD): the latest one that has started. */
const rateOn = async (tx: Tx, locationUuid: string, levelUuid: string, contractType: string, date: string) =>
  tx
    .selectFrom('organization_location_rate')
    .select(['hourly_rate', 'fixed'])
    .where('organization_location_uuid', '=', locationUuid)
    .where('expertise_level_uuid', '=', levelUuid)
    .where('contract_type', '=', contractType)
    .where('valid_from', '<=', date)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
