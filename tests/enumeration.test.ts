// Nobody can find out who has an account here, not even from the duration of an answer. Other tests check that the answers
// themselves are equal.
import { afterAll, describe, expect, test } from 'vitest'
import { type Answer, openTestApi } from './api.ts'
import { loginsOf } from './logins.ts'
import { uuidOf } from './world.ts'

const api = await openTestApi()
const { as, db, world } = api
const { forgetTries } = loginsOf(api)
const { people } = world
afterAll(() => api.close())
await db.updateTable('account').set({ password_hash: null }).where('uuid', '=', people.newWorker.uuid).execute()

const known = people.careWorker.username
const unknown = known.replace('care', 'cure')
const neverActivated = people.newWorker.username
const medianOf = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
/**
 * How much longer the slowest of these names takes than the fastest, by their medians. The names take turns, so that other load
 * affects all of them.
 */
const ratioOf = async (times: number, names: string[], call: (name: string) => Promise<Answer>) => {
  const taken = names.map((): number[] => [])
  for (let time = 0; time < times; time++)
    for (let turn = 0; turn < names.length; turn++) {
      const which = (time + turn) % names.length
      await forgetTries()
      const start = performance.now()
      await call(names[which]!)
      taken[which]!.push(performance.now() - start)
    }
  const medians = taken.map(medianOf)
  return Math.max(...medians) / Math.min(...medians)
}

describe('a name that has an account takes as long as one that has none', () => {
  const registration = {
    firstName: 'Noor',
    lastName: 'Bakker',
    phone: '0612345678',
    address: { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' },
    expertiseLevel: `/v1/expertise_levels/${uuidOf(world.level)}`,
    contractTypes: ['freelance'],
    agreed: true,
  }
  test.each<[string, number, string[], (name: string) => Promise<Answer>]>([
    [
      'logging in',
      40,
      [known, unknown, neverActivated],
      username => as.nobody.post('/login/check', { username, password: 'Lindebloesem-48' }),
    ],
    ['asking for a new password', 200, [known, unknown], username => as.nobody.post('/user_tokens/reset_password', { username })],
    ['registering', 200, [known, unknown], email => as.nobody.post('/care_workers/register', { ...registration, email })],
  ])('when %s', async (_doing, times, names, call) => {
    // A busy machine makes a single measurement differ by chance; a leak would make all of them differ.
    const ratios: number[] = []
    while (ratios.length < 3 && !ratios.some(ratio => ratio <= 1.1)) ratios.push(await ratioOf(times, names, call))
    expect(Math.min(...ratios)).toBeLessThanOrEqual(1.1)
  })
})
