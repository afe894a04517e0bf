import { expect, test } from 'vitest'
import { emptyDraft } from '../draft.ts'
import { checkTemplate, fillFrom, type Template, templateAgain, templateOf } from './templates.ts'

const draft = {
  ...emptyDraft,
  location: '/v1/organization_locations/1',
  level: '/v1/expertise_levels/1',
  description: 'Wassen en aankleden',
  from: '07:00',
  until: '15:30',
  breakMinutes: 30,
  date: '2026-12-01',
}

test('what is kept as a template comes back as it was typed, without its date', () => {
  const body = templateOf(draft, 'Vroege dienst helpende')
  const template = {
    ...body,
    organizationLocation: { '@id': body.organizationLocation },
    expertiseLevel: { '@id': body.expertiseLevel },
    serviceType: undefined,
  } as unknown as Template
  expect(templateAgain(template)).toEqual(body)
  const { date, title, ...typed } = draft
  expect({ ...emptyDraft, ...fillFrom(template) }).toEqual({ ...typed, date: null, title: 'Vroege dienst helpende' })
})

test('without place, level and times there is nothing to keep', () => {
  expect(Object.keys(checkTemplate(emptyDraft))).toEqual(['location', 'level', 'from', 'until'])
  expect(checkTemplate(draft)).toEqual({})
})
