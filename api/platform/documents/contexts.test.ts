// The contexts as a JSON-LD processor reads them. tests/expansion.test.ts checks that no answer loses anything.
import { describe, expect, it } from 'vitest'
import { resourceOf } from '../../../contract/catalogue.ts'
import { contract } from '../../../contract/index.ts'
import { type AnyItem, iriOf } from '../../../contract/language.ts'
import { type Expanded, expand as expandAt } from '../../../tests/files/json-ld.ts'
import { writeItem, writeObject, writePage, writeProblem } from '../http/jsonld.ts'
import { invalid, Problem } from '../problem.ts'
import { contextOf } from './contexts.ts'
import { apiDocumentation } from './hydra.ts'

const base = 'https://zorginzet.example'
const hydra = (name: string) => `http://www.w3.org/ns/hydra/core#${name}`

const moment: AnyItem = {
  '@id': '/v1/care_moments/0195d3a4-0000-7000-8000-000000000001',
  '@type': 'CareMoment',
  uuid: '0195d3a4-0000-7000-8000-000000000001',
  title: 'Avonddienst',
  startDate: '2026-03-01T08:00:00+00:00',
  carePeriod: '/v1/care_moments/0195d3a4-0000-7000-8000-000000000002',
  client: {
    '@id': '/v1/clients/0195d3a4-0000-7000-8000-0000000000c1',
    '@type': 'Client',
    uuid: '0195d3a4-0000-7000-8000-0000000000c1',
  },
}
const CareMoment = resourceOf('CareMoment')
const page = (query = 'status[]=open&itemsPerPage=1') =>
  writePage(
    contract.careMoments.list,
    CareMoment,
    '/v1/care_moments',
    query,
    { items: [moment], totalItems: 2, paging: { page: 1, itemsPerPage: 1, paged: true } },
    'ld',
  )

const load = async (url: string) => contextOf(url.replace(`${base}/v1/contexts/`, ''), base)
const expand = (text: string) => expandAt(JSON.parse(text) as object, base, load)

describe('the contexts, read by a JSON-LD processor', () => {
  it('give an item its words and its relations their addresses', async () => {
    const item = await expand(writeItem(CareMoment, moment, 'ld'))
    expect(item['@type']).toEqual([`${base}/v1/docs.jsonld#CareMoment`])
    expect(item[`${base}/v1/docs.jsonld#CareMoment/title`]).toEqual([{ '@value': 'Avonddienst' }])
    expect(item[`${base}/v1/docs.jsonld#CareMoment/carePeriod`]).toEqual([
      { '@id': `${base}${iriOf(CareMoment, '0195d3a4-0000-7000-8000-000000000002')}` },
    ])
    expect(item[`${base}/v1/docs.jsonld#CareMoment/client`]).toMatchObject([{ '@type': [`${base}/v1/docs.jsonld#Client`] }])
  })
  it('give a page its Hydra words, without touching the words of its members', async () => {
    const expanded = await expand(page())
    const [view] = expanded[hydra('view')] as Expanded[]
    expect(expanded).not.toHaveProperty([hydra('search')])
    const [search] = (await expand(page('')))[hydra('search')] as Expanded[]
    const [member] = expanded[hydra('member')] as Expanded[]
    expect(expanded['@type']).toEqual([hydra('Collection')])
    expect(expanded[hydra('totalItems')]).toEqual([{ '@value': 2 }])
    expect(view![hydra('next')]).toEqual([{ '@id': `${base}/v1/care_moments?itemsPerPage=1&status%5B%5D=open&page=2` }])
    expect(search![hydra('variableRepresentation')]).toEqual([{ '@id': hydra('BasicRepresentation') }])
    expect(search![hydra('mapping')]).toContainEqual(expect.objectContaining({ [hydra('variable')]: [{ '@value': 'status' }] }))
    expect(member![`${base}/v1/docs.jsonld#CareMoment/title`]).toEqual([{ '@value': 'Avonddienst' }])
  })
  it('give the answer of a command the words of its documented class', async () => {
    const type = 'CareMomentsOrganizationStats'
    const answer = await expand(writeObject(type, '/v1/care_moments/organization_stats', { open: 3 }, 'ld'))
    expect(answer[`${base}/v1/docs.jsonld#${type}/open`]).toEqual([{ '@value': 3 }])
    const documented = apiDocumentation(base)['hydra:supportedClass'] as Expanded[]
    expect(documented.map(known => known['@id'])).toContain(`#${type}`)
  })
  it('give a problem its description', async () => {
    const problem = await expand(writeProblem(new Problem('not_found'), 'ld'))
    expect(problem['@type']).toEqual([hydra('Error')])
    expect(problem[hydra('description')]).toEqual([{ '@value': 'Niet gevonden.' }])
  })
  it('give a violation its description, field and message', async () => {
    const problem = await expand(writeProblem(invalid('endDate', 'Te vroeg.'), 'ld'))
    expect(problem[hydra('description')]).toEqual([{ '@value': 'endDate: Te vroeg.' }])
    const [violation] = problem[`${base}/v1/docs.jsonld#ConstraintViolation/violations`] as Expanded[]
    expect(violation![`${base}/v1/docs.jsonld#propertyPath`]).toEqual([{ '@value': 'endDate' }])
    expect(violation![`${base}/v1/docs.jsonld#message`]).toEqual([{ '@value': 'Te vroeg.' }])
  })
  it('are not there for a type nobody declares', () => {
    expect(contextOf('Nothing', base)).toBeUndefined()
  })
})
