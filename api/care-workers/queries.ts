// Who sees which care worker, their computed values (missing documents, the date until which all are valid), and how a care worker is made.
import { sql } from 'kysely'
import { ratingShownFrom } from '../../contract/events/shown-numbers.ts'
import { type Actor, type Out, snake } from '../../contract/language.ts'
import type { postalAddress } from '../../contract/schemas.ts'
import { CareWorker, type careWorkerOperations } from '../../contract/workers/care-workers.ts'
import { requiredDocuments } from '../../rules/documents/required-documents.ts'
import { violationMark } from '../../rules/people/violations.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { bigDiffers, checkInCurrentRegister } from '../big-registers/queries.ts'
import { mayBeAssigned, requirements } from '../eligibility/queries.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import { everyRole, type NamesOf, type Queries, type ResourceQueries, type Row, type Visible } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { allInvalid, invalid } from '../platform/problem.ts'
import { visibleAmong } from '../platform/rows/rows.ts'
import { readAddress } from '../reference/queries.ts'
import { foundByName, foundByPlanner, possibleDuplicates } from './found.ts'

// An organization sees workers who reacted to its moments, work or worked for it, or are among its favourites.
const knownTo = (row: Row, moments: Sql, organization: Sql): Sql => sql`${row.alias}.uuid in (
  select care_worker_uuid from favorite_care_worker where organization_uuid = ${organization}
  union all select assignee_uuid from care_moment where assignee_uuid is not null and ${moments}
  union all select r.care_worker_uuid from care_moment join care_moment_publication p on p.care_moment_uuid = care_moment.uuid
    join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid where ${moments}
  union all select c.care_worker_uuid from conversation c join care_moment on care_moment.uuid = c.about_moment_uuid where ${moments})`
// Works there now, or did in the last 90 days.
const recently = (now: string): Sql =>
  sql`end_date > ${now}::timestamptz - interval '90 days' and status not in ('canceled', 'withdrawn')`
/**
 * The clients of this care worker, as a list in SQL: clients whose team they are on, or for whom they work or worked in the last 90 days.
 */
export const recentClientsOf = (careWorker: Sql, now: string): Sql => sql`(
  select client_uuid from care_team where care_worker_uuid = ${careWorker}
  union all select client_uuid from care_moment where assignee_uuid = ${careWorker} and ${recently(now)})`
// The reverse: the workers of a client. `which` is the comparison for the client's uuid.
const isRecentlyOf = ({ alias, now }: Row, condition: Sql): Sql => sql`${alias}.uuid in (
  select care_worker_uuid from care_team where client_uuid ${condition}
  union all select assignee_uuid from care_moment where client_uuid ${condition} and ${recently(now)})`
const isPlanner = (me: Actor) => me.roles.includes('ROLE_PLANNER')
const self = (column: string) => (row: Row) => sql`${row.alias}.${sql.ref(column)} = ${row.me.uuid}`
const officeOnly = { ROLE_CLIENT_ADMIN: false, ROLE_PLANNER: true, ROLE_BACK_OFFICE_EMPLOYEE: true } as const

const requiredKinds = (row: Row): Sql => {
  // The two lists of the rule, as data in the statement. Each inner list holds alternatives.
  const kindsByLevel = ['freelance', 'temp_work'].flatMap(type =>
    [true, false].map(big => ({ type, big, kinds: requiredDocuments(type as 'freelance', { big }) })),
  )
  return sql`(select d.kinds from jsonb_to_recordset(${JSON.stringify(kindsByLevel)}::jsonb) as d(type text, big boolean, kinds jsonb)
    join care_worker_profile profile on profile.uuid = ${row.alias}.uuid join expertise_level l on l.uuid = profile.expertise_level_uuid and l.big_registered = d.big
    where d.type = ${row.alias}.contract_types[1])`
}

const average = sql`round(sum::numeric / count, 1)`
/** The rating of a care worker with the number of reviews, as JSON: null while there are too few to show it. */
export const shownRating = (worker: Sql): Sql => sql`(select jsonb_build_object('rating', ${average}, 'count', count)
  from care_worker_rating where care_worker_uuid = ${worker} and count >= ${ratingShownFrom})`
/** The average rating of a care worker, for ordering: 0 while there are too few reviews to show it. */
export const ratingOf = (worker: Sql): Sql =>
  sql`coalesce((select ${average} from care_worker_rating where care_worker_uuid = ${worker} and count >= ${ratingShownFrom}), 0)`

