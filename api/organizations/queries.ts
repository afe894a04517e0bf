// Who sees which organization, location and rate; forms as columns; the rate on a given day.
import { sql } from 'kysely'
import type { Out } from '../../contract/language.ts'
import type { organizationOperations } from '../../contract/organizations/organizations.ts'
import { aheadStatuses } from '../../contract/status-groups.ts'
import { type RatedWork, rateEffect } from '../../rules/money/rate-effect.ts'
import { toInstant } from '../../rules/time/amsterdam.ts'
import { homeCountry } from '../../rules/typed/address.ts'
import { isPerson } from '../accounts/queries.ts'
import type { Queries, Row } from '../platform/concept.ts'
import type { Database, Sql, Tx } from '../platform/database/database.ts'
import { type NewEvent, record } from '../platform/events/outbox.ts'
import { allInvalid, invalid, Problem } from '../platform/problem.ts'
import { either } from '../platform/rows/filter-values.ts'
import { holds, spoken } from '../platform/rows/search.ts'
import { placeOf, readPostcode } from '../reference/queries.ts'

/** The organization of the actor, read once per statement. */
export const myOrganization = ({ me }: Pick<Row, 'me'>): Sql =>
  sql`(select organization_uuid from organization_user where uuid = ${me.uuid})`
/** The locations of the actor, a location admin. */
export const myLocations = ({ me }: Pick<Row, 'me'>): Sql =>
  sql`any(array(select location_uuid from organization_user_location where user_uuid = ${me.uuid}))`

const nobodyElse = {
  ROLE_CARE_WORKER: false,
  ROLE_CLIENT_ADMIN: false,
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: true,
} as const
/** Whether the account was ever used: it has a password, or a login through the organization. */
export const hasEntered = (account: Sql): Sql =>
  sql`(${account}.password_hash is not null
    or exists (select 1 from account_identity linked where linked.account_uuid = ${account}.uuid))`

