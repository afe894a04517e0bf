// A world in which every list has items of both sides with every field filled in, for tests that compare what people see. What
// would take many calls to the operations is written here with SQL.

import { sql } from 'kysely'
import { queriesOf } from '../../api/concepts.ts'
import { say } from '../../api/conversations/queries.ts'
import { targetOf } from '../../api/platform/rows/hidden.ts'
import { findPage } from '../../api/platform/rows/rows.ts'
import { showTo } from '../../api/platform/rows/show.ts'
import { allResources } from '../../contract/catalogue.ts'
import { type Actor, type AnyItem, type AnyResource, type Role, snake } from '../../contract/language.ts'
import type { CareMomentStatus } from '../../contract/moments/care-moment-transitions.ts'
import type { Operation } from '../../contract/operations.ts'
import { openCalls, operations } from '../calls/calls.ts'
import type { TestApi } from '../servers/api.ts'
import { rowsOf } from './rows.ts'
import { everybody, today, uuidOf, type Who } from './world.ts'

/** One person for each role, all on our side. */
export const viewers = ['careWorker', 'clientAdmin', 'planner', 'backOffice', 'organization', 'locationAdmin'] as const
export const actorOf = ({ world }: TestApi, who: Who): Actor => {
  const { uuid, username, roles } = world.people[who]
  return { uuid, username, roles, impersonator: null, session: null }
}
/** The resources whose items some operation returns to this role. */
export const askedBy = (role: Role): AnyResource[] => {
  const asked = operations.filter(
    ({ operation: { by, kind } }) => (by === 'public' || by.includes(role)) && kind !== 'remove' && kind !== 'download',
  )
  return [...new Set(asked.flatMap(({ operation }) => operation.resource ?? []))]
}
/** Every item of a resource that someone sees: as it is read, and as it is returned to them. */
export const allOf = async (db: TestApi['db'], resource: AnyResource, me: Actor): Promise<{ raw: AnyItem; shown: AnyItem }[]> => {
  const everything: Operation & { resource: AnyResource } = {
    ...{ kind: 'list', method: 'GET', path: '', summary: '', by: [], resource, unpaged: true },
  }
  const { items } = await findPage(db, everything, new Map(), { me, now: today, queriesOf }, undefined, 'item')
  return items.map(raw => ({ raw, shown: showTo({ me, now: today }, resource, structuredClone(raw), 'item') }))
}

