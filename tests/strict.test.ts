// Unknown fields and filters are ignored, unless the caller asks to be refused (Prefer: handling=strict); and a 422 tells a
// developer which format is required, and names each error once.
import { afterAll, describe, expect, test } from 'vitest'
import { preferencesIn } from '../api/platform/http/negotiation.ts'
import { violationCodes } from '../api/platform/problem.ts'
import { unknownFields } from '../api/platform/request/strict.ts'
import { allOperations } from '../contract/catalogue.ts'
import type { Schema } from '../contract/language.ts'
import type { Violation } from '../contract/problems.ts'
import { type Answer, openTestApi } from './servers/api.ts'
import { programsOf } from './servers/programs.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const strict = { prefer: 'handling=strict' }
const path = '/care_moments_by_organization'
const said = (answer: Answer) => {
  expect(answer.status).toBe(422)
  return Object.fromEntries((answer.body.violations as Violation[]).map(({ propertyPath, message }) => [propertyPath, message]))
}

describe('a caller that asks for strict handling', () => {
  test('reads of every unknown field, with the name that was probably meant, besides other errors', async () => {
    const { title: _, ...rest } = api.newMoment()
    const answer = await as.organization.post(path, { ...rest, titel: 'Dag', colour: 'red' }, strict)
    expect(said(answer)).toEqual({
      title: 'Dit veld is verplicht.',
      titel: 'Dit veld wordt hier niet gelezen. Bedoel je “title”?',
      colour: 'Dit veld wordt hier niet gelezen.',
    })
    expect((answer.body.violations as Violation[])[1]!.code).toBe(violationCodes.unknown)
    expect(answer.headers['preference-applied']).toBe('handling=strict')
  })
  test('reads of one within a list or an object', async () => {
    const widening = [{ afterMinutes: 60, audience: 'everyone', audiense: 'x' }]
    const answer = await as.organization.post(path, api.newMoment({ audience: 'favorites', widening }), strict)
    expect(said(answer)).toEqual({
      'widening[0].audiense': 'Dit veld wordt hier niet gelezen. Bedoel je “audience”?',
    })
  })
  test('may send what JSON-LD says of an item, and a relation as the whole item', async () => {
    const location = { '@id': world.east, '@type': 'OrganizationLocation', name: 'Lindenhof Oost' }
    const answer = await as.organization.post(path, api.newMoment({ '@context': 'x', '@type': 'CareMoment', location }), strict)
    expect(answer).toMatchObject({ status: 201, headers: { 'preference-applied': 'handling=strict' } })
  })
  test('reads that a body is ignored', async () => {
    const client = await programsOf(api).made()
    expect(said(await as.organization.put(`${client['@id']}/end`, { reason: 'x' }, strict))).toEqual({
      reason: 'Dit veld wordt hier niet gelezen.',
    })
    must(await as.organization.put(`${client['@id']}/end`, { '@type': 'ApiClient' }, strict), 200)
  })
  test('reads of every unknown filter, and of no known one', async () => {
    const asked = '?statuss=open&startDate[affter]=2026-01-01&itemsperpage=5&page=1&status[]=open&order[startDate]=asc'
    expect(said(await as.organization.get(`/care_moments${asked}`, strict))).toEqual({
      statuss: 'Dit filter wordt hier niet gelezen. Bedoel je “status”?',
      'startDate[affter]': 'Dit filter wordt hier niet gelezen. Bedoel je “startDate[after]”?',
      itemsperpage: 'Dit filter wordt hier niet gelezen. Bedoel je “itemsPerPage”?',
    })
    const right = '?status=open&status[0]=open&startDate[after]=2026-01-01&pagination=false&itemsPerPage=5'
    must(await as.organization.get(`/care_moments${right}`, strict), 200)
    must(await as.organization.get('/figures/filling?from=2026-10-01&to=2026-10-07', strict), 200)
    expect(said(await as.organization.get('/figures/filling?form=2026-10-01', strict))).toEqual({
      form: 'Dit filter wordt hier niet gelezen. Bedoel je “from”?',
    })
  })
  test.each([
    ['status=opne', 'status', /^Kies een van: .*open/],
    ['status[]=open&status[]=opne', 'status[]', /^Kies een van/],
    ['startDate[after]=morgen', 'startDate[after]', /zoals 2026-12-01/],
    ['client.uuid=Truus', 'client.uuid', /uuid/],
    ['order[startDate]=up', 'order[startDate]', /asc, desc/],
  ])('reads of %s, with which a filter finds nothing, or everything', async (asked, key, message) => {
    expect(said(await as.organization.get(`/care_moments?${asked}`, strict))).toEqual({ [key]: expect.stringMatching(message) })
    must(await as.organization.get(`/care_moments?${asked}`), 200)
  })
  test('may filter by whatever the search template of a list offers', async () => {
    const right = [
      'status=open',
      `client.uuid=${world.client}`,
      'startDate[before]=2026-12-01',
      'order[startDate]=DESC',
      'page=1',
    ]
    for (const asked of right) must(await as.organization.get(`/care_moments?${asked}`, strict), 200)
  })
  test('is told nothing before it may ask at all', async () => {
    expect(await as.careWorker.post(path, { titel: 'x' }, strict)).toMatchObject({ status: 403 })
    expect(await as.nobody.get('/care_moments?x=1', strict)).toMatchObject({ status: 401 })
  })
  test.each([
    ['handling=strict', true],
    ['return=minimal, Handling="strict"; x=1', true],
    ['respond-async; wait=10, handling = strict', true],
    ['handling=lenient', false],
    ['xhandling=strict', false],
    ['handling=stricter', false],
    [undefined, false],
  ])('asks by %s: %s', (prefer, asks) => {
    expect(preferencesIn(prefer).strict).toBe(asks)
  })
})

