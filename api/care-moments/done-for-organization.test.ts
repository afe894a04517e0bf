// The organization is notified of what the back office does to its work, but not of what it does itself.
import { afterAll, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { rostersIn } from '../../tests/worlds/rosters.ts'

const api = await openTestApi()
const { as, world, server } = api
await server.startWork()
const { mailsTo } = loginsOf(api)
const { roster, accept } = rostersIn(api)
afterAll(() => api.close())

const { careWorker, organization } = world.people
type Who = 'planner' | 'organization'
const moment = () => api.publishedMoment({ client: null, title: 'Avonddienst' })
const week = {
  weekdays: [1, 2, 3, 4, 5],
  startDate: '2027-03-01T07:00:00Z',
  endDate: '2027-03-01T15:00:00Z',
  until: '2027-03-05',
}
/** A series of five days. */
const series = async () => {
  const body = api.newMoment({ ...week, client: null, title: 'Vroege dienst', publishedForContractTypes: ['freelance'] })
  return must(await as.organization.post('/recurring_care_moments_by_organization', body), 201)['@id']
}
const iriOf = (uuid: string) => `/v1/care_workers/${uuid}`
const acts: [string, RegExp, (who: Who) => Promise<unknown>][] = [
  [
    'cancels it',
    /De backoffice heeft “Avonddienst”, .+, geannuleerd\. Reden: .+ Er komt niemand\./,
    async who => must(await as[who].put(`${(await moment())['@id']}/cancel`, { cancelReason: world.cancelReason }), 200),
  ],
  [
    'begins it later',
    /De backoffice heeft “Avonddienst” gewijzigd\. De opdracht is nu .+, bij /,
    async who => {
      const { '@id': iri, startDate } = await moment()
      return must(await as[who].patch(`${iri}/update`, { startDate: addHours(String(startDate), 1) }), 200)
    },
  ],
  [
    'withdraws its publication',
    /De backoffice biedt “Avonddienst”, .+, niet meer aan\. Er komt niemand, tenzij/,
    async who => must(await as[who].patch(`${(await moment()).publication}/withdraw`), 200),
  ],
  [
    'changes its series',
    /De backoffice heeft 5 diensten van de reeks “Vroege dienst” bij .+ gewijzigd\. De eerste is nu ma 1 mrt 2027, 09:00/,
    async who => must(await as[who].patch(`${await series()}/update`, { startTime: '09:00' }), 200),
  ],
  [
    'cancels its series',
    /De backoffice heeft 5 diensten van de reeks “Vroege dienst” bij .+ geannuleerd, vanaf ma 1 mrt 2027.+\. Reden: .+\. Er komt dan niemand\./,
    async who => must(await as[who].put(`${await series()}/cancel`, { cancelReason: world.cancelReason }), 200),
  ],
  [
    'shortens its series',
    /De backoffice heeft 3 diensten van de reeks “Vroege dienst” bij .+ geannuleerd, vanaf wo 3 mrt 2027/,
    async who => must(await as[who].put(`${await series()}/until`, { until: '2027-03-02' }), 200),
  ],
  [
    'lengthens its series',
    /De backoffice heeft de reeks “Vroege dienst” bij .+ verlengd met 2 diensten, vanaf ma 8 mrt 2027/,
    async who => must(await as[who].put(`${await series()}/until`, { until: '2027-03-09' }), 200),
  ],
]

test.each(acts)('an organization that %s itself is not told', async (_name, _text, does) => {
  const before = (await mailsTo(organization.username)).length
  await does('organization')
  expect(await mailsTo(organization.username)).toHaveLength(before)
})
test.each(acts)('an organization reads that a planner %s', async (_name, text, does) => {
  await does('planner')
  expect((await mailsTo(organization.username)).at(-1)?.text).toMatch(text)
})
test('an organization reads whom a planner chose, and that a bonus is given for it and taken away', async () => {
  const { '@id': iri } = await moment()
  must(await as.planner.put(`${iri}/bonus`, { bonus: 5000 }), 200)
  expect((await mailsTo(organization.username)).at(-1)?.text).toMatch(/Er is nu een bonus van €\s50,00\./)
  must(await as.planner.put(`${iri}/bonus`, { bonus: 0 }), 200)
  expect((await mailsTo(organization.username)).at(-1)?.text).toContain('Er is nu geen bonus meer.')
  must(await as.planner.put(`${iri}/assign`, { careWorker: iriOf(careWorker.uuid) }), 200)
  expect((await mailsTo(organization.username)).at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Er komt iemand: /),
    text: expect.stringMatching(/komt voor “Avonddienst”, .+ De backoffice heeft dit voor je geregeld\./),
  })
})
test('an organization that had a whole series given by a planner, or by a roster, reads it in one mail; so does who comes', async () => {
  const mailed = async () => {
    const mails = [...(await mailsTo(organization.username)), ...(await mailsTo(careWorker.username))]
    return mails
      .filter(({ subject }) => /(iemand:|voor) 3 diensten, /.test(subject))
      .map(({ subject, text }) => `${subject}: ${text}`)
  }
  const reacted = async () => {
    const moments = must(
      await as.planner.get(`/care_moments?recurringCareMoment.uuid=${(await series()).slice(-36)}`),
      200,
    ).member
    const reactions: string[] = []
    for (const each of moments.slice(0, 3)) reactions.push(await api.react(each))
    return { moments: moments.slice(0, 3), reactions }
  }
  const chosen = [
    expect.stringMatching(/^Er komt iemand: 3 diensten, vanaf ma 1 mrt 2027[\s\S]+(\n– .+, “Vroege dienst”, .+){3}/),
    expect.stringMatching(/^Je bent gekozen voor 3 diensten, vanaf ma 1 mrt 2027[\s\S]+(\n– .+, “Vroege dienst”, .+){3}/),
  ]
  const before = await mailsTo(organization.username)
  const first = await reacted()
  must(await as.planner.put('/care_moment_publication_reactions/select', { reactions: first.reactions }), 200)
  expect(await mailed()).toEqual(chosen)
  for (const { uuid } of first.moments)
    must(await as.organization.put(`/care_moments/${uuid}/cancel`, { cancelReason: world.cancelReason }), 200)
  const second = await reacted()
  const address = await roster(second.moments, {}, 'planner')
  expect((await accept(address, second.moments, 'planner')).map(({ outcome }) => outcome)).toEqual([
    'selected',
    'selected',
    'selected',
  ])
  expect((await mailed()).sort()).toEqual(chosen.flatMap(one => [one, one]))
  const mails = (await mailsTo(organization.username)).slice(before.length)
  expect(mails.filter(({ subject }) => /^Er komt iemand/.test(subject))).toHaveLength(2)
})
test('an organization does not read of what a planner published and took back at once', async () => {
  const made = must(
    await as.organization.post('/care_moments_by_organization', api.newMoment({ client: null, title: 'Kort te zien' })),
    201,
  )
  const body = { careMoment: made['@id'], publishedForContractTypes: ['freelance'], audience: 'everyone' }
  const publication = must(await as.planner.post('/care_moment_publications', body), 201)
  must(await as.planner.patch(`${publication['@id']}/withdraw`), 200)
  expect((await mailsTo(organization.username)).filter(({ text }) => text.includes('Kort te zien'))).toEqual([])
})
