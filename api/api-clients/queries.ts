// API clients, and their accounts. Those of an organization are visible to people who work for all its locations, those of the
// back office to planners.
import { sql } from 'kysely'
import type { Out, Role } from '../../contract/language.ts'
import type { apiClientOperations } from '../../contract/organizations/api-clients.ts'
import { myOrganization, replaceLocations } from '../organizations/queries.ts'
import { everyRole, type Queries, type Viewer } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { endSessions } from '../platform/login/ended-sessions.ts'
import { accessSeconds } from '../platform/login/token.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { shownRefusals } from '../platform/programs/client-calls.ts'

const lately = ({ alias, now }: { alias: Sql; now: string }, column: 'calls' | 'refusals') => sql`coalesce((
  select sum(${sql.ref(column)})::int from api_client_use where api_client_uuid = ${alias}.uuid
    and day > (${now}::timestamptz at time zone 'Europe/Amsterdam')::date - 30), 0)`
export const queries: Queries<typeof apiClientOperations> = {
  ApiClient: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: row => sql`${row.alias}.organization_uuid is null`,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`,
    },
    computed: {
      name: ({ alias }) => sql`coalesce((select last_name from organization_user u where u.uuid = ${alias}.uuid),
        (select last_name from back_office_employee b where b.uuid = ${alias}.uuid))`,
      locations: ({ alias }) => sql`(
        select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid, 'name', l.name,
          'city', l.city) order by l.name_sorted), '[]')
        from organization_user_location ul join organization_location l on l.uuid = ul.location_uuid where ul.user_uuid = ${alias}.uuid)`,
      secrets: ({ alias }) => sql`(
        select coalesce(jsonb_agg(jsonb_build_object('uuid', s.uuid, 'ending', s.ending, 'madeAt', s.made_at, 'usedAt', s.used_at)
          order by s.uuid), '[]') from api_client_secret s where s.api_client_uuid = ${alias}.uuid)`,
      lastUsedAt: ({ alias }) => sql`(select max(last_at) from api_client_use where api_client_uuid = ${alias}.uuid)`,
      lastRefusals: ({ alias }) => sql`(
        select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'operation', r.operation, 'status', r.status, 'code', r.code)
          order by r.uuid desc), '[]')
        from (select * from api_client_refusal where api_client_uuid = ${alias}.uuid order by uuid desc limit ${shownRefusals}) r)`,
      calls: row => lately(row, 'calls'),
      refusals: row => lately(row, 'refusals'),
    },
  },
}

/** The organization that the actor makes clients for; null for the back office. */
export const organizationOf = async (tx: Tx, viewer: Viewer): Promise<string | null> => {
  const { rows } = await sql<{ uuid: string | null }>`select ${myOrganization(viewer)} as uuid`.execute(tx)
  return viewer.me.roles.includes('ROLE_PLANNER') ? null : rows[0]!.uuid
}
/** The same, locked, with its number of active clients. */
export const lockOwner = async (tx: Tx, viewer: Viewer): Promise<{ organization: string | null; clients: number }> => {
  const organization = await organizationOf(tx, viewer)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api clients of ${organization}`}, 7350))`.execute(tx)
  const counted = await sql<{ clients: number }>`select count(*)::int as clients from api_client
    where organization_uuid is not distinct from ${organization}::uuid and status = 'active'`.execute(tx)
  return { organization, clients: counted.rows[0]!.clients }
}

type Form = Pick<Out<typeof apiClientOperations.create.body>, 'name' | 'locations'>
/** The role in which a client acts: the most limited one that suits it. */
export const roleFor = (organization: string | null, { locations }: Pick<Form, 'locations'>): Role => {
  if (organization === null) return 'ROLE_BACK_OFFICE_EMPLOYEE'
  return locations.length > 0 ? 'ROLE_ORGANIZATION_LOCATION_ADMIN' : 'ROLE_ORGANIZATION_USER'
}
const limitTo = async (tx: Tx, uuid: string, organization: string | null, locations: string[]) => {
  const isWrong =
    organization === null
      ? locations.length > 0
      : !(await replaceLocations(tx, uuid, organization, locations)) && locations.length > 0
  if (isWrong) throw invalid('locations', 'Kies een of meer locaties van de organisatie.')
}
// The prefix of its name, by which everybody sees that a program did something and not a person.
const first_name = 'API-client'
/** Makes the account of a client; gives its uuid. Nobody can log in to it: it has no password, and its name is not an address. */
export const makeAccount = async (tx: Tx, organization: string | null, form: Form, now: string): Promise<string> => {
  const { rows } = await sql<{ uuid: string }>`with made as (select uuidv7() as uuid)
    insert into account (uuid, username, roles, created_at)
    select uuid, 'api-client-' || uuid, ${[roleFor(organization, form)]}::text[], ${now} from made returning uuid`.execute(tx)
  const { uuid } = rows[0]!
  const record = { uuid, first_name, last_name: form.name }
  if (organization === null)
    await tx
      .insertInto('back_office_employee')
      .values({ ...record, email: '' })
      .execute()
  else
    await tx
      .insertInto('organization_user')
      .values({ ...record, organization_uuid: organization })
      .execute()
  await limitTo(tx, uuid, organization, form.locations)
  return uuid
}
/** Gives the account of a client another name, and other locations. */
export const changeAccount = async (tx: Tx, uuid: string, organization: string | null, form: Form): Promise<void> => {
  for (const table of ['organization_user', 'back_office_employee'] as const)
    await tx.updateTable(table).set({ last_name: form.name }).where('uuid', '=', uuid).execute()
  await tx
    .updateTable('account')
    .set({ roles: [roleFor(organization, form)] })
    .where('uuid', '=', uuid)
    .execute()
  await limitTo(tx, uuid, organization, form.locations)
}
/** Revokes the tokens of this client. */
export const endTokens = async (tx: Tx, uuid: string): Promise<void> => {
  const { rows } = await sql<{ login: string }>`update api_client set login_uuid = gen_random_uuid() where uuid = ${uuid}::uuid
    returning old.login_uuid as login`.execute(tx)
  await endSessions(
    tx,
    rows.map(({ login }) => login),
    accessSeconds,
  )
}
/** The organization of a client; null for the back office. */
export const ownerOf = async (tx: Tx, uuid: string): Promise<string | null> =>
  (await tx.selectFrom('api_client').select('organization_uuid').where('uuid', '=', uuid).executeTakeFirstOrThrow())
    .organization_uuid
/** The number of secrets of this client. Counted once it is locked, so that one made meanwhile is included. */
export const countSecrets = async (tx: Tx, uuid: string): Promise<number> =>
  (await tx.selectFrom('api_client_secret').select('uuid').where('api_client_uuid', '=', uuid).execute()).length
/** The client of this secret. Throws 404 when it does not exist. */
export const clientOfSecret = async (tx: Tx, secret: string): Promise<string> => {
  const found = await tx.selectFrom('api_client_secret').select('api_client_uuid').where('uuid', '=', secret).executeTakeFirst()
  if (!found) throw new Problem('not_found')
  return found.api_client_uuid
}
