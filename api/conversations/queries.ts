// Who reads which messages: the parties of each conversation. Planners read all, except confidential ones of others.
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { conversationOperations } from '../../contract/events/conversations.ts'
import type { Actor } from '../../contract/language.ts'
import { clientsOfAdmin } from '../clients/queries.ts'
import { reactionOf } from '../eligibility/conditions.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, Row, Visible } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import type { DB } from '../platform/database/schema.ts'
import { actingAs } from '../platform/rows/acting-as.ts'

const moment = 'careMomentPublicationReaction.careMomentPublication.careMoment'
const managedBy = ({ alias, me }: Row) =>
  sql`${alias}.client_uuid in (select uuid from client where client_manager_uuid = ${me.uuid})`
/** Not confidential, or the viewer is one of its two parties and is not being impersonated. */
const openOr = ({ alias, me }: Row, party: Sql) =>
  sql`(${alias}.confidential_with_uuid is null or (${party} and ${me.impersonator}::uuid is null))`
/** About a proposal of their organization: everyone who works there sees it. */
const ofOurProposal = (row: Row) =>
  sql`${row.alias}.contract_proposal_uuid = any(array(select uuid from contract_proposal where organization_uuid = ${myOrganization(row)}))`
// One condition for a message and for its conversation: both name their subject in the same columns.
const ofOurMoment = (row: Row, path: string, ours: Sql) =>
  sql`(${row.column(`${moment}.${path}`)} = ${ours} or ${row.column(`aboutMoment.${path}`)} = ${ours} or ${ofOurProposal(row)})`
const visible: Visible = {
  ROLE_CARE_WORKER: ({ alias, me }) => sql`(${alias}.care_worker_uuid = ${me.uuid}
    or ${alias}.care_moment_publication_reaction_uuid = any(array(
      select uuid from care_moment_publication_reaction where care_worker_uuid = ${me.uuid}))
    or ${alias}.contract_proposal_uuid = any(array(select uuid from contract_proposal where care_worker_uuid = ${me.uuid})))`,
  ROLE_CLIENT_ADMIN: row => {
    const isWith = sql`${row.alias}.confidential_with_uuid = ${row.me.uuid}`
    return sql`(${row.alias}.client_uuid in ${clientsOfAdmin(sql`${row.me.uuid}`)} and ${openOr(row, isWith)})`
  },
  ROLE_PLANNER: row => openOr(row, managedBy(row)),
  ROLE_BACK_OFFICE_EMPLOYEE: row => sql`(${managedBy(row)} and ${openOr(row, sql`true`)})`,
  ROLE_ORGANIZATION_USER: row => ofOurMoment(row, 'organizationUuid', myOrganization(row)),
  ROLE_ORGANIZATION_LOCATION_ADMIN: row => ofOurMoment(row, 'location.uuid', myLocations(row)),
}

/** The messages of a conversation, by its row: each of the four kinds has its own index; confidential ones and those about a moment are separate. */
const messagesOf = (
  conversation: Sql,
) => sql`(m.care_moment_publication_reaction_uuid = ${conversation}.care_moment_publication_reaction_uuid
  or m.client_uuid = ${conversation}.client_uuid or m.care_worker_uuid = ${conversation}.care_worker_uuid
  or m.contract_proposal_uuid = ${conversation}.contract_proposal_uuid)
  and m.confidential_with_uuid is not distinct from ${conversation}.confidential_with_uuid
  and m.about_moment_uuid is not distinct from ${conversation}.about_moment_uuid`
const unreadBy = ({ alias, me }: Row) => sql`from message m where ${messagesOf(alias)} and m.author_uuid <> ${me.uuid}::uuid
  and m.uuid > coalesce((select message_uuid from conversation_read
    where account_uuid = ${me.uuid} and conversation_uuid = ${alias}.uuid), ${alias}.known_until)`

const ofReaction = ({ alias }: Row) => sql`from care_moment_publication_reaction r
  join care_moment_publication p on p.uuid = r.care_moment_publication_uuid where r.uuid = ${alias}.care_moment_publication_reaction_uuid`
