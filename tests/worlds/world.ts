// A small world for tests: two organizations, their clients and the people around them. Only what no operation can create is
// written here; everything that happens to care moments goes through the operations (moments.ts).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../api/platform/database/database.ts'
import { hashPassword } from '../../api/platform/login/password.ts'
import type { Server } from '../../api/server.ts'
import type { Role } from '../../contract/language.ts'
import type { DocumentKind } from '../../rules/documents/required-documents.ts'

export const password = 'Lindebloesem-47'
/** The Monday morning on which every test begins. */
export const today = '2026-10-19T08:00:00+00:00'

const roleOf = {
  careWorker: 'ROLE_CARE_WORKER',
  colleague: 'ROLE_CARE_WORKER',
  thirdWorker: 'ROLE_CARE_WORKER',
  tempWorker: 'ROLE_CARE_WORKER',
  newWorker: 'ROLE_CARE_WORKER',
  clientAdmin: 'ROLE_CLIENT_ADMIN',
  planner: 'ROLE_PLANNER',
  backOffice: 'ROLE_BACK_OFFICE_EMPLOYEE',
  organization: 'ROLE_ORGANIZATION_USER',
  secondUser: 'ROLE_ORGANIZATION_USER',
  locationAdmin: 'ROLE_ORGANIZATION_LOCATION_ADMIN',
  otherOrganization: 'ROLE_ORGANIZATION_USER',
  otherLocationAdmin: 'ROLE_ORGANIZATION_LOCATION_ADMIN',
} as const satisfies Record<string, Role>
export type Who = keyof typeof roleOf
export const everybody = Object.keys(roleOf) as Who[]

interface Person {
  uuid: string
  username: string
  roles: Role[]
  multiFactor: boolean
}
/** People by their part in the tests; everything else as IRIs. `east` and `west` are ours, `harbour` and `quay` theirs. */
export interface World {
  people: Record<Who, Person>
  level: string
  lowerLevel: string
  act: string
  cancelReason: string
  ownCancelReason: string
  cancelAssignmentReason: string
  endReason: string
  organization: string
  otherOrganization: string
  east: string
  west: string
  harbour: string
  quay: string
  client: string
  clientInWest: string
  otherClient: string
}

export const uuidOf = (iri: string): string => iri.split('/').at(-1)!
const iri = (path: string, uuid: string) => `/v1/${path}/${uuid}`

/** Creates the world in an empty, migrated database. */
export const makeWorld = async (db: Database): Promise<World> => {
  const reference = await makeReference(db)
  const people = await makeAccounts(db)
  const ours = await makeOrganization(db, 'Stichting De Lindenhof', ['Lindenhof Oost', 'Lindenhof West'], reference)
  const theirs = await makeOrganization(db, 'Zorggroep Het Anker', ['Anker Haven', 'Anker Kade'], reference)
  await makeUsers(db, people, ours, ['organization', 'secondUser', 'locationAdmin'])
  await makeUsers(db, people, theirs, ['otherOrganization', 'otherLocationAdmin'])
  const [east = '', west = ''] = ours.locations
  const [harbour = '', quay = ''] = theirs.locations
  const clients = {
    client: await makeClient(db, 'Truus', east),
    clientInWest: await makeClient(db, 'Henk', west),
    otherClient: await makeClient(db, 'Nel', harbour),
  }
  await makeClientAdmin(db, people.clientAdmin, clients.client)
  for (const who of ['careWorker', 'colleague', 'thirdWorker', 'tempWorker', 'newWorker'] as const)
    await makeCareWorker(db, who, people[who], reference.level)
  return {
    people,
    ...reference,
    ...clients,
    organization: ours.organization,
    otherOrganization: theirs.organization,
    ...{ east, west, harbour, quay },
  }
}

