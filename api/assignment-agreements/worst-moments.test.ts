// Failures and races: the PDF is made exactly once and never changes, and agreeing applies to the text that was read, at the time
// it was read.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type Body, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { heldIn } from '../../tests/worlds/held-rows.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { now } from '../platform/clock.ts'
import { maxWorkConnections, openDatabase, openPool } from '../platform/database/database.ts'
import { oneHost } from '../platform/database/writer.ts'
import { startJobs } from '../platform/events/jobs.ts'
import { pdfKeptIn } from '../platform/events/kept-pdf.ts'
import { openFiles } from '../platform/files/files.ts'
import { tasks } from './jobs.ts'

const api = await openTestApi()
const { as, world, db, owner } = api
afterAll(() => api.close())

const chainOf = async (moment: Pick<Body, '@id'>) =>
  must(await as.planner.get(`/assignment_agreements?careMoment=${uuidOf(moment['@id'])}`), 200).member
const agreementOf = async (moment: Pick<Body, '@id'>) => {
  const [one, ...others] = await chainOf(moment)
  expect(others).toEqual([])
  return one!
}
const agree = (who: Who, { '@id': id, hash }: Body, more: object = {}, headers = {}) =>
  as[who].put(`${id}/agree`, { hash, ...more }, headers)
const textOf = async (agreement: Body) => must(await as.careWorker.get(agreement['@id']), 200).sections
const pdfOf = async ({ '@id': id }: Body, who: Who = 'careWorker') => (await as[who].get(`${id}/pdf`)).bytes
const papers = async ({ uuid }: Body) =>
  (
    await sql<{
      hash: string
      made_at: string
    }>`select hash, made_at::text from agreement_pdf where uuid = ${uuid}::uuid`.execute(db)
  ).rows

/** Runs the worker that makes the PDFs, as a separate process would, on this database. */
const withWorker = async (until: () => Promise<unknown>) => {
  const pool = openPool(api.url, undefined, undefined, maxWorkConnections)
  const nothing = async () => undefined
  const jobs = await startJobs({
    ...{ writer: oneHost(api.url), role: undefined, pool, database: openDatabase(pool), jobs: {}, tasks },
    queriesOf: () => {
      throw new Error('No resource is read here')
    },
    mailbox: { keep: async () => [], deliver: nothing, deliverHeld: nothing, send: nothing, push: nothing },
    ...{ sendWebhook: nothing, publicUrl: '', files: await openFiles(settings) },
  })
  await expect.poll(until, { timeout: 60_000 }).toBeTruthy()
  await jobs.stop()
  await pool.end()
}
const waiting = async (agreement: Body) =>
  Number(
    (
      await sql<{ n: string }>`select count(*) as n from graphile_worker._private_jobs
      where payload ->> 'agreement' = ${agreement.uuid}`.execute(owner)
    ).rows[0]!.n,
  )

describe('the paper', () => {
  test('a server that dies between the agreement and its paper: another makes it, once, also when it was not told that it was done', async () => {
    const agreement = await agreementOf(await api.assignedMoment())
    must(await agree('careWorker', agreement), 200)
    // Everything is killed here except the database.
    expect([await papers(agreement), await waiting(agreement)]).toEqual([[], 1])
    await withWorker(async () => (await waiting(agreement)) === 0)
    const made = await papers(agreement)
    expect(made).toHaveLength(1)
    const bytes = await pdfOf(agreement)
    expect([hash('sha256', bytes)]).toEqual(made.map(paper => paper.hash))
    await sql`select graphile_worker.add_job('keep-agreement', ${JSON.stringify({ agreement: agreement.uuid })}::json)`.execute(
      db,
    )
    await withWorker(async () => (await waiting(agreement)) === 0)
    expect(await papers(agreement)).toEqual(made)
    expect((await pdfOf(agreement, 'organization')).equals(bytes)).toBe(true)
  })
  test('two servers that make it at once: the first one is kept, and both give that', async () => {
    const agreement = await agreementOf(await api.assignedMoment())
    must(await agree('careWorker', agreement), 200)
    const keep = (make: () => Promise<Buffer>) => pdfKeptIn(db, 'agreement_pdf', { uuid: agreement.uuid, now: now() }, make)
    const theirs = Buffer.from('%PDF- of the other server')
    const returned = await keep(async () => {
      await sql`insert into agreement_pdf (uuid, content, hash, made_at)
        values (${agreement.uuid}::uuid, ${theirs}, ${hash('sha256', theirs)}, ${now()}::timestamptz)`.execute(db)
      return Buffer.from('%PDF- of this one')
    })
    expect(returned.equals(theirs)).toBe(true)
    expect((await pdfOf(agreement)).equals(theirs)).toBe(true)
    expect(await papers(agreement)).toEqual([expect.objectContaining({ hash: hash('sha256', theirs) })])
  })
  test('many who ask for it at once get the same bytes', async () => {
    const agreement = await agreementOf(await api.assignedMoment())
    must(await agree('careWorker', agreement), 200)
    const all = await Promise.all(
      ['careWorker', 'organization', 'planner', 'careWorker'].map(who => pdfOf(agreement, who as Who)),
    )
    expect(new Set(all.map(bytes => hash('sha256', bytes))).size).toBe(1)
    expect(await papers(agreement)).toHaveLength(1)
  })
})