const momentUuidOf = (row: Row) => sql`coalesce(${row.alias}.about_moment_uuid, (select p.care_moment_uuid ${ofReaction(row)}))`
const momentOf = (row: Row) => sql`from care_moment m where m.uuid = ${momentUuidOf(row)}`
const nameOfWorker = (uuid: Sql) => sql`(select first_name || ' ' || last_name from care_worker_profile where uuid = ${uuid})`
const office = 'De backoffice van Zorginzet'
const ourOffice = 'Ons kantoor' // to the family
// The other party, as a title for this reader.
const titleFor = (row: Row): Sql => {
  const { alias, me } = row
  const organization = sql`(select (select name from organization where uuid = m.organization_uuid) ${momentOf(row)})`
  const ofProposal = sql`from contract_proposal p where p.uuid = ${alias}.contract_proposal_uuid`
  const proposer = sql`(select (select name from organization where uuid = p.organization_uuid) ${ofProposal})`
  const toWorker = sql`coalesce(${organization}, ${proposer}, ${office})`
  if (me.roles.includes('ROLE_CARE_WORKER') && me.roles.includes('ROLE_CLIENT_ADMIN'))
    return sql`case when ${alias}.client_uuid is null then ${toWorker}
      else ${titleFor({ ...row, me: actingAs(me, ['ROLE_CLIENT_ADMIN']) })} end`
  if (me.roles.includes('ROLE_CARE_WORKER')) return toWorker
  const client = sql`from client where uuid = ${alias}.client_uuid`
  if (me.roles.includes('ROLE_CLIENT_ADMIN')) {
    const manager = sql`(select (select first_name || ' ' || last_name from back_office_employee where uuid = client_manager_uuid) ${client})`
    return sql`case when ${alias}.confidential_with_uuid is null then ${ourOffice} else coalesce(${manager}, ${ourOffice}) end`
  }
  const reacted = sql`(select ${nameOfWorker(sql`r.care_worker_uuid`)} ${ofReaction(row)})`
  const proposedTo = sql`(select ${nameOfWorker(sql`p.care_worker_uuid`)} ${ofProposal})`
  return sql`coalesce(${reacted}, ${proposedTo}, ${nameOfWorker(sql`${alias}.care_worker_uuid`)},
    (select first_name || ' ' || last_name from client_admin where uuid = ${alias}.confidential_with_uuid),
    (select 'Familie van ' || first_name || ' ' || last_name ${client}))`
}

export const queries: Queries<typeof conversationOperations> = {
  Message: {
    visible,
    computed: { isOwn: ({ alias, me }) => sql`${alias}.author_uuid = ${me.uuid}::uuid` },
  },
  Conversation: {
    visible,
    computed: {
      title: titleFor,
      careMoment: row =>
        sql`(select jsonb_build_object('uuid', m.uuid, 'title', m.title, 'startDate', m.start_date, 'endDate', m.end_date) ${momentOf(row)})`,
      lastIsOwn: ({ alias, me }) => sql`${alias}.last_author_uuid = ${me.uuid}::uuid`,
      unread: row => sql`(select count(*)::int ${unreadBy(row)})`,
    },
    filters: {
      careMoment: (row, value: string) => sql`${momentUuidOf(row)} = ${value}::uuid`,
      unread: (row, value: boolean) =>
        value ? sql`exists (select 1 ${unreadBy(row)})` : sql`not exists (select 1 ${unreadBy(row)})`,
    },
  },
}

type NewMessage = Omit<Insertable<DB['message']>, 'uuid' | 'author_name'> & { author_name: RawBuilder<string> }
/**
 * Stores a message as the newest of its conversation; gives its uuid. Locks the conversation first, to order simultaneous messages by uuid.
 */
