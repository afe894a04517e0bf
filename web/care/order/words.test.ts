import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { type Word, words, wordsOf, wordsTo } from '#contract/moments/assignment-words.ts'
import type { Moment } from '../moment/care-moment.ts'
import { momentBody } from './bodies.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { draftLike, draftWithin } from './fields/start-drafts.ts'
import { fillFrom, type Template, templateOf } from './templates/templates.ts'

/** For each field, a value that no assignment has by default. */
const values = {
  title: 'Slaapwacht',
  description: 'De sleutel hangt in de kast.',
  breakMinutes: 45,
  breakFrom: '11:00',
  contractType: 'temp_work',
  expertiseLevel: '/v1/expertise_levels/1',
  serviceType: '/v1/service_types/1',
  acts: ['/v1/acts/1'],
  client: '/v1/clients/1',
  location: '/v1/organization_locations/1',
  hourlyRate: 5100,
  bonus: 2500,
  hoursPerWeek: 24,
  orderNumber: 'PO 2027/4',
  costCentre: 'KP 8810',
  managedByOrganizationLocation: '/v1/organization_locations/2',
  publishedForContractTypes: ['temp_work'],
  audience: 'favorites',
  widening: [{ audience: 'everyone', afterMinutes: 60 }],
} satisfies Record<Word, unknown>
const asShown = (value: unknown) => (String(value).startsWith('/v1/') ? { '@id': value } : value)
const shown = Object.fromEntries(words.map(word => [word, asShown(values[word])]))
const acts = values.acts.map(asShown)
const window = { startDate: '2026-12-01T06:00:00+00:00', endDate: '2026-12-31T14:00:00+00:00' }
const moment = { ...shown, ...window, acts, rateIsGiven: true, timeScope: 'moment' } as unknown as Moment
const period: Moment = { ...moment, timeScope: 'period' }

/** The fields whose value is in one of these bodies. */
const keptIn = (...bodies: object[]): Word[] =>
  words.filter(word => bodies.some(body => isDeepStrictEqual((body as Record<string, unknown>)[word], values[word])))
const days = { date: '2027-01-04', lastDay: '2027-01-31', from: '07:00', until: '15:00' }
const bodyOf = (draft: Draft) => momentBody({ ...draft, ...days }, '', true, null)

test('asked again on another day, an assignment has the words that go along', () => {
  expect(keptIn(bodyOf(draftLike(moment)), bodyOf(draftLike(period)))).toEqual(wordsTo('day'))
})
test('a shift of a period has the words that a shift takes from it', () => {
  expect(keptIn(bodyOf(draftWithin(period, '2026-12-01')))).toEqual(wordsTo('shift'))
})
test('a template is made of the words that it keeps, and fills in all of them', () => {
  const { organizationLocation: location, ...body } = templateOf(draftLike(moment), '')
  expect(keptIn({ ...body, location })).toEqual(wordsTo('template'))
  const template = { ...wordsOf('template', shown), organizationLocation: shown.location } as unknown as Template
  expect(keptIn(bodyOf({ ...emptyDraft, ...fillFrom(template) }))).toEqual(expect.arrayContaining(wordsTo('template')))
})
test('without a contract type of its own, an assignment is offered as it was published', () => {
  const { contractType: _, ...open } = moment
  expect(draftLike({ ...open, publishedForContractTypes: ['freelance', 'temp_work'] }).contractTypes).toHaveLength(2)
})
