// Many requests of one kind at once hardly delay others.

import { setTimeout as sleep } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { type Answer, openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { rowsOf } from './worlds/rows.ts'
import { password } from './worlds/world.ts'

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
/**
 * Repeats a request until the rest is done; returns the slowest response, in milliseconds. It is compared with that rest, never
 * judged by the clock.
 */
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
    await sleep(20)
  }
  return slowest
}
const hold = async (uuid: string) => {
  await other.query('begin')
  await other.query('select 1 from care_moment where uuid = $1 for update', [uuid])
}

test('an organization updates a moment that is held elsewhere, 200 times at once: each is told 409 in time, and others are answered', async () => {
  const [held, free] = [await rows.putMoment('open'), await rows.putMoment('open')]
  await hold(held)
  const update = () => took(() => as.organization.patch(`/care_moments/${held}/update`, { title: 'Anders' }))
  const [, alone] = await update()
  const updates = Promise.all(Array.from({ length: 200 }, update))
  const list = slowestDuring(updates, () => as.otherOrganization.get('/care_moments'))
  const change = slowestDuring(updates, () => as.organization.patch(`/care_moments/${free}/update`, { title: 'Vrij' }))
  const answers = await updates
  await other.query('rollback')
  expect(statuses(answers.map(([answer]) => answer))).toEqual([409])
  expect(answers[0]![0].body.detail).toBe('Iemand anders was net eerder.')
  expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(3 * alone)
  expect(await list).toBeLessThan(alone)
  expect(await change).toBeLessThan(alone)
  must(await as.organization.patch(`/care_moments/${held}/update`, { title: 'Weer vrij' }), 200)
})

test('a care worker asks for the archive of a year 50 times at once: each is whole or plainly refused, and others are answered', async () => {
  const { uuid } = world.people.careWorker
  for (const day of ['19', '26']) {
    for (const side of ['own', 'other'] as const) {
      const moment = await rows.putMoment('awaiting_approval', { side, past: true })
      await db.updateTable('care_moment').set({ assignee_uuid: uuid }).where('uuid', '=', moment).execute()
      must(await as.planner.patch(`/care_moments/${moment}/approve`), 200)
    }
    await jobs.invoices!.run(db, `2026-10-${day}T04:00:00+00:00`, queriesOf)
  }
  const [archive] = must(await as.careWorker.get('/care_worker_care_assist_invoice_archives'), 200).member
  const invoices = Number(archive!.invoices)
  expect(invoices).toBeGreaterThanOrEqual(2)
  const path = `${archive!['@id']}/download`
  await as.careWorker.get(path)
  const downloads = took(() => Promise.all(Array.from({ length: 50 }, () => as.careWorker.get(path))))
  const list = slowestDuring(downloads, () => as.organization.get('/care_moments'))
  const [answers, all] = await downloads
  for (const { status, bytes } of answers)
    if (status === 200) expect(Object.keys(unzipSync(bytes)).filter(name => name.endsWith('.pdf'))).toHaveLength(invoices)
    else expect(status).toBe(409)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  // The first time, each PDF is made. Afterwards they are only read, which delays nobody.
  expect(await list).toBeLessThan(all / 2)
})

const loginAs = (username: string, word: string) => as.nobody.post('/login/check', { username, password: word })

test('one account logs in 60 times at once: all get in, and others are answered', async () => {
  const { username } = world.people.colleague
  must(await loginAs(username, password), 200)
  const logins = took(() => Promise.all(Array.from({ length: 60 }, () => loginAs(username, password))))
  const list = slowestDuring(logins, () => as.organization.get('/care_moments'))
  const [answers, all] = await logins
  expect(statuses(answers)).toEqual([200])
  expect(await list).toBeLessThan(all / 2)
}, 300_000)
test('of 200 guesses at once five are told that they are wrong; the rest have to wait, the right one among them', async () => {
  const { username } = world.people.thirdWorker
  const wrong = await Promise.all(Array.from({ length: 5 }, (_, n) => loginAs(username, `fout ${n}`)))
  expect(statuses(wrong)).toEqual([401])
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => loginAs(username, n === 150 ? password : 'fout')))
  expect(statuses(answers)).toEqual([429])
  await db.deleteFrom('login_attempt').execute()
  const fresh = await Promise.all(Array.from({ length: 200 }, (_, n) => loginAs(username, n > 100 ? password : 'fout')))
  expect(fresh.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(fresh.filter(({ status }) => status === 429)).toHaveLength(195)
})
test('a flood that has to wait is refused before it is looked at', async () => {
  const { username } = world.people.newWorker
  const [, looked] = await took(() => Promise.all(Array.from({ length: 5 }, () => loginAs(username, 'fout'))))
  let refused = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3; time++) {
    const [answers, ms] = await took(() => Promise.all(Array.from({ length: 50 }, () => loginAs(username, 'fout'))))
    expect(statuses(answers)).toEqual([429])
    refused = Math.min(refused, ms)
  }
  expect(refused / 50).toBeLessThan(looked / 5 / 2)
})
