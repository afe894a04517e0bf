// Two files of one client become one: who may do it, when it is refused, and that nothing of either is lost.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { problems } from '../../contract/problems.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { putClientsOf } from '../../tests/worlds/rows.ts'
import { today, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
const { people } = world
afterAll(() => api.close())

const fileWith = putClientsOf(db, world)
const iri = (uuid: string) => `/v1/clients/${uuid}`
const bodyFor = (other: string, more: Record<string, unknown> = {}) => ({
  ...{ other: iri(other), version: 1, otherVersion: 1, takes: [] },
  ...more,
})
const join = (who: Who, kept: string, other: string, more: Record<string, unknown> = {}) =>
  as[who].put(`/clients/${kept}/joining`, bodyFor(other, more))
const compare = (who: Who, kept: string, other: string) => as[who].get(`/clients/${kept}/joining?other=${other}`)
const isThere = async (uuid: string) =>
  (await db.selectFrom('client').select('uuid').where('uuid', '=', uuid).execute()).length > 0

describe('who may not join two files', () => {
  test.each(['careWorker', 'clientAdmin', 'backOffice'] as const)('%s does not', async who => {
    const [kept, other] = [await fileWith(), await fileWith()]
    expect(await join(who, kept, other)).toMatchObject({ status: 403 })
    expect(await compare(who, kept, other)).toMatchObject({ status: 403 })
    expect(await isThere(other)).toBe(true)
  })
  test('an organization sees no file of another one, whichever of the two it is', async () => {
    const [own, foreign] = [await fileWith(), await fileWith({}, 'other')]
    expect(await compare('organization', own, foreign)).toMatchObject({ status: 404 })
    expect(await compare('organization', foreign, own)).toMatchObject({ status: 404 })
    expect(await join('organization', foreign, own)).toMatchObject({ status: 404 })
    // As for every relation that the viewer does not see.
    expect(await join('organization', own, foreign)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'other' }] },
    })
  })
  test('a location admin joins only files of their own locations', async () => {
    const [own, west] = [await fileWith(), uuidOf(world.clientInWest)]
    expect(await compare('locationAdmin', own, west)).toMatchObject({ status: 404 })
    expect(await join('locationAdmin', own, west)).toMatchObject({ status: 422 })
    expect(await isThere(west)).toBe(true)
  })
  test('a planner, who sees both, does not join files of two organizations', async () => {
    const [own, foreign] = [await fileWith(), await fileWith({}, 'other')]
    const refused = { status: 422, body: { violations: [{ propertyPath: 'other' }] } }
    expect(await compare('planner', own, foreign)).toMatchObject(refused)
    expect(await join('planner', own, foreign)).toMatchObject(refused)
  })
})