// A filter on a hidden value finds nothing.
const toPlanner = ({ me }: Row, condition: Sql): Sql => (isPlanner(me) ? condition : sql`false`)
const myMoments = ({ me }: Row): Sql => {
  if (isPlanner(me)) return sql`true`
  if (me.roles.includes('ROLE_ORGANIZATION_USER')) return sql`m.organization_uuid = ${myOrganization({ me })}`
  return sql`m.location_uuid = ${myLocations({ me })}`
}
type CustomFilter =
  | 'careTeams.client.uuid'
  | 'favoriteCareWorkers.organization.uuid'
  | 'search'
  | 'care_moment_available_uuid'
  | 'acts.uuid'
  | 'locations.uuid'
  | 'bigDiffers'
/** For each role, the care workers it sees. The condition needs only a row with their uuid. */
export const whoSeesCareWorkers: Visible = {
  ...officeOnly,
  ROLE_CLIENT_ADMIN: row =>
    isRecentlyOf(row, sql`= any(array(select client_uuid from client_admin_client where client_admin_uuid = ${row.me.uuid}))`),
  ROLE_CARE_WORKER: self('uuid'),
  ROLE_ORGANIZATION_USER: row => knownTo(row, sql`care_moment.organization_uuid = ${myOrganization(row)}`, myOrganization(row)),
  ROLE_ORGANIZATION_LOCATION_ADMIN: row =>
    knownTo(row, sql`care_moment.location_uuid = ${myLocations(row)}`, myOrganization(row)),
}
// On the team or the exclude list of one of these clients.
const isNamedWith = ({ alias }: Row, itsClients: Sql): Sql => sql`exists (select 1 from client c join (
    select client_uuid, care_worker_uuid from care_team union all select client_uuid, care_worker_uuid from exclude_list) named
  on named.client_uuid = c.uuid where named.care_worker_uuid = ${alias}.uuid and ${itsClients})`
// Asked by name for one of these moments.
const isAsked = ({ alias }: Row, moments: Sql): Sql => sql`exists (select 1 from care_moment_invitation i
  join care_moment on care_moment.uuid = i.care_moment_uuid where i.care_worker_uuid = ${alias}.uuid and ${moments})`
/** On the care team of a client that this care worker cares for. The condition needs only a row with their uuid. */
export const isColleague = ({ alias, me, now }: Row): Sql => sql`exists (select 1 from care_team t
  where t.care_worker_uuid = ${alias}.uuid and t.client_uuid in ${recentClientsOf(sql`${me.uuid}`, now)})`