export const say = async (tx: Tx, message: NewMessage): Promise<string> => {
  const { care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, contract_proposal_uuid } = message
  const { confidential_with_uuid, about_moment_uuid } = message
  const about = { care_moment_publication_reaction_uuid, client_uuid, care_worker_uuid, contract_proposal_uuid }
  const subject = { ...about, confidential_with_uuid, about_moment_uuid }
  const last = {
    last_text: message.text,
    last_author_uuid: message.author_uuid,
    last_author_name: message.author_name,
    last_at: message.created_at,
  }
  const ofSubject = Object.values(about).find(Boolean)
  const begin = tx.insertInto('conversation')
  const isOfTwo = Boolean(confidential_with_uuid ?? about_moment_uuid)
  const two = confidential_with_uuid
    ? (['client_uuid', 'confidential_with_uuid'] as const)
    : (['care_worker_uuid', 'about_moment_uuid'] as const)
  await (isOfTwo
    ? begin.values({ uuid: sql`uuidv7()`, ...subject, ...last }).onConflict(c => c.columns(two).doUpdateSet(last))
    : begin.values({ uuid: ofSubject!, ...subject, ...last }).onConflict(c => c.column('uuid').doUpdateSet(last))
  ).execute()
  return (await tx.insertInto('message').values(message).returning('uuid').executeTakeFirstOrThrow()).uuid
}

/**
 * Whom a message about a moment is for: its assignee, or somebody with a conversation about it from when they were. And their
 * reaction to it, unless they have such a conversation. Undefined when there is nobody, or no such moment.
 */
export const writtenTo = async (tx: Tx, moment: string, worker: string | null) => {
  const { rows } = await sql<{ worker: string; reaction: string | null }>`
    select w.uuid as worker, case when c.uuid is null then ${reactionOf(sql`m.uuid`, sql`w.uuid`)} end as reaction
    from care_moment m join care_worker w on w.uuid = coalesce(${worker}::uuid, m.assignee_uuid)
    left join conversation c on c.care_worker_uuid = w.uuid and c.about_moment_uuid = m.uuid
    where m.uuid = ${moment}::uuid and (w.uuid = m.assignee_uuid or c.uuid is not null)`.execute(tx)
  return rows[0]
}

/** Whether this relative acts for the client, and whether the client has a manager who can log in. */
export const partiesOf = async (tx: Tx, client: string, relative: string) => {
  const { rows } = await sql<{ acts: boolean; hasManager: boolean }>`select
    exists (select 1 from client_admin_client where client_uuid = ${client}::uuid and client_admin_uuid = ${relative}::uuid) as acts,
    exists (select 1 from client c join account a on a.uuid = c.client_manager_uuid
      where c.uuid = ${client}::uuid and a.active) as "hasManager"`.execute(tx)
  return rows[0]!
}

/** What the family asked about last, if that is a report and somebody else answers. A message by the family itself starts a new subject. */
export const lastAskedReport = async (tx: Tx, client: string, author: string): Promise<string | null> => {
  const isFamily = sql<boolean>`exists (select 1 from client_admin_client f where f.client_uuid = m.client_uuid and f.client_admin_uuid = m.author_uuid)`
  const last = await tx
    .selectFrom('message as m')
    .select(['m.client_report_uuid', 'm.author_uuid'])
    .where('m.client_uuid', '=', client)
    .where('m.confidential_with_uuid', 'is', null)
    .where(isFamily)
    .orderBy('m.uuid', 'desc')
    .limit(1)
    .executeTakeFirst()
  const own = await tx
    .selectFrom('client_admin_client')
    .select('client_uuid')
    .where('client_uuid', '=', client)
    .where('client_admin_uuid', '=', author)
    .executeTakeFirst()
  return own ? null : (last?.client_report_uuid ?? null)
}

/** Marks a conversation as read up to its newest message, and the notifications about its messages. */
export const markRead = async (tx: Tx, conversation: string, me: Actor, now: string): Promise<void> => {
  const ofIt = sql`${messagesOf(sql`c`)} and c.uuid = ${conversation}::uuid`
  await sql`insert into conversation_read (account_uuid, conversation_uuid, message_uuid)
    select ${me.uuid}::uuid, c.uuid, m.uuid from conversation c, message m where ${ofIt} order by m.uuid desc limit 1
    on conflict (account_uuid, conversation_uuid) do update set message_uuid = excluded.message_uuid`.execute(tx)
  await sql`update notification set read_at = ${now} where account_uuid = ${me.uuid} and in_app and read_at is null and kind = 'messages'
    and event_uuid in (select e.uuid from conversation c, message m, event e
      where ${ofIt} and e.subject_type = 'Message' and e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid))`.execute(tx)
}
