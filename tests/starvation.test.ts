// Much at once of one kind: whoever asks something else hardly notices.
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Answer, openTestApi } from './api.ts'
import { must } from './moments.ts'
import { rowsOf } from './rows.ts'

const api = await openTestApi()
const { as, world, db } = api
const rows = rowsOf(db, world)
const other = new pg.Client({ connectionString: api.url })
await other.connect()
afterAll(async () => {
  await other.end()
  await api.close()
})

const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort()
const took = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now()
  return [await work(), performance.now() - began]
}
/** Asks again and again until the rest is done; gives the slowest answer, in milliseconds. */
const slowestDuring = async (rest: Promise<unknown>, ask: () => Promise<Answer>): Promise<number> => {
  let goesOn = true
  void rest.finally(() => {
    goesOn = false
  })
  let slowest = 0
  while (goesOn) {
    const [answer, ms] = await took(ask)
    expect(answer.status).toBe(200)
    slowest = Math.max(slowest, ms)
  }
  return slowest
}
const hold = async (uuid: string) => {
  await other.query('begin')
  await other.query('select 1 from care_moment where uuid = $1 for update', [uuid])
}

test('M6: an organization updates a moment that is held elsewhere, 200 times at once: each is told 409 in time, and others are answered', async () => {
  const [held, free] = [await rows.putMoment('open'), await rows.putMoment('open')]
  await hold(held)
  const updates = Promise.all(
    Array.from({ length: 200 }, () => took(() => as.organization.patch(`/care_moments/${held}/update`, { title: 'Anders' }))),
  )
  const list = slowestDuring(updates, () => as.otherOrganization.get('/care_moments'))
  const change = slowestDuring(updates, () => as.organization.patch(`/care_moments/${free}/update`, { title: 'Vrij' }))
  const answers = await updates
  await other.query('rollback')
  expect(statuses(answers.map(([answer]) => answer))).toEqual([409])
  expect(answers[0]![0].body.detail).toBe('Iemand anders was net eerder.')
  expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(3500)
  expect(await list).toBeLessThan(1500)
  expect(await change).toBeLessThan(1500)
  must(await as.organization.patch(`/care_moments/${held}/update`, { title: 'Weer vrij' }), 200)
})
