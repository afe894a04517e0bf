// The operations from the specification's list: each one exists, and refuses the roles it should.
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { operations } from './calls/calls.ts'
import { callerWith, openTestApi } from './servers/api.ts'
import { everybody, tokenFor } from './worlds/world.ts'

const api = await openTestApi()
afterAll(() => api.close())

interface ListedOperation {
  method: string
  path: string
}
const listed: ListedOperation[] = JSON.parse(readFileSync(new URL('specification/operations.json', import.meta.url), 'utf8'))
const shapeOf = ({ method, path }: ListedOperation) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`
const ours = new Map(operations.map(each => [shapeOf(each.operation), each]))
const names = listed.map(each => `${each.method} ${each.path}`)

test('there are 150', () => {
  expect(new Set(listed.map(shapeOf)).size).toBe(150)
})
test.each(names)('%s is there', name => {
  const [method = '', path = ''] = name.split(' ')
  expect(ours.get(shapeOf({ method, path }))?.operation.addition ?? false).toBe(false)
  expect(ours.has(shapeOf({ method, path }))).toBe(true)
})
test('everything else is marked as an addition', () => {
  const asked = new Set(listed.map(shapeOf))
  const unasked = operations.filter(({ operation }) => !asked.has(shapeOf(operation)) && !operation.addition)
  expect(unasked.map(({ id }) => id)).toEqual([])
})

const withoutItem = (path: string) =>
  path.replace(/\{analytics\}/, 'analytics').replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
const closed = operations.filter(({ operation }) => operation.by !== 'public')
test.each(closed)('$id answers no stranger', async ({ operation }) => {
  expect(await api.as.nobody.send(operation.method, withoutItem(operation.path), operation.body && {})).toMatchObject({
    status: 401,
  })
})
test.each(closed)('$id answers nobody whose role it does not name', async ({ operation }) => {
  const { people } = api.world
  for (const who of everybody) {
    const person = people[who]
    if (person.roles.some(role => operation.by.includes(role))) continue
    const caller = callerWith(api.server, await tokenFor(api.server, person))
    expect((await caller.send(operation.method, withoutItem(operation.path), operation.body && {})).status, who).toBe(403)
  }
})
