// A colleague of the planner, for tests about two planners at once. Not in every test's world, as planners get many notifications.

import { today, tokenFor } from '../worlds/world.ts'
import { callerWith, type TestApi } from './api.ts'

export const addPlanner = async ({ db, server }: Pick<TestApi, 'db' | 'server'>) => {
  const username = 'tweede.planner@voorbeeld.example'
  const account = { username, roles: ['ROLE_PLANNER' as const], multi_factor_enabled: true, created_at: today }
  const { uuid } = await db.insertInto('account').values(account).returning('uuid').executeTakeFirstOrThrow()
  const person = { uuid, first_name: 'Sanne', last_name: 'Kuiper', email: username }
  await db.insertInto('back_office_employee').values(person).execute()
  return callerWith(server, await tokenFor(server, { uuid, username, roles: account.roles, multiFactor: true }))
}
