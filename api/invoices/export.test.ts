// Invoices for a spreadsheet: what the list finds, with each credit note linked to the invoice that it credits.
import { afterAll, describe, expect, test } from 'vitest'
import { nlciusViolations } from '../../tests/files/nlcius.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf, type Who } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import { moveClock, now } from '../platform/clock.ts'
import { jobs } from './jobs.ts'

const api = await openTestApi()
const { as, db, world } = api
afterAll(() => api.close())

const shift = (date: string) => ({ startDate: `${date}T08:00+02:00`, endDate: `${date}T10:00+02:00`, breakMinutes: 0 })
await api.approvedMoment(shift('2026-10-21'))
await api.approvedMoment({ ...shift('2026-10-22'), location: world.west, client: world.clientInWest }, {}, 'colleague')
moveClock('2026-10-26T05:00:00Z')
await jobs.invoices!.run(db, now(), queriesOf)
const invoiceOf = async (who: Who) =>
  must(await as.planner.get(`/care_moment_invoices?careWorker.uuid=${world.people[who].uuid}`), 200).member[0]!
const credited = await invoiceOf('careWorker')
const linesOf = async (who: Who, query = '') => {
  const { status, text } = await as[who].get(`/care_moment_invoices/export${query}`)
  expect(status).toBe(200)
  return text.replace('\ufeff', '').trim().split('\r\n').slice(1)
}

test.each<Who>(['careWorker', 'clientAdmin', 'backOffice'])('%s exports none', async who => {
  expect(await as[who].get('/care_moment_invoices/export')).toMatchObject({ status: 403 })
})
test('an organization gets its own, a location admin those of their locations, another organization none', async () => {
  expect(await linesOf('organization')).toHaveLength(2)
  expect(await linesOf('locationAdmin')).toHaveLength(1)
  expect(await linesOf('otherOrganization')).toEqual([])
})
test('an organization gets what it filtered: a word of a name, a location, a week', async () => {
  const name = String((credited.careWorker as { profile: { lastName: string } }).profile.lastName)
  expect(await linesOf('organization', `?search=${name}`)).toHaveLength(1)
  expect(await linesOf('organization', '?search=%25')).toEqual([])
  expect(await linesOf('organization', `?location=${uuidOf(world.west)}`)).toHaveLength(1)
  expect(await linesOf('organization', '?period=2026-W42')).toEqual([])
})
test('an organization reads when its payment was booked; the care worker does not', async () => {
  must(
    await as.planner.post('/payout_ledger', { careMomentInvoice: credited['@id'], kind: 'payment', bookedOn: '2026-10-26' }),
    201,
  )
  expect(must(await as.organization.get(String(credited['@id'])), 200).paidOn).toBe('2026-10-26')
  expect(must(await as.careWorker.get(String(credited['@id'])), 200)).not.toHaveProperty('paidOn')
})
test('an organization sees what a credit note takes back, with amounts that a spreadsheet can add up', async () => {
  must(await as.planner.post(`${String(credited['@id'])}/credit`, { reason: 'Dubbel ingediend' }), 201)
  const [note] = await linesOf('organization', '?type=credit_note')
  expect(note).toMatch(new RegExp(`;Creditnota;${String(credited.number)};2026-W43;`))
  expect(note).toMatch(/;-90,00;0,00;-90,00;de hele factuur$/)
})
test('an organization reads its own references back, as they were when the invoice was made', async () => {
  const { name, street, postcode, city } = must(await as.planner.get(world.organization), 200)
  const form = { name, street, postcode, city, invoiceEmail: 'facturen@anker.example', kvk: '87654321' }
  must(await as.planner.put(world.organization, { ...form, buyerReference: 'Afdeling 7', orderNumber: 'PO-118' }), 200)
  const place = must(await as.planner.get(world.east), 200)
  const location = { name: place.name, street: place.street, postcode: place.postcode, city: place.city }
  must(await as.planner.put(world.east, { ...location, costCentre: 'KP 4410' }), 200)
  await api.approvedMoment(shift('2026-10-27'))
  must(await as.planner.put(world.east, { ...location, costCentre: 'later' }), 200)
  moveClock('2026-11-02T05:00:00Z')
  await jobs.invoices!.run(db, now(), queriesOf)
  must(await as.planner.put(world.organization, form), 200)
  const made = must(await as.planner.get(`/care_moment_invoices?period=2026-W44`), 200).member[0]!
  const { text } = await as.organization.get(`${String(made['@id'])}/ubl`)
  expect(text).toContain('<cbc:BuyerReference>Afdeling 7</cbc:BuyerReference>')
  expect(text).toContain('<cac:OrderReference>\n<cbc:ID>PO-118</cbc:ID>')
  expect(text).toContain('<cbc:AccountingCost>KP 4410</cbc:AccountingCost>')
})

describe('an order number and a cost centre of one shift', () => {
  const own = { orderNumber: 'PO 2027/4', costCentre: 'KP 8810' }
  test('are read by the organization and the back office on the shift, and by no care worker or family', async () => {
    const moment = await api.assignedMoment({ ...own, ...shift('2026-11-11') })
    for (const who of ['organization', 'locationAdmin', 'planner'] as const)
      expect(must(await as[who].get(moment['@id']), 200), who).toMatchObject(own)
    for (const who of ['careWorker', 'clientAdmin'] as const) {
      const { status, body } = await as[who].get(moment['@id'])
      expect([who, status, body.orderNumber, body.costCentre]).toEqual([who, 200, undefined, undefined])
    }
    const found = (who: Who) => as[who].get(`/care_moments?search=${encodeURIComponent(own.orderNumber)}`)
    expect(must(await found('organization'), 200).totalItems).toBe(1)
    expect(must(await found('careWorker'), 200).totalItems).toBe(0)
  })
  test('are on the lines of its invoice, beside what the others have; the invoice is found by it', async () => {
    moveClock('2026-11-02T05:00:00Z')
    await api.approvedMoment({ ...own, ...shift('2026-11-04') })
    await api.approvedMoment(shift('2026-11-05'))
    moveClock('2026-11-09T05:00:00Z')
    await jobs.invoices!.run(db, now(), queriesOf)
    const made = must(await as.planner.get('/care_moment_invoices?period=2026-W45'), 200).member[0]!
    const { text } = await as.organization.get(`${made['@id']}/ubl`)
    expect(text.match(/<cbc:ID schemeID="ON">.*?</g)).toEqual(['<cbc:ID schemeID="ON">PO 2027/4<'])
    expect(text).toContain('<cbc:AccountingCost>KP 8810</cbc:AccountingCost>')
    expect(nlciusViolations(text)).toEqual([])
    const found = async (who: Who) => must(await as[who].get('/care_moment_invoices?search=PO%202027/4'), 200).totalItems
    expect([await found('organization'), await found('careWorker'), await found('otherOrganization')]).toEqual([1, 0, 0])
  })
})
