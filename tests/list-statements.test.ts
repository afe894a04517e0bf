// The SQL of every list by role, kept in list-statements.sql for review. A change in visibility, in an order or in a response is a
// changed line there. Roles with the same statement share it, and lists share the part that reads the rows they found.
import { expect, test } from 'vitest'
import type { Filter } from '../contract/filters.ts'
import { contract } from '../contract/index.ts'
import type { AnyResource, Role } from '../contract/language.ts'
import type { Operation } from '../contract/operations.ts'
import { halvesOf, statementOf } from './list-statements.ts'

type List = Operation & { resource: AnyResource }
const isList = (operation: Operation): operation is List => operation.kind === 'list'
const lists = Object.entries(contract).flatMap(([concept, operations]) =>
  Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    isList(operation) ? [{ id: `${concept}.${name}`, list: operation }] : [],
  ),
)
const rolesOf = ({ by }: List): (Role | undefined)[] => (by === 'public' ? [undefined] : [...by])
const named = (role: Role | undefined) => role?.replace('ROLE_', '') ?? 'anyone'

interface StatementCase {
  id: string
  role: string
  found: string
  read: string
}
const askAll = async (): Promise<StatementCase[]> => {
  const asked: StatementCase[] = []
  for (const { id, list } of lists)
    for (const role of rolesOf(list)) {
      const [found, read] = halvesOf(await statementOf(list, role))
      asked.push({ id, role: named(role), found, read })
    }
  return asked
}
const rolesIn = (asked: StatementCase[]) => asked.map(({ role }) => role).join(', ')
const foundBy = (asked: StatementCase[]) =>
  [...Map.groupBy(asked, ({ id }) => id)].map(([id, ofList]) => {
    const alike = [...Map.groupBy(ofList, ({ found }) => found)]
    return `-- ${id}\n${alike.map(([found, all]) => `-- ${rolesIn(all)}\n${found}\n`).join('')}`
  })
const readBy = (asked: StatementCase[]) =>
  [...Map.groupBy(asked, ({ read }) => read)].map(([read, alike]) => {
    const heads = [...Map.groupBy(alike, ({ id }) => id)].map(([id, all]) => `-- ${id}: ${rolesIn(all)}\n`)
    return `${heads.join('')}${read}\n`
  })

const uuid = '00000000-0000-0000-0000-000000000000'
const questions: Record<Filter['kind'], (key: string) => [name: string, value: string]> = {
  exact: key => [key, uuid],
  neq: key => [`${key}[neq]`, uuid],
  orderByMatch: key => [`orderByMatch[${key}]`, uuid],
  dates: key => [`${key}[after]`, '2026-10-19'],
  range: key => [`${key}[between]`, '1..2'],
  exists: key => [`exists[${key}]`, 'true'],
  boolean: key => [key, 'true'],
  order: key => [`order[${key}]`, 'desc'],
  coalesceOrder: key => [`coalesceOrder[${key}]`, 'asc'],
  custom: key => [key, 'jansen'],
}
const takesOurs = ({ kind, key, path }: Filter) =>
  kind === 'custom' ? key === 'search' : !['exact', 'neq', 'orderByMatch'].includes(kind) || path.endsWith('uuid')
/** The first filter of each kind, used by the first role that may use it. */
const filtered = async (): Promise<string[]> => {
  const kinds = Object.keys(questions) as Filter['kind'][]
  const found = kinds.map(async kind => {
    const every = lists.flatMap(({ id, list }) => (list.filters ?? []).map(filter => ({ id, list, filter })))
    const first = every.find(({ filter }) => filter.kind === kind && takesOurs(filter))
    if (!first) return `-- ${kind}: asked of no list\n`
    const question = questions[kind](first.filter.key)
    const [role] = rolesOf(first.list)
    const [statement] = halvesOf(await statementOf(first.list, role, [question]))
    return `-- ${kind}: ${first.id}?${question.join('=')}, ${named(role)}\n${statement}\n`
  })
  return Promise.all(found)
}

test('what PostgreSQL is asked for every list has not changed', async () => {
  const asked = await askAll()
  const parts: [title: string, entries: string[]][] = [
    ['What each list looks for, by role', foundBy(asked)],
    ['What it reads of what it finds', readBy(asked)],
    ['What each kind of filter adds', await filtered()],
  ]
  const text = parts.map(([title, entries]) => `-- # ${title}\n\n${entries.join('\n')}`).join('\n')
  await expect(text).toMatchFileSnapshot('./list-statements.sql')
})
