// Access rights: every operation of the contract, as every role and anonymously, on our own items and on those of another
// organization. The status codes are kept in matrix.snap.txt: a changed right is one changed line.

import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../contract/language.ts'
import { openCalls, operations } from './calls/calls.ts'
import { callerWith, openTestApi } from './servers/api.ts'
import type { Side } from './worlds/rows.ts'
import { tokenFor, uuidOf, type Who } from './worlds/world.ts'

const api = await openTestApi()
const { as, world, server, db } = api
afterAll(() => api.close())
const callFor = await openCalls(api)

const { planner } = world.people
const foreignKey = new TextEncoder().encode('a-key-that-is-not-ours-but-just-as-long')
const forged = await new SignJWT({ username: planner.username, uuid: planner.uuid, roles: planner.roles, exp: 9e9 })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(foreignKey)
const columns = {
  nobody: as.nobody,
  forged: callerWith(server, forged),
  'owes 2FA': callerWith(server, await tokenFor(server, planner, ['IS_AUTHENTICATED_2FA_IN_PROGRESS'])),
  careWorker: as.careWorker,
  clientAdmin: as.clientAdmin,
  planner: as.planner,
  backOffice: as.backOffice,
  organization: as.organization,
  locationAdmin: as.locationAdmin,
}
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]
const roleOf = (column: Column): Role =>
  column in world.people
    ? world.people[column as Who].roles[0]!
    : column === 'owes 2FA'
      ? 'IS_AUTHENTICATED_2FA_IN_PROGRESS'
      : 'ROLE_PLANNER'

const statusOf = async (id: string, column: Column, side: Side) => {
  const { operation } = operations.find(each => each.id === id)!
  const { path, body, headers } = await callFor(id, operation, side, roleOf(column))
  return columns[column].send(operation.method, path, body, headers)
}
type Cells = Record<Column, { own: number; other: number }>
const matrix = new Map<string, Cells>()
// In a hook, so that its time counts for this file: the slowest files start first.
beforeAll(async () => {
  for (const { id } of operations) {
    const cells = {} as Cells
    for (const column of names) {
      cells[column] = { own: (await statusOf(id, column, 'own')).status, other: (await statusOf(id, column, 'other')).status }
      await db.deleteFrom('multi_factor_code').execute()
      // More files than anyone may upload in a day.
      await db.updateTable('user_file').set({ created_at: '2026-01-01' }).execute()
    }
    matrix.set(id, cells)
  }
})

test('who may what has not changed', async () => {
  const lines = operations.map(({ id, operation: { method, path } }) => {
    const cells = names.map(name => {
      const { own, other } = matrix.get(id)![name]
      return (own === other ? `${own}` : `${own}/${other}`).padEnd(14)
    })
    return [`${id} `.padEnd(34), ...cells, `${method} ${path}`].join('')
  })
  const head = ['operation (own/other’s)'.padEnd(34), ...names.map(name => name.padEnd(14)), 'address'].join('')
  await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot('./matrix.snap.txt')
})

test.each(operations)('$id is for those it names, and no answer is a failure', ({ id, operation }) => {
  const cells = matrix.get(id)!
  const isLogin = /^\/(login|logout)/.test(operation.path)
  for (const column of names) {
    const { own, other } = cells[column]
    expect(
      [own, other].filter(status => status >= 500),
      column,
    ).toEqual([])
    if (operation.by === 'public') continue
    if (column === 'nobody' || column === 'forged') expect([own, other], column).toEqual([401, 401])
    else if (!operation.by.includes(roleOf(column))) expect([own, other], column).toEqual([403, 403])
    else expect(own, `${column} ${id}`).not.toBe(401)
  }
  if (!isLogin) expect(cells.forged.own).toBe(401)
})

// Planners and the back office work for all organizations. These four see only their own items.
const sides: Column[] = ['careWorker', 'clientAdmin', 'organization', 'locationAdmin']
const aboutAnItem = operations.flatMap(({ id, operation: { by, path } }) =>
  sides.filter(side => path.includes('{') && (by === 'public' || by.includes(roleOf(side)))).map(column => ({ id, by, column })),
)
test.each(aboutAnItem)(
  '$column does $id with what is theirs, and does not learn that what is another’s is there',
  ({ id, by, column }) => {
    const { own, other } = matrix.get(id)![column]
    expect(other).toBe(404)
    if (by !== 'public') expect([404, 422]).not.toContain(own)
  },
)

const lists = operations.filter(
  ({ operation }) => operation.kind === 'list' && !operation.path.includes('{') && !operation.path.startsWith('/organizations'),
)
test.each(lists)('$id shows nobody what is another’s', async ({ operation }) => {
  const hidden: [Column, string[]][] = [
    ['organization', [world.otherOrganization, world.harbour, world.otherClient]],
    ['locationAdmin', [world.otherOrganization, world.harbour, world.otherClient, world.west, world.clientInWest]],
    ['clientAdmin', [world.clientInWest, world.otherClient]],
    ['careWorker', [world.otherClient, world.people.colleague.uuid]],
  ]
  for (const [column, iris] of hidden) {
    const { text } = await columns[column].get(`${operation.path}?pagination=false`)
    for (const iri of iris) expect(text, column).not.toContain(uuidOf(iri))
  }
})
