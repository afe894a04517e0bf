import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const linesOf = async (query = '') => {
  const { status, text, bytes } = await as.organization.get(`/care_moments/export${query}`)
  expect(status).toBe(200)
  return { bytes, lines: text.replace('\ufeff', '').trim().split('\r\n') }
}

test('a moment says on which national holiday it begins, by the calendar of Amsterdam', async () => {
  const holidayOf = async (startDate: string) => {
    const endDate = new Date(Date.parse(startDate) + 3_600_000).toISOString()
    return (await api.openMoment({ startDate, endDate, breakMinutes: 0 })).holiday
  }
  expect(await holidayOf('2026-12-24T22:59:00Z')).toBeUndefined()
  expect(await holidayOf('2026-12-24T23:00:00Z')).toBe('Eerste kerstdag')
  expect(await holidayOf('2027-03-29T10:00:00Z')).toBe('Tweede paasdag')
  expect(await holidayOf('2027-04-26T22:00:00Z')).toBe('Koningsdag')
})
test('a spreadsheet reads the list: a byte order mark, semicolons, a comma in amounts, the holiday', async () => {
  const times = { startDate: '2027-12-25T07:00:00Z', endDate: '2027-12-25T15:00:00Z' }
  await api.openMoment({ ...times, title: 'Vroeg; met “ontbijt”', bonus: 1250 })
  const { bytes, lines } = await linesOf('?startDate[after]=2027-12-25&startDate[before]=2027-12-26')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Datum;Feestdag;Van;Tot;/)
  expect(lines[1]).toMatch(/^2027-12-25;Eerste kerstdag;08:00;16:00;30;"Vroeg; met “ontbijt”";Openstaand;/)
  expect(lines[1]).toMatch(/;45,00;12,50;;$/)
})
test.each(['=1+1', '+31612345678', '-2', '@SUM(A1)'])('what a person typed is no formula: %s', async title => {
  await api.openMoment({ title })
  const { lines } = await linesOf(`?search=${encodeURIComponent(title)}`)
  expect(lines[1]!.split(';')[5]).toBe(`'${title}`)
})
test('an organization gets its own, also when it asks for those of another', async () => {
  await api.openMoment({ location: world.harbour, client: world.otherClient, title: 'Van een ander' }, 'otherOrganization')
  expect((await linesOf('?search=Van een ander')).lines).toHaveLength(1)
  must(await as.planner.get('/care_moments/export?search=Van een ander'), 200)
})
test('an organization that asks for more rows than a file can hold is refused with the reason, and gets no partial file', async () => {
  const { uuid } = await api.openMoment({ title: 'Vaak' })
  await sql`insert into care_moment select (jsonb_populate_record(m, jsonb_build_object('uuid', uuidv7()))).*
    from care_moment m, generate_series(1, 5000) where m.uuid = ${uuid}::uuid`.execute(api.db)
  expect(await as.organization.get('/care_moments/export?search=Vaak')).toMatchObject({
    status: 409,
    body: { detail: 'Dit zijn 5001 opdrachten en een bestand bevat er hooguit 5000. Kies een kortere periode.' },
  })
})
