// Accounts and the records behind their roles. Written directly to the tables: nobody registers or is invited through an
// operation here.
import type { Database } from '../api/platform/database/database.ts'
import { hashPassword } from '../api/platform/login/password.ts'
import type { Role } from '../contract/language.ts'
import { paperNames, papers } from '../contract/money/papers.ts'
import type { Person } from './play.ts'

export const demoPassword = 'Welkom-bij-Zorginzet-1'
interface NewAccount {
  username: string
  roles: Role[]
  createdAt: string
  multiFactor?: boolean
}

/** An address made from a name, at a domain that can never exist. */
export const addressOf = (name: readonly string[], domain = 'voorbeeld.example'): string =>
  `${name
    .join('.')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')}@${domain}`

/** Creates the accounts, all with the demo password, in one statement: hashing the password for each would take seconds. */
export const makeAccounts = async (db: Database, accounts: NewAccount[]): Promise<Map<string, Person>> => {
  const hash = await hashPassword(demoPassword)
  const rows = await db
    .insertInto('account')
    .values(
      accounts.map(({ username, roles, createdAt, multiFactor = false }) => ({
        username,
        roles,
        password_hash: hash,
        multi_factor_enabled: multiFactor,
        created_at: createdAt,
      })),
    )
    .returning(['uuid', 'username', 'roles', 'created_at as at'])
    .execute()
  const agreed = paperNames.flatMap(paper =>
    rows.map(({ uuid, at }) => ({ account_uuid: uuid, at, paper, version: papers[paper].versions[0] })),
  )
  await db.insertInto('agreement').values(agreed).execute()
  return new Map(rows.map(({ uuid, username, roles }) => [username, { uuid, username, roles: roles as Role[] }]))
}

/** Creates the people of the back office; returns the planner. */
export const makeBackOffice = async (db: Database, createdAt: string): Promise<Person> => {
  const people = [
    { username: 'planner@demo.example', role: 'ROLE_PLANNER', first: 'Anouk', last: 'Dijkstra' },
    { username: 'backoffice@demo.example', role: 'ROLE_BACK_OFFICE_EMPLOYEE', first: 'Tom', last: 'Kuiper' },
  ] as const
  const accounts = people.map(({ username, role }) => ({ username, roles: [role], createdAt, multiFactor: true }))
  const made = await makeAccounts(db, accounts)
  await db
    .insertInto('back_office_employee')
    .values(
      people.map(({ username, first, last }) => ({
        uuid: made.get(username)!.uuid,
        first_name: first,
        last_name: last,
        email: username,
      })),
    )
    .execute()
  return made.get(people[0].username)!
}
