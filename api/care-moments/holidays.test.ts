import { afterAll, expect, test } from 'vitest'
import { holidaysOf } from '../../rules/time/holidays.ts'
import { openTestApi } from '../../tests/servers/api.ts'

const api = await openTestApi()
afterAll(() => api.close())

test('the database has the holidays of the rule, for thirty years', async () => {
  const stored = await api.db.selectFrom('holiday').select(['date', 'name']).orderBy('date').execute()
  expect(stored).toEqual(Array.from({ length: 30 }, (_, index) => holidaysOf(2020 + index)).flat())
})
