import { PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { Role } from '../../../contract/language.ts'
import { queriesOf } from '../../concepts.ts'
import type { Viewer } from '../concept.ts'
import type { Sql } from '../database/database.ts'
import { madeOnce } from './made-once.ts'

const { resource } = contract.careMoments.get
const compile = ({ text }: { text: Sql }) => {
  const { sql: said, parameters } = new PostgresQueryCompiler().compileQuery(text.toOperationNode(), { queryId: 'test' })
  return [said, parameters]
}
const viewer = (name: string, now: string, roles: Role[] = ['ROLE_CARE_WORKER']): Viewer => ({
  me: { uuid: `uuid of ${name}`, username: name, roles, impersonator: null, session: `session of ${name}` },
  now,
  queriesOf,
})
const an = viewer('an', '2026-03-01T09:00:00+00:00')
const bo = viewer('bo', '2026-04-02T10:00:00+00:00')

/** Makes the part for An, then for Bo; returns what Bo gets, and how often it was built. */
const afterAn = (name: string, build: (viewer: Viewer) => Sql, then = bo) => {
  let built = 0
  const count = (each: Viewer) => {
    built++
    return { text: build(each), joins: new Map() }
  }
  madeOnce(resource, name, an, count)
  const before = built
  return { got: compile(madeOnce(resource, name, then, count)), rebuilt: built - before }
}

test('a second person of the same roles gets the same text with their own uuid and moment', () => {
  const { got, rebuilt } = afterAn(
    'own',
    ({ me, now }) => sql`a = ${me.uuid} and b < ${now} and c = ${'open'} and d = ${me.uuid}`,
  )
  expect(got).toEqual(['a = $1 and b < $2 and c = $3 and d = $4', ['uuid of bo', bo.now, 'open', 'uuid of bo']])
  expect(rebuilt).toBe(0)
})
test('a person of other roles gets their own text', () => {
  const planner = viewer('cas', bo.now, ['ROLE_PLANNER'])
  expect(afterAn('roles', ({ me }) => sql`${sql.raw(me.roles.join())}`, planner).got).toEqual(['ROLE_PLANNER', []])
})
test.each<[string, (viewer: Viewer) => Sql, unknown]>([
  ['a value reckoned from the moment', ({ now }) => sql`${now.slice(0, 7)}`, '2026-04'],
  ['a name', ({ me }) => sql`${me.username}`, 'bo'],
  ['a session', ({ me }) => sql`${me.session}`, 'session of bo'],
])('%s is evaluated for each person', (what, build, value) => {
  const { got, rebuilt } = afterAn(what, build)
  expect(got).toEqual(['$1', [value]])
  expect(rebuilt).toBe(1)
})
test('a text that differs with the moment is made each time', () => {
  const build = ({ now }: Viewer) => (now < '2026-03-15' ? sql`winter` : sql`spring`)
  expect(afterAn('season', build).got).toEqual(['spring', []])
})
