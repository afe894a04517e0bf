import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const names = async (who: keyof typeof as, path: string) => must(await as[who].get(path), 200).member.map(item => item.name)

describe('who sees which organization', () => {
  test('an organization sees itself and its locations, a location admin their own location', async () => {
    expect(await names('organization', '/organizations')).toEqual(['Stichting De Lindenhof'])
    expect(await names('organization', '/organization_locations')).toEqual(['Lindenhof Oost', 'Lindenhof West'])
    expect(await names('locationAdmin', '/organization_locations')).toEqual(['Lindenhof Oost'])
    expect(await names('careWorker', '/organization_locations?search=haven')).toEqual(['Anker Haven'])
    expect(await names('careWorker', '/organization_locations?search=utrecht lindenhof')).toEqual([
      'Lindenhof Oost',
      'Lindenhof West',
    ])
    expect(await names('organization', '/organization_locations?search=anker')).toEqual([])
    expect(await names('planner', '/organization_locations')).toHaveLength(4)
  })
  test('an organization finds no locations of another, whatever it filters by', async () => {
    expect(await names('organization', `/organization_locations?organization.uuid=${uuidOf(world.otherOrganization)}`)).toEqual(
      [],
    )
  })
  test('a care worker finds the organizations that have work', async () => {
    await api.openMoment()
    expect(await names('careWorker', '/organizations?hasOpenCareMoments=true')).toEqual(['Stichting De Lindenhof'])
    expect(await names('careWorker', '/organizations?hasOpenCareMoments=false')).toEqual(['Zorggroep Het Anker'])
  })
  test('an organization sees its users, and a location admin only themselves', async () => {
    const user = (who: 'organization' | 'otherOrganization' | 'locationAdmin') => `/organization_users/${world.people[who].uuid}`
    expect(await as.organization.get(user('otherOrganization'))).toMatchObject({ status: 404 })
    expect(await as.locationAdmin.get(user('organization'))).toMatchObject({ status: 404 })
    expect(await as.organization.get(user('locationAdmin'))).toMatchObject({ status: 200 })
    expect(await as.careWorker.get(user('organization'))).toMatchObject({ status: 403 })
  })
})

describe('rates', () => {
  const rate = (changes: Record<string, unknown> = {}) => ({
    organizationLocation: world.east,
    expertiseLevel: world.level,
    contractType: 'freelance',
    hourlyRate: 4800,
    validFrom: '2027-01-01',
    ...changes,
  })
  test('an organization sets none at the location of another, a location admin none at another location', async () => {
    expect(
      await as.organization.post('/organization_location_rates', rate({ organizationLocation: world.harbour })),
    ).toMatchObject({ status: 422 })
    expect(await as.locationAdmin.post('/organization_location_rates', rate({ organizationLocation: world.west }))).toMatchObject(
      { status: 422 },
    )
    expect(await as.careWorker.post('/organization_location_rates', rate())).toMatchObject({ status: 403 })
  })
  test('an organization sees only its own', async () => {
    const found = must(await as.organization.get('/organization_location_rates?pagination=false'), 200)
    expect(found.totalItems).toBe(8)
    expect(found.text).not.toBe('')
    expect((await as.organization.get('/organization_location_rates?pagination=false')).text).not.toContain('Anker')
  })
  test('an organization sets one from a date: work before it is paid by the old one, work after it by the new', async () => {
    expect(await as.organization.post('/organization_location_rates', rate())).toMatchObject({
      status: 201,
      body: { hourlyRate: 4800, validFrom: '2027-01-01' },
    })
    const before = await api.openMoment({ startDate: '2026-12-31T07:00+01:00', endDate: '2026-12-31T15:00+01:00' })
    const after = await api.openMoment({ startDate: '2027-01-01T07:00+01:00', endDate: '2027-01-01T15:00+01:00' })
    expect([before.hourlyRate, after.hourlyRate]).toEqual([4500, 4800])
  })
  test('an organization does not set two for one day', async () => {
    const answer = await as.organization.post('/organization_location_rates', rate())
    expect(answer.status).toBe(409)
    expect(answer.body.detail).not.toMatch(/organization_location_rate/)
  })
  test('an organization makes no moment where it has no rate and names none', async () => {
    const levels = must(await as.organization.get('/expertise_levels'), 200).member
    const other = levels.find(level => level.key === 'verpleegkundig_specialist')
    const moment = api.newMoment({ expertiseLevel: other?.['@id'] ?? world.lowerLevel })
    const answer = await as.organization.post('/care_moments_by_organization', moment)
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'hourlyRate' }] } })
  })
})
