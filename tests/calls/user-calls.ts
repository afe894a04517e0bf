// The organization, location and account for the operations of organizations and users.
import { randomUUID } from 'node:crypto'
import type { Database } from '../../api/platform/database/database.ts'
import type { Role } from '../../contract/language.ts'
import type { TestApi } from '../servers/api.ts'
import { type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

/** An account of a care worker, without a care worker record. */
export const putUser = async (db: Database, status = 'active'): Promise<string> => {
  const row = { username: `${randomUUID()}@voorbeeld.example`, roles: ['ROLE_CARE_WORKER'], created_at: today }
  const values = { ...row, active: status === 'active' }
  return (await db.insertInto('account').values(values).returning('uuid').executeTakeFirstOrThrow()).uuid
}

/** A colleague at the organization of this side. */
export const putColleague = async ({ db, world }: TestApi, side: Side, active: boolean): Promise<string> => {
  const account = { username: `${randomUUID()}@voorbeeld.example`, roles: ['ROLE_ORGANIZATION_USER'], created_at: today, active }
  const { uuid } = await db.insertInto('account').values(account).returning('uuid').executeTakeFirstOrThrow()
  const person = { uuid, first_name: 'Noor', last_name: 'Visser', organization_uuid: uuidOf(sideOf(world, side).organization) }
  await db.insertInto('organization_user').values(person).execute()
  return uuid
}

const address = { street: 'Dam 1', postcode: '1012 JS', city: 'Amsterdam' }
// Some roles see all of them. For these roles the other side's is an item that does not exist.
const seen = (side: Side, role: Role, toAll: readonly Role[], iri: string) =>
  side === 'other' && toAll.includes(role) ? randomUUID() : uuidOf(iri)

export const userTargets = (api: TestApi): Record<string, Target> => {
  const { db, world } = api
  const { people } = world
  return {
    'organizations.get': (side, role) =>
      seen(side, role, ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'], sideOf(world, side).organization),
    'organizations.location': (side, role) => seen(side, role, ['ROLE_CARE_WORKER'], sideOf(world, side).location),
    'organizations.update': async () => {
      const row = { name: randomUUID(), ...address, invoice_email: 'facturen@voorbeeld.example' }
      return (await db.insertInto('organization').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'organizations.updateLocation': async side => {
      const row = {
        name: 'Noord',
        ...address,
        latitude: 52.37,
        longitude: 4.89,
        organization_uuid: uuidOf(sideOf(world, side).organization),
      }
      return (await db.insertInto('organization_location').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'organizations.updateUser': (side, role) =>
      people[
        side === 'other' ? 'otherOrganization' : role === 'ROLE_ORGANIZATION_LOCATION_ADMIN' ? 'locationAdmin' : 'secondUser'
      ].uuid,
    'organizations.deactivateUser': side => putColleague(api, side, true),
    'organizations.activateUser': side => putColleague(api, side, false),
    'users.get': side => people[side === 'own' ? 'careWorker' : 'colleague'].uuid,
    'users.deactivate': () => putUser(db),
    'users.activate': () => putUser(db, 'inactive'),
  }
}

export const userBodies = ({ world }: TestApi): Record<string, MakeBody> => {
  const organization = () => ({
    ...address,
    name: `Stichting ${randomUUID()}`,
    kvk: '12345678',
    invoiceEmail: 'geld@voorbeeld.example',
    oin: '00000001003214345000',
  })
  const location = { ...address, name: 'Zuid', phone: '020 1234567' }
  return {
    'organizations.create': organization,
    'organizations.update': organization,
    'organizations.createLocation': side => ({ ...location, organization: sideOf(world, side).organization }),
    'organizations.updateLocation': () => location,
    'organizations.updateUser': () => ({ firstName: 'Sanne', lastName: 'secondUser' }),
  }
}
