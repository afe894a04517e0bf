// What the back office maintains: organizations with their invoice data, locations, and users.
import { afterAll, describe, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../tests/servers/api.ts'
import { wrongFields } from '../../tests/servers/logins.ts'
import { must } from '../../tests/worlds/moments.ts'
import { tokenFor, uuidOf, type Who } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world, server } = api
afterAll(() => api.close())

const address = { street: 'Havenstraat 3', postcode: '3011 AA', city: 'Rotterdam' }
const organization = (changes: Record<string, unknown> = {}) => ({
  ...{ name: 'Thuiszorg De Brug', ...address, kvk: '1234 5678', vatId: 'nl000099998b57', invoiceEmail: 'Facturen@Brug.example' },
  ...changes,
})

describe('an organization', () => {
  test.each([
    ['a postcode that cannot be', { postcode: '0123 AB' }, ['postcode']],
    ['a number of the chamber of commerce of seven digits', { kvk: '1234567' }, ['kvk']],
    ['a VAT number that does not check out', { vatId: 'NL000099998B58' }, ['vatId']],
    ['a number of a public body of nineteen digits', { oin: '0000000100321434500' }, ['oin']],
    ['no address for its invoices', { invoiceEmail: 'brug' }, ['invoiceEmail']],
    ['a Belgian postcode in the Netherlands', { postcode: '2000' }, ['postcode']],
    ['a country that is not offered', { country: 'AQ' }, ['country']],
    ['several of these', { kvk: 'x', vatId: 'x', oin: 'x' }, ['kvk', 'oin', 'vatId']],
  ])('is not made by a planner with %s', async (_name, changes, fields) => {
    expect(wrongFields(await as.planner.post('/organizations', organization(changes)))).toEqual(fields)
  })
  test('is not made or renamed by a planner under the name of another', async () => {
    const name = 'Zorggroep Het Anker'
    const refused = { status: 409, body: { detail: 'Er is al een organisatie met deze naam.' } }
    expect(await as.planner.post('/organizations', organization({ name }))).toMatchObject(refused)
    expect(await as.planner.put(world.organization, organization({ name }))).toMatchObject(refused)
  })
  test('is made and changed by a planner, with its numbers in their own form', async () => {
    const made = must(await as.planner.post('/organizations', organization()), 201)
    expect(made).toMatchObject({ ...address, kvk: '12345678', vatId: 'NL000099998B57', invoiceEmail: 'facturen@brug.example' })
    const references = { buyerReference: 'Afdeling 7', orderNumber: 'PO-118', oin: '00000001 003214345 000' }
    const referring = must(await as.planner.put(made['@id'], organization(references)), 200)
    expect(referring).toMatchObject({ ...references, oin: '00000001003214345000' })
    const changed = must(await as.planner.put(made['@id'], organization({ kvk: null, vatId: null, city: 'Schiedam' })), 200)
    expect(changed).toMatchObject({ name: 'Thuiszorg De Brug', city: 'Schiedam' })
    const abroad = { street: 'Meir 1', postcode: '2000', city: 'Antwerpen', country: 'BE' }
    expect(must(await as.planner.put(made['@id'], organization(abroad)), 200)).toMatchObject(abroad)
    for (const field of Object.keys(references)) expect(changed).not.toHaveProperty(field)
    expect(changed).not.toHaveProperty('kvk')
    expect(changed).not.toHaveProperty('vatId')
  })
  test('shows what its invoices need to a planner and its own people, and to nobody else', async () => {
    const forInvoices = ['street', 'postcode', 'invoiceEmail']
    const both = callerWith(
      server,
      await tokenFor(server, world.people.organization, ['ROLE_CARE_WORKER', 'ROLE_ORGANIZATION_USER']),
    )
    for (const caller of [as.careWorker, as.clientAdmin, as.backOffice])
      for (const answer of [await caller.get(world.organization), await caller.get('/organizations')])
        for (const field of forInvoices) expect(must(answer, 200) && answer.text).not.toContain(`"${field}"`)
    // Someone who works for the organization, and as a care worker elsewhere, sees this data of their own organization only.
    for (const { uuid, ...read } of must(await both.get('/organizations'), 200).member)
      for (const field of forInvoices) expect(field in read, uuid).toBe(uuid === uuidOf(world.organization))
    for (const who of ['planner', 'organization', 'locationAdmin'] as const)
      for (const field of forInvoices) expect(must(await as[who].get(world.organization), 200), who).toHaveProperty(field)
    expect(await as.otherOrganization.get(world.organization)).toMatchObject({ status: 404 })
  })
})

