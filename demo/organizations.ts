// Organizations, locations, rates and users, written directly to the tables: only a rate has an operation here, and the first
// rates of a location are part of a contract rather than a change.
import type { Database } from '../api/platform/database/database.ts'
import { placeOf } from '../api/reference/queries.ts'
import { makeAccounts } from './accounts.ts'
import { type CastLocation, known, type Level } from './cast.ts'
import { organizations, usualRates } from './data/organizations.ts'
import { inventedPhone } from './numbers.ts'
import type { Person } from './play.ts'

const users = [
  { username: 'organisatie@demo.example', name: ['Marieke', 'Hoekstra'], organization: 'lindevecht' },
  { username: 'andere-organisatie@demo.example', name: ['Esther', 'de Groot'], organization: 'eemrust' },
  { username: 'joyce.meijer@maasbries.example', name: ['Joyce', 'Meijer'], organization: 'maasbries' },
  { username: 'locatie@demo.example', name: ['Ruben', 'Verhoeven'], organization: 'lindevecht', location: 'singel' },
] as const

interface Employers {
  locations: CastLocation[]
  users: Map<string, Person>
}
/** Creates the organizations with everything that belongs to them. `today` is a date, `since` an instant long ago. */
export const makeOrganizations = async (
  db: Database,
  levels: Map<string, Level>,
  { today, since }: { today: string; since: string },
): Promise<Employers> => {
  const accounts = await makeAccounts(
    db,
    users.map(user => ({
      username: user.username,
      roles: ['location' in user ? 'ROLE_ORGANIZATION_LOCATION_ADMIN' : 'ROLE_ORGANIZATION_USER'],
      createdAt: since,
    })),
  )
  const made = new Map<string, Person>()
  const locations: CastLocation[] = []
  for (const { locations: places, key, invoiceEmail, vatId, buyerReference, orderNumber, ...columns } of organizations) {
    const references = { buyer_reference: buyerReference ?? null, order_number: orderNumber ?? null }
    const values = { ...columns, vat_id: vatId, invoice_email: invoiceEmail, ...references }
    const { uuid } = await db.insertInto('organization').values(values).returning('uuid').executeTakeFirstOrThrow()
    made.set(key, accounts.get(users.find(user => user.organization === key)!.username)!)
    for (const place of places)
      locations.push(await makeLocation(db, uuid, place, made.get(key)!, inventedPhone(90 - locations.length)))
    for (const user of users.filter(({ organization }) => organization === key))
      await makeUser(db, accounts.get(user.username)!.uuid, uuid, user, locations)
  }
  await makeRates(db, levels, locations, today)
  return { locations, users: made }
}

type Place = (typeof organizations)[number]['locations'][number]
const makeLocation = async (
  db: Database,
  organization: string,
  at: Place,
  user: Person,
  phone: string,
): Promise<CastLocation> => {
  const { latitude, longitude } = known(await placeOf(db, at.postcode), at.postcode)
  const { key, kind, name, street, postcode, city, costCentre } = at
  const { uuid } = await db
    .insertInto('organization_location')
    .values({
      organization_uuid: organization,
      name,
      street,
      postcode,
      city,
      phone,
      latitude,
      longitude,
      cost_centre: costCentre ?? null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { key, uuid, kind, place: { lat: latitude, lon: longitude }, organization, user }
}

const makeUser = async (
  db: Database,
  uuid: string,
  organization: string,
  user: (typeof users)[number],
  locations: CastLocation[],
) => {
  const row = { uuid, first_name: user.name[0], last_name: user.name[1], organization_uuid: organization }
  await db.insertInto('organization_user').values(row).execute()
  if (!('location' in user)) return
  const location_uuid = known(locations.find(({ key }) => key === user.location)?.uuid, user.location)
  await db.insertInto('organization_user_location').values({ user_uuid: uuid, location_uuid }).execute()
}

// Rates of this year and last year, to show how a rate changes.
const makeRates = async (db: Database, levels: Map<string, Level>, locations: CastLocation[], today: string) => {
  const year = Number(today.slice(0, 4))
  const places = organizations.flatMap(({ locations: own }) => own)
  const rows = locations.flatMap(({ key, uuid }) => {
    const { extraCents, fixed = false } = known(
      places.find(place => place.key === key),
      key,
    )
    return Object.entries(usualRates).flatMap(([level, cents]) =>
      (['freelance', 'temp_work'] as const).flatMap(contractType =>
        [0, 1].map(yearsAgo => ({
          organization_location_uuid: uuid,
          expertise_level_uuid: known(levels.get(level), level).uuid,
          contract_type: contractType,
          hourly_rate: cents[contractType] + extraCents - yearsAgo * 125,
          fixed: fixed && contractType === 'freelance',
          valid_from: `${year - yearsAgo}-01-01`,
        })),
      ),
    )
  })
  await db.insertInto('organization_location_rate').values(rows).execute()
}
