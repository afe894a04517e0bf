import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const careWorker = `/v1/care_workers/${world.people.careWorker.uuid}`
const scales = must(await as.organization.get('/salary_scales'), 200).member
const form = {
  careWorker,
  form: 'fixed_term',
  duration: '6_12',
  salaryScale: scales[5]!['@id'],
  hoursPerWeek: 24,
  message: 'Kom je bij ons?',
}
// The organization sees who reacted.
await api.reactedMoment()

/** The token of the last mailed link. */
const mailed = async () => {
  const mail = db.selectFrom('mail').select(['text', 'recipient']).where('subject', 'like', 'Contractvoorstel van%')
  const { text, recipient } = await mail.orderBy('uuid', 'desc').executeTakeFirstOrThrow()
  return { token: /\/werk\/contractvoorstel\/([0-9a-f]{128})/.exec(text)![1]!, recipient }
}
const proposed = async (changes = {}) => must(await as.organization.post('/contract_proposals', { ...form, ...changes }), 201)
beforeEach(async () => {
  await db.deleteFrom('login_attempt').execute()
  moveClock(today)
  await db.deleteFrom('contract_proposal').execute()
})

describe('the scales', () => {
  test('run from 15 to 80, each with a range above the one before; of three the amounts are known', () => {
    expect(scales.map(({ scale }) => scale)).toEqual(Array.from({ length: 14 }, (_, step) => 15 + 5 * step))
    const ranges = scales.map(({ minimum, maximum }) => [Number(minimum), Number(maximum)] as const)
    expect(ranges.every(([from, to]) => from > 0 && to > from)).toBe(true)
    expect(ranges).toEqual([...ranges].sort(([one, up], [other, down]) => one - other || up - down))
    const known = scales.filter(({ estimated }) => !estimated)
    expect(known).toMatchObject([
      { scale: 15, minimum: 223_100, maximum: 269_100 },
      { scale: 40, minimum: 261_100, maximum: 359_000 },
      { scale: 80, minimum: 720_800, maximum: 1_137_100 },
    ])
  })
})

describe('a proposal', () => {
  test.each([
    ['seven hours a week', { hoursPerWeek: 7 }, 'hoursPerWeek'],
    ['41 hours a week', { hoursPerWeek: 41 }, 'hoursPerWeek'],
    ['hours a week in a contract without fixed hours', { form: 'zero_hours', hoursPerWeek: 24 }, 'hoursPerWeek'],
    ['a form there is not', { form: 'freelance' }, 'form'],
    [
      'a care worker the organization does not know',
      { careWorker: `/v1/care_workers/${world.people.colleague.uuid}` },
      'careWorker',
    ],
  ])('is not made with %s', async (_name, changes, propertyPath) => {
    expect(await as.organization.post('/contract_proposals', { ...form, ...changes })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath }] },
    })
  })
  test('may be of forty hours a week, in the highest scale', async () => {
    const made = await proposed({ hoursPerWeek: 40, salaryScale: scales[13]!['@id'] })
    expect(made).toMatchObject({ hoursPerWeek: 40, salaryScale: { scale: 80, estimated: false } })
  })
  test('may leave scale and hours to be agreed on', async () => {
    const made = await proposed({ salaryScale: null, hoursPerWeek: null, form: 'by_agreement', duration: 'by_agreement' })
    expect(made).toMatchObject({ status: 'open', form: 'by_agreement', allowedActions: ['withdraw', 'resend'] })
    expect(made).not.toHaveProperty('salaryScale')
  })
  test('is made once, also by two users at the same time', async () => {
    const two = await Promise.all([as.organization, as.secondUser].map(user => user.post('/contract_proposals', form)))
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409])
  })
  test('exists only for its parties and the planner', async () => {
    const made = await proposed()
    for (const who of ['careWorker', 'organization', 'secondUser', 'planner'] as const) {
      expect((await as[who].get(made['@id'])).status, who).toBe(200)
      expect(must(await as[who].get('/contract_proposals'), 200).member, who).toMatchObject([{ uuid: made.uuid }])
    }
    for (const who of ['colleague', 'otherOrganization', 'clientAdmin', 'nobody'] as const)
      expect((await as[who].get(made['@id'])).status, who).toBe(404)
  })
  test('says at which number its organization answers questions, also by its link', async () => {
    const made = await proposed()
    await db
      .updateTable('organization_location')
      .set({ phone: null })
      .where('organization_uuid', '=', (made.organization as { uuid: string }).uuid)
      .execute()
    expect(must(await as.careWorker.get(made['@id']), 200)).not.toHaveProperty('phone')
    await db.updateTable('organization_location').set({ phone: '+31302345678' }).where('uuid', '=', uuidOf(world.east)).execute()
    expect(must(await as.careWorker.get(made['@id']), 200)).toMatchObject({ phone: '+31302345678' })
    expect(must(await as.nobody.get(`/contract_proposals/${(await mailed()).token}`), 200)).toMatchObject({
      phone: '+31302345678',
    })
  })
  test('is neither answered by the planner nor withdrawn by the care worker', async () => {
    const made = await proposed()
    expect(await as.planner.patch(made['@id'], { status: 'accepted' })).toMatchObject({ status: 403 })
    expect(await as.organization.patch(made['@id'], { status: 'accepted' })).toMatchObject({ status: 403 })
    expect(await as.careWorker.patch(made['@id'], { status: 'withdrawn' })).toMatchObject({ status: 403 })
    expect(await as.nobody.patch(made['@id'], { status: 'accepted' })).toMatchObject({ status: 404 })
  })
  test('is accepted without a reason, and rejected with one that its parties and the planner read', async () => {
    const made = await proposed()
    expect(await as.careWorker.patch(made['@id'], { status: 'accepted', reason: 'Graag' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'reason', message: 'Een reden hoort alleen bij afwijzen.' }] },
    })
    const reason = 'Ik zoek meer uren.'
    expect(must(await as.careWorker.patch(made['@id'], { status: 'rejected', reason }), 200)).toMatchObject({
      statusReason: reason,
    })
    for (const who of ['careWorker', 'organization', 'secondUser', 'planner'] as const)
      expect(must(await as[who].get(made['@id']), 200).statusReason, who).toBe(reason)
  })
  test('is rejected without a reason too', async () => {
    const made = await proposed()
    expect(must(await as.careWorker.patch(made['@id'], { status: 'rejected' }), 200)).not.toHaveProperty('statusReason')
    expect(must(await as.organization.get(made['@id']), 200).viewedAt).toBe(today)
  })
  test('that is withdrawn can no longer be answered', async () => {
    const made = await proposed()
    expect(await as.organization.patch(made['@id'], { status: 'withdrawn' })).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    })
    expect(await as.careWorker.patch(made['@id'], { status: 'accepted' })).toMatchObject({
      status: 409,
      body: { currentStatus: 'withdrawn' },
    })
  })
  test('is found by the name of its care worker, by its parties only', async () => {
    const made = await proposed()
    const found = async (who: keyof typeof as, name: string) =>
      must(await as[who].get(`/contract_proposals?search=${encodeURIComponent(name)}`), 200).member.map(({ uuid }) => uuid)
    expect(await found('organization', 'özge care')).toEqual([made.uuid])
    expect(await found('organization', '%')).toEqual([])
    expect(await found('otherOrganization', 'özge')).toEqual([])
  })
  test('expires after thirty days, by the job and in the list', async () => {
    const made = await proposed()
    moveClock(addHours(today, 30 * 24))
    expect(await as.careWorker.patch(made['@id'], { status: 'accepted' })).toMatchObject({
      status: 409,
      body: { currentStatus: 'expired' },
    })
    await jobs['expire-contract-proposals']!.run(db, addHours(today, 30 * 24), queriesOf)
    expect(must(await as.organization.get('/contract_proposals?status=expired'), 200).totalItems).toBe(1)
  })
})

