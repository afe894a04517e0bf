// SQL texts are built once for each set of roles: most of a statement depends on the roles, whoever asks and whenever. Only
// values differ by person and moment, and they are filled into the cached text (docs/decisions/0078).
import { PostgresQueryCompiler, sql } from 'kysely'
import type { AnyResource } from '../../../contract/language.ts'
import type { QueriesOf, Viewer } from '../concept.ts'
import type { Sql } from '../database/database.ts'

/** A part of a statement, and the joins that it needs, by their path. */
interface Part {
  text: Sql
  joins: Map<string, string>
}
type Slot = (viewer: Viewer) => unknown
interface StatementTemplate {
  fragments: TemplateStringsArray
  slots: Slot[]
  joins: Map<string, string>
}

// Nobody, at no time: if the texts for these two differ in anything but their own uuid and moment, they depend on more than
// roles.
const one = { uuid: '00000000-0000-4000-8000-00000000000a', now: '1971-02-03T04:05:06+00:00', impersonator: null, session: null }
const other = {
  uuid: '00000000-0000-4000-8000-00000000000b',
  now: '2149-11-12T13:14:15+00:00',
  impersonator: '00000000-0000-4000-8000-00000000000c',
  session: '00000000-0000-4000-8000-00000000000d',
}
const compiler = new PostgresQueryCompiler()

const make = (viewer: Viewer, build: (viewer: Viewer) => Part): StatementTemplate | undefined => {
  const buildFor = ({ uuid, now, impersonator, session }: typeof one | typeof other) => {
    const me = { uuid, roles: viewer.me.roles, username: `name of ${uuid}`, impersonator, session }
    const { text, joins } = build({ me, now, queriesOf: viewer.queriesOf })
    return { ...compiler.compileQuery(text.toOperationNode(), { queryId: 'made-once' }), joins }
  }
  const [first, second] = [buildFor(one), buildFor(other)]
  const slots = first.parameters.map((value, at): Slot | undefined => {
    const same = second.parameters[at]
    if (value === one.uuid && same === other.uuid) return ({ me }) => me.uuid
    if (value === one.now && same === other.now) return ({ now }) => now
    if (value === one.impersonator && same === other.impersonator) return ({ me }) => me.impersonator
    return value === same ? () => value : undefined
  })
  if (first.sql !== second.sql || !slots.every(slot => slot !== undefined)) return undefined
  const pieces = first.sql.split(/\$\d+/)
  return { fragments: Object.assign(pieces, { raw: pieces }), slots, joins: first.joins }
}

const known = new WeakMap<QueriesOf, Map<AnyResource, Map<string, StatementTemplate | undefined>>>()

/**
 * The result of `build` for this viewer. Its text is cached by name and roles; if it depends on more than the viewer's uuid and
 * the moment themselves (a value calculated from the moment, say), it is built each time.
 */
export const madeOnce = (resource: AnyResource, name: string, viewer: Viewer, build: (viewer: Viewer) => Part): Part => {
  const { queriesOf } = viewer
  const resources = known.get(queriesOf) ?? new Map<AnyResource, Map<string, StatementTemplate | undefined>>()
  known.set(queriesOf, resources)
  const texts = resources.get(resource) ?? new Map<string, StatementTemplate | undefined>()
  resources.set(resource, texts)
  const key = `${name} ${viewer.me.roles.join()}`
  if (!texts.has(key)) texts.set(key, make(viewer, build))
  const made = texts.get(key)
  if (!made) return build(viewer)
  return { text: sql(made.fragments, ...made.slots.map(slot => slot(viewer))), joins: made.joins }
}
