// Who sees which client, and who read one; how a form becomes a row, and what ends when the care ends.

import { sql } from 'kysely'
import { Client, type clientOperations } from '../../contract/clients/clients.ts'
import type { Out } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import type { postalAddress } from '../../contract/schemas.ts'
import { addDays, amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { notBorn } from '../../rules/typed/typed-values.ts'
import { nameOf } from '../accounts/queries.ts'
import { recentClientsOf } from '../care-workers/queries.ts'
import { fileWas, isFoundClient, joinedInto } from '../client-life/found.ts'
import { weeksOf } from '../client-life/queries.ts'
import { hasEntered, myLocations, myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Row, type Viewer, type Visible } from '../platform/concept.ts'
import type { Database, Sql, Tx } from '../platform/database/database.ts'
import { allInvalid, invalid, violationCodes } from '../platform/problem.ts'
import { findPage } from '../platform/rows/rows.ts'
import { holds } from '../platform/rows/search.ts'
import { showTo } from '../platform/rows/show.ts'
import { Statement } from '../platform/rows/statement.ts'
import { readAddress } from '../reference/queries.ts'
import { chapters, type FilledChapter } from './print.ts'

type ClientCondition = (row: Pick<Row, 'me' | 'now'>, client: Sql) => Sql
/** The clients for whom this client administrator acts. */
export const clientsOfAdmin = (admin: Sql): Sql =>
  sql`(select client_uuid from client_admin_client where client_admin_uuid = ${admin})`
const toClientAdmin: ClientCondition = ({ me }, client) => sql`${client} in ${clientsOfAdmin(sql`${me.uuid}`)}`
// Clients for whom they work or worked in the last 90 days, or on whose team they are.
const toCareWorker: ClientCondition = ({ me, now }, client) => sql`${client} in ${recentClientsOf(sql`${me.uuid}`, now)}`
const toOrganization: ClientCondition = (
  row,
  client,
) => sql`${client} in (select c.uuid from client c join organization_location l
  on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid) where l.organization_uuid = ${myOrganization(row)})`
const toLocationAdmin: ClientCondition = (row, client) =>
  sql`${client} in (select c.uuid from client c where c.responsible_location_uuid = ${myLocations(row)})`

/** Visible to everyone who sees the client in `client`. */
export const visibleWithClient = (client: (row: Row) => Sql): Visible => ({
  ROLE_CARE_WORKER: row => toCareWorker(row, client(row)),
  ROLE_CLIENT_ADMIN: row => toClientAdmin(row, client(row)),
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: false,
  ROLE_ORGANIZATION_USER: row => toOrganization(row, client(row)),
  ROLE_ORGANIZATION_LOCATION_ADMIN: row => toLocationAdmin(row, client(row)),
})
const toEveryone: Visible = everyRole(true)

/** Visible to everyone who sees one of these clients. */
const withOneOf = (clients: Sql, sees: ClientCondition, row: Row): Sql =>
  sql`exists (select 1 from unnest(${clients}) as named (uuid) cross join lateral (select ${fileWas(sql`named.uuid`)} as client_uuid) seen
    where ${sees(row, sql`seen.client_uuid`)})`

/** What may be another file of the same client in the organization, among those that this viewer manages. */
const alikeOf = (row: Row): Sql => {
  const { alias: c, me } = row
  const asUser = me.roles.includes('ROLE_ORGANIZATION_USER') ? toOrganization : toLocationAdmin
  return sql`(select coalesce(jsonb_agg('/v1/clients/' || o.uuid order by o.number), '[]') from client o
    where ${me.roles.includes('ROLE_PLANNER') ? sql`true` : asUser(row, sql`o.uuid`)} and o.uuid <> ${c}.uuid and o.status <> 'closed' and ${c}.status <> 'closed'
      and (select l.organization_uuid from organization_location l where l.uuid = o.responsible_location_uuid)
        = (select l.organization_uuid from organization_location l where l.uuid = ${c}.responsible_location_uuid)
      and coalesce(o.birth_date = ${c}.birth_date, true) and (o.name_folded = ${c}.name_folded
        or o.folded like '% ' || phone_folded(${c}.phone) || ' %' and phone_folded(o.phone) = nullif(phone_folded(${c}.phone), '')
        or o.folded like '% ' || folded(${c}.email) || ' %' and folded(o.email) = folded(${c}.email)))`
}

/** The client's open moments that have not begun, as far as the viewer sees both the work and its client. */
const openFrom = ({ alias: c, ...viewer }: Row) => {
  const moments = new Statement(CareMoment, viewer)
  const ofClient = moments.where('client.uuid', client => sql`${client} = ${c}.uuid`)
  const visible = moments.visible()
  const { alias } = moments.row()
  const start = sql`${alias}.start_date`
  const from = sql`from ${moments.from()} where ${ofClient} and ${visible} and ${alias}.status = 'open' and ${start} >= ${viewer.now}`
  return { from, start }
}

export const queries: Queries<typeof clientOperations> = {
  Client: {
    movedTo: uuid => sql`(select client_uuid from joined_client where uuid = ${uuid}::uuid)`,
    visible: {
      ...visibleWithClient(row => sql`${row.alias}.uuid`),
      // Lets them be named in a message; no operation shows the client itself.
      ROLE_BACK_OFFICE_EMPLOYEE: ({ alias, me }) => sql`${alias}.client_manager_uuid = ${me.uuid}`,
    },
    computed: {
      contact: ({ alias: c }) => sql`jsonb_build_object('phone', ${c}.phone, 'email', ${c}.email, 'address', jsonb_build_object(
        'street', ${c}.street, 'houseNumber', ${c}.house_number, 'postcode', ${c}.postcode, 'city', ${c}.city, 'country', ${c}.country))`,
      careRequests: ({
        alias: c,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/care_requests/' || r.uuid, 'uuid', r.uuid,
        'status', r.status, 'serviceType', jsonb_build_object('@id', '/v1/service_types/' || s.uuid, 'uuid', s.uuid, 'name', s.name))
        order by r.created_at desc, r.uuid), '[]') from care_request r join service_type s on s.uuid = r.service_type_uuid where r.client_uuid = ${c}.uuid)`,
      reportedProblems: ({
        alias: c,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('problem', p.uuid, 'reports', p.reports)), '[]')
        from (select rp.problem_uuid as uuid, count(*) as reports from client_report_problem rp
          join client_report r on r.uuid = rp.client_report_uuid where r.client_uuid = ${c}.uuid group by rp.problem_uuid) p)`,
      openCareMoments: row => {
        const { from, start } = openFrom(row)
        return sql`(select jsonb_build_object('count', count(*), 'first', min(${start})) ${from})`
      },
      alike: row => alikeOf(row),
      joined: ({ alias: c }) => joinedInto(sql`${c}.uuid`),
      careWeeks: ({ alias: c, now }) => weeksOf(sql`${c}.uuid`, now),
    },
    filters: {
      search: ({ alias: c }, text: string) => isFoundClient(c, text),
      numberOfDays: (row, value: number) => {
        const days = Math.min(Math.max(Math.round(value), 0), 3650)
        const { from, start } = openFrom(row)
        return sql`exists (select 1 ${from} and ${start} <= ${row.now}::timestamptz + make_interval(days => ${days}::int))`
      },
    },
    // Clients who have it themselves, before clients with a contact person who has it.
    orders: { search: ({ alias: c }, text: string) => sql`not ${holds(sql`${c}.folded`, text)}` },
    below: {
      ClientAdmin: ({ alias }, owner) => sql`${alias}.uuid in ${clientsOfAdmin(sql`${owner}::uuid`)}`,
      CareWorker: ({ alias, now }, owner) => sql`${alias}.uuid in ${recentClientsOf(sql`${owner}::uuid`, now)}`,
    },
  },
  ClientAdmin: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: true,
      ROLE_CLIENT_ADMIN: ({ alias, me }) => sql`${alias}.uuid = ${me.uuid}`,
      // Lets them be named in a confidential answer; no operation shows them.
      ROLE_BACK_OFFICE_EMPLOYEE: ({ alias, me }) => sql`${alias}.uuid in (select a.client_admin_uuid from client_admin_client a
        join client c on c.uuid = a.client_uuid where c.client_manager_uuid = ${me.uuid})`,
    },
    computed: { email: ({ alias }) => sql`(select a.username from account a where a.uuid = ${alias}.uuid)` },
    below: {
      Client: ({ alias }, owner) =>
        sql`${alias}.uuid in (select client_admin_uuid from client_admin_client where client_uuid = ${owner}::uuid)`,
    },
  },
  ClientEndReason: { visible: toEveryone },
  ClientAccess: {
    byMonth: true,
    visible: {
      ROLE_CARE_WORKER: false,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_PLANNER: true,
      ROLE_CLIENT_ADMIN: row => withOneOf(sql`${row.alias}.client_uuids`, toClientAdmin, row),
      ROLE_ORGANIZATION_USER: row => withOneOf(sql`${row.alias}.client_uuids`, toOrganization, row),
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => withOneOf(sql`${row.alias}.client_uuids`, toLocationAdmin, row),
    },
    computed: {
      actorName: ({ alias }) => sql`coalesce(${nameOf(sql`${alias}.actor_uuid`)}, 'Onbekend')`,
      organizationName: row => sql`(select o.name from organization_user u join organization o on o.uuid = u.organization_uuid
        where u.uuid = ${row.alias}.actor_uuid)`,
      impersonatorName: ({ alias }) => nameOf(sql`${alias}.impersonator_uuid`),
    },
    filters: {
      others: ({ alias, me }, value: boolean) => {
        const own = sql`${alias}.actor_uuid = ${me.uuid} and ${alias}.impersonator_uuid is null`
        return value ? sql`(${own}) is not true` : own
      },
      search: ({ alias }, text: string) =>
        sql`${alias}.actor_uuid in (select uuid from person where ${holds(sql`name_folded`, text)})`,
    },
    // Events of reading a file that was included in this one count as reading this client.
    below: {
      Client: ({ alias }, owner) => sql`${alias}.client_uuids && (array[${owner}::uuid]
        || array(select uuid from joined_client where client_uuid = ${owner}::uuid))`,
    },
  },
}

