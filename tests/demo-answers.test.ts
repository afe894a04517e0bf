// What everyone reads in the demo world, list by list and item by item.
import { afterAll, describe, expect, test } from 'vitest'
import type { Answer } from './api.ts'
import { everyLogin, openDemo, type Read, readItems, readLists } from './demo-readers.ts'

const demo = await openDemo()
afterAll(() => demo.close())
const seen = new Map<string, { lists: Read[]; items: Map<string, Answer> }>()
for (const login of everyLogin) {
  const lists = await readLists(demo.readers[login])
  seen.set(login, { lists, items: await readItems(demo.readers[login], lists) })
}

describe.each(everyLogin)('%s', login => {
  const { lists, items } = seen.get(login)!
  test('reads every list of their role', () => {
    expect(lists.filter(({ answer }) => answer.status !== 200).map(({ id, answer }) => `${id} ${answer.status}`)).toEqual([])
    expect(lists.length).toBeGreaterThan(10)
  })
  // Left out: what is no item. The answer of a command has the address it was asked at, a refusal one of its kind of error.
  test('D14: opens every address in them, unless it is not theirs to read', () => {
    const closed = [...items].filter(([, { status }]) => status !== 200 && status !== 403)
    expect(closed.map(([address, { status }]) => `${address} ${status}`)).toEqual([])
    expect(items.size).toBeGreaterThan(50)
  })
})