const careWorker: ResourceQueries & {
  computed: Record<
    | 'home'
    | 'documentsMissing'
    | 'verifiedUntil'
    | 'flagged'
    | 'aggregatedReviewRating'
    | 'alike'
    | 'documentsToJudge'
    | 'lastWorkedOn',
    (row: Row) => Sql
  >
  filters: Record<CustomFilter, (row: Row, value: never) => Sql>
} = {
  visible: whoSeesCareWorkers,
  known: {
    // Colleagues on the team of a client they care for are shown by name.
    ROLE_CARE_WORKER: row => isColleague(row),
    ROLE_ORGANIZATION_USER: row =>
      sql`(${isNamedWith(
        row,
        sql`exists (select 1 from organization_location l where l.organization_uuid = ${myOrganization(row)}
          and l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid))`,
      )} or ${isAsked(row, sql`care_moment.organization_uuid = ${myOrganization(row)}`)})`,
    ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`(${isNamedWith(row, sql`c.responsible_location_uuid = ${myLocations(row)}`)}
      or ${isAsked(row, sql`care_moment.location_uuid = ${myLocations(row)}`)})`,
  },
  below: { Client: (row, owner) => isRecentlyOf(row, sql`= ${owner}::uuid`) },
  computed: {
    home: row => sql`(select jsonb_build_object('latitude', latitude, 'longitude', longitude) from care_worker_profile
      where uuid = ${row.alias}.uuid and latitude is not null)`,
    // For every requirement without a submitted or approved document: its first alternative.
    documentsMissing:
      row => sql`coalesce((select jsonb_agg(choice.kinds ->> 0) from jsonb_array_elements(${requiredKinds(row)}) as choice(kinds)
      where not exists (select 1 from care_worker_document doc where doc.care_worker_uuid = ${row.alias}.uuid
        and doc.status in ('submitted', 'approved') and choice.kinds ? doc.kind)), '[]')`,
    // For the contract type under which they can work longest: the required document that expires first.
    verifiedUntil: ({
      alias,
    }) => sql`case when ${alias}.phase in ('startup', 'won') then (select nullif(max(form.until), 'infinity') from (
      select case when bool_and(held.until is not null) then min(held.until) end as until from ${requirements}
      join care_worker_profile p on p.uuid = ${alias}.uuid join expertise_level l on l.uuid = p.expertise_level_uuid and l.big_registered = asked.big
      cross join lateral (select max(coalesce(doc.expires_on, 'infinity')) as until from care_worker_document doc
        where doc.care_worker_uuid = ${alias}.uuid and doc.status = 'approved' and doc.kind = any(asked.kinds)) held
      where asked.form = any(${alias}.contract_types) group by asked.form) form) end`,
    flagged: ({ alias, now }) => sql`(select count(*) >= ${sql.lit(violationMark.violations)} from care_worker_violation v
      where v.care_worker_uuid = ${alias}.uuid and v.created_at > ${now}::timestamptz - interval '${sql.lit(violationMark.days)} days')`,
    aggregatedReviewRating: row => shownRating(sql`${row.alias}.uuid`),
    documentsToJudge: ({ alias }) => sql`(select count(*)::int from care_worker_document doc
      where doc.care_worker_uuid = ${alias}.uuid and doc.status = 'submitted')`,
    lastWorkedOn: ({ alias }) => sql`(select (m.start_date at time zone 'Europe/Amsterdam')::date from care_moment m
      where m.assignee_uuid = ${alias}.uuid and m.status = 'approved' and m.time_scope = 'moment' order by m.start_date desc limit 1)`,
    alike: ({ alias }) => possibleDuplicates(sql`${alias}.uuid`),
  },
  filters: {
    'careTeams.client.uuid': (row, value: string | string[]) =>
      toPlanner(
        row,
        sql`${row.alias}.uuid in (select care_worker_uuid from care_team where client_uuid = any(${[value].flat()}::uuid[]))`,
      ),
    'favoriteCareWorkers.organization.uuid': (row, value: string | string[]) =>
      sql`${row.alias}.uuid in (select care_worker_uuid from favorite_care_worker where organization_uuid = any(${[value].flat()}::uuid[])
        and ${isPlanner(row.me) ? sql`true` : sql`organization_uuid = ${myOrganization(row)}`})`,
    // This part runs first and once: few rows match a name, and only those are checked further.
    search: ({ alias, me }, value: string) =>
      sql`${alias}.uuid = any(array(${isPlanner(me) ? foundByPlanner(value) : foundByName(value)}))`,
    care_moment_available_uuid: (row, value: string) =>
      mayBeAssigned(row.alias, row.column('profile.expertiseLevel.uuid'), value, row.now, myMoments(row)),
    'acts.uuid': (row, value: string | string[]) =>
      toPlanner(
        row,
        sql`${row.alias}.uuid in (select care_worker_uuid from care_worker_act where act_uuid = any(${[value].flat()}::uuid[])
        and (valid_until is null or valid_until >= ${amsterdamDate(row.now)}::date))`,
      ),
    bigDiffers: (row, value: boolean) => toPlanner(row, sql`${bigDiffers(sql`${row.alias}.uuid`)} = ${value}`),
    'locations.uuid': (row, value: string | string[]) =>
      toPlanner(
        row,
        sql`${row.alias}.uuid in (select care_worker_uuid from care_worker_location where location_uuid = any(${[value].flat()}::uuid[]))`,
      ),
  },
}

export const queries: Queries<typeof careWorkerOperations> = {
  CareWorker: careWorker,
  CareWorkerAvailability: {
    visible: {
      ...officeOnly,
      ROLE_CARE_WORKER: self('care_worker_uuid'),
      ROLE_ORGANIZATION_USER: false,
      ROLE_ORGANIZATION_LOCATION_ADMIN: false,
    },
  },
  CareWorkerNote: {
    visible: { ...everyRole(false), ROLE_PLANNER: true },
    computed: { isOwn: ({ alias, me }) => sql`${alias}.author_uuid = ${me.uuid}::uuid` },
  },
}

/** Sets whether this account, if it is a care worker, is offered work. Their assignments stay as they are. */
export const offerWork = async (tx: Tx, uuid: string, active: boolean): Promise<void> => {
  await tx.updateTable('care_worker').set({ active }).where('uuid', '=', uuid).execute()
}

