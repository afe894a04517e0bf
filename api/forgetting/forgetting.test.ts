// Who is forgotten, when, what prevents it, and what is left of them afterwards: everywhere in the database.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type Fate, held } from '../../rules/people/forgetting.ts'
import { putUser } from '../../tests/calls/user-calls.ts'
import { pdfOf } from '../../tests/files/sent-files.ts'
import { openTestApi, uploadOf } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { heldIn } from '../../tests/worlds/held-rows.ts'
import { must } from '../../tests/worlds/moments.ts'
import { makeRichWorld } from '../../tests/worlds/rich-world.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { openFiles } from '../platform/files/files.ts'
import { jobs, tasks } from './jobs.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
afterAll(() => api.close())
const { yearsLater, full, fillUp, giveBack, whereIs } = heldIn(api)
const files = await openFiles(settings)
const { people } = world
const worker = people.careWorker.uuid
const client = uuidOf(world.client)
const run = () => jobs.forget!.run(db, today, queriesOf)
const outlook = async (path: string) => must(await as.planner.get(`${path}/forgetting`), 200)
const ofWorker = (uuid: string) => `/care_workers/${uuid}`

const isKept = (fate: Fate | undefined, terms: string[]) => typeof fate === 'object' && terms.includes(fate.stays)
const emptiedOf = (fate: Fate | undefined) => (typeof fate === 'object' ? fate.emptied : [])
const leaves = (uuid: string) => sql`update account set active = false where uuid = ${uuid}`.execute(owner)
const eventsOf = (uuid: string) =>
  db
    .selectFrom('event')
    .select(['name', 'actor_uuid', 'reason', 'data'])
    .where('subject_uuid', '=', uuid)
    .where('name', 'like', '%forgotten')
    .execute()

await makeRichWorld(api)
await sql`delete from forgetting_hold`.execute(owner)
await sql`update care_worker set phase = 'startup' where phase = 'lost'`.execute(owner)
const { body: sent, headers } = uploadOf('diploma.pdf', pdfOf('diploma'))
const receipt = must(await as.careWorker.post('/user_files', sent, headers), 201)['@id']
const { uuid: diploma } = must(await as.careWorker.post('/user_files', sent, headers), 201)
const { storage_key: diplomaKey } = await db
  .selectFrom('user_file')
  .select('storage_key')
  .where('uuid', '=', diploma)
  .executeTakeFirstOrThrow()
await sql`update care_moment set expenses = jsonb_build_array(jsonb_build_object('kind', 'other', 'quantity', 1, 'amount', 500, 'file', ${receipt}::text))
  where uuid = (select uuid from care_moment where assignee_uuid = ${worker} limit 1)`.execute(owner)
const proposal = must(await as.organization.get(`/contract_proposals?careWorker.uuid=${worker}`), 200).member[0]!
const message = { text: 'Merkwoorden', contractProposal: proposal['@id'] }
must(await as.careWorker.post('/messages', message), 201)
must(await as.organization.put(`/conversations/${proposal.uuid}/read`, {}), 200)
// Words that would identify them anywhere.
const secrets = {
  worker: ['merk-werker@', 'Merkstraat', 'NL00MERK', 'Merkwoorden'],
  client: ['Merknaam', 'Merklaan', 'Merkverhaal'],
}
await sql`update account set username = 'merk-werker@voorbeeld.example' where uuid = ${worker}`.execute(owner)
await sql`update care_worker_profile set street = 'Merkstraat', about = 'Merkwoorden' where uuid = ${worker}`.execute(owner)
await sql`update care_worker set iban = 'NL00MERK' where uuid = ${worker}`.execute(owner)
for (const [table, column] of [
  ['care_worker_note', 'text'],
  ['care_moment_publication_reaction', 'motivation'],
  ['saved_search', 'name'],
])
  await sql`update ${sql.table(table!)} set ${sql.ref(column!)} = 'Merkwoorden' where care_worker_uuid = ${worker}`.execute(owner)