/** Our work, assigned to another worker, in each status; our care worker reacted to it without being chosen. */
const putWorkOfAnother = async ({ db, world }: TestApi) => {
  const rows = rowsOf(db, world)
  const statuses: CareMomentStatus[] = ['assigned', 'awaiting_approval', 'proposal', 'approved', 'canceled']
  for (const status of statuses) {
    const uuid = await rows.putMoment('open')
    const assignee_uuid = world.people.thirdWorker.uuid
    const { uuid: publication } = await db
      .updateTable('care_moment_publication')
      .set({ status: 'closed' })
      .where('care_moment_uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirstOrThrow()
    const reaction = { care_moment_publication_uuid: publication, created_at: today }
    await db
      .insertInto('care_moment_publication_reaction')
      .values([
        { ...reaction, care_worker_uuid: world.people.careWorker.uuid, status: 'not_selected' },
        { ...reaction, care_worker_uuid: assignee_uuid, status: 'assigned' },
      ])
      .execute()
    await db.updateTable('care_moment').set({ status, assignee_uuid }).where('uuid', '=', uuid).execute()
  }
}

/** Work on Christmas Day: our worker's own, offered, and another worker's. */
const putHoliday = async ({ db, world: { people, client } }: TestApi) => {
  const work = [
    sql`status = 'assigned' and assignee_uuid = ${people.careWorker.uuid}`,
    sql`status = 'open' and client_uuid = ${uuidOf(client)} and exists (select 1 from care_moment_publication p
      where p.care_moment_uuid = care_moment.uuid and p.status = 'open')`,
    sql`assignee_uuid = ${people.thirdWorker.uuid}`,
  ]
  for (const which of work)
    await sql`update care_moment set start_date = '2026-12-25T08:00:00Z', end_date = '2026-12-25T16:00:00Z'
      where uuid = (select uuid from care_moment where ${which} order by uuid limit 1)`.execute(db)
}

const some: Record<string, string> = {
  text: "'iets'",
  'timestamp with time zone': `'${today}'`,
  date: "'2026-10-19'",
  integer: '1',
  numeric: '1',
  'double precision': '1',
  boolean: 'true',
  jsonb: "'[]'",
}
const chosen: Record<string, string> = {
  'client.gender': "'female'",
  'notification.path': "'/account/inloggen'",
  'client_home.smoking': "'inside'",
  'client_home.lift': "'yes'",
  'client_home.parking': "'yes'",
  'client_home.access_type': "'key_box'",
  'care_moment.actual_end_date': "'2026-10-19T16:00:00Z'",
  ...{ 'care_moment.break_from': "'11:00'", 'recurring_care_moment.break_from': "'11:00'" },
  'care_moment_template.break_from': "'11:00'",
  'care_moment.cancelled_by': "'organization'",
  'care_moment.proposed_by': "'organization'",
  // Not all in one series: a list computes its series fields for each moment of the series.
  'care_moment.recurring_care_moment_uuid':
    '(select uuid from recurring_care_moment s order by md5(s.uuid::text || care_moment.uuid) limit 1)',
  'medication.until': "'2027-10-19'",
  'care_request.wanted_until': "'2027-10-19'",
}
// Columns left empty: the worker of a moment, and what accounts need to log in. Those follow from events.
const left = /^(account|multi_factor|user_token|passkey)|^care_moment\.(assignee|care_period)/
/** Fills in empty columns, as far as the tables allow it. */
const fillIn = async ({ owner, world }: TestApi) => {
  const { rows } = await sql<{ of_table: string; of_column: string; type: string }>`
    select table_name as of_table, column_name as of_column, data_type as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and is_nullable = 'YES' and table_type = 'BASE TABLE' and is_generated = 'NEVER'`.execute(owner)
  const relations = new Map<string, AnyResource>(
    allResources.flatMap(({ table, fields }) =>
      Object.entries(fields).flatMap(([name, field]) => {
        const target = targetOf(field)
        return target ? [[`${table}.${snake(name)}_uuid`, target] as const] : []
      }),
    ),
  )
  await sql`update client set ended_on = '2027-10-19', end_reason_uuid = (select uuid from client_end_reason limit 1)`.execute(
    owner,
  )
  await sql`update care_moment set approval_held_at = ${today}, approval_held_reason = 'iets'`.execute(owner)
  for (const { of_table, of_column, type } of rows) {
    const name = `${of_table}.${of_column}`
    const target = relations.get(name)
    const manager = name === 'client.client_manager_uuid' ? `'${world.people.planner.uuid}'` : undefined
    const first = target && `(select uuid from "${target.table}" order by uuid limit 1)`
    const value = manager ?? chosen[name] ?? first ?? some[type]
    if (!value || left.test(name)) continue
    const fill = sql.raw(`update "${of_table}" set "${of_column}" = ${value} where "${of_column}" is null`)
    await fill.execute(owner).catch(() => undefined) // refused by a check or a trigger
  }
}

/** A message to our care worker about a shift of theirs, as to somebody who comes without a reaction. */
const putMessageAboutShift = async ({ db, world }: TestApi) => {
  const care_worker_uuid = world.people.careWorker.uuid
  const theirs = db.selectFrom('care_moment').select('uuid').where('assignee_uuid', '=', care_worker_uuid)
  const { uuid: about_moment_uuid } = await theirs.orderBy('uuid').limit(1).executeTakeFirstOrThrow()
  const author = { author_uuid: world.people.organization.uuid, author_name: sql<string>`'Sanne'` }
  const message = { ...author, text: 'Neem de sleutel mee.', care_worker_uuid, about_moment_uuid, created_at: today }
  await db.transaction().execute(tx => say(tx, message))
}

/** Makes the world rich: with the targets of every operation, for both sides, and what those operations create. */
export const makeRichWorld = async (api: TestApi): Promise<void> => {
  const { as, db, world } = api
  const callFor = await openCalls(api)
  const makes = operations.filter(({ operation: { kind } }) => !['command', 'download'].includes(kind))
  for (const { id, operation } of makes)
    for (const side of ['other', 'own'] as const)
      for (const who of everybody.filter(each => viewers.some(viewer => viewer === each))) {
        const role = world.people[who].roles[0]!
        if (operation.by === 'public' || !operation.by.includes(role)) continue
        const { path, body, headers } = await callFor(id, operation, side, role)
        if (side === 'own' && ['create', 'upload'].includes(operation.kind))
          await as[who].send(operation.method, path, body, headers)
      }
  await putWorkOfAnother(api)
  await putHoliday(api)
  await putMessageAboutShift(api)
  const pair = { client_uuid: uuidOf(world.client), care_worker_uuid: world.people.careWorker.uuid }
  await db
    .insertInto('care_team')
    .values(pair)
    .onConflict(c => c.doNothing())
    .execute()
  // Nobody excludes our care worker, so that what they see does not depend on the client of the offered work.
  await db.deleteFrom('exclude_list').where('care_worker_uuid', '=', pair.care_worker_uuid).execute()
  const excluded = { ...pair, care_worker_uuid: world.people.newWorker.uuid }
  await db
    .insertInto('exclude_list')
    .values(excluded)
    .onConflict(c => c.doNothing())
    .execute()
  await fillIn(api)
}
