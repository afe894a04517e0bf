// How to call the operations on API clients.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashOf } from '../../../api/platform/login/token.ts'
import type { Role } from '../../../contract/language.ts'
import type { TestApi } from '../../servers/api.ts'
import { type Side, sideOf } from '../../worlds/rows.ts'
import { today, uuidOf } from '../../worlds/world.ts'
import type { MakeBody, Target } from '../calls.ts'

const scopes = ['reference:read']
const form = { name: 'Ons rooster', scopes, locations: [], endsOn: '2027-10-01' }

/** A client of the organization of this side; of the back office for a planner. */
export const putApiClient = async ({ db, world }: TestApi, status: string, side: Side = 'own', role?: Role) => {
  const organization_uuid = role === 'ROLE_PLANNER' && side === 'own' ? null : uuidOf(sideOf(world, side).organization)
  const { rows } = await sql<{ uuid: string }>`insert into account (username, roles, active, created_at)
    values (${`api-client-${randomBytes(8).toString('hex')}`}, ${[organization_uuid ? 'ROLE_ORGANIZATION_USER' : 'ROLE_BACK_OFFICE_EMPLOYEE']}::text[],
      ${status === 'active'}, ${today}) returning uuid`.execute(db)
  const { uuid } = rows[0]!
  const name = { uuid, first_name: 'API-client', last_name: form.name }
  if (organization_uuid)
    await db
      .insertInto('organization_user')
      .values({ ...name, organization_uuid })
      .execute()
  else
    await db
      .insertInto('back_office_employee')
      .values({ ...name, email: '' })
      .execute()
  await db.insertInto('api_client').values({ uuid, organization_uuid, scopes, status, created_at: today }).execute()
  return uuid
}
const putSecret = async ({ db }: TestApi, api_client_uuid: string) => {
  const row = { api_client_uuid, hash: hashOf(randomBytes(8).toString('hex')), ending: 'a1b2', made_at: today }
  return (await db.insertInto('api_client_secret').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const apiClientTargets = (api: TestApi): Record<string, Target> => {
  const active: Target = (side, role) => putApiClient(api, 'active', side, role)
  return {
    'apiClients.get': active,
    'apiClients.change': active,
    'apiClients.end': active,
    'apiClients.secret': active,
    'apiClients.removeSecret': async (side, role) => putSecret(api, await putApiClient(api, 'active', side, role)),
  }
}
export const apiClientBodies = ({ db }: TestApi): Record<string, MakeBody> => ({
  'apiClients.create': async () => {
    // There is a most that an organization may have.
    await db.updateTable('api_client').set({ status: 'ended' }).execute()
    return form
  },
  'apiClients.change': () => ({ ...form, version: 1 }),
})
