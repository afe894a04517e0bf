// D17: names are ordered as in a Dutch register, without prefix and accents, in every list ordered by name (migration 0001, plain_name).
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

test.each([
  ['de Jong', 'jong'],
  ['De Jong', 'jong'],
  ['van der Meer', 'meer'],
  ['VAN DEN BERG', 'berg'],
  ["'t Hart", 'hart'],
  ['’t Hart', 'hart'],
  ["in 't Veld", 'veld'],
  ['aan het Rot', 'rot'],
  ['ten Brink', 'brink'],
  ['von der Heide', 'heide'],
  ['da Graça', 'graca'],
  ['de la Cruz', 'cruz'],
  ["d'Hondt", 'hondt'],
  ['El Idrissi', 'idrissi'],
  ['Öztürk', 'ozturk'],
  ['Yıldız', 'yildiz'],
  ['İnce', 'ince'],
  ['Ørsted', 'orsted'],
  ['Łukasz', 'lukasz'],
  ['Weiß', 'weiss'],
  ["O'Neill", 'oneill'],
  ['Jansen-de Wit', 'jansen de wit'],
  // Names that only start like a prefix, and names that consist of a prefix only.
  ['Vanderlinden', 'vanderlinden'],
  ['Denneboom', 'denneboom'],
  ['Dedding', 'dedding'],
  ['Van', 'van'],
  ['Ter', 'ter'],
])('%s is found under %s', async (surname, place) => {
  const { rows } = await sql<{ place: string }>`select surname_in_register(${surname}) as place`.execute(db)
  expect(rows[0]!.place).toBe(place)
})

test('a prefix of a first name or of an organization counts', async () => {
  const { rows } = await sql<{ a: string; b: string }>`select plain_name('Élise') as a, plain_name('De Lindenhof') as b`.execute(
    db,
  )
  expect(rows[0]).toEqual({ a: 'elise', b: 'de lindenhof' })
})

const inOrder = ['van Boxtel', 'Çelik', 'da Graça', 'de Jong', 'Öztürk', 'Yilmaz']
test('lists of people are in that order, forwards and backwards', async () => {
  const who = ['careWorker', 'colleague', 'thirdWorker', 'tempWorker', 'newWorker', 'organization'] as const
  const names = inOrder.toReversed()
  for (const [index, person] of who.entries()) {
    const table = person === 'organization' ? 'organization_user' : 'care_worker_profile'
    await db.updateTable(table).set({ last_name: names[index]! }).where('uuid', '=', world.people[person].uuid).execute()
  }
  const workers = inOrder.slice(1)
  const lastNames = async (path: string) =>
    must(await as.planner.get(path), 200).member.map(item => {
      const { profile = item } = (item.careWorker ?? item) as { profile?: object }
      return (profile as { lastName: string }).lastName
    })
  expect(await lastNames('/care_workers')).toEqual(workers)
  expect(await lastNames('/care_workers?order[profile.lastName]=desc')).toEqual(workers.toReversed())
  const rows = who.slice(0, 5).map(person => ({ care_worker_uuid: world.people[person].uuid, client_uuid: uuidOf(world.client) }))
  await db.insertInto('care_team').values(rows).execute()
  expect(await lastNames('/care_teams')).toEqual(workers)
  const favorites = rows.map(({ care_worker_uuid }) => ({
    ...{ care_worker_uuid, organization_uuid: uuidOf(world.organization), created_at: '2026-10-01' },
  }))
  await db.insertInto('favorite_care_worker').values(favorites).execute()
  expect(await lastNames('/favorite_care_workers')).toEqual(workers)
  const users = await lastNames('/users?order[lastName]=asc&pagination=false')
  expect(users.filter(name => inOrder.includes(name))).toEqual(inOrder)
})
test('so are clients, organizations and what people choose from', async () => {
  await db
    .updateTable('client')
    .set({ last_name: 'Ødegaard', first_name: 'Åke' })
    .where('uuid', '=', uuidOf(world.client))
    .execute()
  const clients = must(await as.planner.get('/clients'), 200).member
  expect(clients.map(({ firstName }) => firstName)).toEqual(['Åke', 'Henk', 'Nel'])
  await db
    .insertInto('act')
    .values([
      { key: 'zz', name: 'Éénmalig', category: 'overig' },
      { key: 'yy', name: 'eerder', category: 'overig' },
      { key: 'xx', name: 'Eentonig', category: 'overig' },
    ])
    .execute()
  const acts = must(await as.planner.get('/acts'), 200).member.map(({ name }) => String(name))
  expect(acts.filter(name => ['Éénmalig', 'eerder', 'Eentonig'].includes(name))).toEqual(['Éénmalig', 'Eentonig', 'eerder'])
})
