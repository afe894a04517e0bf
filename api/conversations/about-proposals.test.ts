// The conversation between a care worker and an organization about a contract proposal, before the final answer.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { settings } from '../../tests/servers/settings.ts'
import { mailsAboutOf } from '../../tests/worlds/mails-about.ts'
import { must } from '../../tests/worlds/moments.ts'
import type { Who } from '../../tests/worlds/world.ts'
import { mails, queriesOf } from '../concepts.ts'
import { openMailbox } from '../platform/events/mailbox.ts'

const api = await openTestApi()
const { as, world, db } = api
afterAll(() => api.close())
const mailbox = openMailbox(db, { mails, queriesOf }, settings)

// The organization knows the worker from a reaction, and so can make them a proposal.
await api.reactedMoment({}, 'careWorker')
const terms = { form: 'payroll', duration: '3_6', careWorker: `/v1/care_workers/${world.people.careWorker.uuid}` }
const { '@id': contractProposal, uuid } = must(await as.organization.post('/contract_proposals', terms), 201)
const text = 'Mag ik ook op zondag werken?'
const send = (who: Who) => as[who].post('/messages', { text, contractProposal })
const mailsOf = mailsAboutOf(db, mailbox)
const usernameOf = (who: Who) => world.people[who].username

describe('about a contract proposal', () => {
  test('nobody writes who is not one of the two', async () => {
    for (const who of ['colleague', 'thirdWorker', 'otherOrganization', 'clientAdmin', 'backOffice'] as const)
      expect(await send(who), who).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'contractProposal' }] } })
  })
  test('the care worker asks, who made it gets a mail and answers, and the planner reads along', async () => {
    const message = must(await send('careWorker'), 201)
    expect(await mailsOf(message.uuid)).toMatchObject([
      {
        recipient: usernameOf('organization'),
        text: expect.stringMatching(
          new RegExp(`^Özge careWorker schrijft .*${text.replace('?', '\\?')}.*meldingen=voorstel-${uuid}`, 's'),
        ),
      },
    ])
    const answered = must(await send('organization'), 201)
    expect(await mailsOf(answered.uuid)).toMatchObject([{ recipient: usernameOf('careWorker') }])
    for (const who of ['careWorker', 'organization', 'secondUser', 'locationAdmin', 'planner'] as const) {
      const { member } = must(await as[who].get(`/messages?contractProposal.uuid=${uuid}`), 200)
      expect(
        member.map(({ authorName }) => authorName),
        who,
      ).toEqual(['Özge careWorker', 'Sanne organization'])
    }
    for (const who of ['colleague', 'otherOrganization', 'otherLocationAdmin', 'clientAdmin', 'backOffice'] as const) {
      expect(await as[who].get(message['@id']), who).toMatchObject({ status: 404 })
      expect(await as[who].get(`/conversations/${uuid}`), who).toMatchObject({ status: 404 })
    }
  })
  test('its conversation names the other one, and what is unread is counted until it is read', async () => {
    must(await send('organization'), 201)
    const ofWorker = must(await as.careWorker.get(`/conversations/${uuid}`), 200)
    expect(ofWorker).toMatchObject({ title: 'Stichting De Lindenhof', contractProposal, lastIsOwn: false })
    expect(ofWorker.unread).toBeGreaterThan(0)
    must(await as.careWorker.put(`/conversations/${uuid}/read`, {}), 200)
    expect(must(await as.careWorker.get(`/conversations/${uuid}`), 200)).toMatchObject({ unread: 0 })
    expect(must(await as.organization.get(`/conversations/${uuid}`), 200)).toMatchObject({ title: 'Özge careWorker' })
  })
})