/** The locations and the managers of the clients that this viewer sees, in order. */
export const filterChoicesFor = async (tx: Tx, viewer: Viewer) => {
  const clients = new Statement(Client, viewer)
  const { alias } = clients.row()
  const visible = clients.visible()
  const seen = sql`select ${alias}.city, ${alias}.client_manager_uuid from ${clients.from()} where ${visible}`
  const cities = await sql<{ city: string }>`select distinct city from (${seen}) s order by city`.execute(tx)
  const managers = await sql<{ uuid: string; first_name: string; last_name: string }>`
    select uuid, first_name, last_name from back_office_employee
    where uuid in (select client_manager_uuid from (${seen}) s) order by last_name, first_name, uuid`.execute(tx)
  return {
    cities: cities.rows.map(({ city }) => city),
    clientManagers: managers.rows.map(({ uuid, first_name, last_name }) => ({
      uuid,
      firstName: first_name,
      lastName: last_name,
    })),
  }
}

interface Form {
  firstName: string
  lastName: string
  birthDate?: string | null | undefined
  gender?: string | null | undefined
  responsibleLocation: string
  contact: {
    phone?: string | null | undefined
    email?: string | null | undefined
    address: Out<typeof postalAddress>
  }
}
/** The columns of a form. Throws 422 for an impossible address, and for a date of birth in the future. */
export const columnsOf = async (tx: Tx, form: Form, now: string) => {
  const { address, phone, email } = form.contact
  const { columns, place, wrong } = await readAddress(tx, 'contact.address.', address)
  if (form.birthDate && form.birthDate > amsterdamDate(now)) wrong.push(invalid('birthDate', notBorn, violationCodes.tooHigh))
  if (wrong.length > 0) throw allInvalid(wrong)
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    birth_date: form.birthDate ?? null,
    gender: form.gender ?? null,
    phone: phone ?? null,
    email: email ?? null,
    ...columns,
    ...place,
    responsible_location_uuid: form.responsibleLocation,
  }
}

