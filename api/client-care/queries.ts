// Whoever sees the client sees the care of the client. Where the key is, and who may write, is limited to a smaller group.
import { sql } from 'kysely'
import { ClientHome, type clientCareOperations } from '../../contract/clients/client-care.ts'
import { Client } from '../../contract/clients/clients.ts'
import { type Actor, uuidOf } from '../../contract/language.ts'
import { visibleWithClient } from '../clients/queries.ts'
import type { Queries, Row, Viewer, Visible } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { visibleAmong } from '../platform/rows/rows.ts'
import { Statement } from '../platform/rows/statement.ts'

// A shift of this worker with the client that has not ended, or that ended at most `grace` ago.
const hasShift = ({ me, now }: Pick<Row, 'me' | 'now'>, client: Sql, grace: string): Sql => sql`exists (
  select 1 from care_moment m where m.client_uuid = ${client} and m.assignee_uuid = ${me.uuid}::uuid
  and m.status not in ('canceled', 'withdrawn', 'not_worked') and m.end_date > ${now}::timestamptz - ${grace}::interval)`

const visible = visibleWithClient(row => sql`${row.alias}.client_uuid`)
const homeVisible = visibleWithClient(row => sql`${row.alias}.uuid`)
const knowsTheKey: Visible = { ...homeVisible, ROLE_CARE_WORKER: row => hasShift(row, sql`${row.alias}.uuid`, '0 hours') }
const holdsFor = (row: Row, condition: Visible): Sql => {
  const ofRoles = row.me.roles.flatMap(role => (role === 'IS_AUTHENTICATED_2FA_IN_PROGRESS' ? [] : [condition[role]]))
  const each = ofRoles.map(of => (typeof of === 'function' ? of(row) : sql`${of}::boolean`))
  return sql`(${sql.join([sql`false`, ...each], sql` or `)})`
}

const named = (path: string, row: Sql): Sql => sql`jsonb_build_object(
  '@id', ${`/v1/${path}/`}::text || ${row}.uuid, 'uuid', ${row}.uuid, 'key', ${row}.key, 'name', ${row}.name)`
const listOf = (each: Sql, order: Sql, from: Sql): Sql =>
  sql`(select coalesce(jsonb_agg(${each} order by ${order}), '[]') from ${from})`
// Scores that were not filled in are left out.
const score = (knowledge: Sql, behaviour: Sql, status: Sql): Sql =>
  sql`jsonb_strip_nulls(jsonb_build_object('knowledge', ${knowledge}, 'behaviour', ${behaviour}, 'status', ${status}))`

const hasWork = sql`a.roles <> array['ROLE_CLIENT_ADMIN']`
const ofPlanner = (me: Actor): Sql => (me.roles.includes('ROLE_PLANNER') ? hasWork : sql`false`)
// Whether a contact person logs in for the client. Links are removed some time after they end, so the date comes from the account. For an
// account of another kind, the link shows that its owner was asked, and when they agreed.
const accessOf = ({
  alias: r,
  now,
  me,
}: Row): Sql => sql`coalesce((select jsonb_build_object('account', a.uuid, 'email', a.username,
    'state', case when not a.active then 'inactive' when a.password_hash is null then 'invited' else 'active' end,
    'at', ${wireTime(sql`case when a.password_hash is null
      then coalesce((select max(t.created_at) from user_token t where t.account_uuid = a.uuid), a.created_at)
      else (select max(t.used_at) from user_token t where t.account_uuid = a.uuid
        and (t.client_relation_uuid = ${r}.uuid or t.kind = 'activate_account' and not ${hasWork})) end`)},
    'hasWork', ${ofPlanner(me)})
  from account a join client_admin_client c on c.client_admin_uuid = a.uuid and c.client_uuid = ${r}.client_uuid
  where a.uuid = ${r}.account_uuid), (select jsonb_build_object('account', a.uuid, 'email', a.username, 'state', 'invited',
    'at', ${wireTime(sql`t.created_at`)}, 'hasWork', ${ofPlanner(me)})
  from user_token t join account a on a.uuid = t.account_uuid
  where t.client_relation_uuid = ${r}.uuid and t.used_at is null and t.expires_at > ${now}::timestamptz and a.active limit 1))`

