// Filters of publications: bonus, part of the day, and the contract types they are offered for.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addDays, amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { dayPart } from '../../rules/time/day-parts.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today } from '../../tests/worlds/world.ts'

const api = await openTestApi()
afterAll(() => api.close())
const day = addDays(amsterdamDate(today), 10)
const at = (from: string, to: string) => ({ startDate: toInstant(day, from), endDate: toInstant(day, to), client: null })

await api.publishedMoment({ ...at('07:00', '15:00'), title: 'overdag' })
await api.publishedMoment({ ...at('16:00', '22:30'), title: 'avond met bonus', bonus: 250 })
await api.publishedMoment({ ...at('07:00', '15:00'), title: 'uitzend', publishedForContractTypes: ['temp_work'] })

test.each([
  ['withBonus=true', ['avond met bonus']],
  ['withBonus=false', ['overdag', 'uitzend']],
  ['dayPart=late', ['avond met bonus']],
  ['dayPart=night', []],
  ['publishedForContractTypes=temp_work', ['uitzend']],
  ['publishedForContractTypes[]=temp_work&publishedForContractTypes[]=freelance', ['avond met bonus', 'overdag', 'uitzend']],
])('%s finds %j', async (asked, titles) => {
  const { member } = must(await api.as.planner.get(`/care_moment_publications?${asked}`), 200)
  expect(member.map(({ careMoment }) => (careMoment as { title: string }).title).toSorted()).toEqual(titles)
})
test.each([
  ['temp_work', ['uitzend']],
  ['freelance', ['avond met bonus', 'overdag']],
])('care moments offered as %s are %j', async (form, titles) => {
  const { member } = must(await api.as.planner.get(`/care_moments?publishedForContractTypes=${form}`), 200)
  expect(member.map(({ title }) => title).toSorted()).toEqual(titles)
})

const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
test('PostgreSQL names the part of the day as the rule does, also when the clock changes', async () => {
  const hours = [0.5, 1, 1.25, 2, 4, 6, 7.5, 8, 10, 15, 24, 30, 48, 200]
  const spans = ['2026-03-28', '2026-10-24', '2026-11-20'].flatMap(from =>
    Array.from({ length: 2 * 24 * 4 }, (_, quarter) => later(toInstant(from, '12:00'), quarter / 4)).flatMap(start =>
      hours.map(length => ({ start, end: later(start, length) })),
    ),
  )
  const { rows } = await sql<{ start: string; end: string; part: string }>`
    select spans.*, care_day_part(start::timestamptz, "end"::timestamptz) as part
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as spans(start text, "end" text)`.execute(api.db)
  expect(rows).toHaveLength(spans.length)
  expect(rows.filter(({ start, end, part }) => part !== dayPart(start, end))).toEqual([])
})
