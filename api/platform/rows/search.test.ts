import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../../tests/api.ts'
import { holds } from './search.ts'

const api = await openTestApi()
afterAll(() => api.close())

test.each([
  ['Jan van der Meer', 'me', true],
  ['Jan van der Meer', 'ME', true],
  ['Jan van der Meer', 'ee', false],
  ['Jan van der Meer', 'eer', true],
  ['Jan van der Meer', 'j', true],
  ['Jan van der Meer', 'n', false],
  ['Jan van der Meer', ' d ', true],
  ['Jan van der Meer', 'n van', true],
  ['Zoë de Wit', 'zo', true],
  ['50% korting', '%', false],
  ['50% korting', '50%', true],
  ['Jan_Piet', 'n_p', true],
  ['Janspiet', 'n_p', false],
  ['Jan', '', true],
])('%s is found by "%s": %s', async (text, asked, found) => {
  const { rows } = await sql<{ found: boolean }>`select ${holds(sql`${text}::text`, asked)} as found`.execute(api.db)
  expect(rows[0]!.found).toBe(found)
})