// A report, as shown beside another one or in a year overview.
const reportJson = (r: Sql): Sql => sql`jsonb_build_object('@id', '/v1/client_reports/' || ${r}.uuid, 'uuid', ${r}.uuid,
  'createdAt', ${wireTime(sql`${r}.created_at`)}, 'authorName', ${r}.author_name, 'text', ${r}.text)`
// Someone else's report, after the mark; if there is no mark, after the user's previous shift there, which only care workers have.
const isUnread = ({ alias: a, me, now }: Row): Sql => sql`(${a}.author_uuid <> ${me.uuid}::uuid and ${a}.created_at > coalesce(
  (select g.read_until from client_report_reading g where g.account_uuid = ${me.uuid}::uuid and g.client_uuid = ${a}.client_uuid),
  (select max(coalesce(m.actual_end_date, m.end_date)) from care_moment m where m.client_uuid = ${a}.client_uuid
    and m.assignee_uuid = ${me.uuid}::uuid and m.time_scope = 'moment' and m.status not in ('canceled', 'withdrawn', 'not_worked')
    and m.end_date <= ${now}::timestamptz),
  ${now}::timestamptz - interval '14 days'))`

// A score is a separate entry, even when it was given with a report: they are linked by author, day and problem.
const scoresOf = ({ alias: a }: Row): Sql =>
  listOf(
    sql`jsonb_build_object('uuid', s.uuid, 'problem', p.name, 'scale', v.scale, 'score', v.score, 'before', (
      select to_jsonb(e) -> v.scale from care_plan_score e where e.care_plan_problem_uuid = cp.uuid
        and (e.scored_on, e.created_at, e.uuid) < (s.scored_on, s.created_at, s.uuid) and jsonb_typeof(to_jsonb(e) -> v.scale) = 'number'
      order by e.scored_on desc, e.created_at desc, e.uuid desc limit 1))`,
    sql`p.number, s.created_at, s.uuid, v.rank`,
    sql`client_report_problem rp join omaha_system_domain_problem p on p.uuid = rp.problem_uuid
      join care_plan_problem cp on cp.problem_uuid = p.uuid and cp.client_uuid = ${a}.client_uuid
      join care_plan_score s on s.care_plan_problem_uuid = cp.uuid and s.author_uuid = ${a}.author_uuid
        and s.scored_on = (${a}.created_at at time zone 'Europe/Amsterdam')::date
      cross join lateral (values ('knowledge', s.knowledge, 1), ('behaviour', s.behaviour, 2), ('status', s.status, 3)) v (scale, score, rank)
      where rp.client_report_uuid = ${a}.uuid and v.score is not null`,
  )
const reportsOf = ({ alias: a }: Row): Sql =>
  listOf(
    reportJson(sql`r`),
    sql`r.created_at, r.uuid`,
    sql`client_report r where r.client_uuid = ${a}.client_uuid
      and r.created_at >= make_timestamptz(${a}.year, 1, 1, 0, 0, 0, 'Europe/Amsterdam')
      and r.created_at < make_timestamptz(${a}.year + 1, 1, 1, 0, 0, 0, 'Europe/Amsterdam')
      and exists (select 1 from client_report_problem rp join omaha_system_domain_problem p on p.uuid = rp.problem_uuid
        where rp.client_report_uuid = r.uuid and p.domain = ${a}.domain)`,
  )
