import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody } from '../../tests/worlds/world.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())
const path = '/agreement_templates'
const fixed = { title: 'Geen dienstverband', text: 'Dit ligt vast.', fixed: true }
const model = { contractType: 'temp_work', name: 'Bevestiging', modelNumber: '90821.1', modelValidUntil: '2029-12-31' }

test('nobody but a planner reads, writes or tries templates', async () => {
  for (const who of everybody.filter(each => each !== 'planner')) {
    expect((await as[who].get(path)).status, who).toBe(403)
    expect((await as[who].post(path, { ...model, sections: [fixed], version: 1 })).status, who).toBe(403)
    expect((await as[who].post(`${path}/example`, { sections: [fixed] })).status, who).toBe(403)
  }
})
describe('a planner', () => {
  test('reads the first version for each form, which comes with the product and has only known placeholders', async () => {
    const { member } = must(await as.planner.get(`${path}?isCurrent=true`), 200)
    expect(member.map(({ contractType, version }) => [contractType, version])).toEqual([
      ['freelance', 1],
      ['temp_work', 1],
    ])
    for (const { '@id': id } of member) {
      const { sections } = must(await as.planner.get(id), 200)
      const said = must(await as.planner.post(`${path}/example`, { sections }), 200)
      expect(JSON.stringify(said.sections)).not.toMatch(/[^"]\{[a-z ]+\}/)
    }
  })
  test('is refused an unknown placeholder, a last day without a model, and an outdated version', async () => {
    const strange = [{ title: 'A', text: 'Voor {bsn}' }]
    expect(await as.planner.post(path, { ...model, sections: strange, version: 1 })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'sections[0].text' }] } },
    })
    expect(await as.planner.post(path, { ...model, modelNumber: null, sections: [fixed], version: 1 })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'modelNumber' }] } },
    })
    expect((await as.planner.post(path, { ...model, sections: [fixed], version: 0 })).status).toBe(409)
  })
  test('cannot change the fixed sections of a model, and of two who write the next version one is refused', async () => {
    must(await as.planner.post(path, { ...model, sections: [fixed], version: 1 }), 201)
    const changed = [{ ...fixed, text: 'Dit lag vast.' }]
    expect(await as.planner.post(path, { ...model, sections: changed, version: 2 })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'sections', message: expect.stringContaining(fixed.title) }] } },
    })
    const next = { ...model, sections: [fixed, { title: 'Uren', text: 'Per week.' }], version: 2 }
    const both = await Promise.all([as.planner.post(path, next), as.planner.post(path, next)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    must(await as.planner.post(path, { ...model, modelNumber: '91000', sections: changed, version: 3 }), 201)
  })
  test('writes one for an organization, which its agreements use until the model expires', async () => {
    const own = { contractType: 'freelance', name: 'Van De Linde', organization: world.organization, version: 0 }
    const sections = [{ title: 'Eigen tekst', text: 'Voor {opdrachtnemer}.' }]
    must(await as.planner.post(path, { ...own, sections }), 201)
    const draft = async () => {
      const moment = await api.openMoment()
      return must(await as.organization.get(`${moment['@id']}/agreement_draft?contractType=freelance`), 200)
    }
    expect(await draft()).toMatchObject({ name: 'Van De Linde', sections: [{ text: 'Voor de zorgverlener die wordt gekozen.' }] })
    const over = { ...own, modelNumber: '1', modelValidUntil: '2026-10-01', sections, version: 1, name: 'Verlopen' }
    must(await as.planner.post(path, over), 201)
    expect(await draft()).toMatchObject({ name: 'Van De Linde' })
  })
})
test('an organization cannot read a draft for the work of another', async () => {
  const moment = await api.openMoment()
  expect((await as.otherOrganization.get(`${moment['@id']}/agreement_draft?contractType=freelance`)).status).toBe(404)
  expect((await as.careWorker.get(`${moment['@id']}/agreement_draft?contractType=freelance`)).status).toBe(403)
})
