import { afterAll, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { moveClock, now } from '../platform/clock.ts'

const api = await openTestApi()
const { as } = api
afterAll(() => api.close())

const adviceFor = async ({ uuid }: { uuid: string }) =>
  must(await as.planner.get(`/care_moments/${uuid}/bonus_advice`), 200) as unknown as {
    comparable: number
    bands: { upTo?: number; offered: number; filled: number }[]
    advice?: { upTo: number }
  }

test('nobody but a planner reads what a bonus brings', async () => {
  const moment = await api.openMoment()
  for (const who of ['careWorker', 'clientAdmin', 'organization', 'backOffice'] as const)
    expect(await as[who].get(`/care_moments/${moment.uuid}/bonus_advice`), who).toMatchObject({ status: 403 })
})
test('a planner sees how much comparable work was filled, by the size of its bonus', async () => {
  const moment = await api.openMoment()
  expect(await adviceFor(moment)).toMatchObject({ comparable: 0 })
  const on = (day: string) => ({ startDate: `${day}T08:00:00+00:00`, endDate: `${day}T16:00:00+00:00` })
  // A week offered with a bonus and filled, and one offered without a bonus that nobody took.
  for (const day of ['26', '27', '28', '29', '30']) await api.assignedMoment({ ...on(`2026-10-${day}`), bonus: 2500 })
  for (const day of ['02', '03', '04', '05', '06']) await api.publishedMoment(on(`2026-11-${day}`))
  await api.publishedMoment(on('2026-11-07'))
  moveClock(addHours(now(), 24 * 40))
  const later = await api.openMoment(on('2026-12-07'))
  const found = await adviceFor(later)
  expect(found.comparable).toBe(10)
  expect(found.bands.map(({ upTo = null }) => upTo)).toEqual([0, 2500, 5000, 10_000, null])
  expect(found.bands[1]).toMatchObject({ offered: 5, filled: 5 })
  expect(found.bands[0]).toMatchObject({ offered: 5, filled: 0 })
  expect(found.advice).toMatchObject({ upTo: 2500 })
})