const courseOf = ({ alias: a }: Row): Sql => {
  const scores = listOf(
    sql`jsonb_build_object('scoredOn', s.scored_on) || ${score(sql`s.knowledge`, sql`s.behaviour`, sql`s.status`)}`,
    sql`s.scored_on, s.created_at`,
    sql`care_plan_score s where s.care_plan_problem_uuid = cp.uuid and extract(year from s.scored_on) = ${a}.year`,
  )
  return listOf(
    sql`${named('omaha_system_domain_problems', sql`p`)} || jsonb_build_object(
      'targets', ${score(sql`cp.target_knowledge`, sql`cp.target_behaviour`, sql`cp.target_status`)}, 'scores', ${scores})`,
    sql`p.number`,
    sql`care_plan_problem cp join omaha_system_domain_problem p on p.uuid = cp.problem_uuid
      where cp.client_uuid = ${a}.client_uuid and p.domain = ${a}.domain`,
  )
}

export const queries: Queries<typeof clientCareOperations> = {
  ClientHome: {
    visible: homeVisible,
    computed: {
      pets: ({ alias }) =>
        listOf(
          named('pets', sql`p`),
          sql`p.rank`,
          sql`client_home_pet hp join pet p on p.uuid = hp.pet_uuid where hp.client_home_uuid = ${alias}.uuid`,
        ),
      hasAccessNotes: row => sql`(${row.alias}.access_notes is not null and ${holdsFor(row, knowsTheKey)})`,
    },
  },
  ClientRelation: { visible, computed: { access: accessOf } },
  CareRequest: { visible },
  CarePlanProblem: { visible },
  CarePlanScore: { visible },
  Medication: { visible },
  ClientReport: {
    visible,
    computed: {
      isOwn: ({ alias, me }) => sql`${alias}.author_uuid = ${me.uuid}::uuid`,
      isUnread,
      corrected: ({ alias }) =>
        sql`(select ${reportJson(sql`r`)} from client_report r where r.uuid = ${alias}.correction_of_uuid)`,
      corrections: ({ alias }) =>
        listOf(reportJson(sql`r`), sql`r.created_at, r.uuid`, sql`client_report r where r.correction_of_uuid = ${alias}.uuid`),
      problems: ({ alias }) =>
        listOf(
          named('omaha_system_domain_problems', sql`p`),
          sql`p.number`,
          sql`client_report_problem rp join omaha_system_domain_problem p on p.uuid = rp.problem_uuid where rp.client_report_uuid = ${alias}.uuid`,
        ),
      scores: scoresOf,
    },
    filters: {
      unread: (row, value: boolean) => sql`${isUnread(row)} = ${value}::boolean`,
      // A uuid or an IRI, as for every relation. Anything else matches nothing.
      'problem.uuid': ({ alias }, value: string | string[]) => sql`exists (select 1 from client_report_problem rp
        where rp.client_report_uuid = ${alias}.uuid and rp.problem_uuid::text = any(${[value].flat().map(uuidOf)}::text[]))`,
    },
  },
  ClientCareAssistReport: { visible, computed: { reports: reportsOf, problems: courseOf } },
}

/** Where the key of a home is; undefined for a viewer who may not know it now. */
export const accessNotesOf = async (tx: Tx, viewer: Viewer, home: string): Promise<string | null | undefined> => {
  const homes = new Statement(ClientHome, viewer)
  const row = homes.row()
  const { rows } = await sql<{ access_notes: string | null }>`select ${row.alias}.access_notes from ${homes.from()}
    where ${row.alias}.uuid = ${home}::uuid and ${holdsFor(row, knowsTheKey)}`.execute(tx)
  return rows[0]?.access_notes
}

const writers = ['ROLE_PLANNER', 'ROLE_ORGANIZATION_USER', 'ROLE_ORGANIZATION_LOCATION_ADMIN']
/**
 * Throws 403 for a care worker who sees the client but has no shift there now: only those who give the care write the plan and the
 * medication. They may do so until a day after their last shift, so that a late evening can be written up the next morning.
 */
