import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
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
  test('reads the second version for each form, which comes with the product and has only known placeholders', async () => {
    const { member } = must(await as.planner.get(`${path}?isCurrent=true`), 200)
    expect(member.map(({ contractType, version }) => [contractType, version])).toEqual([
      ['freelance', 2],
      ['temp_work', 2],
    ])
    for (const { '@id': id } of member) {
      const { sections } = must(await as.planner.get(id), 200)
      const answer = must(await as.planner.post(`${path}/example`, { sections }), 200)
      expect(JSON.stringify(answer.sections)).not.toMatch(/[^"]\{[a-z ]+\}/)
    }
  })
  test('is refused an unknown placeholder, a last day without a model, and an outdated version', async () => {
    const strange = [{ title: 'A', text: 'Voor {bsn}' }]
    expect(await as.planner.post(path, { ...model, sections: strange, version: 2 })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'sections[0].text' }] } },
    })
    expect(await as.planner.post(path, { ...model, modelNumber: null, sections: [fixed], version: 2 })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'modelNumber' }] } },
    })
    expect((await as.planner.post(path, { ...model, sections: [fixed], version: 1 })).status).toBe(409)
  })
  test('cannot change the fixed sections of a model, and of two who write the next version one is refused', async () => {
    must(await as.planner.post(path, { ...model, sections: [fixed], version: 2 }), 201)
    const changed = [{ ...fixed, text: 'Dit lag vast.' }]
    expect(await as.planner.post(path, { ...model, sections: changed, version: 3 })).toMatchObject({
      ...{ status: 422, body: { violations: [{ propertyPath: 'sections', message: expect.stringContaining(fixed.title) }] } },
    })
    const next = { ...model, sections: [fixed, { title: 'Uren', text: 'Per week.' }], version: 3 }
    const both = await Promise.all([as.planner.post(path, next), as.planner.post(path, next)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    must(await as.planner.post(path, { ...model, modelNumber: '91000', sections: changed, version: 4 }), 201)
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
    // Without sections the default for all organizations applies again, not an earlier version of this organization.
    must(await as.planner.post(path, { ...own, sections: [], version: 2, name: 'Ingetrokken' }), 201)
    expect(await draft()).toMatchObject({ name: 'Overeenkomst van opdracht' })
    must(await as.planner.post(path, { ...own, sections, version: 3, name: 'Weer eigen' }), 201)
    expect(await draft()).toMatchObject({ name: 'Weer eigen' })
  })
  test('takes back neither the text of all organizations nor one that an organization does not have', async () => {
    const nothing = { contractType: 'freelance', name: 'Niets', sections: [] }
    const refused = { status: 422, body: { violations: [{ propertyPath: 'sections' }] } }
    expect(await as.planner.post(path, { ...nothing, version: 2 })).toMatchObject(refused)
    const other = { ...nothing, organization: world.otherOrganization, version: 0 }
    expect(await as.planner.post(path, other)).toMatchObject(refused)
  })
})
test.each([
  [
    'freelance',
    /annuleert die de dienst zo snel mogelijk in Zorginzet: dat kan tot het einde ervan/,
    /de naam noemen van een ander/,
  ],
  [
    'temp_work',
    /annuleert die de dienst zo snel mogelijk in Zorginzet: dat kan tot het einde ervan/,
    /stuurt geen ander.*bij de uitlener/s,
  ],
])('the %s text of the product says what to do when ill, and whether another may come', async (form, who, other) => {
  const answer = await as.planner.get(`${path}?contractType=${form}&pagination=false`)
  const productTemplates = must(answer, 200).member.filter(({ authorName }) => !authorName)
  expect(productTemplates.map(({ version }) => version)).toEqual([2, 1])
  const [now, before] = productTemplates.map(({ sections }) => sections as { title: string; text: string }[])
  const [ill, ...others] = now!.filter(({ title }) => !before!.some(one => one.title === title))
  expect([ill!.title, others]).toEqual(['Ziek of verhinderd', []])
  expect(ill!.text).toMatch(who)
  expect(ill!.text).toMatch(other)
  const textOf = (title: string) => now!.find(one => one.title === title)!.text
  expect(textOf('Annuleren')).toContain('Annuleren kan tot het einde van een dienst.')
  expect(textOf('Annuleren')).toContain('dan telt het als te laat, ook bij ziekte.')
  expect(now!.map(({ title }) => title).filter(title => title !== ill!.title)).toEqual(before!.map(({ title }) => title))
})
test('where planners wrote a second version for all organizations, theirs stays in use', async () => {
  const file = join(import.meta.dirname, '../platform/database/migrations/0178-agreements-say-what-when-ill.sql')
  const tried = api.owner.transaction().execute(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from agreement_template where version > 1`.execute(tx)
    await sql`insert into agreement_template (contract_type, version, name, sections, author_uuid, author_name, created_at)
      select contract_type, 2, 'Van planners', sections, ${world.people.planner.uuid}::uuid, 'Een planner', created_at
      from agreement_template where contract_type = 'freelance' and organization_uuid is null`.execute(tx)
    await sql.raw(readFileSync(file, 'utf8')).execute(tx)
    const newest = tx.selectFrom('agreement_template').select(['contract_type', 'name']).where('version', '>', 1)
    throw await newest.orderBy('contract_type').execute()
  })
  await expect(tried).rejects.toEqual([
    { contract_type: 'freelance', name: 'Van planners' },
    { contract_type: 'temp_work', name: 'Opdrachtbevestiging' },
  ])
})
test('an organization cannot read a draft for the work of another', async () => {
  const moment = await api.openMoment()
  expect((await as.otherOrganization.get(`${moment['@id']}/agreement_draft?contractType=freelance`)).status).toBe(404)
  expect((await as.careWorker.get(`${moment['@id']}/agreement_draft?contractType=freelance`)).status).toBe(403)
})