describe('a location', () => {
  const location = (changes: Record<string, unknown> = {}) => ({ name: 'De Brug Noord', ...address, ...changes })
  test('is not made or moved by a planner to a postcode that nobody has, nor given a number that is none', async () => {
    const made = { ...location({ postcode: '1010 AA' }), organization: world.organization }
    expect(wrongFields(await as.planner.post('/organization_locations', made))).toEqual(['postcode'])
    expect(wrongFields(await as.planner.put(world.east, location({ postcode: '1010 AA' })))).toEqual(['postcode'])
    expect(wrongFields(await as.planner.put(world.east, location({ phone: '12' })))).toEqual(['phone'])
  })
  test('stays with its organization, whatever a planner sends', async () => {
    const changed = must(await as.planner.put(world.quay, location({ organization: world.organization })), 200)
    expect(changed.organization).toMatchObject({ '@id': world.otherOrganization })
  })
  test('is made by a planner where its postcode lies, and found by the organization', async () => {
    const made = must(await as.planner.post('/organization_locations', { ...location(), organization: world.organization }), 201)
    expect(Number(made.latitude)).toBeCloseTo(51.92, 1)
    expect(Number(made.longitude)).toBeCloseTo(4.48, 1)
    expect(await as.organization.get(made['@id'])).toMatchObject({ status: 200, body: { name: 'De Brug Noord' } })
    expect(await as.otherOrganization.get(made['@id'])).toMatchObject({ status: 404 })
  })
  test('keeps its own coordinate until a planner gives it another postcode', async () => {
    const before = must(await as.planner.get(world.west), 200)
    const same = location({ postcode: '3511ab', phone: '030 1234567' })
    const renamed = must(await as.planner.put(world.west, same), 200)
    expect(renamed).toMatchObject({ name: 'De Brug Noord', phone: '+31301234567', postcode: '3511 AB' })
    expect(renamed).toMatchObject({ latitude: before.latitude, longitude: before.longitude })
    const moved = must(await as.planner.put(world.west, location()), 200)
    expect(Number(moved.latitude)).toBeCloseTo(51.92, 1)
  })
})

describe('users of organizations', () => {
  const names = async (who: Who, query = '') =>
    must(await as[who].get(`/organization_users${query}`), 200).member.map(user => user.lastName)
  const change = (who: Who, changes: Record<string, unknown>) =>
    as.planner.put(`/organization_users/${world.people[who].uuid}`, { firstName: 'Sanne', lastName: who, ...changes })
  const locationsOf = async (who: Who) => {
    const { locations } = must(await as.planner.get(`/organization_users/${world.people[who].uuid}`), 200)
    return (locations as { '@id': string }[]).map(each => each['@id'])
  }
  test('are those of one’s own organization, of a location admin only themselves, and all to a planner', async () => {
    expect(await names('organization', `?organization.uuid=${uuidOf(world.otherOrganization)}`)).toEqual([])
    expect(await names('organization')).toEqual(['locationAdmin', 'organization', 'secondUser'])
    expect(await names('locationAdmin')).toEqual(['locationAdmin'])
    expect(await names('planner')).toHaveLength(5)
    expect(await names('planner', `?organization.uuid=${uuidOf(world.otherOrganization)}`)).toHaveLength(2)
    expect(await names('planner', '?search=sanne second')).toEqual(['secondUser'])
    expect(await names('planner', '?search=%25')).toEqual([])
  })
  test.each([
    ['no location', () => []],
    ['a location of another organization', () => [world.harbour]],
    ['one of each', () => [world.west, world.harbour]],
  ])('a planner leaves a location admin not with %s, and then nothing has changed', async (_name, locations) => {
    expect(wrongFields(await change('locationAdmin', { lastName: 'Anders', locations: locations() }))).toEqual(['locations'])
    expect(await locationsOf('locationAdmin')).toEqual([world.east])
    expect(await names('locationAdmin')).toEqual(['locationAdmin'])
  })
  test('a planner gives a location admin another location: they see that one from then on', async () => {
    must(await change('locationAdmin', { locations: [world.west, world.west] }), 200)
    const seen = must(await as.locationAdmin.get('/organization_locations'), 200).member
    expect(seen.map(each => each['@id'])).toEqual([world.west])
  })
  test('a planner renames someone who works for all locations: of these nothing is kept', async () => {
    expect(must(await change('secondUser', { lastName: 'Bakker', locations: [world.east] }), 200)).toMatchObject({
      lastName: 'Bakker',
    })
    expect(await locationsOf('secondUser')).toEqual([])
  })
})
