import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../../tests/api.ts'
import { must } from '../../../tests/moments.ts'
import { queriesOf } from '../../concepts.ts'
import { recorded } from './jobs.ts'
import { keepMonths } from './months.ts'

const api = await openTestApi()
afterAll(() => api.close())

const monthAt = (months: number) => {
  const at = new Date()
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
}
/** Runs the job as the application; gives what a planner reads of it. */
const run = async (now: Date) => {
  await recorded({ 'keep-months': keepMonths })['keep-months']!.run(api.db, now.toISOString(), queriesOf)
  const jobs = must(await api.as.planner.get('/jobs'), 200).jobs as { name: string; error: string | null; outcome: string }[]
  return jobs.find(({ name }) => name === 'keep-months')!
}
const until = (month: Date) =>
  `Klaar tot en met ${month.toLocaleDateString('nl-NL', { timeZone: 'UTC', month: 'long', year: 'numeric' })}.`

test('a planner reads that the months are there until three after this one, and until later when the clock is', async () => {
  expect(await run(monthAt(0))).toMatchObject({ error: null, outcome: until(monthAt(3)) })
  expect(await run(monthAt(6))).toMatchObject({ error: null, outcome: until(monthAt(9)) })
})
test('the months that are there are what is written into, until the last of them ends', async () => {
  const end = monthAt(10).getTime()
  for (const [ms, isThere] of [
    [end - 1, true],
    [end, false],
  ] as const) {
    const { rows } = await sql<{ part: string }>`insert into event (uuid, name, subject_type, subject_uuid, at)
      values (uuid_from(${new Date(ms).toISOString()}::timestamptz), 'x', 'X', uuidv7(), now()) returning tableoid::regclass::text as part`.execute(
      api.owner,
    )
    expect(rows[0]!.part !== 'event_default').toBe(isThere)
  }
})
