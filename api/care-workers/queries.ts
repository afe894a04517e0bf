// Who sees which care worker, and what is computed of one: missing documents, the date until which all are valid. And how one
// comes about.
import { sql } from 'kysely'
import type { careWorkerOperations } from '../../contract/care-workers.ts'
import { snake } from '../../contract/language.ts'
import { requiredDocuments } from '../../rules/required-documents.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, ResourceQueries, RowRef } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database.ts'

// An organization sees who reacted to its moments, works or worked for it, or is a favourite.
const knownTo = (row: RowRef, moments: Sql, organization: Sql): Sql => sql`(
  exists (select 1 from favorite_care_worker f where f.care_worker_uuid = ${row.alias}.uuid and f.organization_uuid = ${organization})
  or exists (select 1 from care_moment where assignee_uuid = ${row.alias}.uuid and ${moments})
  or exists (select 1 from care_moment_publication_reaction r join care_moment_publication p on p.uuid = r.care_moment_publication_uuid
    join care_moment on care_moment.uuid = p.care_moment_uuid where r.care_worker_uuid = ${row.alias}.uuid and ${moments}))`
const self = (column: string) => (row: RowRef) => sql`${row.alias}.${sql.ref(column)} = ${row.me.uuid}`
const nobody = { ROLE_CLIENT_ADMIN: false, ROLE_PLANNER: true, ROLE_BACK_OFFICE_EMPLOYEE: true } as const

const requiredKinds = (row: RowRef): Sql => {
  // The two lists of the rule, as data for the statement: each inner list holds alternatives.
  const asked = ['freelance', 'temp_work'].flatMap(type =>
    [true, false].map(big => ({ type, big, kinds: requiredDocuments(type as 'freelance', { big }) })),
  )
  return sql`(select d.kinds from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as d(type text, big boolean, kinds jsonb)
    join care_worker_profile profile on profile.uuid = ${row.alias}.uuid join expertise_level l on l.uuid = profile.expertise_level_uuid and l.big_registered = d.big
    where d.type = ${row.alias}.contract_types[1])`
}

const careWorker: ResourceQueries & { computed: Record<'home' | 'documentsMissing' | 'verifiedUntil', (row: RowRef) => Sql> } = {
  visible: {
    ...nobody,
    ROLE_CARE_WORKER: self('uuid'),
    ROLE_ORGANIZATION_USER: row => knownTo(row, sql`care_moment.organization_uuid = ${myOrganization(row)}`, myOrganization(row)),
    ROLE_ORGANIZATION_LOCATION_ADMIN: row =>
      knownTo(row, sql`care_moment.location_uuid = ${myLocations(row)}`, myOrganization(row)),
  },
  computed: {
    home: row => sql`(select jsonb_build_object('latitude', latitude, 'longitude', longitude) from care_worker_profile
      where uuid = ${row.alias}.uuid and latitude is not null)`,
    // The first alternative of every requirement that no document, handed in or approved, answers.
    documentsMissing:
      row => sql`coalesce((select jsonb_agg(choice.kinds ->> 0) from jsonb_array_elements(${requiredKinds(row)}) as choice(kinds)
      where not exists (select 1 from care_worker_document doc where doc.care_worker_uuid = ${row.alias}.uuid
        and doc.status in ('submitted', 'approved') and choice.kinds ? doc.kind)), '[]')`,
    verifiedUntil: row => sql`(select min(expires_on) from care_worker_document doc
      where doc.care_worker_uuid = ${row.alias}.uuid and doc.status = 'approved' and ${row.alias}.phase in ('startup', 'won'))`,
  },
}

export const queries: Queries<typeof careWorkerOperations> = {
  CareWorker: careWorker,
  CareWorkerAvailability: {
    visible: {
      ...nobody,
      ROLE_CARE_WORKER: self('care_worker_uuid'),
      ROLE_ORGANIZATION_USER: false,
      ROLE_ORGANIZATION_LOCATION_ADMIN: false,
    },
  },
}

/** What someone says of themselves to register: checked, in the form in which it is kept. */
export interface Registration {
  email: string
  firstName: string
  lastName: string
  phone: string
  address: { street: string; houseNumber: string; postcode: string; city: string }
  place: { latitude: number; longitude: number }
  /** A uuid. */
  expertiseLevel: string
  contractTypes: string[]
  bigNumber: string | undefined
}
/** The care worker behind a new account: profile, preferences as they are for most, and the BIG number to be looked up. */
export const insertCareWorker = async (tx: Tx, uuid: string, registration: Registration, now: string): Promise<void> => {
  const { firstName, lastName, phone, address, place, expertiseLevel, contractTypes, bigNumber } = registration
  const home = { street: address.street, house_number: address.houseNumber, postcode: address.postcode, city: address.city }
  await tx
    .insertInto('care_worker_profile')
    .values({ uuid, first_name: firstName, last_name: lastName, phone, ...home, ...place, expertise_level_uuid: expertiseLevel })
    .execute()
  await tx.insertInto('care_worker_preferences').values({ uuid }).execute()
  const worker = { uuid, profile_uuid: uuid, preferences_uuid: uuid, contract_types: contractTypes, created_at: now }
  await tx.insertInto('care_worker').values(worker).execute()
  const document = { care_worker_uuid: uuid, kind: 'big', status: 'submitted', created_at: now }
  if (bigNumber)
    await tx
      .insertInto('care_worker_document')
      .values({ ...document, number: bigNumber })
      .execute()
}

interface Completion {
  about?: string | null | undefined
  openToOtherContractForms?: boolean | undefined
}
/** Adds to profile and preferences what was said; what was not, stays. */
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
    const said = Object.entries(values).filter(([, value]) => value !== undefined)
    if (said.length === 0) continue
    const set = said.map(([name, value]) => sql`${sql.ref(snake(name))} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join(set)} where uuid = ${uuid}::uuid`.execute(tx)
  }
}
