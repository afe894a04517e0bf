import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { minYears, type RetainedKind, terms } from '../../rules/people/retention.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody } from '../../tests/worlds/world.ts'
import { keptYears } from './queries.ts'

const api = await openTestApi()
const { as, db, owner } = api
afterAll(() => api.close())
const kinds = Object.keys(terms) as RetainedKind[]
interface Term {
  kind: RetainedKind
  years: number
  version: number
}
const termsNow = async () => must(await as.planner.get('/retention_terms'), 200).retentionTerms as Term[]
const termOf = async (kind: RetainedKind) => (await termsNow()).find(term => term.kind === kind)!
const put = async (kind: RetainedKind, years: unknown, version?: number) =>
  as.planner.put(`/retention_terms/${kind}`, { years, version: version ?? (await termOf(kind)).version })

test('nobody but a planner reads or sets how long things are kept', async () => {
  for (const who of everybody.filter(each => each !== 'planner')) {
    expect(await as[who].get('/retention_terms'), who).toMatchObject({ status: 403 })
    expect(await as[who].put('/retention_terms/client', { years: 30, version: 0 }), who).toMatchObject({ status: 403 })
  }
  expect(await keptYears(db, 'client')).toBe(terms.client.years)
})

describe('a planner', () => {
  test.each([
    ['accessLog', 4, /^Korter dan 5 jaar mag niet\. NEN 7513/],
    ['event', 19, /^Korter dan 20 jaar mag niet\. WGBO/],
    ['client', 19, /^Korter dan 20 jaar mag niet\. WGBO/],
    ['careWorker', 0, /minimaal 1 jaar/],
    ['invoice', 6, /^Korter dan 7 jaar mag niet\. AWR/],
    ['client', 101, /hooguit 100 jaar/],
    ['client', 20.5, /heel aantal jaren/],
    ['client', '30', /heel aantal jaren/],
    ['client', null, /heel aantal jaren/],
  ] as const)('is refused to keep %s for %j years', async (kind, years, message) => {
    expect(await put(kind, years)).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'years', message: expect.stringMatching(message) }] } },
    })
    expect(await keptYears(db, kind)).toBe(terms[kind].years)
  })
  test.each(['unknown', 'constructor', 'access_log'])('finds no term that is called %s', async kind => {
    expect(await as.planner.put(`/retention_terms/${kind}`, { years: 30, version: 0 })).toMatchObject({ status: 404 })
  })
  test('reads every term with its law, before any was set', async () => {
    const expected = kinds.map(kind => ({
      ...terms[kind],
      kind,
      least: minYears(kind),
      changedAt: null,
      changedBy: null,
      version: 0,
    }))
    expect(await termsNow()).toEqual(expected)
  })
  test('sets a term: it counts at once, who did it is known, and its history says how long it was', async () => {
    const answer = must(await put('careWorker', 4), 200)
    expect(answer).toMatchObject({ kind: 'careWorker', years: 4, changedAt: expect.any(String), version: 1 })
    expect(answer.changedBy).toMatch(/\w+ \w+/)
    expect(await termOf('careWorker')).toMatchObject({ years: 4, version: 1, changedBy: answer.changedBy })
    expect(await keptYears(db, 'careWorker')).toBe(4)
    must(await put('careWorker', 1), 200)
    const events = db.selectFrom('event').select('data').where('name', '=', 'retention_term_changed').orderBy('uuid')
    expect((await events.execute()).map(({ data }) => data)).toEqual([
      { kind: 'careWorker', from: 2, to: 4 },
      { kind: 'careWorker', from: 4, to: 1 },
    ])
  })
  test('does not write over what a colleague set meanwhile, also at the same moment', async () => {
    const { version } = await termOf('invoice')
    const answers = await Promise.all([put('invoice', 8, version), put('invoice', 9, version)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await put('invoice', 10, version)).toMatchObject({ status: 409 })
    expect([8, 9]).toContain(await keptYears(db, 'invoice'))
  })
})

describe('the database', () => {
  test.each(kinds)('refuses a shorter term than the minimum for %s, and has its term', async kind => {
    const set = (years: number) => db.updateTable('retention_term').set({ years }).where('kind', '=', kind).execute()
    await expect(set(minYears(kind) - 1)).rejects.toMatchObject({ code: '23514' })
    await expect(set(101)).rejects.toMatchObject({ code: '23514' })
    await set(minYears(kind))
    expect(await keptYears(db, kind)).toBe(minYears(kind))
  })
  test('cannot lose a term, and has none for unknown kinds of data', async () => {
    await expect(sql`delete from retention_term`.execute(db)).rejects.toMatchObject({ code: '42501' })
    await expect(sql`delete from retention_term`.execute(owner)).rejects.toMatchObject({ code: '23000' })
    const other = db.insertInto('retention_term').values({ kind: 'else', years: 30 }).execute()
    await expect(other).rejects.toMatchObject({ code: '23514' })
  })
})
