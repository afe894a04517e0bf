// Nothing reveals more than its parts: whoever gets a response can open every address in it, and a sum covers only what they see.
// For everyone, and every resource they get.
import { afterAll, describe, expect, test } from 'vitest'
import { queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { moveClock, now } from '../api/platform/clock.ts'
import { openCalls, operations } from './calls/calls.ts'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'
import { actorOf, allOf, askedBy, viewers } from './worlds/rich-world.ts'
import { today, uuidOf } from './worlds/world.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())
// With the targets of every operation, of one location and of another of the same organization.
await openCalls({
  ...api,
  world: {
    ...world,
    otherOrganization: world.organization,
    harbour: world.west,
    otherClient: world.clientInWest,
    people: { ...world.people, otherOrganization: world.people.organization },
  },
})
// One invoice with work at both locations of the organization; its location admin works for one of them.
const at = (location: string, day: string) => ({
  ...{ location, client: null, startDate: `${day}T08:00:00Z`, endDate: `${day}T12:00:00Z` },
})
const [seen, hidden] = [
  await api.approvedMoment(at(world.east, '2026-12-01')),
  await api.approvedMoment(at(world.west, '2026-12-02')),
]
moveClock('2026-12-07T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)
moveClock(today)

const parts = /\/v1(\/[a-z_]+)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const opens = new Map(
  operations.flatMap(({ operation: { kind, method, path, by } }) =>
    kind === 'get' && method === 'GET' && /^\/[a-z_]+\/\{\w+\}$/.test(path) ? [[path.slice(0, path.lastIndexOf('/')), by]] : [],
  ),
)
/** The addresses that do not open, and why that reveals nothing. */
const known: Record<string, string> = {
  'backOffice: CareMomentPublication care_moments':
    'what was offered to everybody; the whole of it is theirs while somebody is sought',
  'backOffice: CareMomentPublicationReaction care_moments': 'the same, of who reacted to it',
}

test.each(viewers)(
  'every address that is answered to %s opens for them',
  async who => {
    const me = actorOf(api, who)
    const role = me.roles[0]!
    const found = new Map<string, Set<string>>()
    for (const resource of askedBy(role))
      for (const { shown } of await allOf(db, resource, me))
        for (const [address, path] of JSON.stringify(shown).matchAll(parts)) {
          const by = opens.get(path!)
          if (!by || (by !== 'public' && !by.includes(role))) continue
          found.set(address, (found.get(address) ?? new Set()).add(resource.type))
        }
    expect(found.size).toBeGreaterThan(20)
    const shut = new Set<string>()
    for (const [address, types] of found)
      if ((await as[who].get(address)).status !== 200)
        for (const type of types) shut.add(`${who}: ${type} ${address.split('/')[2]}`)
    expect([...shut].sort()).toEqual(Object.keys(known).filter(line => line.startsWith(`${who}: `)))
  },
  120_000,
)

describe('an invoice with work at another location', () => {
  const invoiceFor = async (who: 'organization' | 'locationAdmin', query = '') =>
    must(await as[who].get(`/care_moment_invoices?period=2026-W49${query}`), 200).member
  test('shows a location admin the lines of theirs, sums of these, and that there is more', async () => {
    const [whole] = await invoiceFor('organization')
    const [listed] = await invoiceFor('locationAdmin')
    const item = must(await as.locationAdmin.get(String(whole!['@id'])), 200)
    const lines = item.lines as { careMoment: string; amount: number }[]
    expect(lines.map(({ careMoment }) => careMoment)).toEqual([seen['@id']])
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    for (const one of [listed!, item]) expect(one).toMatchObject({ isPart: true, total, payable: total, vat: 0 })
    expect(whole).toMatchObject({ isPart: false, payable: 2 * total })
    expect(JSON.stringify(item)).not.toContain(String(hidden.uuid))
  })
  test('is no file for them, and a spreadsheet of theirs has their sum', async () => {
    const [listed] = await invoiceFor('locationAdmin')
    for (const form of ['pdf', 'ubl']) {
      expect(await as.locationAdmin.get(`${listed!['@id']}/${form}`)).toMatchObject({
        status: 403,
        body: { detail: expect.stringContaining('andere locaties') },
      })
      expect((await as.organization.get(`${listed!['@id']}/${form}`)).status).toBe(200)
    }
    const csv = (await as.locationAdmin.get('/care_moment_invoices/export?period=2026-W49')).text
    expect(csv).toContain(`;${(Number(listed!.payable) / 100).toFixed(2).replace('.', ',')};`)
    expect(csv).toContain('alleen uw locaties')
  })
  test('is not found by a location that is not theirs', async () => {
    expect(await invoiceFor('locationAdmin', `&location=${uuidOf(world.west)}`)).toEqual([])
    expect(await invoiceFor('organization', `&location=${uuidOf(world.west)}`)).toHaveLength(1)
  })
})