describe('when two files are not joined', () => {
  test('an organization does not join a file with itself', async () => {
    const file = await fileWith()
    expect(await join('organization', file, file)).toMatchObject({ status: 422 })
  })
  test('an organization does not choose the client manager of the other', async () => {
    const [kept, other] = [await fileWith(), await fileWith({ client_manager_uuid: people.planner.uuid })]
    expect(await join('organization', kept, other, { takes: ['clientManager'] })).toMatchObject({ status: 422 })
  })
  test.each(['inactive', 'closed'] as const)('an organization does not join one who is %s', async status => {
    const [one, two] = [await fileWith(), await fileWith({ status })]
    for (const [kept, other] of [
      [one, two],
      [two, one],
    ] as const)
      expect(await join('organization', kept, other)).toMatchObject({ status: 409, body: { detail: problems.not_in_care[1] } })
  })
  test('a planner does not join one who was forgotten', async () => {
    const [kept, gone] = [await fileWith(), await fileWith({ status: 'closed' })]
    await sql`alter table forgotten disable trigger user`.execute(owner)
    await sql`insert into forgotten (person_uuid, kind, at) values (${gone}, 'client', ${today})`.execute(owner)
    await sql`alter table forgotten enable trigger user`.execute(owner)
    expect(await join('planner', kept, gone)).toMatchObject({ status: 409, body: { detail: problems.is_forgotten[1] } })
  })
  test.each(['version', 'otherVersion'])('an organization whose %s is old is refused, and nothing moves', async field => {
    const [kept, other] = [await fileWith(), await fileWith()]
    expect(await join('organization', kept, other, { [field]: 2 })).toMatchObject({
      status: 409,
      body: { detail: problems.version[1] },
    })
    expect(await isThere(other)).toBe(true)
  })
  test('of two organizations users who join one file into two others, one is too late', async () => {
    const [one, two, other] = [await fileWith(), await fileWith(), await fileWith()]
    const answers = await Promise.all([join('organization', one, other), join('secondUser', two, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([409, 422])])
  })
  test('of two who join two files into each other, one is too late and one file is left', async () => {
    const [one, two] = [await fileWith(), await fileWith()]
    const answers = await Promise.all([join('organization', one, two), join('secondUser', two, one)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await isThere(one), await isThere(two)].filter(Boolean)).toHaveLength(1)
  })
})

describe('what an organization joins', () => {
  test('is compared first: what differs, and how much goes along', async () => {
    const [kept, other] = [
      await fileWith({ first_name: 'Joël', phone: '+31612345678' }),
      await fileWith({ first_name: 'Joel', email: 'joel@voorbeeld.example', phone: '+31687654321' }),
    ]
    await db.insertInto('care_team').values({ client_uuid: other, care_worker_uuid: people.careWorker.uuid }).execute()
    await db.insertInto('exclude_list').values({ client_uuid: kept, care_worker_uuid: people.careWorker.uuid }).execute()
    const body = must(await compare('organization', kept, other), 200)
    expect(body).toMatchObject({ version: 1, otherVersion: 1, differs: ['name', 'phone'], leavesTeam: 1 })
    expect(body.moves).toMatchObject({ team: 1, careMoments: 0, reports: 0 })
  })
  test('keeps what was chosen, fills what was empty, and says what was not kept', async () => {
    const [kept, other] = [
      await fileWith({ first_name: 'Joël', phone: '+31612345678', status: 'new' }),
      await fileWith({ first_name: 'Joel', email: 'joel@voorbeeld.example', phone: '+31687654321' }),
    ]
    const file = must(await join('organization', kept, other, { takes: ['phone'] }), 200)
    expect(file).toMatchObject({
      ...{ uuid: kept, firstName: 'Joël', status: 'active', version: 2 },
      contact: { phone: '+31687654321', email: 'joel@voorbeeld.example' },
      joined: [
        {
          firstName: 'Joel',
          notKept: [
            { field: 'name', value: 'Joel Bos' },
            { field: 'phone', value: '+31612345678' },
          ],
        },
      ],
    })
    const events = await db.selectFrom('event').select('name').where('subject_uuid', '=', kept).execute()
    expect(events.map(({ name }) => name)).toContain('client_files_joined')
  })
  test('has members of both teams once, people excluded by both once, and one plan with the scores of both', async () => {
    const [kept, other] = [await fileWith(), await fileWith()]
    const { rows } = await sql<{ uuid: string }>`select uuid from omaha_system_domain_problem order by number limit 1`.execute(
      owner,
    )
    for (const [client_uuid, said] of [
      [kept, 'Loopt zelf'],
      [other, 'Valt niet meer'],
    ] as const) {
      const pair = (who: 'careWorker' | 'tempWorker' | 'thirdWorker') => ({ client_uuid, care_worker_uuid: people[who].uuid })
      await db
        .insertInto('care_team')
        .values([{ ...pair('careWorker'), is_reserve: client_uuid === kept }, pair('thirdWorker')])
        .execute()
      await db
        .insertInto('exclude_list')
        .values({ ...pair('tempWorker'), reason: said })
        .execute()
      const problem = {
        client_uuid,
        problem_uuid: rows[0]!.uuid,
        modifier: 'actual',
        goal: said,
        created_at: today,
        updated_at: today,
      }
      const { uuid } = await db.insertInto('care_plan_problem').values(problem).returning('uuid').executeTakeFirstOrThrow()
      const by = { author_uuid: people.careWorker.uuid, author_name: 'Sanne', created_at: today, scored_on: today }
      await db
        .insertInto('care_plan_score')
        .values({ ...by, client_uuid, care_plan_problem_uuid: uuid, status: 3 })
        .execute()
    }
    await db.insertInto('exclude_list').values({ client_uuid: other, care_worker_uuid: people.thirdWorker.uuid }).execute()
    must(await join('organization', kept, other), 200)
    const of = (table: 'care_team' | 'exclude_list' | 'care_plan_problem' | 'care_plan_score') =>
      db.selectFrom(table).selectAll().where('client_uuid', '=', kept).execute()
    expect(await of('care_team')).toMatchObject([{ care_worker_uuid: people.careWorker.uuid, is_reserve: false }])
    expect((await of('exclude_list')).map(row => ('reason' in row ? row.reason : ''))).toEqual(
      expect.arrayContaining(['Loopt zelf\nValt niet meer', null]),
    )
    expect(await of('care_plan_problem')).toMatchObject([{ goal: 'Loopt zelf\nValt niet meer' }])
    expect(await of('care_plan_score')).toHaveLength(2)
  })
  test('has one first contact, and a contact in both files once', async () => {
    const [kept, other] = [await fileWith(), await fileWith()]
    const contact = (client: string, last_name: string) => ({
      ...{ client_uuid: client, first_name: 'Kees', last_name, kind: 'child', phone: '+31612345678', is_first_contact: true },
    })
    await db.insertInto('client_relation').values(contact(kept, 'Bos')).execute()
    await db
      .insertInto('client_relation')
      .values([contact(other, 'Vos'), { ...contact(other, 'bos'), is_first_contact: false }])
      .execute()
    must(await join('organization', kept, other), 200)
    const found = await db.selectFrom('client_relation').selectAll().where('client_uuid', '=', kept).execute()
    expect(found.map(({ last_name, is_first_contact }) => [last_name, is_first_contact]).toSorted()).toEqual([
      ['Bos', true],
      ['Vos', false],
    ])
  })
  test('has the notes of both homes, and the home that was chosen', async () => {
    const [kept, other] = [await fileWith(), await fileWith()]
    const home = (uuid: string, access_notes: string, floor: number) =>
      db.updateTable('client_home').set({ access_notes, floor, access_type: 'key_box' }).where('uuid', '=', uuid).execute()
    await home(kept, 'Links van de deur', 1)
    await home(other, 'Code 1234', 3)
    expect(must(await compare('organization', kept, other), 200).differs).toEqual(['home'])
    const file = must(await join('organization', kept, other, { takes: ['home'] }), 200)
    expect(file.joined).toMatchObject([{ notKept: [{ field: 'floor', value: '1' }] }])
    const found = await db.selectFrom('client_home').selectAll().where('uuid', '=', kept).executeTakeFirstOrThrow()
    expect(found).toMatchObject({ floor: 3, access_notes: 'Code 1234\nLinks van de deur' })
  })
  test('is found at the old address by all who see the client, and is in no list any more', async () => {
    const [kept, other] = [await fileWith(), await fileWith({ last_name: 'Uniekenaam' })]
    await db
      .insertInto('client_admin_client')
      .values({ client_uuid: other, client_admin_uuid: people.clientAdmin.uuid })
      .execute()
    must(await join('planner', kept, other), 200)
    for (const who of ['organization', 'locationAdmin', 'planner', 'clientAdmin'] as const)
      expect(must(await as[who].get(iri(other).slice(3)), 200), who).toMatchObject({ uuid: kept, lastName: 'Bos' })
    expect(await as.otherOrganization.get(iri(other).slice(3))).toMatchObject({ status: 404 })
    expect(must(await as.organization.get('/clients?search=Uniekenaam'), 200).totalItems).toBe(0)
    // A file that was joined into a file that was joined in turn leads to the last one.
    const last = await fileWith()
    must(await join('planner', last, kept, { otherVersion: 2 }), 200)
    expect(must(await as.organization.get(iri(other).slice(3)), 200)).toMatchObject({ uuid: last })
  })
  test('keeps the access logs of both, for the organization and the family', async () => {
    const [kept, other] = [await fileWith(), await fileWith()]
    await db
      .insertInto('client_admin_client')
      .values({ client_uuid: other, client_admin_uuid: people.clientAdmin.uuid })
      .execute()
    must(await as.secondUser.get(iri(other).slice(3)), 200)
    must(await join('organization', kept, other), 200)
    for (const who of ['organization', 'clientAdmin', 'locationAdmin'] as const) {
      const lines = must(await as[who].get(`/clients/${kept}/access_log?itemsPerPage=100`), 200).member
      expect(
        lines.map(({ operation }) => operation),
        who,
      ).toEqual(expect.arrayContaining(['clients.get', 'joining.join']))
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from access_log where operation = 'joining.join'
      and client_uuids @> array[${kept}::uuid, ${other}::uuid]`.execute(owner)
    expect(rows[0]!.n).toBe(1)
  })
  test('keeps reports unread that were unread in either', async () => {
    const [kept, other] = [await fileWith(), await fileWith()]
    for (const client_uuid of [kept, other])
      await db.insertInto('client_admin_client').values({ client_uuid, client_admin_uuid: people.clientAdmin.uuid }).execute()
    const write = (client: string, text: string) => as.planner.post('/messages', { client: iri(client), text })
    must(await write(other, 'Ongelezen'), 201)
    must(await write(kept, 'Gelezen'), 201)
    must(await as.clientAdmin.put(`/conversations/${kept}/read`, {}), 200)
    must(await join('planner', kept, other), 200)
    const mine = must(await as.clientAdmin.get('/conversations'), 200).member.filter(({ uuid }) => uuid === kept)
    expect(mine).toMatchObject([{ lastText: 'Gelezen', unread: 2 }])
    expect(must(await as.clientAdmin.get('/conversations'), 200).member.map(({ uuid }) => uuid)).not.toContain(other)
  })
  test('changes no invoice that was made', async () => {
    const { rows } = await sql<{ def: string }>`select pg_get_functiondef('join_client'::regproc) as def`.execute(owner)
    expect(rows[0]!.def).not.toMatch(/invoice|payout/)
  })
})

test('writes while the files are joined are refused, and never end up in a file that no longer exists', async () => {
  const [kept, other] = [await fileWith(), await fileWith()]
  const medication = { client: iri(other), name: 'Paracetamol', dose: '500 mg', from: today.slice(0, 10) }
  const written = await db.transaction().execute(async tx => {
    await sql`select join_client(${kept}::uuid, ${other}::uuid, false)`.execute(tx)
    const answer = as.planner.post('/medications', medication)
    // The other waits for what this transaction has locked.
    await expect
      .poll(
        async () =>
          (await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(owner)).rows[0]!.n,
      )
      .toBeGreaterThan(0)
    return { answer }
  })
  expect(await written.answer).toMatchObject({ status: 409 })
})