export const mustCareFor = async (tx: Tx, viewer: Viewer, client: string): Promise<void> => {
  const { me, now } = viewer
  const others = { ...me, roles: me.roles.filter(role => writers.includes(role)) }
  if ((await visibleAmong(tx, Client, [client], { ...viewer, me: others })).has(client)) return
  if (!me.roles.includes('ROLE_CARE_WORKER')) throw new Problem('forbidden')
  const { rows } = await sql`select 1 where ${hasShift({ me, now }, sql`${client}::uuid`, '24 hours')}`.execute(tx)
  if (rows.length === 0) throw new Problem('forbidden')
}

/** Throws 404 for viewers who do not see the client. */
export const mustSeeClient = async (tx: Tx, viewer: Viewer, client: string): Promise<void> => {
  if (!(await visibleAmong(tx, Client, [client], viewer)).has(client)) throw new Problem('not_found')
}

/** Marks how far this person has read a client's reports. An older mark than the present one changes nothing. */
export const markReportsRead = (tx: Tx, { uuid }: Actor, client: string, until: string) =>
  tx
    .insertInto('client_report_reading')
    .values({ account_uuid: uuid, client_uuid: client, read_until: until })
    .onConflict(on =>
      on
        .columns(['account_uuid', 'client_uuid'])
        .doUpdateSet({ read_until: sql`greatest(client_report_reading.read_until, excluded.read_until)` }),
    )
    .execute()

/** Replaces a home's pets; gives the keys of the new ones. */
export const savePets = async (tx: Tx, home: string, pets: string[]): Promise<string[]> => {
  await tx.deleteFrom('client_home_pet').where('client_home_uuid', '=', home).execute()
  if (pets.length === 0) return []
  const chosen = await tx.selectFrom('pet').select(['uuid', 'key']).where('uuid', 'in', pets).execute()
  const rows = chosen.map(({ uuid }) => ({ client_home_uuid: home, pet_uuid: uuid }))
  await tx.insertInto('client_home_pet').values(rows).execute()
  return chosen.map(({ key }) => key)
}

/** Replaces a report's problems. */
export const saveProblems = async (tx: Tx, report: string, problems: string[]): Promise<void> => {
  await tx.deleteFrom('client_report_problem').where('client_report_uuid', '=', report).execute()
  const rows = [...new Set(problems)].map(problem_uuid => ({ client_report_uuid: report, problem_uuid }))
  if (rows.length > 0) await tx.insertInto('client_report_problem').values(rows).execute()
}

interface About {
  client: string
  careMoment?: string | null | undefined
  correctionOf?: string | null | undefined
}
/**
 * Throws 422 when the shift is not the author's own with this client, or when the corrected report is about another client. The answer
 * never reveals which client someone else's work is for.
 */
export const mustBeAboutClient = async (tx: Tx, me: Actor, { client, careMoment, correctionOf }: About): Promise<void> => {
  const isTheirs = async (table: 'care_moment' | 'client_report', uuid: string, more: Sql) => {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where uuid = ${uuid}::uuid and client_uuid = ${client}::uuid and ${more}`.execute(
        tx,
      )
    return rows.length > 0
  }
  if (careMoment && !(await isTheirs('care_moment', careMoment, sql`assignee_uuid = ${me.uuid}::uuid`)))
    throw invalid('careMoment', 'Dit is geen dienst van jou bij deze cliënt.')
  if (correctionOf && !(await isTheirs('client_report', correctionOf, sql`true`)))
    throw invalid('correctionOf', 'Die rapportage gaat over een andere cliënt.')
}

/** A client has one first contact: this takes the mark from the previous one. */
export const endFirstContact = (tx: Tx, client: string) =>
  tx
    .updateTable('client_relation')
    .set({ is_first_contact: false, version: sql`version + 1` })
    .where('client_uuid', '=', client)
    .where('is_first_contact', '=', true)
    .execute()

/** Throws 409 for a closed client: no care can be agreed for them. */
export const mustNotBeClosed = async (tx: Tx, client: string): Promise<void> => {
  const { status } = await tx
    .selectFrom('client')
    .select('status')
    .where('uuid', '=', client)
    .forShare()
    .executeTakeFirstOrThrow()
  if (status === 'closed') throw new Problem('client_closed')
}