/** Makes a client from a form; gives the uuid. Throws 422 like columnsOf. */
export const makeClient = async (tx: Tx, form: Form, now: string): Promise<string> => {
  const made = {
    ...(await columnsOf(tx, form, now)),
    created_by_organization_location_uuid: form.responsibleLocation,
    created_at: now,
  }
  return (await tx.insertInto('client').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
}

/** A person who manages a client, and whether they work at the back office. */
interface Keeper {
  address: string
  atOffice: boolean
}
/**
 * The people who manage a client, without `except`: those at the responsible location, otherwise those of the whole organization; and the
 * manager at the back office.
 */
export const managersOf = async (db: Database, client: string, except: string | null): Promise<Keeper[]> => {
  const { rows } = await sql<Keeper>`
    with users as (
      select a.uuid, a.username, case
          when exists (select 1 from organization_user_location ul where ul.user_uuid = u.uuid and ul.location_uuid = l.uuid) then 1
          when 'ROLE_ORGANIZATION_USER' = any(a.roles) then 2 end as place
      from client c join organization_location l on l.uuid = c.responsible_location_uuid
      join organization_user u on u.organization_uuid = l.organization_uuid
      join account a on a.uuid = u.uuid and a.active and ${hasEntered(sql`a`)} where c.uuid = ${client}::uuid
    ), keepers as (
      select uuid, username, false as at_office from users where place = (select min(place) from users)
      union all select a.uuid, a.username, true from client c join account a on a.uuid = c.client_manager_uuid and a.active
        where c.uuid = ${client}::uuid)
    select username as address, at_office as "atOffice" from keepers where uuid is distinct from ${except}::uuid order by 1`.execute(
    db,
  )
  return rows
}

/** What is stored about a client in a window of days (YYYY-MM-DD, both included), as far as this viewer may list it. */
export const dossierDataOf = async (
  tx: Tx,
  client: string,
  { startDate, endDate }: { startDate: string; endDate: string },
  viewer: Viewer,
  /** Called with the percentage that has been read. */
  onProgress?: (percent: number) => Promise<unknown>,
): Promise<FilledChapter[]> => {
  const filled: FilledChapter[] = []
  for (const [index, chapter] of chapters.entries()) {
    await onProgress?.(Math.round((100 * index) / chapters.length))
    const { list, within, without, shows = () => true } = chapter
    if (list.by === 'public' || !list.by.some(role => viewer.me.roles.includes(role))) continue
    const query = new Map([
      ['client.uuid', [client]],
      ['pagination', ['false']],
    ])
    if (without) query.set(`exists[${without}]`, ['false'])
    if (within) query.set(`${within}[after]`, [toInstant(startDate, '00:00')])
    if (within) query.set(`${within}[strictly_before]`, [toInstant(addDays(endDate, 1), '00:00')])
    const { items } = await findPage(tx, list, query, viewer, undefined, 'item')
    const shown = items.map(item => Object.entries(showTo(viewer, list.resource, item, 'item')))
    filled.push({
      name: chapter.name,
      items: shown.map(fields => Object.fromEntries(fields.filter(([key]) => shows(key)))),
    })
  }
  return filled
}