await giveBack(worker, 'Merkwoorden')
await sql`update client set first_name = 'Merknaam', street = 'Merklaan' where uuid = ${client}`.execute(owner)
// Every column that can hold free text in a row about a client, so a new column is covered automatically.
const { rows: texts } = await sql<{ table: string; column: string }>`select c.table_name as table, c.column_name as column
  from information_schema.columns c join information_schema.columns k using (table_schema, table_name)
  where table_schema = 'public' and k.column_name = 'client_uuid' and c.data_type = 'text' and c.is_generated = 'NEVER'`.execute(
  owner,
)
// Which party cancelled: a fixed word.
const ours = 'cancelled_by'
for (const { table, column } of texts.filter(each => each.column !== ours))
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Merkverhaal' where client_uuid = ${client}`
    .execute(owner)
    // A column with a fixed list of words, or a key, refuses this.
    .catch(() => undefined)

// A roster with them in its plan.
await sql`insert into roster (account_uuid, status, start_date, end_date, with_others, created_at, locations, weights, held, forbidden, result)
  values (${world.people.organization.uuid}, 'ready', '2020-01-01', '2020-01-02', false, now(), '[]', '{}', '[]', '[]',
    jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('worker', ${worker}::text))))`.execute(owner)
const tables = await fillUp('careWorker', worker)

describe('what the database does not let happen', () => {
  test.each([
    ['somebody at work', () => sql`select forget_care_worker(${worker})`],
    ['a client in care', () => sql`select forget_client(${uuidOf(world.otherClient)})`],
    ['who is in no list', () => sql`select forget_name(${worker})`],
  ])('forgetting %s', async (_who, statement) => {
    await expect(statement().execute(db)).rejects.toMatchObject({ code: '23000' })
  })
  test.each([
    ['forgetting an account by itself', sql`select forget_account(${worker})`, '42501'],
    [
      'saying that somebody was forgotten',
      sql`insert into forgotten (person_uuid, kind, at) values (${worker}, 'care_worker', now())`,
      '23000',
    ],
    [
      'changing the history, whatever is set',
      sql`with asked as (select set_config('zorginzet.forgets', 'yes', true))
      update event set reason = null from asked`,
      '42501',
    ],
  ])('%s', async (_what, statement, code) => {
    await expect(statement.execute(db)).rejects.toMatchObject({ code })
  })
})

