import { expect, test } from 'vitest'
import { bodyOf, checkRequest, emptyRequest, readRequest } from './request-form.ts'

const empty = emptyRequest('2026-10-19')
const filled = {
  ...empty,
  serviceType: '/v1/service_types/1',
  hoursPerWeek: 7.5,
  wantedUntil: '2026-12-31',
  description: ' Wassen. ',
}

test.each([
  ['an empty draft', empty, empty],
  ['one that is filled in', filled, filled],
  ['one without its first day', { ...filled, wantedFrom: null }, { ...filled, wantedFrom: null }],
  ['hours that are a text', { ...filled, hoursPerWeek: '7,5' }, undefined],
  ['another form', { text: '' }, undefined],
])('%s is read as it was kept, or not at all', (_name, kept, read) => {
  expect(readRequest(kept)).toEqual(read)
})
test.each([
  ['nothing but today', empty, ['serviceType']],
  ['no first day', { ...filled, wantedFrom: null }, ['wantedFrom']],
  ['an end before the first day', { ...filled, wantedUntil: '2026-10-18' }, ['wantedUntil']],
  ['all of it', filled, []],
])('of %s the form says what is missing', (_name, values, fields) => {
  expect(Object.keys(checkRequest(values))).toEqual(fields)
})
test('what is left empty is sent as nothing, and no status', () => {
  expect(bodyOf(filled)).toEqual({
    ...{ serviceType: '/v1/service_types/1', careType: null, hoursPerWeek: 7.5, description: 'Wassen.' },
    ...{ wantedFrom: '2026-10-19', wantedUntil: '2026-12-31' },
  })
})
