import { describe, expect, it } from 'vitest'
import { allOperations } from '../../../contract/catalogue.ts'
import { contract } from '../../../contract/index.ts'
import { templateOf } from './search-template.ts'

describe('the search template of a list', () => {
  const lists = allOperations.filter(({ operation }) => operation.kind === 'list')
  const template = templateOf(contract.careMoments.list, '/v1/care_moments')!

  it.each(lists)('$id has one exactly when it has filters, each with a property', ({ operation }) => {
    const { mapping } = templateOf(operation, '/v1/x') ?? { mapping: [] }
    expect(mapping.length > 0).toBe((operation.filters ?? []).length > 0)
    for (const { property } of mapping) expect(property).toMatch(/^[\w.]+$/)
    expect(new Set(mapping.map(({ variable }) => variable)).size).toBe(mapping.length)
  })
  it.each([
    ['status', 'status'],
    ['status[]', 'status'],
    ['startDate[strictly_before]', 'startDate'],
    ['exists[carePeriod]', 'carePeriod'],
    ['order[createdAt]', 'createdAt'],
    ['coalesceOrder[startDate]', 'startDate'],
    ['orderByMatch[status]', 'status'],
    ['search', 'search'],
  ])('names %s of property %s', (variable, property) => {
    expect(template.mapping).toContainEqual({ '@type': 'IriTemplateMapping', variable, property, required: false })
    expect(template.template.slice('/v1/care_moments{?'.length, -1).split(',')).toContain(variable)
  })
  it('names both forms of a filter of our own that takes several values', () => {
    const variables = templateOf(contract.publications.list, '/v1/x')!.mapping.map(({ variable }) => variable)
    expect(variables).toEqual(expect.arrayContaining(['dayPart', 'dayPart[]', 'uuid[neq]', 'distance']))
    expect(variables).not.toContain('distance[]')
  })
})
