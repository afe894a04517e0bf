// The switches of features, and their changes.
import { sql } from 'kysely'
import type { Feature } from '../../contract/feature-names.ts'
import type { Sql, Tx } from '../platform/database/database.ts'

interface NamedRow {
  uuid: string
  name: string
}
interface Scope {
  feature: Feature
  account: NamedRow | null
  organization: NamedRow | null
  percent: number | null
}
type Switch = Scope & { uuid: string; enabled: boolean; changedAt: string; version: string | null }
type Change = Scope & { at: string; by: string | null; enabled: boolean | null }

// The person behind the account, or its address if there is none.
const accountNamed = sql`case when a.uuid is not null then jsonb_build_object('uuid', a.uuid, 'name', coalesce(
  (select first_name || ' ' || last_name from person where person.uuid = a.uuid limit 1), a.username)) end`
const organizationNamed = sql`case when o.uuid is not null then jsonb_build_object('uuid', o.uuid, 'name', o.name) end`

/** The newest event of a switch, by uuid. */
const lastChangeOf = (uuid: Sql): Sql => sql`(
  select e.uuid from event e where e.subject_uuid = ${uuid} and e.uuid >= events_from(${uuid}) order by e.uuid desc limit 1)`

/** Every switch, the most specific first; or only this one. */
export const switchesOf = async (tx: Tx, uuid: string | null = null): Promise<Switch[]> => {
  const { rows } = await sql<Switch>`
    select s.uuid, s.feature, ${accountNamed} as account, ${organizationNamed} as organization, s.percent, s.enabled,
      s.changed_at as "changedAt", ${lastChangeOf(sql`s.uuid`)} as version
    from feature_switch s left join account a on a.uuid = s.account_uuid left join organization o on o.uuid = s.organization_uuid
    where ${uuid}::uuid is null or s.uuid = ${uuid}::uuid
    order by s.account_uuid is null, s.organization_uuid is null, s.percent is null, 3, 4`.execute(tx)
  return rows
}

/** The scope of a switch, by uuid. */
export interface NewSwitch {
  feature: Feature
  account?: string | null | undefined
  organization?: string | null | undefined
  percent?: number | null | undefined
  enabled: boolean
}
/**
 * Sets a switch, or changes the existing one; gives its uuid, and the last change before this one. Of two at once the second waits for the
 * first, and finds its change.
 */
export const setSwitch = async (tx: Tx, { feature, account, organization, percent, enabled }: NewSwitch, now: string) => {
  const { rows } = await sql<{ uuid: string }>`
    insert into feature_switch (feature, account_uuid, organization_uuid, percent, enabled, changed_at)
    values (${feature}, ${account ?? null}, ${organization ?? null}, ${percent ?? null}, ${enabled}, ${now})
    on conflict (feature, account_uuid, organization_uuid, (percent is not null))
    do update set percent = excluded.percent, enabled = excluded.enabled, changed_at = excluded.changed_at returning uuid`.execute(
    tx,
  )
  const { uuid } = rows[0]!
  const { rows: before } = await sql<{ uuid: string | null }>`select ${lastChangeOf(sql`${uuid}::uuid`)} as uuid`.execute(tx)
  return { uuid, lastChange: before[0]!.uuid }
}

/** The last hundred changes, the newest first. */
export const changesOf = async (tx: Tx): Promise<Change[]> => {
  const { rows } = await sql<Change>`
    select e.at, e.data ->> 'feature' as feature, ${accountNamed} as account, ${organizationNamed} as organization,
      (e.data ->> 'percent')::int as percent, (e.data ->> 'enabled')::boolean as enabled, b.first_name || ' ' || b.last_name as by
    from event e left join back_office_employee b on b.uuid = e.actor_uuid
    left join account a on a.uuid = (e.data ->> 'account')::uuid
    left join organization o on o.uuid = (e.data ->> 'organization')::uuid
    where e.name in ('feature_switched', 'feature_switch_removed') order by e.uuid desc limit 100`.execute(tx)
  return rows
}