/** The data of a registration: checked and normalized. */
export interface Registration {
  email: string
  firstName: string
  lastName: string
  phone: string
  address: Awaited<ReturnType<typeof readAddress>>['columns']
  place: Awaited<ReturnType<typeof readAddress>>['place']
  /** The uuid of the level. */
  expertiseLevel: string
  contractTypes: string[]
  bigNumber: string | undefined
}
/** A registration as it was filled in. */
type FilledIn = Omit<Registration, 'address' | 'place' | 'bigNumber' | 'contractTypes'> & {
  address: Out<typeof postalAddress>
  contractTypes: readonly string[]
  bigNumber?: string | null | undefined
}
const isBigRegistered = async (tx: Tx, level: string): Promise<boolean> =>
  (await tx.selectFrom('expertise_level').select('big_registered').where('uuid', '=', level).executeTakeFirstOrThrow())
    .big_registered
/** The violation for a missing BIG number at a level that requires one. */
export const lacksBigNumber = async (tx: Tx, level: string, bigNumber: unknown) =>
  !bigNumber && (await isBigRegistered(tx, level)) && invalid('bigNumber', 'Vul je BIG-nummer in: elf cijfers.')

/** Checks what a schema cannot express, such as whether an address exists; gives the normalized registration. Throws 422 naming each field. */
export const checkRegistration = async (tx: Tx, body: FilledIn): Promise<Registration> => {
  const { email, firstName, lastName, phone, address } = body
  const home = await readAddress(tx, 'address.', address)
  const bigNumber = (await isBigRegistered(tx, body.expertiseLevel)) ? (body.bigNumber ?? undefined) : undefined
  const wrong = [...home.wrong, await lacksBigNumber(tx, body.expertiseLevel, bigNumber)]
  if (wrong.some(Boolean)) throw allInvalid(wrong)
  return {
    ...{ email, firstName, lastName, phone, expertiseLevel: body.expertiseLevel, bigNumber },
    contractTypes: [...new Set(body.contractTypes)],
    address: home.columns,
    place: home.place,
  }
}
/** Makes the care worker of a new account: profile, default preferences, and the BIG number to be checked. */
export const insertCareWorker = async (tx: Tx, uuid: string, registration: Registration, now: string): Promise<void> => {
  const { firstName, lastName, phone, address, place, expertiseLevel, contractTypes, bigNumber } = registration
  await tx
    .insertInto('care_worker_profile')
    .values({
      uuid,
      first_name: firstName,
      last_name: lastName,
      phone,
      ...address,
      ...place,
      expertise_level_uuid: expertiseLevel,
    })
    .execute()
  await tx.insertInto('care_worker_preferences').values({ uuid }).execute()
  const worker = { uuid, profile_uuid: uuid, preferences_uuid: uuid, contract_types: contractTypes, created_at: now }
  await tx.insertInto('care_worker').values(worker).execute()
  const document = { care_worker_uuid: uuid, kind: 'big', status: 'submitted', created_at: now }
  if (!bigNumber) return
  await tx
    .insertInto('care_worker_document')
    .values({ ...document, number: bigNumber })
    .execute()
  await checkInCurrentRegister(tx, { now }, sql`d.care_worker_uuid = ${uuid}::uuid`)
}

interface Completion {
  about?: string | null | undefined
  openToOtherContractForms?: boolean | undefined
}
/** Updates the given fields of profile and preferences. Other fields stay. */
export const completeProfile = async (
  tx: Tx,
  uuid: string,
  profile: Completion,
  preferences: Record<string, boolean | number | undefined>,
): Promise<void> => {
  for (const [table, values] of [
    ['care_worker_profile', profile],
    ['care_worker_preferences', preferences],
  ] as const) {
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    if (given.length === 0) continue
    const set = given.map(([name, value]) => sql`${sql.ref(snake(name))} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join(set)} where uuid = ${uuid}::uuid`.execute(tx)
  }
}

/** The names of those accounts that are care workers and visible to the viewer. */
export const namesOfCareWorkers: NamesOf = async (db, accounts, viewer) => {
  if (accounts.length === 0) return new Map()
  const seen = [...(await visibleAmong(db, CareWorker, [...accounts], viewer)).keys()]
  const { rows } = await sql<{ uuid: string; name: string }>`select uuid, first_name || ' ' || last_name as name
    from care_worker_profile where uuid = any(${seen}::uuid[])`.execute(db)
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}
