import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHours } from '../../rules/time/amsterdam.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { today, uuidOf } from '../../tests/worlds/world.ts'
import { moveClock } from '../platform/clock.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const at = (hours: number) => addHours(today, hours)
beforeEach(() => moveClock(today))

const clientUuid = uuidOf(world.client)
const mark = `/clients/${clientUuid}/reports_read`
type Who = 'careWorker' | 'colleague' | 'clientAdmin' | 'organization' | 'planner'
const unreadOf = async (who: Who) =>
  must(await as[who].get(`/client_reports?client.uuid=${clientUuid}&unread=true`), 200).member.map(({ text }) => text)
const writeAs = async (who: 'careWorker' | 'colleague', text: string, more: object = {}) =>
  must(await as[who].post('/client_reports', { client: world.client, text, ...more }), 201)
// The shifts of both ended before today, so that each may write; the colleague's ended last.
moveClock(at(-16 * 24))
await api.assignedMoment({ startDate: at(-30), endDate: at(-22) })
await api.assignedMoment({ startDate: at(-20), endDate: at(-12) }, 'colleague')

describe('what someone has read', () => {
  test('is reported neither by people who do not see the client nor without an instant', async () => {
    for (const who of ['otherOrganization', 'thirdWorker', 'backOffice'] as const)
      expect([403, 404], who).toContain((await as[who].put(mark, { until: today })).status)
    expect(await as.careWorker.put(mark, { until: 'gisteren' })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'until' }] },
    })
  })
  test('is before any mark what is older than the end of one’s previous shift there, and for others than 14 days', async () => {
    moveClock(at(-15 * 24))
    await writeAs('careWorker', 'Twee weken terug')
    moveClock(at(-16))
    await writeAs('careWorker', 'Voor het eind van de dienst van de collega')
    moveClock(at(-1))
    await writeAs('careWorker', 'Erna')
    moveClock(today)
    expect(await unreadOf('colleague')).toEqual(['Erna'])
    expect(await unreadOf('clientAdmin')).toEqual(['Erna', 'Voor het eind van de dienst van de collega'])
    // The user's own report is never new.
    expect(await unreadOf('careWorker')).toEqual([])
  })
  test('is then what was written up to the mark, of each reader and client apart', async () => {
    moveClock(at(1))
    const { '@id': address, createdAt } = await writeAs('careWorker', 'Nu')
    expect(must(await as.colleague.get(address), 200).isUnread).toBe(true)
    expect(await as.colleague.put(mark, { until: createdAt })).toMatchObject({ status: 204 })
    expect(await unreadOf('colleague')).toEqual([])
    expect(must(await as.colleague.get(address), 200).isUnread).toBe(false)
    expect((await unreadOf('organization'))[0]).toBe('Nu')
  })
  test('only goes forward, and not past the present', async () => {
    moveClock(at(2))
    must(await as.colleague.put(mark, { until: at(-48) }), 204)
    expect(await unreadOf('colleague')).toEqual([])
    must(await as.colleague.put(mark, { until: at(1000) }), 204)
    moveClock(at(3))
    await writeAs('careWorker', 'Later')
    expect(await unreadOf('colleague')).toEqual(['Later'])
  })
})

describe('a correction', () => {
  test('is shown with the report that it corrects, and that one with its corrections', async () => {
    const first = await writeAs('careWorker', 'Linkerhiel rood.')
    moveClock(at(30))
    const second = await writeAs('careWorker', 'Het was de rechterhiel.', { correctionOf: first['@id'] })
    expect(second).toMatchObject({ corrected: { uuid: first.uuid, text: 'Linkerhiel rood.' }, corrections: [] })
    const read = must(await as.colleague.get(first['@id']), 200)
    expect(read.corrections).toMatchObject([{ uuid: second.uuid, text: 'Het was de rechterhiel.' }])
    expect(read).not.toHaveProperty('corrected')
  })
})
