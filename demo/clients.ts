// Clients, created through their operation. What that cannot create (a care team, an exclude list, an admin) is written directly to
// the tables.
import type { Database } from '../api/platform/database/database.ts'
import { distanceKm } from '../rules/shifts/distance.ts'
import { makeAccounts } from './accounts.ts'
import { type CastClient, type CastLocation, type CastWorker, iri, known } from './cast.ts'
import { chanceOf } from './chance.ts'
import { clients } from './data/clients.ts'
import { inventedPhone } from './numbers.ts'
import type { Call } from './play.ts'

/** Creates the clients, each by the organization of their location. */
export const makeClients = async (call: Call, locations: CastLocation[]): Promise<CastClient[]> => {
  const made: CastClient[] = []
  for (const [n, client] of clients.entries()) {
    const location = known(
      locations.find(({ key }) => key === client.location),
      client.location,
    )
    const [firstName, lastName] = client.name
    const [street, houseNumber, postcode, city] = client.address
    const { uuid } = await call(location.user, 'POST', '/organization_locations/clients', {
      ...{ firstName, lastName, gender: client.gender, birthDate: client.born },
      responsibleLocation: iri('organization_locations', location.uuid),
      contact: { phone: inventedPhone(60 + n), address: { street, houseNumber, postcode, city } },
    })
    made.push({ uuid, location: client.location, name: client.name.join(' ') })
  }
  return made
}

const familyOf = ['Truus Jansen', 'Riet van Schaik']
/** Creates the care teams, two exclusions and the client admin. Returns the exclusions as `client worker`. */
export const makeTeams = async (
  db: Database,
  made: CastClient[],
  { locations, workers }: { locations: CastLocation[]; workers: CastWorker[] },
  since: string,
): Promise<Set<string>> => {
  const teams = made.flatMap(({ uuid, location }, n) => {
    const { place } = known(
      locations.find(({ key }) => key === location),
      location,
    )
    const near = workers.filter(worker => worker.canWork && distanceKm(worker.place, place) < 25)
    const team = chanceOf(`team ${n}`).shuffle(near).slice(0, 4)
    return team.map((worker, i) => ({ client_uuid: uuid, care_worker_uuid: worker.uuid, is_reserve: i > 2 }))
  })
  const own = { client_uuid: made[0]!.uuid, care_worker_uuid: workers[0]!.uuid, is_reserve: false }
  const rows = [own, ...teams.filter(t => !(t.client_uuid === own.client_uuid && t.care_worker_uuid === own.care_worker_uuid))]
  await db.insertInto('care_team').values(rows).execute()
  const free = (n: number) =>
    workers.slice(5).find(w => w.canWork && !rows.some(r => r.client_uuid === made[n]!.uuid && r.care_worker_uuid === w.uuid))!
  const excluded = [2, 9].map(n => ({ client_uuid: made[n]!.uuid, care_worker_uuid: free(n).uuid }))
  await db.insertInto('exclude_list').values(excluded).execute()
  const username = 'client@demo.example'
  const accounts = await makeAccounts(db, [{ username, roles: ['ROLE_CLIENT_ADMIN'], createdAt: since }])
  const { uuid } = accounts.get(username)!
  await db.insertInto('client_admin').values({ uuid, first_name: 'Wim', last_name: 'Jansen', welcomed_at: since }).execute()
  const theirs = made.filter(({ name }) => familyOf.includes(name))
  await db
    .insertInto('client_admin_client')
    .values(theirs.map(client => ({ client_admin_uuid: uuid, client_uuid: client.uuid })))
    .execute()
  return new Set(excluded.map(row => `${row.client_uuid} ${row.care_worker_uuid}`))
}
