import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openTestApi } from '../../../tests/servers/api.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { openApi } from '../../server.ts'
import { presentPosition } from '../live/happenings.ts'
import { applicationRole, tooMuchFor } from './application-role.ts'
import { migrate } from './migrate.ts'

const api = await openTestApi()
const { as, db, owner, server, world } = api
afterAll(() => api.close())
await as.planner.get(world.client)
await api.openMoment()

// months.test.ts covers the partitions of a table.
const guards = await sql<{ table: string; stays: boolean; cannot_be_emptied: boolean; part: boolean }>`
  select tgrelid::regclass::text as table, bool_or(tgtype & 16 > 0 and tgattr = '') as stays, bool_or(tgtype & 32 > 0) as cannot_be_emptied,
    bool_or(relispartition) as part
  from pg_trigger join pg_class c on c.oid = tgrelid where tgfoid = 'refuse_change'::regproc group by 1 order by 1`.execute(owner)
const finals = guards.rows.filter(({ stays, part }) => stays && !part).map(({ table }) => table)
const deeds = (table: string): [string, string][] => [
  ['changes', `update ${table} set uuid = uuid`],
  ['deletes', `delete from ${table}`],
  ['empties', `truncate ${table} cascade`],
  ['takes the guard off', `alter table ${table} disable trigger user`],
  ['takes the guard away', `drop trigger ${table}_is_final on ${table}`],
  ['drops', `drop table ${table} cascade`],
  ['hides', `alter table ${table} rename to other`],
]

test('tables from which nothing may be deleted cannot be truncated either, including the access log and the history', () => {
  expect(finals).toEqual(expect.arrayContaining(['access_log', 'event', 'care_moment_invoice', 'payout_ledger']))
  expect(guards.rows.filter(guard => !guard.cannot_be_emptied)).toEqual([])
})
describe('the application', () => {
  test('works as a separate role, whoever owns the database', async () => {
    const { rows } = await sql<{ me: string; is_super: string }>`
      select current_user as me, current_setting('is_superuser') as is_super`.execute(db)
    expect(rows).toEqual([{ me: server.role, is_super: 'off' }])
  })
  test.each(finals.flatMap(table => deeds(table).map(([what, statement]) => [what, table, statement] as const)))(
    '%s nothing of %s',
    async (_what, _table, statement) => {
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' })
    },
  )
  test.each([
    ['become the owner of a table', 'alter table access_log owner to current_user'],
    ['make tables', 'create table mine (n int)'],
    ['make roles', 'create role mine'],
    ['let triggers rest', 'set session_replication_role = replica'],
    ['rewrite what was migrated', 'delete from migration'],
    [
      'change the guard itself',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    ],
  ])('may not %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the owner', () => {
  test.each([
    ...finals.map(table => `truncate ${table} cascade`),
    ...['access_log', 'event'].flatMap(table => [`update ${table} set uuid = uuid`, `delete from ${table}`]),
  ])('is refused by the guard, as long as it is there: %s', async statement => {
    await expect(sql.raw(statement).execute(owner)).rejects.toMatchObject({ code: '23000' })
  })
})

describe('a database on another server', () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  const address = (database: string, user: string) => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${database}`
    url.username = user
    url.password = 'geheim-genoeg'
    return url.href
  }
  const made: string[] = []
  const makeDatabase = async (name: string, rights: string) => {
    made.push(name)
    await admin.query(`create role ${name} login password 'geheim-genoeg' ${rights}`)
    await admin.query(`create database ${name} owner ${name}`)
    const url = address(name, name)
    await migrate(url)
    return url
  }
  const worksAs = async (url: string) => {
    const opened = await openApi(settings, url)
    try {
      const { rows } = await sql<{ me: string }>`select current_user as me from event union all select current_user`.execute(
        opened.database,
      )
      const refused = await sql`delete from event`.execute(opened.database).catch((error: { code: string }) => error.code)
      return { role: opened.role, me: rows[0]!.me, refused: typeof refused === 'string' ? refused : 'nothing' }
    } finally {
      await opened.stop()
    }
  }
  test('without the right to create roles works with only the triggers, and in the role once it exists', async () => {
    await admin.connect()
    const url = await makeDatabase('t_plain_owner', '')
    expect(await applicationRole(url)).toBeUndefined()
    expect(await worksAs(url)).toMatchObject({ role: undefined, me: 't_plain_owner' })
    await admin.query('create role t_plain_owner_app nologin')
    await admin.query('grant t_plain_owner_app to t_plain_owner with inherit false')
    await migrate(url)
    expect(await worksAs(url)).toEqual({ role: 't_plain_owner_app', me: 't_plain_owner_app', refused: '42501' })
  })
  test('gets its role from an owner who may create roles, and again after a restore without it', async () => {
    const url = await makeDatabase('t_role_maker', 'createrole')
    const first = { role: 't_role_maker_app', me: 't_role_maker_app', refused: '42501' }
    expect(await worksAs(url)).toEqual(first)
    const own = new pg.Client({ connectionString: url })
    await own.connect()
    await own.query('grant t_role_maker_app to current_user with inherit true')
    await own.query('drop owned by t_role_maker_app')
    await own.query('drop role t_role_maker_app')
    await own.end()
    expect(await applicationRole(url)).toBeUndefined()
    await migrate(url)
    expect(await worksAs(url)).toEqual(first)
  })
  test('with a login of its own for the application: it works as itself, owns nothing and becomes nobody else', async () => {
    const url = await makeDatabase('t_two_logins', '')
    await admin.query(`create role t_two_logins_work login password 'geheim-genoeg'`)
    const work = address('t_two_logins', 't_two_logins_work')
    await migrate(url, 't_two_logins_work')
    expect(await worksAs(work)).toEqual({ role: 't_two_logins_work', me: 't_two_logins_work', refused: '42501' })
    expect(await tooMuchFor(work)).toEqual([])
    expect(await tooMuchFor(url)).toEqual(['is eigenaar'])
    expect(await tooMuchFor(inject('postgresUrl'))).toContain('mag alles')
    const own = new pg.Client({ connectionString: work })
    await own.connect()
    for (const statement of [
      'set role t_two_logins',
      'alter table event disable trigger all',
      'truncate event',
      'create table x ()',
    ])
      await expect(own.query(statement), statement).rejects.toMatchObject({ code: '42501' })
    await own.end()
    const opened = await openApi(settings, work)
    await opened.database.transaction().execute(async tx => {
      await sql`insert into ended_session (uuid, until) values (gen_random_uuid(), now())`.execute(tx)
      const { rows } = await sql<{ ms: number }>`select floor(extract(epoch from now()) * 1000) as ms`.execute(tx)
      const position = await presentPosition(opened.database)
      expect(Number.parseInt(position.slice(0, 13).replace('-', ''), 16)).toBeLessThanOrEqual(rows[0]!.ms - 5000)
    })
    await opened.startWork()
    await expect.poll(() => opened.database.selectFrom('job_worker').select('worker').execute()).toHaveLength(1)
    await opened.stop()
    await expect(migrate(url, 't-two')).rejects.toThrow('andere tekens')
  })
  afterAll(async () => {
    for (const name of made) {
      await admin.query(`drop database ${name} with (force)`)
      for (const more of ['app', 'work']) await admin.query(`drop role if exists ${name}_${more}`)
      await admin.query(`drop role ${name}`)
    }
    await admin.end()
  })
})
