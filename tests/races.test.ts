// Two at once: one wins, the other gets 409, and the result is consistent.

import { afterAll, expect, test } from 'vitest'
import { queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { type Answer, openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { rowsOf } from './worlds/rows.ts'
import { password, today } from './worlds/world.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const rows = rowsOf(db, world)
const rounds = Array.from({ length: 50 }, (_, round) => round)
const { careWorker, colleague } = world.people

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()
const momentRow = (uuid: string) => db.selectFrom('care_moment').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const namesOf = async (uuid: string) => {
  const events = await db
    .selectFrom('event')
    .select(['name', 'to_status'])
    .where('subject_uuid', '=', uuid)
    .orderBy('uuid')
    .execute()
  return events.map(event => `${event.name} ${event.to_status}`)
}
const reactionsTo = (publication: string) =>
  db.selectFrom('care_moment_publication_reaction').selectAll().where('care_moment_publication_uuid', '=', publication).execute()
/** An open, published moment to which these workers have reacted: returns the reactions by worker. */
const offered = async (workers: { uuid: string }[], moment?: string) => {
  const care_moment_uuid = moment ?? (await rows.putMoment('open'))
  const publication = db.selectFrom('care_moment_publication').select('uuid').where('care_moment_uuid', '=', care_moment_uuid)
  const { uuid } = await publication.executeTakeFirstOrThrow()
  const made = workers.map(worker => ({
    care_moment_publication_uuid: uuid,
    care_worker_uuid: worker.uuid,
    status: 'open',
    created_at: today,
  }))
  const reactions =
    made.length > 0 ? await db.insertInto('care_moment_publication_reaction').values(made).returning('uuid').execute() : []
  return {
    moment: care_moment_uuid,
    publication: uuid,
    reactions: reactions.map(r => `/v1/care_moment_publication_reactions/${r.uuid}`),
  }
}

test('two users of an organization approve the same hours, fifty times: they are paid once', async () => {
  for (const _ of rounds) {
    const uuid = await rows.putMoment('awaiting_approval', { past: true, proposedBy: 'care_worker' })
    const path = `/care_moments/${uuid}/approve`
    const answers = await Promise.all([as.organization.patch(path), as.secondUser.patch(path)])
    expect(statuses(answers)).toEqual([200, 409])
    const lines = await db.selectFrom('care_moment_invoice_line').select('kind').where('care_moment_uuid', '=', uuid).execute()
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['bonus', 'expense', 'hourly_rate'])
    expect(await namesOf(uuid)).toEqual(['care_moment_approved approved'])
  }
})

test('fifty approvals of the same hours arrive together: one succeeds, the rest are refused with the current state', async () => {
  const uuid = await rows.putMoment('awaiting_approval', { past: true, proposedBy: 'care_worker' })
  const answers = await Promise.all(rounds.map(() => as.organization.patch(`/care_moments/${uuid}/approve`)))
  expect(statuses(answers)).toEqual([200, ...rounds.slice(1).map(() => 409)])
  expect(await db.selectFrom('care_moment_invoice_line').selectAll().where('care_moment_uuid', '=', uuid).execute()).toHaveLength(
    3,
  )
})

test('one approves while the other disapproves: there are lines if, and only if, it is approved', async () => {
  for (const _ of rounds) {
    const uuid = await rows.putMoment('awaiting_approval', { past: true, proposedBy: 'care_worker' })
    const path = `/care_moments/${uuid}`
    const answers = await Promise.all([
      as.organization.patch(`${path}/approve`),
      as.secondUser.patch(`${path}/disapprove`, { reason: 'Niet gezien' }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const { status } = await momentRow(uuid)
    const lines = await db.selectFrom('care_moment_invoice_line').selectAll().where('care_moment_uuid', '=', uuid).execute()
    expect(lines.length > 0).toBe(status === 'approved')
    expect(await namesOf(uuid)).toEqual([
      status === 'approved' ? 'care_moment_approved approved' : 'care_moment_disapproved not_approved',
    ])
  }
})

test('two users choose different workers for one moment, fifty times: one worker gets it', async () => {
  for (const _ of rounds) {
    const { moment, publication, reactions } = await offered([careWorker, colleague])
    const answers = await Promise.all([api.select([reactions[0]!]), api.select([reactions[1]!], 'secondUser')])
    expect(statuses(answers), answers.map(a => a.text).join()).toEqual([200, 409])
    const left = await reactionsTo(publication)
    expect(left.map(({ status }) => status).sort()).toEqual(['assigned', 'not_selected'])
    const { status, assignee_uuid } = await momentRow(moment)
    expect({ status, assignee_uuid }).toEqual({
      status: 'assigned',
      assignee_uuid: left.find(r => r.status === 'assigned')!.care_worker_uuid,
    })
    expect(await namesOf(moment)).toEqual(['care_moment_assigned assigned'])
  }
})

test('a worker reacts twice at once, fifty times: there is one reaction', async () => {
  for (const _ of rounds) {
    const { publication } = await offered([])
    const body = { careMomentPublication: `/v1/care_moment_publications/${publication}`, agreed: true }
    const send = () => as.careWorker.post('/care_moment_publication_reactions', body)
    expect(statuses(await Promise.all([send(), send()]))).toEqual([201, 409])
    expect(await reactionsTo(publication)).toHaveLength(1)
  }
})

test('a worker is chosen for two shifts at the same time, fifty times: they get one of them', async () => {
  for (const _ of rounds) {
    const [one, other] = [await offered([careWorker]), await offered([careWorker])]
    const { start_date, end_date } = await momentRow(one.moment)
    await db.updateTable('care_moment').set({ start_date, end_date }).where('uuid', '=', other.moment).execute()
    const answers = await Promise.all([api.select(one.reactions), api.select(other.reactions, 'secondUser')])
    expect(statuses(answers), answers.map(a => a.text).join()).toEqual([200, 409])
    const found = await Promise.all([momentRow(one.moment), momentRow(other.moment)])
    expect(found.map(({ status }) => status).sort()).toEqual(['assigned', 'open'])
    const left = await Promise.all([reactionsTo(one.publication), reactionsTo(other.publication)])
    expect(
      left
        .flat()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['assigned', 'open'])
  }
})

test('a worker withdraws while being chosen: either they work, or they have withdrawn', async () => {
  for (const _ of rounds) {
    const { moment, reactions } = await offered([careWorker])
    const answers = await Promise.all([api.select(reactions), as.careWorker.patch(`${reactions[0]}/withdraw`)])
    expect(statuses(answers)).toEqual([200, 409])
    const reaction = must(
      await as.planner.get(`/care_moment_publication_reactions?careMomentPublication.careMoment.uuid=${moment}`),
      200,
    ).member[0]!
    expect([(await momentRow(moment)).status, reaction.status]).toEqual(
      answers[0]!.status === 200 ? ['assigned', 'assigned'] : ['open', 'withdrawn'],
    )
  }
})

test('two tabs refresh at once: both go on', async () => {
  const { refresh_token } = must(await as.nobody.post('/login/check', { username: careWorker.username, password }), 200)
  const refresh = () => as.nobody.post('/login/token_refresh', { refresh_token })
  expect(statuses(await Promise.all([refresh(), refresh()]))).toEqual([200, 200])
})

test('the run of the invoices starts twice at once: one invoice each, and the numbers follow', async () => {
  await Promise.allSettled([jobs.invoices!.run(db, today, queriesOf), jobs.invoices!.run(db, today, queriesOf)])
  const invoices = await db.selectFrom('care_moment_invoice').select(['number', 'care_worker_uuid']).execute()
  expect(invoices).toEqual([{ number: '2026-00001', care_worker_uuid: careWorker.uuid }])
  const open = await db.selectFrom('care_moment_invoice_line').selectAll().where('care_moment_invoice_uuid', 'is', null).execute()
  expect(open).toEqual([])
})