describe('what a planner sees and holds', () => {
  test('is for planners alone', async () => {
    const paths = [`${ofWorker(worker)}/forgetting`, `/clients/${client}/forgetting`, '/forgetting', '/forgetting_holds']
    for (const who of ['careWorker', 'clientAdmin', 'organization', 'locationAdmin', 'backOffice'] as const) {
      for (const path of paths) expect((await as[who].get(path)).status, `${who} ${path}`).toBe(403)
      expect((await as[who].post('/forgetting_holds', { careWorker: `/v1${ofWorker(worker)}`, reason: 'x' })).status, who).toBe(
        403,
      )
    }
    expect((await as.planner.get(`${ofWorker(client)}/forgetting`)).status).toBe(404)
    expect((await as.planner.get(`/clients/${worker}/forgetting`)).status).toBe(404)
  })
  test('nobody who still works is forgotten; somebody who left is, two years after their last event', async () => {
    expect(await outlook(ofWorker(people.tempWorker.uuid))).toMatchObject({ forgetsOn: null, forgottenOn: null })
    must(await as.planner.put(`/users/${people.tempWorker.uuid}/deactivate`, { reason: 'Gestopt.' }), 200)
    expect(await outlook(ofWorker(people.tempWorker.uuid))).toMatchObject({ forgetsOn: '2028-10-20', forgottenOn: null })
    must(await as.planner.put(`/users/${people.tempWorker.uuid}/activate`, {}), 200)
    expect(await outlook(ofWorker(people.tempWorker.uuid))).toMatchObject({ forgetsOn: null })
  })
  test('a hold names one person, has a reason, and is there once', async () => {
    const hold = { client: world.otherClient, reason: 'De rechter beslist nog.' }
    for (const wrong of [
      { reason: 'x' },
      { ...hold, careWorker: `/v1${ofWorker(worker)}` },
      { client: world.otherClient, reason: ' ' },
    ])
      expect((await as.planner.post('/forgetting_holds', wrong)).status).toBe(422)
    const { uuid } = must(await as.planner.post('/forgetting_holds', hold), 201)
    expect(await as.planner.post('/forgetting_holds', hold)).toMatchObject({ status: 409 })
    const line = await db
      .selectFrom('access_log')
      .selectAll()
      .where('operation', '=', 'forgetting.hold')
      .orderBy('uuid', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(line.client_uuids).toEqual([uuidOf(world.otherClient)])
    expect(must(await as.planner.get(`/forgetting_holds?client.uuid=${uuidOf(world.otherClient)}`), 200).member).toMatchObject(
      [hold.reason].map(reason => ({ reason })),
    )
    must(await as.planner.delete(`/forgetting_holds/${uuid}`), 204)
  })
})

describe('at night', () => {
  test('nobody is forgotten before the term, while on hold, or while working', async () => {
    await leaves(worker)
    expect(await run()).toBe('Er was niemand te vergeten.')
    await yearsLater(3)
    must(await as.planner.post('/forgetting_holds', { careWorker: `/v1${ofWorker(worker)}`, reason: 'Een geschil.' }), 201)
    expect(await run()).toBe('Er was niemand te vergeten.')
    await expect(sql`select forget_care_worker(${worker})`.execute(db)).rejects.toMatchObject({ code: '23000' })
  })
  test('a former care worker is forgotten: everything in the list is removed, and nothing is left elsewhere', async () => {
    const { member } = must(await as.planner.get(`/forgetting_holds?careWorker.uuid=${worker}`), 200)
    must(await as.planner.delete(`/forgetting_holds/${member[0]!.uuid}`), 204)
    expect(await full('careWorker', worker)).toHaveLength(tables)
    expect(tables).toBeGreaterThan(30)
    expect(await whereIs(secrets.worker)).toEqual(expect.arrayContaining(['account', 'care_worker_note', 'care_worker_profile']))

    expect(await run()).toBe('Vergeten: 1 zorgverlener.')
    // The receipt.
    expect(await full('careWorker', worker)).toEqual(['user_file'])
    const { rows: plans } = await sql`select 1 from roster where result::text like ${`%${worker}%`}`.execute(owner)
    expect(plans).toEqual([])
    const byOwnTerm = ['mail', 'invoice', 'accessLog']
    const found = await whereIs(secrets.worker)
    expect(found.filter(table => !isKept(held[table]?.careWorker, byOwnTerm))).toEqual([])
    for (const table of ['account', 'care_worker', 'care_worker_profile']) {
      const { rows } = await sql<{
        row: Record<string, unknown>
      }>`select to_jsonb(t) as row from ${sql.table(table)} t where uuid = ${worker}`.execute(db)
      const left = emptiedOf(held[table]?.careWorker).map(column => rows[0]!.row[column])
      expect(
        left.filter(
          value =>
            ![null, '', '[]', '{}'].includes(
              typeof value === 'object' && value ? JSON.stringify(value) : (value as string | null),
            ),
        ),
      ).toEqual(table === 'account' ? [`vergeten-${worker}@zorginzet.invalid`] : [])
    }
    const noted =
      await sql`select 1 from event where subject_uuid = ${worker} and (reason is not null or data is not null)`.execute(db)
    expect(noted.rows).toEqual([])
    expect(await eventsOf(worker)).toEqual([{ name: 'care_worker_forgotten', actor_uuid: null, reason: null, data: null }])
    expect(await outlook(ofWorker(worker))).toMatchObject({ forgetsOn: null, forgottenOn: expect.any(String) })
    expect(await run()).toBe('Er was niemand te vergeten.')
  })
  test('their files go from the store after it; a receipt stays with the books', async () => {
    const { rows } = await sql<{ payload: { keys: string[] } }>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'remove-forgotten-files'`.execute(owner)
    const { keys } = rows[0]!.payload
    expect(keys).toContain(diplomaKey)
    await files.get(diplomaKey)
    await db.transaction().execute(tx => tasks['remove-forgotten-files']!({ tx, payload: { keys }, files } as never))
    await expect(files.get(diplomaKey)).rejects.toThrow('ENOENT')
    const left = await db.selectFrom('user_file').select('uuid').where('account_uuid', '=', worker).execute()
    expect(left.map(({ uuid }) => uuid)).toEqual([uuidOf(receipt)])
  })
  test('the care they gave keeps their name, and nobody can bring them back', async () => {
    const { member } = must(await as.planner.get(`/care_moments?assignee.uuid=${worker}&itemsPerPage=1`), 200)
    expect(member[0]).toMatchObject({ assignee: { profile: { lastName: 'careWorker' } } })
    for (const path of [`/users/${worker}/activate`, `/care_workers/${worker}/take_back`])
      expect(await as.planner.put(path, {}), path).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('vergeten') },
      })
    expect(
      await as.planner.post('/forgetting_holds', { careWorker: `/v1${ofWorker(worker)}`, reason: 'Te laat.' }),
    ).toMatchObject({ status: 409 })
    must(await as.planner.get(ofWorker(worker)), 200)
  })
  test('the name of somebody who gave no care is removed too, and a failure does not stop the others', async () => {
    const [fine, failing] = [people.newWorker.uuid, people.thirdWorker.uuid]
    await sql`delete from care_moment_publication_reaction where care_worker_uuid = ${fine}`.execute(owner)
    for (const uuid of [fine, failing]) await leaves(uuid)
    await sql
      .raw(`create function stumble() returns trigger language plpgsql as 'begin raise exception ''stumbled''; end';
      create trigger stumble before update on care_worker for each row when (old.uuid = '${failing}') execute function stumble()`)
      .execute(owner)
    await expect(run()).rejects.toThrow(
      'Vergeten: 1 zorgverlener, 1 naam. Bij 1 lukte het niet; dat wordt morgen opnieuw geprobeerd.',
    )
    expect(await db.selectFrom('person').select(['first_name', 'last_name']).where('uuid', '=', fine).execute()).toEqual([
      { first_name: 'Vergeten', last_name: 'zorgverlener' },
    ])
    expect(await eventsOf(failing)).toEqual([])
    await sql.raw('drop function stumble cascade').execute(owner)
    expect(await run()).toBe('Vergeten: 1 zorgverlener.')
  })
  test('a client out of care goes after twenty years, not after three, with the family that acts for nobody else', async () => {
    await sql`update client set status = 'active' where uuid <> ${client}`.execute(owner)
    await sql`update client set status = 'inactive' where uuid = ${client}`.execute(owner)
    const ofClient = await fillUp('client', client)
    // A relative who acts for another client too stays.
    const aunt = await putUser(db)
    await db
      .updateTable('account')
      .set({ roles: ['ROLE_CLIENT_ADMIN'] })
      .where('uuid', '=', aunt)
      .execute()
    await db.insertInto('client_admin').values({ uuid: aunt, first_name: 'Bep', last_name: 'Tante' }).execute()
    const ofBoth = [client, uuidOf(world.otherClient)].map(client_uuid => ({ client_admin_uuid: aunt, client_uuid }))
    await db.insertInto('client_admin_client').values(ofBoth).execute()
    expect(await run()).toBe('Er was niemand te vergeten.')
    await yearsLater(25)
    must(await as.planner.put('/retention_terms/client', { years: 30, version: 0 }), 200)
    expect(await run()).not.toContain('cliënt')
    await expect(sql`select forget_client(${client})`.execute(db)).rejects.toMatchObject({ code: '23000' })
    must(await as.planner.put('/retention_terms/client', { years: 20, version: 1 }), 200)
    expect(await full('client', client)).toHaveLength(ofClient)
    expect(await whereIs(secrets.client)).toEqual(expect.arrayContaining(['care_moment', 'client', 'client_report']))

    expect(await run()).toMatch(/^Vergeten: 1 cliënt/)
    expect(await full('client', client)).toEqual([])
    expect((await whereIs(secrets.client)).filter(table => table !== 'mail')).toEqual([])
    expect(await eventsOf(client)).toEqual([{ name: 'client_forgotten', actor_uuid: null, reason: null, data: null }])
    const family = await db
      .selectFrom('account')
      .select('username')
      .where('uuid', '=', people.clientAdmin.uuid)
      .executeTakeFirstOrThrow()
    expect(family.username).toBe(`vergeten-${people.clientAdmin.uuid}@zorginzet.invalid`)
    expect(await db.selectFrom('client_admin').select('last_name').where('uuid', '=', aunt).execute()).toEqual([
      { last_name: 'Tante' },
    ])
    must(await as.planner.get(`/clients/${client}`), 200)
  })
  test('a planner reads how many were forgotten', async () => {
    const { kinds, held: holds } = must(await as.planner.get('/forgetting'), 200) as unknown as {
      kinds: { kind: string; count: number }[]
      held: number
    }
    expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['care_worker', 3],
      ['client', 1],
      ['name', expect.any(Number)],
    ])
    expect(holds).toBe(0)
  })
})
