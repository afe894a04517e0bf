// What the back office does to the work of an organization is told to that organization; what it does itself is not.
import { afterAll, expect, test } from 'vitest'
import { addHours } from '../../rules/amsterdam.ts'
import { openTestApi } from '../../tests/api.ts'
import { loginsOf } from '../../tests/logins.ts'
import { must } from '../../tests/moments.ts'

const api = await openTestApi()
const { as, world, server } = api
await server.startWork()
const { mailsTo } = loginsOf(api)
afterAll(() => api.close())

const { careWorker, organization } = world.people
type Who = 'planner' | 'organization'
const moment = () => api.publishedMoment({ client: null, title: 'Avonddienst' })
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
