// Nobody can find out who has an account, not even from response times. Other tests check that the responses themselves are equal.
import { afterAll, describe, expect, test } from 'vitest'
import { type Answer, openTestApi } from './servers/api.ts'
import { loginsOf } from './servers/logins.ts'
import { uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
const { forgetTries } = loginsOf(api)
const { people } = world
afterAll(() => api.close())
await db.updateTable('account').set({ password_hash: null }).where('uuid', '=', people.newWorker.uuid).execute()

const known = people.careWorker.username
const unknown = known.replace('care', 'cure')
const neverActivated = people.newWorker.username
const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
/** The ratio of the slowest median to the fastest. */
const ratioOf = (taken: number[][]) => {
  const medians = taken.map(medianOf)
  return Math.max(...medians) / Math.min(...medians)
}
const shuffled = (numbers: number[]) =>
  numbers
    .map(number => [Math.random(), number] as const)
    .sort(([one], [other]) => one - other)
    .map(([, number]) => number)
/** The ratio that chance alone gives for as many measurements with the same spread within each name: the 99th percentile. */
const chanceOf = (taken: number[][]) => {
  const times = taken[0]!.length
  const alike = taken.flatMap(own => own.map(ms => ms / medianOf(own)))
  const ratios = Array.from({ length: 200 }, () => {
    const mixed = shuffled(alike)
    return ratioOf(taken.map((_, at) => mixed.slice(at * times, (at + 1) * times)))
  })
  return ratios.sort((a, b) => a - b)[198]!
}
/** The response times for each of these names, measured this many times in turn, so that other load affects all of them. */
const takenBy = async (times: number, names: string[], call: (name: string) => Promise<Answer>) => {
  const taken = names.map((): number[] => [])
  for (let time = 0; time < times; time++)
    for (let turn = 0; turn < names.length; turn++) {
      const which = (time + turn) % names.length
      await forgetTries()
      const start = performance.now()
      await call(names[which]!)
      taken[which]!.push(performance.now() - start)
    }
  return taken
}

test('what is judged: a name that takes a tenth longer by chance passes, one that always does is found', () => {
  const around = (ms: number, spread: number) => Array.from({ length: 41 }, (_, at) => ms * (1 + (spread * (at - 20)) / 20))
  const [calm, busy] = [around(100, 0.02), around(100, 0.9)]
  expect(chanceOf([calm, around(130, 0.02)])).toBeLessThan(1.1)
  expect(ratioOf([calm, around(130, 0.02)])).toBeGreaterThan(1.25)
  expect(chanceOf([busy, busy])).toBeGreaterThan(1.2)
})

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
    // On a busy machine measurements vary by chance, so the ratio is allowed the spread within one name.
    const beyond: number[] = []
    while (beyond.length < 3 && !beyond.some(more => more <= 0)) {
      const taken = await takenBy(times, names, call)
      beyond.push(ratioOf(taken) - Math.max(1.1, chanceOf(taken)))
    }
    expect(Math.min(...beyond)).toBeLessThanOrEqual(0)
  })
})
