import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const template = (changes: Record<string, unknown> = {}) => ({
  ...{ title: 'Nachtdienst', organizationLocation: world.east, startTime: '23:00', endTime: '07:00', breakMinutes: 30 },
  ...{ expertiseLevel: world.level, publishedForContractTypes: ['freelance'], ...changes },
})

test('another organization neither reads, changes nor removes a template, nor moves one to its own location', async () => {
  const made = must(await as.organization.post('/care_moment_templates', template()), 201)
  expect(await as.otherOrganization.get(made['@id'])).toMatchObject({ status: 404 })
  expect(await as.otherOrganization.put(made['@id'], template({ organizationLocation: world.harbour }))).toMatchObject({
    status: 404,
  })
  expect(await as.otherOrganization.delete(made['@id'])).toMatchObject({ status: 404 })
  expect(await as.organization.put(made['@id'], template({ organizationLocation: world.harbour }))).toMatchObject({ status: 422 })
})
test.each([
  ['a time that is none', { startTime: '25:00' }, 'startTime'],
  ['no title', { title: ' ' }, 'title'],
])('an organization does not change one into %s', async (_name, change, propertyPath) => {
  const made = must(await as.organization.post('/care_moment_templates', template()), 201)
  const answer = await as.organization.put(made['@id'], template(change))
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
})
test('an organization makes one, changes it whole, and removes it', async () => {
  const made = must(await as.organization.post('/care_moment_templates', template({ description: 'Bel twee keer aan.' })), 201)
  const changed = must(await as.locationAdmin.put(made['@id'], template({ title: 'Wakende nacht', endTime: '07:30' })), 200)
  expect(changed).toMatchObject({ title: 'Wakende nacht', startTime: '23:00', endTime: '07:30' })
  expect(changed).not.toHaveProperty('description')
  expect(await as.organization.delete(made['@id'])).toMatchObject({ status: 204 })
  expect(await as.organization.get(made['@id'])).toMatchObject({ status: 404 })
})
