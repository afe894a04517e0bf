// Visibility of fields: which fields every response gives each role, found by calling. Kept in who-sees-what.snap.txt, for review.
// A changed line is a field that someone can see now, or no longer can.
import { afterAll, expect, test } from 'vitest'
import type { AnyItem, AnyResource } from '../contract/language.ts'
import { openTestApi } from './servers/api.ts'
import { actorOf, allOf, askedBy, makeRichWorld, viewers } from './worlds/rich-world.ts'

const api = await openTestApi()
afterAll(() => api.close())
await makeRichWorld(api)

/** Every field path of a resource, embedded ones included. */
const pathsOf = (resource: AnyResource, names = Object.keys(resource.fields)): string[] =>
  names.flatMap(name => {
    const field = resource.fields[name]!
    return 'pick' in field ? pathsOf(field.target, [...field.pick]).map(path => `${name}.${path}`) : [name]
  })
const isThere = (item: AnyItem, path: string) =>
  path.split('.').reduce<unknown>((at, step) => (at as AnyItem | null | undefined)?.[step], item) != null
const personIn = ({ assignee, careWorker }: AnyItem) =>
  [assignee, careWorker]
    .map(person => (typeof person === 'string' ? person.slice(-36) : (person as AnyItem | undefined)?.uuid))
    .find(Boolean)

// A care worker sees their own and unassigned work, offered work, and work that another worker has.
const columns = [
  'careWorker',
  'offered',
  'anothers',
  'clientAdmin',
  'planner',
  'backOffice',
  'organization',
  'locationAdmin',
] as const
type Column = (typeof columns)[number]
interface ShownItem {
  column: Column
  uuid: string
  shown: AnyItem
}
const seen = new Map<AnyResource, ShownItem[]>()
/** The fields that have a value for some reader, by item and path. */
const filled = new Set<string>()
for (const who of viewers) {
  const me = actorOf(api, who)
  for (const resource of askedBy(me.roles[0]!))
    for (const { raw, shown } of await allOf(api.db, resource, me)) {
      for (const path of pathsOf(resource)) if (isThere(raw, path)) filled.add(`${raw.uuid} ${path}`)
      const person = personIn(raw)
      const isOffered = 'assignee' in resource.fields && !person
      const ofWhom = isOffered ? 'offered' : (person ?? me.uuid) === me.uuid ? 'careWorker' : 'anothers'
      const all = seen.get(resource) ?? []
      seen.set(resource, all)
      all.push({ column: who === 'careWorker' ? ofWhom : who, uuid: raw.uuid, shown })
    }
}

const howOften = (items: ShownItem[], path: string): string => {
  if (items.length === 0) return '-'
  const possible = items.filter(({ uuid }) => filled.has(`${uuid} ${path}`))
  const there = possible.filter(({ shown }) => isThere(shown, path)).length
  return possible.length === 0 ? 'empty' : there === 0 ? 'never' : there === possible.length ? 'always' : 'sometimes'
}
type Line = [path: string, cells: string]
const lineOf = (items: ShownItem[], path: string): Line => [
  path,
  columns
    .map(column =>
      howOften(
        items.filter(each => each.column === column),
        path,
      ).padEnd(11),
    )
    .join('')
    .trimEnd(),
]
/** Embedded fields share one line when all of them have the same readers. */
const together = (lines: Line[], depth = 1): Line[] =>
  lines.flatMap(([path, cells]): Line[] => {
    const start = path.split('.').slice(0, depth).join('.')
    const part = lines.filter(([other]) => other.startsWith(`${start}.`))
    if (part.length === 0) return [[path, cells]]
    if (part[0]![0] !== path) return []
    return part.every(([, others]) => others === cells) ? [[`${start}.*`, cells]] : together(part, depth + 1)
  })
const tableOf = ([resource, items]: [AnyResource, ShownItem[]]) =>
  together(pathsOf(resource).map(path => lineOf(items, path)))
    .map(([path, cells]) => `  ${path.padEnd(44)}${cells}\n`)
    .join('')

test('who sees which field has not changed', async () => {
  const types = Map.groupBy(
    [...seen].sort(([a], [b]) => (a.type < b.type ? -1 : 1)),
    tableOf,
  )
  const head = `${'field'.padEnd(46)}${columns.map(name => name.padEnd(11)).join('')}`.trimEnd()
  const blocks = [...types].map(([table, alike]) => `${alike.map(([{ type }]) => type).join(', ')}\n${table}`)
  await expect([`${head}\n`, ...blocks].join('\n')).toMatchFileSnapshot('./who-sees-what.snap.txt')
})
