// How to call the operations of the family: about a visit, and about exports made for them.
import { randomUUID } from 'node:crypto'
import { codeOf } from '../../api/accounts/queries.ts'
import type { Role } from '../../contract/language.ts'
import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { password, today, uuidOf } from '../worlds/world.ts'
import { personOf } from './account-calls.ts'
import type { MakeBody, Target } from './calls.ts'

type Rows = ReturnType<typeof rowsOf>
/** The person with this role who asks for an export and has none in progress. */
const withoutWaiting = async (db: TestApi['db'], { people }: TestApi['world'], role: Role): Promise<string> => {
  const { uuid } = people[role === 'ROLE_PLANNER' ? 'planner' : 'clientAdmin']
  await db.deleteFrom('client_export').where('status', '=', 'waiting').where('account_uuid', '=', uuid).execute()
  return uuid
}
export const familyTargets = ({ db, world }: TestApi, rows: Rows): Record<string, Target> => {
  const clientOf: Target = side => uuidOf(sideOf(world, side).client)
  const exported: Target = async (side, role) => {
    const account_uuid = await withoutWaiting(db, world, role)
    const row = {
      client_uuid: uuidOf(sideOf(world, side).client),
      account_uuid,
      ...{ start_date: '2026-01-01', end_date: '2026-06-30', created_at: today },
    }
    return (await db.insertInto('client_export').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  return {
    'visits.get': (side: Side) => rows.putMoment('assigned', { side }),
    'visits.faces': clientOf,
    'clientExports.get': exported,
    'clientExports.download': exported,
  }
}
export const familyBodies = ({ db, server, world }: TestApi): Record<string, MakeBody> => ({
  'accounts.changeRelativePassword': () => ({ currentPassword: password, password }),
  'emailChanges.ask': () => ({ email: `${randomUUID()}@voorbeeld.example`, password }),
  'emailChanges.confirm': async (_side, role) => {
    const { uuid: account_uuid, username: email } = personOf(world, role)
    const code_hash = server.tokens.keyed(codeOf(account_uuid, '123456', email))
    const hash = { code_hash, sent_at: '2026-01-01', expires_at: '2099-01-01' }
    await db
      .insertInto('multi_factor_code')
      .values({ account_uuid, ...hash })
      .onConflict(c => c.column('account_uuid').doUpdateSet(hash))
      .execute()
    return { email, code: '123456' }
  },
  'clientExports.ask': async (side, role) => {
    await withoutWaiting(db, world, role)
    return { client: sideOf(world, side).client, startDate: '2026-01-01', endDate: '2026-06-30' }
  },
  'clients.changeClientAdmin': () => ({ firstName: 'Joke', lastName: 'de Wit' }),
  'accounts.changeBackOfficeEmployee': () => ({ firstName: 'Tom', lastName: 'Kuiper', phone: '+31302071234' }),
})
