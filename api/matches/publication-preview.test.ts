import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { now } from '../platform/clock.ts'
import { openMailbox } from '../platform/events/mailbox.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())

const preview = (moment: { '@id': string }, query = 'publishedForContractTypes=freelance', who: Who = 'organization') =>
  as[who].get(`${moment['@id']}/publication_preview?${query}`)
const reach = async (...args: Parameters<typeof preview>) => must(await preview(...args), 200)
const choose = async (who: Who, byMail: string, inApp = true) =>
  must(await as[who].put('/notification_preferences', { quietHours: null, kinds: [{ kind: 'new_matches', inApp, byMail }] }), 200)

describe('whom a publication would reach', () => {
  test('neither a care worker, a family, the back office nor another organization or location learns it', async () => {
    const moment = await api.openMoment()
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect(await preview(moment, undefined, who), who).toMatchObject({ status: 403 })
    for (const who of ['otherOrganization', 'otherLocationAdmin'] as const)
      expect(await preview(moment, undefined, who), who).toMatchObject({ status: 404 })
    const inWest = await api.openMoment({ location: world.west, client: world.clientInWest })
    expect(await preview(inWest, undefined, 'locationAdmin')).toMatchObject({ status: 404 })
  })
  test('an organization cannot preview an assigned or cancelled moment', async () => {
    const assigned = await api.assignedMoment()
    expect(await preview(assigned)).toMatchObject({ status: 409, body: { currentStatus: 'assigned' } })
    const off = await api.openMoment()
    must(await as.organization.put(`${off['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
    expect(await preview(off)).toMatchObject({ status: 409 })
  })
  test.each([
    ['for nobody', '', 'publishedForContractTypes'],
    ['for a contract form there is not', 'publishedForContractTypes=volunteer', 'publishedForContractTypes'],
    ['for an audience there is not', 'publishedForContractTypes=freelance&audience=family', 'audience'],
  ])('an organization does not ask %s', async (_name, query, propertyPath) => {
    expect(await preview(await api.openMoment(), query)).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  })
  test('an organization learns how many it suits, by contract form and audience, and never who', async () => {
    const moment = await api.openMoment()
    const both = 'publishedForContractTypes[]=freelance&publishedForContractTypes[]=temp_work'
    const answer = await preview(moment)
    expect(answer.body).toMatchObject({ careWorkers: 3, atOnce: 0, inDailyMail: 3, inAppOnly: 0 })
    expect(answer.text).not.toMatch(/zge|care_workers/)
    expect(await reach(moment, 'publishedForContractTypes=temp_work')).toMatchObject({ careWorkers: 1 })
    expect(await reach(moment, both)).toMatchObject({ careWorkers: 4 })
    expect(await reach(moment, both.replaceAll('[]', ''))).toMatchObject({ careWorkers: 4 })
    expect(await reach(moment, `${both}&audience=favorites`)).toMatchObject({ careWorkers: null, people: 0 })
    must(
      await as.organization.post('/favorite_care_workers', { careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }),
      201,
    )
    expect(await reach(moment, `${both}&audience=favorites`, 'planner')).toMatchObject({ careWorkers: null, people: 1 })
  })
  test('people who are excluded, work then, or switched notifications off are counted as such', async () => {
    const moment = await api.openMoment()
    await db
      .insertInto('exclude_list')
      .values({ client_uuid: uuidOf(world.client), care_worker_uuid: world.people.thirdWorker.uuid })
      .execute()
    await choose('careWorker', 'off', false)
    expect(await reach(moment)).toMatchObject({ careWorkers: 2, inDailyMail: 1 })
    const { startDate, endDate } = moment as unknown as { startDate: string; endDate: string }
    await api.assignedMoment({ startDate, endDate }, 'colleague')
    expect(await reach(moment)).toMatchObject({ careWorkers: 1, atOnce: 0, inDailyMail: 0, inAppOnly: 0 })
    await db.deleteFrom('exclude_list').execute()
  })
  test('the preview equals what happens: mails at once, the daily mail, and only in the app', async () => {
    await choose('careWorker', 'at_once')
    await choose('colleague', 'off')
    const moment = await api.openMoment({ title: 'Voorspeld' })
    const foretold = await reach(moment)
    expect(foretold).toMatchObject({ careWorkers: 3, atOnce: 1, inDailyMail: 1, inAppOnly: 1 })
    const body = { careMoment: moment['@id'], publishedForContractTypes: ['freelance'] }
    must(await as.organization.post('/care_moment_publications', body), 201)
    const mailbox = openMailbox(db, { mails, queriesOf }, settings)
    const told = async () => {
      const events = db.selectFrom('event').select('uuid').where('name', 'in', ['care_moment_published', 'new_matches_gathered'])
      for (const { uuid } of await events.execute()) await mailbox.deliver(uuid, now())
      const mailed = await db.selectFrom('mail').select('recipient').where('text', 'like', '%“Voorspeld”%').execute()
      const inApp = await db.selectFrom('notification').select('account_uuid').where('text', 'like', '%“Voorspeld”%').execute()
      return { mailed: mailed.length, inApp: inApp.length }
    }
    expect(await told()).toEqual({ mailed: 1, inApp: 1 })
    await db
      .updateTable('care_moment_publication')
      .set({ digested_at: now() })
      .where('care_moment_uuid', '!=', moment.uuid)
      .execute()
    await jobs['gather-matches']!.run(db, now(), queriesOf)
    expect(await told()).toEqual({ mailed: 2, inApp: 3 })
  })
  test('people with one mail a day are notified at once of work that begins too soon for it', async () => {
    const tomorrow = { startDate: '2026-10-20T07:00:00Z', endDate: '2026-10-20T15:00:00Z' }
    expect(await reach(await api.openMoment(tomorrow))).toMatchObject({ careWorkers: 3, atOnce: 2, inDailyMail: 0, inAppOnly: 0 })
  })
})
