// Planners see every account. The computed values of an account, and the check that there is always a planner.
import { sql } from 'kysely'
import type { userOperations } from '../../contract/accounts/users.ts'
import type { Role } from '../../contract/language.ts'
import { isPerson, nameOf } from '../accounts/queries.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { holds, spoken } from '../platform/rows/search.ts'

const ofPerson = (column: 'first_name' | 'last_name' | 'last_name_sorted', account: Sql): Sql =>
  sql`(select ${sql.ref(column)} from person where person.uuid = ${account} limit 1)`

export const queries: Queries<typeof userOperations> = {
  User: {
    visible: { ...everyRole(false), ROLE_PLANNER: isPerson },
    computed: {
      firstName: ({ alias }) => ofPerson('first_name', sql`${alias}.uuid`),
      lastName: ({ alias }) => ofPerson('last_name', sql`${alias}.uuid`),
      status: ({ alias }) => sql`case when ${alias}.active then 'active' else 'inactive' end`,
      // Every complete login is recorded with its device; sessions are removed after a while.
      lastLoginAt: ({ alias }) => sql`(select max(last_used_at) from account_device where account_uuid = ${alias}.uuid)`,
      upcomingMoments: ({ alias, now }) => sql`(select count(*) from care_moment where assignee_uuid = ${alias}.uuid
        and status = 'assigned' and time_scope = 'moment' and start_date > ${now})`,
    },
    orders: { lastName: ({ alias }) => ofPerson('last_name_sorted', sql`${alias}.uuid`) },
    filters: {
      // Each half uses its own index: combined with or, PostgreSQL would read all accounts.
      search: (
        { alias },
        value: string,
      ) => sql`${alias}.uuid = any(array(select uuid from account where ${holds(spoken(sql`username`), value)}
          union all select uuid from person where ${holds(sql`name_folded`, value)}))`,
      roles: ({ alias }, value: Role | Role[]) => sql`${alias}.roles && ${[value].flat()}::text[]`,
    },
  },
  RefusedLogin: {
    visible: { ...everyRole(false), ROLE_PLANNER: true },
    computed: {
      name: ({ alias }) => nameOf(sql`${alias}.account_uuid`),
      organization: ({ alias }) => sql`(select o.name from identity_provider p join organization o on o.uuid = p.organization_uuid
        where p.uuid = ${alias}.provider_uuid)`,
    },
  },
}

/** Throws 409 when without this account no planner could log in. When two planners leave at once, the second waits for the first. */
export const mustKeepAPlanner = async (tx: Tx, uuid: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7312)`.execute(tx)
  const { rows } = await sql`select 1 from account where active and password_hash is not null and 'ROLE_PLANNER' = any(roles)
    and uuid <> ${uuid}::uuid limit 1`.execute(tx)
  if (rows.length === 0) throw new Problem('last_planner')
}
