// Two files of one client: what both say, what is moved, and the joining itself, which the database does (join_client).
import { sql } from 'kysely'
import { ClientHome } from '../../contract/clients/client-care.ts'
import { Client } from '../../contract/clients/clients.ts'
import type { homeFields, JoinedField } from '../../contract/joined-fields.ts'
import type { Actor, Item } from '../../contract/language.ts'
import { inCareStatuses } from '../../contract/status-groups.ts'
import type { FieldValues } from '../../rules/people/joining.ts'
import { addressLines } from '../../rules/typed/address.ts'
import { authorOf } from '../accounts/queries.ts'
import { mustBeKnown } from '../forgetting/queries.ts'
import type { Viewer } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import type { Client as ClientRow } from '../platform/database/schema.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'

type File = Item<typeof Client>
type Home = Item<typeof ClientHome>

/** What joining does with references to a client, by column. A test finds each reference that is missing here. */
export const becomes = {
  'care_moment.client_uuid': 'moves',
  'recurring_care_moment.client_uuid': 'moves',
  'care_request.client_uuid': 'moves',
  'medication.client_uuid': 'moves',
  'client_report.client_uuid': 'moves',
  'client_export.client_uuid': 'moves',
  'message.client_uuid': 'moves',
  'joined_client.client_uuid': 'moves',
  'conversation.client_uuid': 'with the same of the kept file it becomes one; what was unread in either stays unread',
  'client_report_reading.client_uuid': 'the earliest of both marks stays, so what was unread in either stays unread',
  'care_plan_problem.client_uuid': 'with the same of the kept file it becomes one, with the goals of both',
  'care_plan_score.client_uuid': 'moves, below the problem that is left',
  'care_team.client_uuid': 'moves, once for each care worker, but for who is excluded',
  'exclude_list.client_uuid': 'moves, once for each care worker, with the reasons of both',
  'client_admin_client.client_uuid': 'moves, once for each relative',
  'client_relation.client_uuid': 'moves; who was written down twice in the same way is one, and one is the first contact',
  'client_home.uuid': 'empty fields are filled; where both say something the one that was chosen stays, with the notes of both',
  'access_log.client_uuids': 'stays as it was written, and is read with that of the kept file',
  'forgetting_hold.client_uuid': 'moves, with the reasons of both',
} as const

/** The file, as this viewer sees it; undefined for viewers who do not. */
export const fileOf = async (tx: Tx, uuid: string, viewer: Viewer, locking: { lock?: boolean } = {}) =>
  (await findItem(tx, Client, uuid, viewer, locking)) as unknown as File | undefined
const homeOf = async (tx: Tx, { uuid }: File, viewer: Viewer) => (await findItem(tx, ClientHome, uuid, viewer)) as unknown as Home
export const homesOf = async (tx: Tx, kept: File, other: File, viewer: Viewer): Promise<[Home, Home]> => [
  await homeOf(tx, kept, viewer),
  await homeOf(tx, other, viewer),
]

/** Throws for two files that cannot be joined: of two organizations (422), or of a client out of care or forgotten (409). */
export const mayJoin = async (tx: Tx, kept: File, other: File): Promise<void> => {
  if (kept.uuid === other.uuid) throw invalid('other', 'Dit is hetzelfde dossier. Kies een ander.')
  const { rows } = await sql`select distinct l.organization_uuid from client c join organization_location l
    on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid)
    where c.uuid in (${kept.uuid}::uuid, ${other.uuid}::uuid)`.execute(tx)
  if (rows.length > 1) throw invalid('other', 'Deze dossiers zijn niet van één organisatie.')
  for (const { uuid, status } of [kept, other]) {
    await mustBeKnown(tx, uuid)
    if (!(inCareStatuses as readonly string[]).includes(status)) throw new Problem('not_in_care')
  }
}

/** The content of a file, in words. */
export const contentOf = ({
  firstName,
  lastName,
  birthDate,
  gender,
  contact,
  ...file
}: File): FieldValues<Exclude<JoinedField, 'home'>> => ({
  name: `${firstName} ${lastName}`,
  birthDate,
  gender,
  phone: contact.phone,
  email: contact.email,
  address: addressLines(contact.address).join(', '),
  responsibleLocation: file.responsibleLocation.name,
  clientManager: file.clientManager && `${file.clientManager.firstName} ${file.clientManager.lastName}`,
})
export const homeContent = (home: Home): FieldValues<(typeof homeFields)[number]> => ({
  housingType: home.housingType?.name,
  household: home.household?.name,
  smoking: home.smoking,
  floor: home.floor?.toString(),
  lift: home.lift,
  parking: home.parking,
  accessType: home.accessType,
})