describe('the act', () => {
  test('a worker whose clock is wrong agrees at the time of the server', async () => {
    const agreement = await agreementOf(await api.assignedMoment())
    const theirs = { at: '2020-01-01T00:00:00Z', workerAct: { at: '2020-01-01T00:00:00Z' } }
    const from = now()
    const agreed = must(await agree('careWorker', agreement, theirs, { date: 'Wed, 01 Jan 2020 00:00:00 GMT' }), 200)
    const { at } = agreed.workerAct as { at: string }
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(from))
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.parse(now()))
  })
  test('a worker agrees to the text that was made, whatever became of its template since', async () => {
    const agreement = await agreementOf(await api.assignedMoment())
    const before = await textOf(agreement)
    const version = async (organization: string | null) => {
      const templates = must(await as.planner.get('/agreement_templates?contractType=freelance&pagination=false'), 200).member
      return Math.max(0, ...templates.filter(each => (each.organization ?? null) === organization).map(each => each.version))
    }
    const template = { contractType: 'freelance', sections: [{ title: 'Anders', text: 'Voor {opdrachtnemer}.' }] }
    const forAll = { ...template, name: 'Andere tekst', version: await version(null) }
    must(await as.planner.post('/agreement_templates', forAll), 201)
    // A template of this organization, following a model agreement that expires before the shift ends.
    const model = { modelNumber: '1', modelValidUntil: '2026-01-01', organization: world.organization, name: 'Model', version: 0 }
    must(await as.planner.post('/agreement_templates', { ...template, ...model }), 201)
    expect(must(await agree('careWorker', agreement), 200)).toMatchObject({ status: 'agreed', hash: agreement.hash })
    expect(await textOf(agreement)).toEqual(before)
    expect(await agreementOf(await api.assignedMoment())).toMatchObject({ agreementTemplate: { name: 'Andere tekst' } })
  })
  test('a worker agrees while the organization calls the work off: it is ended, whoever came first, and never agreed to alone', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const moment = await api.assignedMoment()
      const agreement = await agreementOf(moment)
      const acts = [
        () => agree('careWorker', agreement),
        () => as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }),
      ]
      const both = await Promise.all((turn % 2 ? acts : acts.toReversed()).map(act => act()))
      const [agreed, called] = turn % 2 ? both : both.toReversed()
      expect([[200, 409], 200]).toEqual([expect.arrayContaining([agreed!.status]), called!.status])
      const ended = await agreementOf(moment)
      expect(ended).toMatchObject({ status: 'ended', endedAt: expect.any(String) })
      expect(ended.workerAct !== undefined).toBe(agreed!.status === 200)
      expect(await agree('careWorker', agreement)).toMatchObject({ status: 409 })
    }
  })
})

describe('work that grows', () => {
  test('a series that is made longer keeps its agreement; who gets the new dates joins it without another act', async () => {
    const rule = {
      ...{ startDate: '2027-02-01T07:00:00Z', endDate: '2027-02-01T15:00:00Z', breakMinutes: 30, until: '2027-02-02' },
      ...{ weekdays: [1, 2, 3], everyWeeks: 1, publishedForContractTypes: ['freelance'] },
    }
    const series = must(await as.organization.post('/recurring_care_moments_by_organization', api.newMoment(rule)), 201)
    const dates = async () => {
      const { member } = must(await as.planner.get(`/care_moments?recurringCareMoment.uuid=${series.uuid}&pagination=false`), 200)
      return member.toSorted((one, other) => String(one.startDate).localeCompare(String(other.startDate)))
    }
    const [first] = await dates()
    must(await api.select([await api.react(first!)]), 200)
    const agreement = await agreementOf(first!)
    must(await agree('careWorker', agreement), 200)
    must(await as.organization.put(`${series['@id']}/until`, { until: '2027-02-03' }), 200)
    expect(await agreementOf(first!)).toMatchObject({ uuid: agreement.uuid, status: 'agreed' })
    const added = (await dates()).at(-1)!
    must(await api.select([await api.react(added)]), 200)
    expect(await agreementOf(added)).toMatchObject({ uuid: agreement.uuid, status: 'agreed' })
  })
  test('a period that is made longer is an addition, to which the worker agrees before or after its shifts', async () => {
    const weeks = { startDate: '2027-06-01T05:00:00Z', endDate: '2027-06-30T15:00:00Z', timeScope: 'period', hoursPerWeek: 24 }
    const { moment: period, reaction } = await api.reactedMoment({ ...weeks, client: null })
    must(await api.select([reaction]), 200)
    must(await agree('careWorker', await agreementOf(period)), 200)
    must(await as.organization.patch(`${period['@id']}/update`, { endDate: '2027-07-31T15:00:00Z' }), 200)
    const [addition, root, ...others] = await chainOf(period)
    expect(others).toEqual([])
    expect([addition, root]).toMatchObject([{ status: 'waiting_for_worker', sequence: 1 }, { status: 'agreed' }])
    expect(String(addition!.reason)).toContain('31 jul 2027')
    must(await agree('careWorker', addition!), 200)
    expect((await chainOf(period)).map(({ status }) => status)).toEqual(['agreed', 'agreed'])
  })
})

// Must be the last test: it backdates everything that happened.
test('a client who is forgotten in the meantime takes nothing from the agreement: it is read as it was, agreed to and printed', async () => {
  const moment = await api.assignedMoment()
  const agreement = await agreementOf(moment)
  const before = await textOf(agreement)
  const client = uuidOf(world.client)
  await sql`update client set status = 'inactive' where uuid = ${client}::uuid`.execute(owner)
  await heldIn(api).yearsLater(25)
  await sql`select forget_client(${client}::uuid)`.execute(db)
  expect(must(await as.careWorker.get(agreement['@id']), 200)).toMatchObject({ status: 'waiting_for_worker', sections: before })
  must(await agree('careWorker', agreement), 200)
  expect(await agreementOf(moment)).toMatchObject({ status: 'agreed', hash: agreement.hash })
  expect((await pdfOf(agreement)).subarray(0, 5).toString()).toBe('%PDF-')
})
