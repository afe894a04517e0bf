import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../../tests/servers/api.ts'
import { must } from '../../../tests/worlds/moments.ts'
import { makeMonthsOf, partOf, partsOf, startFirstPartitionAt, writeEvent } from '../../../tests/worlds/month-parts.ts'
import { queriesOf } from '../../concepts.ts'
import { recorded } from './jobs.ts'
import { keepMonths } from './months.ts'

const api = await openTestApi()
const { as, db, owner, world } = api
afterAll(() => api.close())

/** The first day of the month this many months after the present one, and this many years before. */
const monthAt = (months: number, yearsAgo = 0) => {
  const at = new Date()
  return new Date(Date.UTC(at.getUTCFullYear() - yearsAgo, at.getUTCMonth() + months, 1)).toISOString()
}
/** Runs the job as the application; returns the result that planners read. */
const run = async (now = monthAt(0)) => {
  await recorded({ 'keep-months': keepMonths })['keep-months']!.run(db, now, queriesOf)
  const jobs = must(await as.planner.get('/jobs'), 200).jobs as { name: string; error: string | null; outcome: string }[]
  const { error, outcome } = jobs.find(({ name }) => name === 'keep-months')!
  expect(error).toBeNull()
  return outcome
}
const nameOf = (month: string) => new Date(month).toLocaleDateString('nl-NL', { timeZone: 'UTC', month: 'long', year: 'numeric' })

describe('a planner reads', () => {
  test('that the months are there until three after this one, and until later when the clock is', async () => {
    expect(await run()).toBe(`Klaar tot en met ${nameOf(monthAt(3))}.`)
    expect(await run(monthAt(6))).toBe(`Klaar tot en met ${nameOf(monthAt(9))}.`)
  })
})

describe('a month', () => {
  const days = { kept: (years: number) => monthAt(0, years), past: (years: number) => monthAt(-1, years) }
  const events: Record<'before' | 'past' | 'kept', string> = { before: '', past: '', kept: '' }
  const reported = async () => {
    const { rows } = await sql<{
      event: string
    }>`select event_uuid as event from mail union all select event_uuid from notification`.execute(db)
    return rows.map(({ event }) => event).sort()
  }
  const setTerm = (kind: string, years: number) =>
    sql`update retention_term set years = ${years} where kind = ${kind}`.execute(owner)
  beforeAll(async () => {
    for (const [parent, years] of [
      ['event', 20],
      ['access_log', 5],
    ] as const) {
      await startFirstPartitionAt(owner, parent, monthAt(1, years))
      await makeMonthsOf(owner, parent, [monthAt(-2, years), days.past(years), days.kept(years)])
    }
    Object.assign(events, {
      before: await writeEvent(db, monthAt(-2, 20)),
      past: await writeEvent(db, new Date(Date.parse(days.kept(20)) - 1).toISOString()),
      kept: await writeEvent(db, days.kept(20)),
    })
    for (const event of Object.values(events))
      await sql`insert into notification (account_uuid, event_uuid, kind, subject, text, in_app, created_at)
        values (${world.people.planner.uuid}, ${event}, 'x', '', '', true, now())`.execute(db)
  })

  test('stays when a planner keeps it longer, whatever the clock of the application says', async () => {
    for (const [kind, years] of [
      ['event', 21],
      ['accessLog', 6],
    ] as const)
      await setTerm(kind, years)
    expect(await run(monthAt(6))).not.toContain('Weg')
    expect(await reported()).toHaveLength(6)
  })
  test('is removed once all of it is past its term, with its notifications, and not a day before', async () => {
    await setTerm('event', 20)
    await setTerm('accessLog', 5)
    const [past, pastOfLog] = [nameOf(days.past(20)), nameOf(days.past(5))]
    expect(await run(monthAt(6))).toContain(
      ` Weg, na de bewaartermijn: de geschiedenis tot en met ${past} en het inzagelogboek tot en met ${pastOfLog}.`,
    )
    expect(await Promise.all(Object.values(events).map(uuid => partOf(owner, uuid)))).toEqual([
      undefined,
      undefined,
      expect.any(String),
    ])
    expect(await reported()).toEqual([events.kept, events.kept])
    expect((await partsOf(owner, 'access_log'))[0]).toBe(`access_log_${days.kept(5).slice(0, 7).replace('-', '_')}`)
    expect(await run(monthAt(6))).not.toContain('Weg')
  })
})
