import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as } = api
afterAll(() => api.close())

const keep = (query: string) => as.careWorker.post('/saved_searches', { name: 'Dichtbij', query })

test.each(['distance=10\r\nx', 'dichtbij', 'a=b', 'distance=10&geheim=1', 'distance=10 km', '\u0000', 'x'.repeat(2001)])(
  'a worker keeps no search that nobody can read: %j',
  async query => {
    expect(await keep(query)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'query' }] } })
  },
)
test('a worker keeps thirty searches, also when two are sent at once, and another after removing one', async () => {
  const query = 'distance=10&dayPart[]=early&careMoment.startDate%5Bafter%5D=2026-10-19&order[careMoment.startDate]=asc&page=1'
  for (let n = 0; n < 29; n++) must(await keep(query), 201)
  const answers = await Promise.all([keep(query), keep(query), keep('')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const { member } = must(await as.careWorker.get('/saved_searches?itemsPerPage=100'), 200)
  expect(member).toHaveLength(30)
  expect((await keep('')).body.detail).toBe('Er zijn al 30 keer filters bewaard. Verwijder er eerst een.')
  expect((await as.careWorker.delete(member[0]!['@id'])).status).toBe(204)
  must(await keep(''), 201)
  expect((await as.colleague.post('/saved_searches', { name: 'Dichtbij', query })).status).toBe(201)
})

const view = (name: string, query = 'status=open') => ({ screen: '/organisatie/opdrachten', name, query })
test('an organization user keeps a view under a name once, renames it and removes it', async () => {
  expect(await as.organization.post('/saved_views', { ...view(''), query: 'a b', screen: '/werk' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'screen' }, { propertyPath: 'name' }, { propertyPath: 'query' }] },
  })
  const nights = must(await as.organization.post('/saved_views', view('Nachten')), 201)
  const twice = await as.organization.post('/saved_views', view('Nachten', 'niveau=ig'))
  expect(twice).toMatchObject({ status: 409, body: { detail: 'Er is al een weergave met deze naam.' } })
  must(await as.organization.put(nights['@id'], { name: 'Nachtdiensten', query: 'status=open&niveau=ig' }), 200)
  const { member } = must(await as.organization.get('/saved_views?screen=/organisatie/opdrachten'), 200)
  expect(member).toMatchObject([{ name: 'Nachtdiensten', query: 'status=open&niveau=ig' }])
  expect(must(await as.organization.get('/saved_views?screen=/organisatie/clienten'), 200).member).toEqual([])
  expect((await as.organization.delete(nights['@id'])).status).toBe(204)
})
test('a colleague neither sees, changes nor removes a view of another, and a care worker has none', async () => {
  const mine = must(await as.organization.post('/saved_views', view('Deze week')), 201)
  expect(must(await as.locationAdmin.get('/saved_views'), 200).member).toEqual([])
  expect((await as.locationAdmin.put(mine['@id'], { name: 'Van mij', query: '' })).status).toBe(404)
  expect((await as.locationAdmin.delete(mine['@id'])).status).toBe(404)
  expect((await as.careWorker.get('/saved_views')).status).toBe(403)
})
