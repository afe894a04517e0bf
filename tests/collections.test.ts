// Lists on the wire: paging, links and the filter syntax.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

// Seven moments of the other organization, one a day from 2 to 8 March 2027. The third ended earlier than planned.
const day = (date: number) => ({ startDate: `2027-03-0${date}T08:00:00+00:00`, endDate: `2027-03-0${date}T16:00:00+00:00` })
const theirs = { location: world.harbour, client: null }
const made: string[] = []
for (const [index, title] of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].entries())
  made.push((await api.openMoment({ ...theirs, ...day(index + 2), title, bonus: index * 100 }, 'otherOrganization')).uuid)
await api.server.database
  .updateTable('care_moment')
  .set({ actual_start_date: '2027-03-08T23:00:00Z' })
  .where('uuid', '=', made[2]!)
  .execute()
must(await as.otherOrganization.put(`/care_moments/${made[1]}/cancel`, { cancelReason: world.cancelReason }), 200)

const list = (query: string, headers: Record<string, string> = {}) => as.otherOrganization.get(`/care_moments${query}`, headers)
const titles = async (query: string) =>
  must(await list(query), 200)
    .member.map(moment => moment.title)
    .join('')
const at = (query: string) => `/v1/care_moments?${query}`

describe('a collection (3.1)', () => {
  test('has its parts in order, and members without a context of their own', async () => {
    const { body } = await list('')
    expect(Object.keys(body)).toEqual(['@context', '@id', '@type', 'totalItems', 'member', 'search'])
    expect(body).toMatchObject({
      '@context': '/v1/contexts/CareMoment',
      '@id': '/v1/care_moments',
      '@type': 'Collection',
      totalItems: 7,
    })
    expect(body.member[0]).not.toHaveProperty('@context')
    expect(body.search).toMatchObject({ '@type': 'IriTemplate', variableRepresentation: 'BasicRepresentation' })
  })
  test('is a bare array in JSON (3.4), paged all the same', async () => {
    const answer = await list('?itemsPerPage=2', { accept: 'application/json' })
    expect(answer.body).toHaveLength(2)
    expect(answer.text).not.toContain('"@')
  })
  test('below an item has its own path and the members theirs; below one you may not see it is 404', async () => {
    const moment = await api.openMoment({ startDate: '2027-05-01T08:00:00Z', endDate: '2027-05-01T16:00:00Z' })
    const path = `/v1/clients/${uuidOf(world.client)}/care_moments`
    expect(must(await as.organization.get(path), 200)).toMatchObject({ '@id': path, member: [{ '@id': moment['@id'] }] })
    expect(await as.otherOrganization.get(path)).toMatchObject({ status: 404 })
  })
})

describe('the view (3.2)', () => {
  test.each([[''], ['?page=1'], ['?pagination=true']])('is absent on one page asked for with "%s"', async query => {
    expect((await list(query)).body).not.toHaveProperty('view')
  })
  test('has only its address on one page that was filtered', async () => {
    expect((await list('?status=open&page=1')).body.view).toEqual({ '@id': at('status=open'), '@type': 'PartialCollectionView' })
  })
  test('has its neighbours: parameters by name, the page last, brackets encoded, indexes collapsed, the unknown kept', async () => {
    const { body } = await list('?status[1]=open&zzz=1&itemsPerPage=2&status[0]=canceled&page=2')
    const kept = 'itemsPerPage=2&status%5B%5D=open&status%5B%5D=canceled&zzz=1'
    expect(body.view).toEqual({
      '@id': at(`${kept}&page=2`),
      '@type': 'PartialCollectionView',
      first: at(`${kept}&page=1`),
      last: at(`${kept}&page=4`),
      previous: at(`${kept}&page=1`),
      next: at(`${kept}&page=3`),
    })
  })
  test('has no previous on the first page, no next on the last, and names its page', async () => {
    expect((await list('?itemsPerPage=3')).body.view).toMatchObject({
      '@id': at('itemsPerPage=3&page=1'),
      next: at('itemsPerPage=3&page=2'),
    })
    expect((await list('?itemsPerPage=3')).body.view).not.toHaveProperty('previous')
    expect((await list('?itemsPerPage=3&page=3')).body.view).not.toHaveProperty('next')
  })
  test('beyond the last page is empty, with a way back', async () => {
    const { body } = await list('?itemsPerPage=3&page=9')
    expect(body).toMatchObject({ totalItems: 7, member: [], view: { previous: at('itemsPerPage=3&page=8') } })
    expect(body.view).not.toHaveProperty('next')
  })
})

describe('paging (3.3)', () => {
  test.each(['0', '-1', '', 'two'])('page=%s is 400', async page => {
    expect(await list(`?page=${page}`)).toMatchObject({ status: 400, body: { detail: 'Page should not be less than 1' } })
  })
  test('a negative size is 400, nought gives the count alone, rubbish counts as nought', async () => {
    expect(await list('?itemsPerPage=-1')).toMatchObject({ status: 400, body: { detail: 'Limit should not be less than 0' } })
    expect((await list('?itemsPerPage=0')).body).toMatchObject({ totalItems: 7, member: [] })
    expect((await list('?itemsPerPage=many')).body).toMatchObject({ totalItems: 7, member: [] })
    expect(await list('?itemsPerPage=0&page=2')).toMatchObject({ status: 400 })
  })
  test.each(['false', '0', 'no', 'off', ''])('pagination=%s gives everything at once', async asked => {
    expect((await list(`?pagination=${asked}&itemsPerPage=2`)).body.member).toHaveLength(7)
  })
  test('page[]=1 counts as absent', async () => {
    expect(await list('?page[]=0')).toMatchObject({ status: 200 })
  })
})