const ofAccount = ({ alias }: Row, value: Sql) => sql`(select ${value} from account where account.uuid = ${alias}.uuid)`
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
      hasOpenCareMoments: (row, value: boolean) => {
        const open = sql`exists (select 1 from care_moment where organization_uuid = ${row.alias}.uuid and status = 'open' and start_date > ${row.now})`
        return either(open, value)
      },
    },
  },
  OrganizationLocation: {
    visible: {
      ...nobodyElse,
      // They see the location of work in every publication, and choose where they like to work.
      ROLE_CARE_WORKER: true,
      ROLE_ORGANIZATION_USER: ofMyOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${myLocations(row)}`,
    },
    filters: {
      search: (row, text: string) =>
        holds(spoken(sql`(${row.alias}.name || ' ' || ${row.alias}.city || ' ' || ${row.column('organization.name')})`), text),
    },
  },
  OrganizationUser: {
    visible: {
      ...nobodyElse,
      ROLE_PLANNER: isPerson,
      ROLE_BACK_OFFICE_EMPLOYEE: isPerson,
      ROLE_ORGANIZATION_USER: row => sql`${ofMyOrganization(row)} and ${isPerson(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${row.me.uuid}`,
    },
    computed: {
      username: row => ofAccount(row, sql`username`),
      role: row => ofAccount(row, sql`roles[1]`),
      status: row => ofAccount(row, sql`case when active then 'active' else 'inactive' end`),
      hasActivated: row => ofAccount(row, hasEntered(sql`account`)),
      locations: ({ alias }) => sql`(
        select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid, 'name', l.name,
          'city', l.city) order by l.name_sorted), '[]')
        from organization_user_location ul join organization_location l on l.uuid = ul.location_uuid where ul.user_uuid = ${alias}.uuid)`,
    },
    filters: {
      search: ({ alias }, text: string) => holds(sql`${alias}.name_folded`, text),
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

type OrganizationForm = Out<typeof organizationOperations.create.body>
/** The columns of an organization form. Throws 422 for an invalid postcode or country. */
export const organizationColumns = async (tx: Tx, form: OrganizationForm) => {
  const { name, street, city, country, invoiceEmail } = form
  const { postcode, wrong } = await readPostcode(tx, '', form)
  if (wrong.length > 0) throw allInvalid(wrong)
  const references = {
    buyer_reference: form.buyerReference ?? null,
    order_number: form.orderNumber ?? null,
    oin: form.oin ?? null,
  }
  const numbers = { kvk: form.kvk ?? null, vat_id: form.vatId ?? null }
  return { name, street, postcode, city, country, ...numbers, invoice_email: invoiceEmail, ...references }
}
type LocationForm = Out<typeof organizationOperations.updateLocation.body>
/** The columns of a location form, with the coordinates of its postcode. Throws 422 for a postcode that cannot exist. */
export const locationColumns = async (tx: Tx, form: LocationForm) => {
  const { name, street, city } = form
  const { postcode, wrong } = await readPostcode(tx, '', { ...form, country: homeCountry })
  if (wrong.length > 0) throw allInvalid(wrong)
  const found = await placeOf(tx, postcode)
  if (!found) throw invalid('postcode', 'Deze postcode kennen we niet.')
  const place = { latitude: found.latitude, longitude: found.longitude }
  return { name, street, postcode, city, phone: form.phone ?? null, cost_centre: form.costCentre ?? null, place }
}

/** Restricts a location admin to these locations; false when the list is empty or one belongs to another organization. */
export const replaceLocations = async (tx: Tx, user: string, organization: string, locations: string[]): Promise<boolean> => {
  const uuids = [...new Set(locations)]
  await tx.deleteFrom('organization_user_location').where('user_uuid', '=', user).execute()
  const { rows } = await sql`insert into organization_user_location (user_uuid, location_uuid)
    select ${user}::uuid, uuid from organization_location where uuid = any(${uuids}::uuid[]) and organization_uuid = ${organization}::uuid
    returning location_uuid`.execute(tx)
  return uuids.length > 0 && rows.length === uuids.length
}

/** The facts that decide the rate: the location, the level and the date (YYYY-MM-DD). */
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

/** A rate of a location for a level and contract type, from a day (YYYY-MM-DD) on. */
interface Rate {
  location: string
  level: string
  contractType: string
  validFrom: string
}
// Work in the time of this rate: until the next one of the same kind begins. Work that has ended is left alone.
const inTimeOf = async (tx: Tx, { location, level, contractType, validFrom }: Rate, now: string): Promise<Sql> => {
  const next = await tx
    .selectFrom('organization_location_rate')
    .select('valid_from')
    .where('organization_location_uuid', '=', location)
    .where('expertise_level_uuid', '=', level)
    .where('contract_type', '=', contractType)
    .where('valid_from', '>', validFrom)
    .orderBy('valid_from')
    .executeTakeFirst()
  return sql`location_uuid = ${location}::uuid and expertise_level_uuid = ${level}::uuid and end_date > ${now}
    and start_date >= ${toInstant(validFrom, '00:00')} and start_date < ${next ? toInstant(next.valid_from, '00:00') : 'infinity'}
    and not rate_is_given`
}
// The contract type that open work is shown with: its own, or freelance while it may still become either (api/offers).
const follows = ({ contractType }: Rate): Sql =>
  sql`status = 'open' and assignee_uuid is null and coalesce(contract_type, 'freelance') = ${contractType}`

/** The effect of this new rate, in cents, and how much assigned work keeps its own rate. */
export const effectOf = async (tx: Tx, rate: Rate, hourlyRate: number, now: string) => {
  const inTime = await inTimeOf(tx, rate, now)
  const { rows } =
    await sql<RatedWork>`select uuid, care_period_uuid as "carePeriod", time_scope as "timeScope", start_date as "startDate",
    end_date as "endDate", break_minutes as "breakMinutes", hours_per_week as "hoursPerWeek", hourly_rate as "hourlyRateCents"
    from care_moment where ${inTime} and ${follows(rate)}`.execute(tx)
  const keeping = await sql<{ count: number }>`select count(*)::int from care_moment where ${inTime} and assignee_uuid is not null
    and contract_type = ${rate.contractType} and status = any(${[...aheadStatuses]}::text[])`.execute(tx)
  return { ...rateEffect(rows, hourlyRate), keepingMoments: keeping.rows[0]!.count }
}

/** Applies this new rate to the open work in its time, except where a rate was given by hand. */
const reprice = async (
  tx: Tx,
  rate: Rate,
  { hourlyRate, fixed }: { hourlyRate: number; fixed: boolean },
  { me, now }: Pick<NewEvent, 'me' | 'now'>,
): Promise<number> => {
  const { rows } = await sql<{ uuid: string }>`
    with following as (select uuid from care_moment where ${await inTimeOf(tx, rate, now)} and ${follows(rate)} order by uuid for no key update)
    update care_moment m set hourly_rate = ${hourlyRate}, rate_is_fixed = ${fixed}, updated_at = ${now}, version = version + 1
    from following where following.uuid = m.uuid and (m.hourly_rate, m.rate_is_fixed) is distinct from (${hourlyRate}::int, ${fixed}::boolean)
    returning m.uuid`.execute(tx)
  const changed = { name: 'care_moment_updated', subjectType: 'CareMoment', data: { moved: false, hourlyRate } } as const
  await record(
    tx,
    rows.map(({ uuid }) => ({ ...changed, subjectUuid: uuid, me, now })),
  )
  return rows.length
}

/** The addresses of the people who work for the whole organization. */
export const wholeOrganization = async (db: Database, organization: string): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`
    select a.username from organization_user u join account a on a.uuid = u.uuid where u.organization_uuid = ${organization}::uuid
    and a.active and 'ROLE_ORGANIZATION_USER' = any(a.roles) and ${isPerson({ alias: sql`a` })} and ${hasEntered(sql`a`)}
    order by a.username`.execute(db)
  return rows.map(({ username }) => username)
}
/**
 * Throws 409 when without this account nobody who sees the whole organization could log in. When two users deactivate each other at once,
 * the second waits for the first.
 */
export const mustKeepAUser = async (tx: Tx, organization: string, uuid: string): Promise<void> => {
  await tx.selectFrom('organization').select('uuid').where('uuid', '=', organization).forNoKeyUpdate().execute()
  const { rows } =
    await sql`select 1 from account join organization_user u using (uuid) where u.organization_uuid = ${organization}::uuid
    and active and password_hash is not null and 'ROLE_ORGANIZATION_USER' = any(roles) and uuid <> ${uuid}::uuid limit 1`.execute(
      tx,
    )
  if (rows.length === 0) throw new Problem('last_organization_user')
}

/**
 * The location that manages a moment, if the body names one. Throws 422 for a location of another organization. The check is needed because
 * a planner sees all locations.
 */
export const managing = async (tx: Tx, location: string | null | undefined, organization: string) => {
  if (!location) return null
  const { organization_uuid: owner, ...found } = await tx
    .selectFrom('organization_location')
    .select(['uuid', 'name', 'organization_uuid'])
    .where('uuid', '=', location)
    .executeTakeFirstOrThrow()
  if (owner !== organization) throw invalid('managedByOrganizationLocation', 'Deze locatie is van een andere organisatie.')
  return found
}

interface NewRate {
  organizationLocation: string
  expertiseLevel: string
  contractType: string
  hourlyRate: number
  fixed: boolean
  validFrom: string
}
/** Makes a rate, and applies it (cents an hour) to open work in its time. Gives its uuid and the amount of open work. */
export const makeRate = async (tx: Tx, rate: NewRate, by: Pick<NewEvent, 'me' | 'now'>) => {
  const { organizationLocation: location, expertiseLevel: level, contractType, validFrom } = rate
  // Of two rates that are made at once, the second sees when its own time ends.
  await tx.selectFrom('organization_location').select('uuid').where('uuid', '=', location).forNoKeyUpdate().execute()
  const made = {
    organization_location_uuid: location,
    expertise_level_uuid: level,
    contract_type: contractType,
    hourly_rate: rate.hourlyRate,
    fixed: rate.fixed,
    valid_from: validFrom,
  }
  const { uuid } = await tx.insertInto('organization_location_rate').values(made).returning('uuid').executeTakeFirstOrThrow()
  return { uuid, repriced: await reprice(tx, { location, level, contractType, validFrom }, rate, by) }
}