test('without it what is not read is ignored, as ever', async () => {
  const answer = await as.organization.post(path, api.newMoment({ titel: 'x' }))
  expect(answer).toMatchObject({ status: 201 })
  expect(answer.headers['preference-applied']).toBeUndefined()
  must(await as.organization.get('/care_moments?statuss=open'), 200)
})
test('of every body the fields of its own schema are known', () => {
  const bodies = allOperations.flatMap(({ id, operation }) => (operation.body ? [{ id, body: operation.body }] : []))
  const open = bodies.filter(({ body }) => unknownFields(body as Schema, { 'no such field': 1 }).length === 0)
  // Bodies that accept anything: the notes of a visit, and the answers of a browser.
  expect(open.map(({ id }) => id)).toEqual(['analytics.track'])
})

describe('a 422', () => {
  const wrongDay = { startDate: '2026-12-01 07:00', endDate: '2026-12-01T15:00:00' }
  const example = 'Vul een bestaand tijdstip met tijdzone in, zoals 2026-12-01T07:30:00+01:00 of 2026-12-01T06:30:00Z.'
  test('says to a program what form is wanted, and to a form what people understand', async () => {
    const { caller } = await programsOf(api).program({ scopes: ['care-moments:write', 'publications:write'] })
    const wrong = api.newMoment({ ...wrongDay, audience: 'all', breakMinutes: '30', location: 'x' })
    expect(said(await caller.post(path, wrong))).toMatchObject({
      startDate: example,
      endDate: example,
      audience: 'Kies een van: everyone, favorites, care_team.',
      location: 'Invalid IRI "x". Stuur een adres als /v1/organization_locations/{uuid}.',
    })
    expect(said(await caller.post(path, api.newMoment({ startDate: '2026-02-30T07:00:00Z' })))).toEqual({ startDate: example })
    expect(said(await as.organization.post(path, wrong))).toMatchObject({
      startDate: 'Vul een geldig tijdstip in.',
      audience: 'Kies een van de mogelijkheden.',
    })
  })
  test.each([
    ['instants without a zone', wrongDay, ['startDate', 'endDate']],
    ['an end before the begin', { startDate: '2026-12-02T07:00:00Z', endDate: '2026-12-01T07:00:00Z' }, ['endDate']],
    ['a year too many', { startDate: '2026-12-01T07:00:00Z', endDate: '2027-12-01T15:00:00Z' }, ['endDate']],
    ['a pause that is none', { breakMinutes: -5 }, ['breakMinutes']],
    ['a text that is no list', { publishedForContractTypes: 'freelance' }, ['publishedForContractTypes']],
    ['no begin', { startDate: undefined }, ['startDate']],
    ['a begin that is a number, and no title', { startDate: 5, title: '' }, ['title', 'startDate']],
  ])('for %s names the field that is wrong, once', async (_what, changes, fields) => {
    const { status, body } = await as.organization.post(path, api.newMoment(changes))
    expect(status).toBe(422)
    expect((body.violations as Violation[]).map(({ propertyPath }) => propertyPath).sort()).toEqual(fields.sort())
  })
  test('still names a field that is wrong beside another', async () => {
    const changes = { title: '', startDate: '2026-12-02T07:00:00Z', endDate: '2026-12-01T07:00:00Z' }
    expect(Object.keys(said(await as.organization.post(path, api.newMoment(changes))))).toEqual(['title', 'endDate'])
  })
  test('follows from a rule about several fields only where that rule names them', () => {
    type Inner = { _zod: { def: { checks?: { _zod: { def: { fn?: unknown; when?: unknown } } }[] } & Record<string, unknown> } }
    const seen = new Set<unknown>()
    const loose: string[] = []
    let rules = 0
    const walk = (id: string, schema: Inner | undefined): void => {
      if (!schema?._zod || seen.has(schema)) return
      seen.add(schema)
      const { checks = [], shape, innerType, element, options } = schema._zod.def
      for (const { _zod } of shape ? checks : []) {
        if (!_zod.def.fn) continue
        rules++
        if (!_zod.def.when) loose.push(id)
      }
      const inner = [innerType, element, ...((options as Inner[]) ?? []), ...Object.values((shape as object) ?? {})]
      for (const one of inner) walk(id, one as Inner)
    }
    for (const { id, operation } of allOperations)
      for (const one of [operation.body, operation.query]) walk(id, one as unknown as Inner)
    expect(rules).toBeGreaterThan(20)
    expect(loose).toEqual([])
  })
})