const columns = {
  name: ['first_name', 'last_name'],
  birthDate: ['birth_date'],
  gender: ['gender'],
  phone: ['phone'],
  email: ['email'],
  address: ['street', 'house_number', 'postcode', 'city', 'country', 'latitude', 'longitude'],
  responsibleLocation: ['responsible_location_uuid'],
  clientManager: ['client_manager_uuid'],
} as const satisfies Record<Exclude<JoinedField, 'home'>, readonly (keyof ClientRow)[]>
type Chosen = (typeof columns)[keyof typeof columns][number]
/** What joining does with the other columns of the client itself. A new column does not compile until it is here or in `columns`. */
export const otherColumns = {
  uuid: 'stays; the other is in joined_client',
  number: 'stays; the other is in joined_client',
  status: 'active when one of them is',
  ended_on: 'none: both are in care',
  end_reason_uuid: 'none: both are in care',
  end_comment: 'none: both are in care',
  created_at: 'stays',
  created_by_organization_location_uuid: 'stays',
  version: 'counts on',
  first_name_sorted: 'follows from the name',
  last_name_sorted: 'follows from the name',
  name_folded: 'follows from the name',
  folded: 'follows from what is kept',
} as const satisfies Record<Exclude<keyof ClientRow, Chosen>, string>
/** The columns of this file for these fields. */
export const columnsTaken = async (tx: Tx, file: string, fields: readonly (keyof typeof columns)[]) => {
  const names = fields.flatMap(field => columns[field])
  return names.length === 0 ? {} : tx.selectFrom('client').select(names).where('uuid', '=', file).executeTakeFirstOrThrow()
}

const counted = {
  careMoments: sql`care_moment where time_scope = 'moment' and client_uuid`,
  periods: sql`care_moment where time_scope = 'period' and client_uuid`,
  series: sql`recurring_care_moment where client_uuid`,
  careRequests: sql`care_request where client_uuid`,
  contacts: sql`client_relation where client_uuid`,
  relatives: sql`client_admin_client where client_uuid`,
  team: sql`care_team where client_uuid`,
  exclusions: sql`exclude_list where client_uuid`,
  reports: sql`client_report where client_uuid`,
  problems: sql`care_plan_problem where client_uuid`,
  medications: sql`medication where client_uuid`,
  messages: sql`message where client_uuid`,
  files: sql`client_export where client_uuid`,
} satisfies Record<string, Sql>
/** How much is moved from the other file, and how many care workers leave the team because one of the two files excludes them. */
export const movesWith = async (tx: Tx, kept: string, other: string) => {
  const counts = Object.entries(counted).flatMap(([name, from]) => [
    sql`${name}::text`,
    sql`(select count(*) from ${from} = ${other}::uuid)`,
  ])
  const { rows } = await sql<{ moves: Record<keyof typeof counted, number>; leavesTeam: number }>`
    select jsonb_build_object(${sql.join(counts)}) as moves, (select count(distinct t.care_worker_uuid)::int from care_team t
      join exclude_list e using (care_worker_uuid) where array[t.client_uuid, e.client_uuid] <@ array[${kept}::uuid, ${other}::uuid])
      as "leavesTeam"`.execute(tx)
  return rows[0]!
}

interface Joined {
  kept: string
  other: File
  homeOfOther: boolean
  notKept: { field: string; value: string }[]
  me: Actor
  now: string
}
/** Moves everything of the other file to the kept one, and removes the other. */
export const joinFiles = async (tx: Tx, { kept, other, homeOfOther, notKept, me, now }: Joined): Promise<void> => {
  await sql`select join_client(${kept}::uuid, ${other.uuid}::uuid, ${homeOfOther})`.execute(tx)
  const { uuid, number, firstName: first_name, lastName: last_name } = other
  const lastState = {
    number,
    first_name,
    last_name,
    not_kept: JSON.stringify(notKept),
    author_name: authorOf(me),
    joined_at: now,
  }
  await tx
    .insertInto('joined_client')
    .values({ uuid, client_uuid: kept, ...lastState })
    .execute()
}
