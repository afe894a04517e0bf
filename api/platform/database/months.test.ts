// The history and the access log by month: rows are stored in the month in which they were written, in UTC, whatever the reader's
// time zone.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { dropPartitions, makeMonthsOf, partOf, partsOf, writeEvent, writeMail } from '../../../tests/worlds/month-parts.ts'
import { applicationRole } from './application-role.ts'
import { openDatabase, openPool } from './database.ts'

const fresh = await freshDatabase()
const owner = openDatabase(openPool(fresh.url, undefined, undefined, 1))
const application = openDatabase(openPool(fresh.url, await applicationRole(fresh.url)))
afterAll(async () => {
  await owner.destroy()
  await application.destroy()
  await fresh.drop()
})

const makeMonths = async (instant: string) => {
  const { rows } = await sql<{ made: number }>`select make_months(${instant}::timestamptz) as made`.execute(application)
  return rows[0]!.made
}

// In Amsterdam a month begins an hour or two earlier, and twice a year a day has another length.
beforeAll(async () => {
  await sql`set timezone to 'Europe/Amsterdam'`.execute(owner)
  await dropPartitions(owner, 'event', (await partsOf(owner, 'event')).slice(0, -1))
  await makeMonthsOf(owner, 'event', ['2026-10-15', '2026-11-15', '2027-03-15', '2027-04-15'])
})

describe('what is written at', () => {
  test.each([
    ['2026-10-25T00:30:00Z', 'event_2026_10'],
    ['2026-10-25T01:30:00Z', 'event_2026_10'],
    ['2026-10-31T23:30:00Z', 'event_2026_10'],
    ['2026-10-31T23:59:59.999Z', 'event_2026_10'],
    ['2026-11-01T00:00:00Z', 'event_2026_11'],
    ['2026-11-01T00:30:00Z', 'event_2026_11'],
    ['2027-03-28T00:59:59Z', 'event_2027_03'],
    ['2027-03-28T01:00:00Z', 'event_2027_03'],
    ['2027-03-31T22:30:00Z', 'event_2027_03'],
    ['2027-04-01T00:00:00Z', 'event_2027_04'],
  ])('%s stands in %s', async (at, part) => {
    expect(await partOf(owner, await writeEvent(application, at))).toBe(part)
  })
})

describe('the application', () => {
  test('cannot read, change, truncate, drop or create a partition directly', async () => {
    const parts = ['event_2026_10', 'event_default', ...(await partsOf(owner, 'access_log'))]
    expect(parts.length).toBeGreaterThan(5)
    for (const part of parts) {
      const parent = part.startsWith('event') ? 'event' : 'access_log'
      for (const statement of [
        `select from ${part}`,
        `insert into ${part} select * from ${parent}`,
        `update ${part} set uuid = uuid`,
        `delete from ${part}`,
        `truncate ${part}`,
        `drop table ${part}`,
        `alter table ${parent} detach partition ${part}`,
        `alter table ${part} disable trigger all`,
        `select make_month('${parent}', '2031-01-01')`,
      ])
        await expect(sql.raw(statement).execute(application), statement).rejects.toMatchObject({ code: '42501' })
    }
  })
  test('creates the months until three after the present one, once', async () => {
    expect(await makeMonths('2027-04-30T22:30:00Z')).toBeGreaterThan(0)
    for (const parent of ['event', 'access_log'] as const)
      expect(await partsOf(owner, parent)).toEqual(expect.arrayContaining([5, 6, 7].map(month => `${parent}_2027_0${month}`)))
    expect(await makeMonths('2027-04-30T22:30:00Z')).toBe(0)
    expect(await makeMonths('2026-10-01T00:00:00Z')).toBe(0)
  })
  test('puts what was written in a month without a partition into that month once it is made, its mail included', async () => {
    await dropPartitions(owner, 'event', ['event_2027_07', 'event_2027_06', 'event_2027_05'])
    const astray = await Promise.all(
      ['2027-05-31T23:30:00Z', '2027-06-01T00:00:00Z', '2150-01-01T00:00:00Z'].map(at => writeEvent(application, at)),
    )
    expect(await Promise.all(astray.map(uuid => partOf(owner, uuid)))).toEqual([
      'event_default',
      'event_default',
      'event_default',
    ])
    expect(await makeMonths('2027-04-01T00:00:00Z')).toBe(3)
    expect(await Promise.all(astray.map(uuid => partOf(owner, uuid)))).toEqual([
      'event_2027_05',
      'event_2027_06',
      'event_default',
    ])
    await sql`select settle_months()`.execute(application)
    const { rows } = await sql<{ valid: boolean }>`select convalidated as valid from pg_constraint
      where confrelid = 'event'::regclass and conparentid = 0`.execute(owner)
    expect(rows).toEqual([{ valid: true }, { valid: true }])
    await expect(writeMail(application, randomUUID())).rejects.toMatchObject({ constraint: 'mail_event_uuid_fkey' })
    await expect(makeMonths('2027-04-01T00:00:00Z')).resolves.toBe(0)
  })
  test('creates none later than a year and three months from now, whatever the clock says', async () => {
    await makeMonths('2199-01-01T00:00:00Z')
    const { rows } = await sql<{ months: number }>`
      select round((max(until)::date - now()::date) / 30.4)::int as months from month_part`.execute(owner)
    expect(rows[0]!.months).toBeLessThanOrEqual(16)
  })
})

describe('the owner', () => {
  test.each(['truncate event_2026_10 cascade', 'update event_2026_10 set uuid = uuid', 'delete from event_2026_10'])(
    'is refused by the trigger of a partition: %s',
    async statement => {
      await expect(sql.raw(statement).execute(owner)).rejects.toMatchObject({ code: '23000' })
    },
  )
})
