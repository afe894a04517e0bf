// When a publication gets an extra contract type, its reactions stay.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, server, db } = api
await server.startWork()
const { settled } = loginsOf(api)
afterAll(() => api.close())

const both = ['freelance', 'temp_work']
const published = (changes = {}) => api.publishedMoment({ publishedForContractTypes: ['freelance'], ...changes })
const change = (moment: { publication?: unknown }, forms: string[], who: Who = 'organization', more = {}) =>
  as[who].put(`${moment.publication}/forms`, { publishedForContractTypes: forms, ...more })

describe('one contract form more', () => {
  test('a care worker, a family and an employee do not; another organization does not find it', async () => {
    const moment = await published()
    for (const who of ['careWorker', 'clientAdmin', 'backOffice'] as const)
      expect(await change(moment, both, who), who).toMatchObject({ status: 403 })
    expect(await change(moment, both, 'otherOrganization')).toMatchObject({ status: 404 })
  })
  test('an organization cannot remove a form, nor add one that the work does not allow', async () => {
    const violations = [{ propertyPath: 'publishedForContractTypes' }]
    expect(await change(await published(), ['temp_work'])).toMatchObject({ status: 422, body: { violations } })
    expect(await change(await published(), [])).toMatchObject({ status: 422, body: { violations } })
    expect(await change(await published({ contractType: 'freelance' }), both)).toMatchObject({
      status: 422,
      body: { violations },
    })
  })
  test('of two who change it at once the second reads how it is now', async () => {
    const moment = await published()
    const { version } = must(await as.organization.get(String(moment.publication)), 200)
    must(await change(moment, both, 'planner', { version }), 200)
    expect(await change(moment, both, 'organization', { version })).toMatchObject({ status: 409 })
  })
  test('a planner does: reactions and questions stay, and only those it now suits are notified', async () => {
    const kinds = [{ kind: 'new_matches', inApp: true, byMail: 'at_once' }]
    for (const who of ['careWorker', 'tempWorker'] as const)
      must(await as[who].put('/notification_preferences', { quietHours: null, kinds }), 200)
    const moment = await published({ title: 'Ook uitzend' })
    const notified = async () => {
      await settled()
      const rows = await db.selectFrom('notification').select('account_uuid').where('text', 'like', '%“Ook uitzend”%').execute()
      return (['careWorker', 'tempWorker'] as const).map(
        who => rows.filter(row => row.account_uuid === world.people[who].uuid).length,
      )
    }
    const reaction = await api.react(moment)
    const [worker] = await notified()
    expect(await notified()).toEqual([worker, 0])
    const changed = must(await change(moment, both, 'planner'), 200)
    expect(changed).toMatchObject({ status: 'open', publishedForContractTypes: both })
    expect(must(await as.organization.get(moment['@id']), 200)).toMatchObject({
      publishedForContractTypes: both,
      openReactionCount: 1,
    })
    expect(must(await as.careWorker.get(reaction), 200)).toMatchObject({ status: 'open' })
    expect(must(await as.tempWorker.get(String(moment.publication)), 200)).toMatchObject({ publishedForContractTypes: both })
    expect(await notified()).toEqual([worker, 1])
    const history = must(await as.organization.get(`${moment['@id']}/history`), 200).member
    expect(history.map(({ name, reason }) => [name, reason])).toContainEqual([
      'care_moment_publication_widened',
      'Nu ook voor uitzend',
    ])
  })
})
