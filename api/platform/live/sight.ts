// Who may know of an event: those who see the item now, by the rule of lists, and those who saw it before. One statement for each
// type of item and each role, however many listen.
import { sql } from 'kysely'
import { allResources, resourceOf } from '../../../contract/catalogue.ts'
import { type News, wholeType } from '../../../contract/events/live.ts'
import type { Actor, AnyResource } from '../../../contract/language.ts'
import type { QueriesOf, SeenBy, Viewer } from '../concept.ts'
import type { Database, Sql } from '../database/database.ts'
import { targetOf } from '../rows/hidden.ts'
import { Statement } from '../rows/statement.ts'
import type { Happening } from './happenings.ts'

interface Sight {
  db: Database
  queriesOf: QueriesOf
  now: string
}
/** The events of each item of a resource. */
type Items = Map<string, Happening[]>

const known = new Set(allResources.map(({ type }) => type))
const listener = sql.raw('listener.uuid')
const listening = (listeners: Actor[]): Sql => sql`unnest(${listeners.map(({ uuid }) => uuid)}::uuid[]) as listener(uuid)`
/** All of them as one viewer: their uuid is a column of the statement. */
const together = ({ queriesOf, now }: Sight, [one]: Actor[]): Viewer => ({
  me: { ...one!, uuid: listener as unknown as string },
  now,
  queriesOf,
})

/** The shortest path of relations from a resource to the one it is part of. */
const pathToWhole = (resource: AnyResource, left = 3): string | undefined => {
  if (left === 0) return undefined
  const steps = Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = targetOf(field)
    return target ? [{ name, target }] : []
  })
  const direct = steps.find(({ target }) => target.type === wholeType)
  if (direct) return direct.name
  for (const { name, target } of steps) {
    const rest = pathToWhole(target, left - 1)
    if (rest) return `${name}.${rest}`
  }
  return undefined
}

const addTo = (all: Map<string, Items>, type: string, uuid: string, happened: Happening[]) => {
  const items = all.get(type) ?? new Map<string, Happening[]>()
  items.set(uuid, [...(items.get(uuid) ?? []), ...happened])
  all.set(type, items)
}

/** An event of a part is also an event of its whole. */
const addWholes = async (sight: Sight, all: Map<string, Items>, viewer: Viewer) => {
  for (const [type, items] of [...all]) {
    const resource = resourceOf(type)
    const path = type === wholeType ? undefined : pathToWhole(resource)
    if (!path) continue
    const statement = new Statement(resource, viewer)
    const uuidColumn = statement.row().column(`${path}.uuid`)
    const { rows } = await sql<{
      uuid: string
      whole: string | null
    }>`select ${statement.row().alias}.uuid, ${uuidColumn} as whole
      from ${statement.from()} where ${statement.row().alias}.uuid = any(${[...items.keys()]}::uuid[])`.execute(sight.db)
    for (const { uuid, whole: found } of rows) if (found) addTo(all, wholeType, found, items.get(uuid)!)
  }
}

/** Which of these items each listener sees. All of them have the same roles. */
const seenOf = async (sight: Sight, resource: AnyResource, uuids: string[], listeners: Actor[]) => {
  const statement = new Statement(resource, together(sight, listeners))
  const { visible } = sight.queriesOf(resource)
  const conditions = listeners[0]!.roles.map(role => (role === 'IS_AUTHENTICATED_2FA_IN_PROGRESS' ? false : visible[role]))
  if (conditions.includes(true)) return new Map(listeners.map(({ uuid }) => [uuid, new Set(uuids)]))
  if (conditions.every(condition => condition === false)) return new Map<string, Set<string>>()
  const condition = statement.visible()
  const { rows } = await sql<{ by: string; items: string[] }>`
    select listener.uuid as by, array_agg(distinct ${statement.row().alias}.uuid::text) as items
    from ${statement.from()} cross join ${listening(listeners)}
    where ${statement.row().alias}.uuid = any(${uuids}::uuid[]) and ${condition} group by 1`.execute(sight.db)
  return new Map(rows.map(({ by, items }) => [by, new Set(items)]))
}

/** Who saw these items before the event, as far as the resource can tell from it. */
const formerlySeenOf = async (sight: Sight, resource: AnyResource, happened: Happening[], listeners: Actor[]) => {
  const { former = {} } = sight.queriesOf(resource)
  const viewer = together(sight, listeners)
  const conditions = viewer.me.roles.flatMap(role => former[role as SeenBy]?.(viewer, sql`e.data`) ?? [])
  if (conditions.length === 0) return []
  const uuids = happened.map(({ uuid }) => uuid).sort()
  const { rows } = await sql<{ by: string; item: string }>`
    select distinct listener.uuid as by, e.subject_uuid as item from event e cross join ${listening(listeners)}
    where e.uuid = any(${uuids}::uuid[]) and e.uuid >= ${uuids[0]}::uuid and (${sql.join(conditions, sql` or `)})`.execute(
    sight.db,
  )
  return rows
}

const newsOf = ({ path, type }: AnyResource, uuid: string, happened: Happening[], me: Actor): News => ({
  '@id': `/v1${path}/${uuid}`,
  '@type': type,
  own: happened.every(({ actor }) => actor === me.uuid),
})

/**
 * What to tell each of these listeners about these events. For an item that someone no longer sees, only its type. Listeners are
 * compared as objects.
 */
export const newsFor = async (sight: Sight, happened: Happening[], listeners: Actor[]): Promise<Map<Actor, News[]>> => {
  const newsByListener = new Map<Actor, News[]>(listeners.map(me => [me, []]))
  if (listeners.length === 0) return newsByListener
  const all = new Map<string, Items>()
  for (const one of happened) if (known.has(one.type)) addTo(all, one.type, one.subject, [one])
  await addWholes(sight, all, { me: listeners[0]!, now: sight.now, queriesOf: sight.queriesOf })
  for (const alike of Map.groupBy(listeners, ({ roles }) => roles.join()).values()) {
    for (const [type, items] of all) {
      const resource = resourceOf(type)
      const seen = await seenOf(sight, resource, [...items.keys()], alike)
      const former = await formerlySeenOf(sight, resource, [...items.values()].flat(), alike)
      for (const me of alike) {
        const own = seen.get(me.uuid) ?? new Set<string>()
        const news = newsByListener.get(me)!
        for (const uuid of own) news.push(newsOf(resource, uuid, items.get(uuid)!, me))
        if (former.some(({ by, item }) => by === me.uuid && !own.has(item)))
          news.push({ '@id': `/v1${resource.path}`, '@type': type, own: false })
      }
    }
  }
  spread([...newsByListener.values()].flat())
  return newsByListener
}

// Events for many people are not urgent, so their refetches are spread: at most this many a second. New work is announced to
// hundreds, and other requests would have to wait behind all of them (docs/decisions/0149).
const [crowd, askedAgainPerSecond, longestSeconds] = [20, 20, 10]
/** Adds to events with many listeners within how many seconds to fetch again. */
const spread = (news: News[]) => {
  for (const alike of Map.groupBy(news, one => one['@id']).values()) {
    if (alike.length < crowd) continue
    const within = Math.min(longestSeconds, Math.ceil(alike.length / askedAgainPerSecond))
    for (const one of alike) if (!one.own) one.within = within
  }
}