describe('filters (4)', () => {
  test.each([
    ['a value', 'status=canceled', 'b'],
    ['a list with brackets', 'status[]=canceled&status[]=approved', 'b'],
    ['a list with indexes', 'status[0]=canceled&status[1]=open', 'abcdefg'],
    ['brackets that are encoded', 'status%5B%5D=canceled', 'b'],
    ['a list of one', 'status[]=open', 'acdefg'],
    ['a value that is no status', 'status=sleeping', ''],
    ['an empty value', 'status=', ''],
    ['a relation by IRI', `location=${world.harbour}&location.uuid=${uuidOf(world.harbour)}`, 'abcdefg'],
    ['a nested relation', `location.organization.uuid=${uuidOf(world.otherOrganization)}`, 'abcdefg'],
    ['a relation that is no uuid', 'location.uuid=rubbish', ''],
    ['an unknown key', 'colour=red', 'abcdefg'],
    ['a key with an underscore for a dot', 'location_uuid=rubbish', 'abcdefg'],
    ['an unknown operator', 'startDate[around]=2027-03-03', 'abcdefg'],
    ['not null', 'exists[carePeriod]=true', ''],
    ['null', 'exists[carePeriod]=false', 'abcdefg'],
    ['neither null nor not', 'exists[carePeriod]=perhaps', 'abcdefg'],
    ['a search that holds the signs of LIKE', 'search=%25', ''],
    ['two filters at once', 'status=open&startDate[after]=2027-03-07', 'fg'],
  ])('%s', async (_name, query, found) => {
    expect(await titles(`?${query}&timeScope=moment`)).toBe(found)
  })
  test.each([
    ['from an instant on', 'startDate[after]=2027-03-04T08:00:00Z', 'cdefg'],
    ['strictly after it', 'startDate[strictly_after]=2027-03-04T08:00:00Z', 'defg'],
    ['up to it', 'startDate[before]=2027-03-04T08:00:00Z', 'abc'],
    ['strictly before it', 'startDate[strictly_before]=2027-03-04T08:00:00Z', 'ab'],
    ['a bare date is midnight', 'startDate[before]=2027-03-04', 'ab'],
    ['a plus that is not encoded', 'startDate[after]=2027-03-04T09:00:00+01:00', 'cdefg'],
    ['a plus that is', 'startDate[after]=2027-03-04T09:00:00%2B01:00', 'cdefg'],
    ['both bounds', 'startDate[after]=2027-03-03&startDate[before]=2027-03-05', 'bc'],
    ['no operator: ignored', 'startDate=2027-03-04', 'abcdefg'],
    ['no date: ignored', 'startDate[after]=tomorrow', 'abcdefg'],
    ['no value: ignored', 'startDate[after]=', 'abcdefg'],
    ['a list: ignored', 'startDate[after][]=2027-03-04', 'abcdefg'],
    ['a day that is not there: ignored', 'startDate[after]=2027-02-31T25:00:00Z', 'abcdefg'],
  ])('dates: %s', async (_name, query, found) => {
    expect(await titles(`?${query}`)).toBe(found)
  })
  test.each([
    ['by their own order', '', 'abcdefg'],
    ['backwards', 'order[startDate]=DESC', 'gfedcba'],
    ['in no known direction', 'order[startDate]=sideways', 'abcdefg'],
    ['by what is no field of the list', 'order[id]=ASC', 'abcdefg'],
    ['the canceled first', 'orderByMatch[status]=canceled&order[startDate]=desc', 'bgfedca'],
    [
      'several values in their order',
      'orderByMatch[status][]=canceled&orderByMatch[status][]=open&order[startDate]=asc',
      'bacdefg',
    ],
    ['by the actual start where there is one', 'coalesceOrder[startDate]=asc', 'abdefgc'],
  ])('ordered %s', async (_name, query, found) => {
    expect(await titles(`?${query}`)).toBe(found)
  })
  test('not equal, to one or to several', async () => {
    const published = await Promise.all([api.publishedMoment(), api.publishedMoment(), api.publishedMoment()])
    const [first, second, third] = published.map(moment => uuidOf(moment.publication))
    const found = async (query: string) =>
      must(await as.careWorker.get(`/care_moment_publications?${query}`), 200).member.map(p => p.uuid)
    expect(await found(`uuid[neq]=${first}`)).not.toContain(first)
    const rest = await found(`uuid[neq][]=${first}&uuid[neq][]=${second}`)
    expect(rest).toContain(third)
    expect(rest).not.toContain(second)
  })
  test('repeated without brackets is a list where lists are taken', async () => {
    expect(await titles('?status=canceled&status=open')).toBe('abcdefg')
  })
})
