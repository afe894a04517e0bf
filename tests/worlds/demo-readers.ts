// The demo world as each of its accounts reads it: every list, and every address found in a list or an item.
import { openApi } from '../../api/server.ts'
import { contract } from '../../contract/index.ts'
import type { Role } from '../../contract/language.ts'
import type { Operation } from '../../contract/operations.ts'
import { makeDemoWorld } from '../../demo/world.ts'
import { type Answer, type Body, type Caller, callerWith } from '../servers/api.ts'
import { freshDatabase } from '../servers/database.ts'
import { settings } from '../servers/settings.ts'
import { tokenFor } from './world.ts'

const logins = {
  'zorgverlener@demo.example': 'ROLE_CARE_WORKER',
  'uitzend@demo.example': 'ROLE_CARE_WORKER',
  'client@demo.example': 'ROLE_CLIENT_ADMIN',
  'planner@demo.example': 'ROLE_PLANNER',
  'backoffice@demo.example': 'ROLE_BACK_OFFICE_EMPLOYEE',
  'organisatie@demo.example': 'ROLE_ORGANIZATION_USER',
  'locatie@demo.example': 'ROLE_ORGANIZATION_LOCATION_ADMIN',
} as const satisfies Record<string, Role>
type Login = keyof typeof logins
export const everyLogin = Object.keys(logins) as Login[]

interface Reader {
  uuid: string
  role: Role
  caller: Caller
}
/** The demo world behind a server, with its readers. Close it after the file. */
export const openDemo = async () => {
  const database = await freshDatabase()
  const server = await openApi(settings, database.url)
  await makeDemoWorld(server, database.url, () => undefined)
  const readers = {} as Record<Login, Reader>
  for (const username of everyLogin) {
    const account = server.database.selectFrom('account').selectAll().where('username', '=', username)
    const { uuid, roles } = await account.executeTakeFirstOrThrow()
    const person = { uuid, username, roles: roles as Role[], multiFactor: false }
    readers[username] = { uuid, role: logins[username], caller: callerWith(server, await tokenFor(server, person)) }
  }
  const close = async () => {
    await server.stop()
    await database.drop()
  }
  return { server, readers, close }
}

export const operations: { id: string; operation: Operation }[] = Object.entries(contract).flatMap(([concept, own]) =>
  Object.entries<Operation>(own).map(([name, operation]) => ({ id: `${concept}.${name}`, operation })),
)
const item = /^\/v1(\/[a-z_]+)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/
/** Every item address in an answer, of the items themselves and of their relations. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return item.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}
const pathOf = (address: string): string => item.exec(address)![1]!

export interface Read {
  id: string
  path: string
  answer: Answer
}
const perList = 12
/** Every list that this reader may read. For lists under an item: under the first item of its kind that was found. */
export const readLists = async ({ role, caller }: Reader): Promise<Read[]> => {
  const found: Read[] = []
  const lists = operations.filter(({ operation: { kind, by } }) => kind === 'list' && (by === 'public' || by.includes(role)))
  const seen = () => found.flatMap(({ answer }) => addressesIn(answer.body))
  for (const { id, operation } of [...lists].sort((a, b) => Number(!!a.operation.parent) - Number(!!b.operation.parent))) {
    const owner = operation.parent && seen().find(address => pathOf(address) === `/${operation.path.split('/')[1]}`)
    if (operation.parent && !owner) continue
    const path = operation.path.replace(/\{\w+\}/, owner?.split('/').at(-1) ?? '')
    found.push({ id, path, answer: await caller.get(`${path}?itemsPerPage=${perList}`) })
  }
  return found
}
/** Every address in these responses and in the items read from them, at most this many of each kind. */
export const readItems = async ({ caller }: Reader, lists: Read[], perKind = 25): Promise<Map<string, Answer>> => {
  const read = new Map<string, Answer>()
  const counts = new Map<string, number>()
  const open = lists.flatMap(({ answer }) => addressesIn(answer.body))
  for (let address = open.shift(); address; address = open.shift()) {
    const count = counts.get(pathOf(address)) ?? 0
    if (read.has(address) || count >= perKind) continue
    counts.set(pathOf(address), count + 1)
    const answer = await caller.get(address)
    read.set(address, answer)
    open.push(...addressesIn(answer.body as Body))
  }
  return read
}