const makeReference = async (db: Database) => {
  const made = async (table: string, path: string, row: Record<string, unknown>) => {
    const columns = sql.join(Object.keys(row).map(name => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))}) on conflict (key) do nothing`.execute(
      db,
    )
    const { rows } = await sql<{ uuid: string }>`select uuid from ${sql.table(table)} where key = ${row.key}`.execute(db)
    return iri(path, rows[0]!.uuid)
  }
  const level = (key: string, rank: number) =>
    made('expertise_level', 'expertise_levels', { key, name: `Proefniveau ${rank}`, rank, track: 'care' })
  const reason = (key: string, name: string, isSelectable: boolean) =>
    made('cancel_reason', 'cancel_reasons', { key, name, is_selectable_for_organization: isSelectable })
  return {
    level: await level('proef_hoog', 93),
    lowerLevel: await level('proef_laag', 91),
    act: await made('act', 'acts', { key: 'proef_injecteren', name: 'Injecteren', category: 'voorbehouden' }),
    cancelReason: await reason('proef_niet_nodig', 'Niet meer nodig', true),
    ownCancelReason: await reason('proef_backoffice', 'Op verzoek van de backoffice', false),
    cancelAssignmentReason: await made('cancel_assignment_reason', 'cancel_assignment_reasons', {
      key: 'proef_ziek',
      name: 'Ziek',
    }),
    endReason: await made('client_end_reason', 'client_end_reasons', { key: 'proef_hersteld', name: 'Weer beter' }),
  }
}

const makeAccounts = async (db: Database) => {
  const hash = await hashPassword(password)
  const made = {} as Record<Who, Person>
  for (const who of everybody) {
    const multiFactor = who === 'planner' || who === 'backOffice'
    const person = { username: `${who.toLowerCase()}@voorbeeld.example`, roles: [roleOf[who]], multiFactor }
    const { uuid } = await db
      .insertInto('account')
      .values({
        username: person.username,
        password_hash: hash,
        roles: person.roles,
        multi_factor_enabled: multiFactor,
        created_at: today,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    made[who] = { ...person, uuid }
  }
  const employees = (['planner', 'backOffice'] as const).map(who => ({
    uuid: made[who].uuid,
    first_name: 'Fenna',
    last_name: who,
    email: made[who].username,
  }))
  await db.insertInto('back_office_employee').values(employees).execute()
  return made
}

const address = { street: 'Lindelaan 8', postcode: '3511 AB', city: 'Utrecht' }
const makeOrganization = async (db: Database, name: string, names: string[], levels: { level: string; lowerLevel: string }) => {
  const organization = randomUUID()
  const more = { kvk: '87654321', invoice_email: `facturen@${name.split(' ').at(-1)!.toLowerCase()}.example` }
  await db
    .insertInto('organization')
    .values({ uuid: organization, name, ...address, ...more })
    .execute()
  const locations = names.map((called, index) => ({
    uuid: randomUUID(),
    organization_uuid: organization,
    name: called,
    ...address,
    latitude: 52.09 + index * 0.05,
    longitude: 5.12,
  }))
  await db.insertInto('organization_location').values(locations).execute()
  const rates = locations.flatMap(({ uuid }, index) =>
    [levels.level, levels.lowerLevel].flatMap(level =>
      (['freelance', 'temp_work'] as const).map(type => ({
        organization_location_uuid: uuid,
        expertise_level_uuid: uuidOf(level),
        contract_type: type,
        hourly_rate: type === 'freelance' ? 4500 : 3200,
        // The second location pays a fixed rate.
        fixed: index === 1,
        valid_from: '2026-01-01',
      })),
    ),
  )
  await db.insertInto('organization_location_rate').values(rates).execute()
  return {
    organization: iri('organizations', organization),
    locations: locations.map(({ uuid }) => iri('organization_locations', uuid)),
  }
}

type MadeOrganization = Awaited<ReturnType<typeof makeOrganization>>
const makeUsers = async (
  db: Database,
  people: Record<Who, Person>,
  { organization, locations }: MadeOrganization,
  users: Who[],
) => {
  for (const who of users) {
    const { uuid, roles } = people[who]
    const user = { uuid, first_name: 'Sanne', last_name: who, organization_uuid: uuidOf(organization) }
    await db.insertInto('organization_user').values(user).execute()
    if (roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN'))
      await db
        .insertInto('organization_user_location')
        .values({ user_uuid: uuid, location_uuid: uuidOf(locations[0]!) })
        .execute()
  }
}

const makeClient = async (db: Database, firstName: string, location: string) => {
  const { uuid } = await db
    .insertInto('client')
    .values({
      first_name: firstName,
      last_name: 'de Wit',
      birth_date: '1941-05-04',
      status: 'active',
      street: 'Biltstraat',
      house_number: '101',
      postcode: '3572 AL',
      city: 'Utrecht',
      responsible_location_uuid: uuidOf(location),
      created_by_organization_location_uuid: uuidOf(location),
      created_at: today,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return iri('clients', uuid)
}
const makeClientAdmin = async (db: Database, { uuid }: Person, client: string) => {
  await db.insertInto('client_admin').values({ uuid, first_name: 'Joke', last_name: 'de Wit' }).execute()
  await db
    .insertInto('client_admin_client')
    .values({ client_admin_uuid: uuid, client_uuid: uuidOf(client) })
    .execute()
}

const freelanceKinds: DocumentKind[] = [
  'id',
  'vog',
  'diploma',
  'kvk',
  'bav',
  'bav_payment',
  'complaints_procedure',
  'commercial_iban',
]
const tempKinds: DocumentKind[] = ['id', 'vog', 'diploma', 'personal_iban']
const makeCareWorker = async (db: Database, who: Who, { uuid }: Person, level: string) => {
  const isNew = who === 'newWorker'
  const isTemp = who === 'tempWorker'
  const home = { street: 'Maliebaan', house_number: '12', postcode: '3581 CN', city: 'Utrecht', latitude: 52.09, longitude: 5.13 }
  const profile = { uuid, first_name: 'Özge', last_name: who, phone: '0612345678', ...home, expertise_level_uuid: uuidOf(level) }
  await db.insertInto('care_worker_profile').values(profile).execute()
  await db.insertInto('care_worker_preferences').values({ uuid }).execute()
  await db
    .insertInto('care_worker')
    .values({
      uuid,
      profile_uuid: uuid,
      preferences_uuid: uuid,
      phase: isNew ? 'new' : 'startup',
      contract_types: [isTemp ? 'temp_work' : 'freelance'],
      kvk: '12345678',
      vat_id: 'NL123456789B13',
      iban: 'NL91ABNA0417164300',
      created_at: today,
    })
    .execute()
  if (isNew) return
  const documents = (isTemp ? tempKinds : freelanceKinds).map(kind => ({
    care_worker_uuid: uuid,
    kind,
    status: 'approved',
    expires_on: '2099-12-31',
    created_at: today,
  }))
  await db.insertInto('care_worker_document').values(documents).execute()
}

/** A token for this person, with their own roles or others. */
export const tokenFor = ({ tokens }: Pick<Server, 'tokens'>, person: Person, roles = person.roles, impersonator?: string) =>
  tokens.sign(
    {
      username: person.username,
      uuid: person.uuid,
      roles,
      multi_factor_enabled: person.multiFactor,
      multi_factor_verified: person.multiFactor && !roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS'),
      user_features: [],
    },
    impersonator ? { impersonator } : {},
  )
