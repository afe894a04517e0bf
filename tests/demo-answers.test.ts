// What every account of the demo world sees, list by list and item by item.
import { afterAll, describe, expect, test } from 'vitest'
import { memberName } from '../api/platform/documents/openapi-schemas.ts'
import { allResources } from '../contract/catalogue.ts'
import type { AnyResource } from '../contract/language.ts'
import { faultsIn } from './schemas.ts'
import type { Answer } from './servers/api.ts'
import { everyLogin, openDemo, operations, type Read, readItems, readLists } from './worlds/demo-readers.ts'

const demo = await openDemo()
afterAll(() => demo.close())
const seen = new Map<string, { lists: Read[]; items: Map<string, Answer> }>()
for (const login of everyLogin) {
  const lists = await readLists(demo.readers[login])
  seen.set(login, { lists, items: await readItems(demo.readers[login], lists) })
}

/** The paths where a member of a list differs from its item. The item may have more fields. */
const unlike = (member: unknown, item: unknown, path = ''): string[] => {
  if (typeof member !== 'object' || member === null || Array.isArray(member))
    return JSON.stringify(member) === JSON.stringify(item) ? [] : [path]
  return Object.entries(member).flatMap(([name, value]) =>
    unlike(value, (item as Record<string, unknown> | undefined)?.[name], `${path}.${name}`),
  )
}

describe.each(everyLogin)('%s', login => {
  const { lists, items } = seen.get(login)!
  test('reads every list of their role', () => {
    expect(lists.filter(({ answer }) => answer.status !== 200).map(({ id, answer }) => `${id} ${answer.status}`)).toEqual([])
    expect(lists.length).toBeGreaterThan(10)
  })
  // Objects that are not items are skipped: the result of a command has the address of its request, a refusal that of its error type.
  test('opens every address in them, unless it is not theirs to read', () => {
    const closed = [...items].filter(([, { status }]) => status !== 200 && status !== 403)
    expect(closed.map(([address, { status }]) => `${address} ${status}`)).toEqual([])
    expect(items.size).toBeGreaterThan(50)
  })
  test('reads in lists and items what the OpenAPI document says', () => {
    const faults = lists.flatMap(({ id, answer }) => {
      const { resource } = operations.find(each => each.id === id)!.operation
      return answer.body.member.flatMap(member => faultsIn(memberName(resource!, true), member))
    })
    for (const { status, body } of items.values())
      if (status === 200) faults.push(...faultsIn(`${String(body['@type'])}.jsonld-read`, body))
    expect([...new Set(faults)]).toEqual([])
  })
  test('reads in a list what the item says, less what is the item’s alone', () => {
    const different = lists.flatMap(({ id, answer }) =>
      answer.body.member.flatMap(member => {
        const item = items.get(member['@id'])
        return item?.status === 200 ? unlike(member, item.body).map(path => `${id} ${path}`) : []
      }),
    )
    expect(different).toEqual([])
  })
})

test('what is the item’s alone is a field there is', () => {
  const missing = allResources.flatMap(resource =>
    resource.itemOnly.filter(path => !hasField(resource, path.split('.'))).map(path => `${resource.type} ${path}`),
  )
  expect(missing).toEqual([])
})
const hasField = ({ fields }: AnyResource, [step = '', ...rest]: string[]): boolean => {
  const field = fields[step]
  if (!field || rest.length === 0) return field !== undefined
  return 'pick' in field && field.pick.includes(rest[0]!) && hasField(field.target, rest)
}

// The current sizes, with some margin: of a full answer, where each embedded item has its address, type, uuid and name, and of a
// minimal one, which the screens ask for.
test.each([
  ['zorgverlener@demo.example', '/care_moment_publications?itemsPerPage=30&careWorkerUuid=', 42_000, 32_000],
  ['organisatie@demo.example', '/care_moments?itemsPerPage=30', 53_000, 40_000],
] as const)('thirty at a time for %s are no more than was reached', async (login, path, most, maxMinimal) => {
  const { caller, uuid } = demo.readers[login]
  const address = path + (path.endsWith('=') ? uuid : '')
  const page = await caller.get(address)
  expect(page.body.member).toHaveLength(30)
  expect(page.body).not.toHaveProperty('search')
  expect(page.bytes.length).toBeLessThan(most)
  expect((await caller.get(address, { prefer: 'return=minimal' })).bytes.length).toBeLessThan(maxMinimal)
})
