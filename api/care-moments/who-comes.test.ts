// When the organization may see the telephone number of the assignee.
import { afterAll, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, type Who } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const moment = await api.assignedMoment()
const { phone } = await db
  .selectFrom('care_worker_profile')
  .select('phone')
  .where('uuid', '=', world.people.careWorker.uuid)
  .executeTakeFirstOrThrow()
const seenBy = async (who: Who) => must(await as[who].get(moment['@id']), 200).assigneePhone
const hours = (from: unknown, count: number) => moveClock(addHours(String(from), count))

test.each([
  [
    'an organization does not see the number long before the start',
    'organization',
    () => hours(moment.startDate, -49),
    undefined,
  ],
  ['an organization sees it two days before the start', 'organization', () => hours(moment.startDate, -48), phone],
  ['an organization sees it until a day after the end', 'organization', () => hours(moment.endDate, 24), phone],
  ['an organization does not see it after that', 'organization', () => hours(moment.endDate, 25), undefined],
  ['a planner always sees it', 'planner', () => moveClock(today), phone],
  ['a care worker reads of no number beside their work', 'careWorker', () => hours(moment.startDate, -1), undefined],
] as const)('%s', async (_name, who, when, seen) => {
  when()
  expect(phone).toMatch(/^\+?\d/)
  expect(await seenBy(who)).toBe(seen)
})