describe('the link', () => {
  test('comes by mail to the care worker, and is kept as a hash', async () => {
    await proposed()
    const { token, recipient } = await mailed()
    expect(recipient).toBe(world.people.careWorker.username)
    const { token_hash } = await db.selectFrom('contract_proposal').select('token_hash').executeTakeFirstOrThrow()
    expect(token_hash.toString('hex')).not.toContain(token.slice(0, 64))
  })
  test('opens the proposal without a login; opened twice at once it was looked at once', async () => {
    const made = await proposed()
    const { token } = await mailed()
    expect(must(await as.organization.get(made['@id']), 200).viewedAt).toBeUndefined()
    const answers = await Promise.all([1, 2].map(() => as.nobody.get(`/contract_proposals/${token}`)))
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          '@id': made['@id'],
          organization: { name: 'Stichting De Lindenhof' },
          salaryScale: { scale: 40, minimum: 261100, maximum: 359000 },
          allowedActions: ['accept', 'reject'],
        },
      })
    expect(answers[0]!.body.viewedAt).toBe(answers[1]!.body.viewedAt)
    moveClock(addHours(today, 5))
    expect(must(await as.nobody.get(`/contract_proposals/${token}`), 200).viewedAt).toBe(answers[0]!.body.viewedAt)
  })
  test('looking at it as the organization or the planner does not count as looked at', async () => {
    const made = await proposed()
    for (const who of ['organization', 'planner'] as const)
      expect(must(await as[who].get(made['@id']), 200).viewedAt).toBeUndefined()
    expect(must(await as.careWorker.get(made['@id']), 200).viewedAt).toBe(today)
  })
  test('answers it; of two simultaneous answers, one counts', async () => {
    const made = await proposed()
    const { token } = await mailed()
    const answers = await Promise.all([
      as.nobody.patch(`/contract_proposals/${token}`, { status: 'accepted' }),
      as.careWorker.patch(made['@id'], { status: 'rejected' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)!.body
    expect(must(await as.organization.get(made['@id']), 200)).toMatchObject({ status: won.status, answeredAt: today })
    const events = db
      .selectFrom('event')
      .select('to_status')
      .where('subject_uuid', '=', made.uuid)
      .where('from_status', '=', 'open')
    expect(await events.execute()).toEqual([{ to_status: won.status }])
  })
  test.each(['organization', 'colleague', 'clientAdmin', 'planner'] as const)(
    'decides who answers, not the login: opened in the browser of %s the answer is the care worker’s',
    async who => {
      const made = await proposed()
      const { token } = await mailed()
      const opened = must(await as[who].get(`/contract_proposals/${token}`), 200)
      expect(opened.allowedActions).toEqual(['accept', 'reject'])
      expect(opened.viewedAt).toBe(today)
      const answer = { status: 'rejected', reason: 'Te ver.' }
      expect(must(await as[who].patch(`/contract_proposals/${token}`, answer), 200)).toMatchObject({ statusReason: 'Te ver.' })
      const event = db.selectFrom('event').select(['actor_uuid', 'reason', 'data']).where('subject_uuid', '=', made.uuid)
      expect(await event.where('to_status', '=', 'rejected').execute()).toEqual([
        { actor_uuid: world.people.careWorker.uuid, reason: 'Te ver.', data: { byLink: true } },
      ])
    },
  )
  test('does not withdraw it, and no guess opens one', async () => {
    await proposed()
    const { token } = await mailed()
    expect(await as.nobody.patch(`/contract_proposals/${token}`, { status: 'withdrawn' })).toMatchObject({ status: 403 })
    expect(await as.nobody.get(`/contract_proposals/${'0'.repeat(128)}`)).toMatchObject({ status: 404 })
  })
  test('stops when another is sent, which gives thirty days again', async () => {
    const made = await proposed()
    const first = await mailed()
    moveClock(addHours(today, 24))
    expect(must(await as.secondUser.put(`${made['@id']}/resend`), 200)).toMatchObject({
      ...{ sentAt: '2026-10-20T08:00:00+00:00', expiresAt: '2026-11-19T08:00:00+00:00', createdAt: today },
    })
    expect(await as.nobody.get(`/contract_proposals/${first.token}`)).toMatchObject({ status: 404 })
    expect(await as.nobody.get(`/contract_proposals/${(await mailed()).token}`)).toMatchObject({ status: 200 })
    must(await as.organization.patch(made['@id'], { status: 'withdrawn' }), 200)
    expect(await as.organization.put(`${made['@id']}/resend`)).toMatchObject({ status: 409 })
    expect(await as.otherOrganization.put(`${made['@id']}/resend`)).toMatchObject({ status: 404 })
  })
  test('is not answered by a planner who looks through the eyes of the care worker', async () => {
    const made = await proposed()
    const { uuid, username, roles } = world.people.careWorker
    const session = { username, roles, uuid, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
    const issue = { impersonator: world.people.planner.uuid, seconds: 600 }
    const planner = callerWith(api.server, await api.server.tokens.sign({ ...session, impersonated: true }, issue))
    expect(must(await planner.get(made['@id']), 200).viewedAt).toBeUndefined()
    expect(await planner.patch(made['@id'], { status: 'accepted' })).toMatchObject({ status: 403 })
  })
})

describe('the proposer or the worker is notified by mail', () => {
  const mailbox = openMailbox(db, { mails, queriesOf }, settings)
  const { organization, careWorker: worker } = world.people
  const mailsAboutProposal = async (uuid: string) => {
    await db.deleteFrom('mail').execute()
    for (const event of await db.selectFrom('event').select('uuid').where('subject_uuid', '=', uuid).execute())
      await mailbox.deliver(event.uuid, today)
    return db.selectFrom('mail').select(['recipient', 'subject']).execute()
  }
  test.each([
    ['accepted', 'careWorker', organization.username, 'Contractvoorstel aangenomen: Özge careWorker'],
    ['rejected', 'careWorker', organization.username, 'Contractvoorstel afgewezen: Özge careWorker'],
    ['withdrawn', 'organization', worker.username, 'Contractvoorstel ingetrokken door Stichting De Lindenhof'],
  ] as const)('that it was %s', async (status, who, recipient, subject) => {
    const made = await proposed()
    must(await as[who].patch(made['@id'], { status }), 200)
    expect(await mailsAboutProposal(made.uuid)).toEqual([{ recipient, subject }])
  })
  test('why it was rejected', async () => {
    const made = await proposed()
    must(await as.careWorker.patch(made['@id'], { status: 'rejected', reason: 'Ik zoek meer uren.' }), 200)
    await mailsAboutProposal(made.uuid)
    const { text } = await db.selectFrom('mail').select('text').executeTakeFirstOrThrow()
    expect(text).toContain('Özge careWorker heeft je contractvoorstel afgewezen. Reden: Ik zoek meer uren.')
  })
  test('that it expired', async () => {
    const made = await proposed()
    await jobs['expire-contract-proposals']!.run(db, addHours(today, 30 * 24), queriesOf)
    expect(await mailsAboutProposal(made.uuid)).toEqual([
      { recipient: organization.username, subject: 'Contractvoorstel verlopen: Özge careWorker' },
    ])
  })
})
