import { expect, test } from 'vitest'
import { momentBody, seriesBody } from './bodies.ts'
import { checkDraft, type Draft, datesOf, emptyDraft, readDraft, windowOf } from './draft.ts'

const known = { today: '2026-11-20', now: '2026-11-20T08:00:00+00:00', locationRate: 4350, publish: true }
const shift: Draft = {
  ...emptyDraft,
  location: '/v1/organization_locations/1',
  level: '/v1/expertise_levels/1',
  date: '2026-12-01',
  from: '07:00',
  until: '15:30',
  breakMinutes: 30,
}
const series: Draft = { ...shift, kind: 'series', weekdays: [2], lastDay: '2026-12-29', except: ['2026-12-08'] }

test.each([
  ['a complete shift', shift, known, []],
  ['nothing filled in', emptyDraft, known, ['location', 'level', 'date', 'from', 'until']],
  ['yesterday', { ...shift, date: '2026-11-19' }, known, ['date']],
  ['a day of the period', shift, { ...known, within: { first: '2026-11-01', last: '2026-12-01' } }, []],
  ['a day after the period', shift, { ...known, within: { first: '2026-11-01', last: '2026-11-30' } }, ['date']],
  ['a break as long as the shift', { ...shift, breakMinutes: 510 }, known, ['breakMinutes']],
  ['a break of more than four hours', { ...shift, breakMinutes: 300 }, known, ['breakMinutes']],
  ['two parts without times', { ...shift, inParts: true }, known, ['freeFrom']],
  ['two parts without an end', { ...shift, inParts: true, freeFrom: '11:00' }, known, ['freeUntil']],
  ['free after the shift', { ...shift, inParts: true, freeFrom: '14:00', freeUntil: '16:00' }, known, ['freeFrom']],
  ['two parts', { ...shift, until: '21:00', inParts: true, freeFrom: '11:00', freeUntil: '16:00' }, known, []],
  ['no rate at all', shift, { ...known, locationRate: undefined }, ['rate']],
  ['a rate of their own', { ...shift, rate: 5000 }, { ...known, locationRate: undefined }, []],
  ['nobody to publish for', { ...shift, contractTypes: [] }, known, ['contractTypes']],
  ['nobody to publish for, kept back', { ...shift, contractTypes: [] }, { ...known, publish: false }, []],
  ['a series', series, known, []],
  ['a series without days', { ...series, weekdays: [] }, known, ['weekdays']],
  ['a series of a year', { ...series, lastDay: '2027-12-01' }, known, ['lastDay']],
  [
    'a period needs no times',
    { ...shift, kind: 'period', from: null, until: null, lastDay: '2026-12-31', hoursPerWeek: '24' },
    known,
    [],
  ],
  [
    'a period that ends before it begins',
    { ...shift, kind: 'period', lastDay: '2026-11-30', hoursPerWeek: '24' },
    known,
    ['lastDay'],
  ],
  [
    'a period of too many hours',
    { ...shift, kind: 'period', lastDay: '2026-12-31', hoursPerWeek: '80' },
    known,
    ['hoursPerWeek'],
  ],
] as const)('%s', (_name, draft, context, wrong) => {
  expect(Object.keys(checkDraft(draft as unknown as Draft, context))).toEqual(wrong)
})

test.each([
  ['07:00', '15:30', '2026-12-01T06:00:00+00:00', '2026-12-01T14:30:00+00:00'],
  ['22:45', '07:15', '2026-12-01T21:45:00+00:00', '2026-12-02T06:15:00+00:00'],
  ['08:00', '08:00', '2026-12-01T07:00:00+00:00', '2026-12-02T07:00:00+00:00'],
])('from %s until %s ends on the day it must', (from, until, startDate, endDate) => {
  expect(windowOf({ ...shift, from, until })).toEqual({ startDate, endDate })
})

test('the rate of the location is left to the server, and who is not published for nobody sees', () => {
  const body = momentBody({ ...shift, title: ' ' }, 'Vroege dienst helpende', false, null)
  expect(body).toMatchObject({
    title: 'Vroege dienst helpende',
    hourlyRate: null,
    contractType: 'freelance',
    publishedForContractTypes: [],
    timeScope: 'moment',
  })
})

test('a series carries its rule and the dates taken out', () => {
  expect(seriesBody(series, 'Dienst', true)).toMatchObject({
    weekdays: [2],
    everyWeeks: 1,
    until: '2026-12-29',
    except: ['2026-12-08'],
    publishedForContractTypes: ['freelance'],
  })
})

test('a series that is first made for the night of March says the times that were typed', () => {
  const night = { ...series, date: '2027-03-28', from: '02:30', until: '03:15', lastDay: '2027-04-03' }
  expect(seriesBody(night, 'Visite', true)).toMatchObject({
    ...{ startDate: '2027-03-28T01:30:00+00:00', endDate: '2027-03-28T02:15:00+00:00' },
    ...{ startTime: '02:30', endTime: '03:15' },
  })
})

test('a series that is not complete or runs too long has no dates', () => {
  expect(datesOf(series)).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'])
  expect(datesOf({ ...series, lastDay: null })).toEqual([])
  expect(datesOf({ ...series, lastDay: '2027-12-01' })).toEqual([])
})

test.each<[string, unknown, boolean]>([
  ['an empty draft', emptyDraft, true],
  ['a series', series, true],
  [
    'a draft with client, bonus and no break yet',
    { ...shift, client: { iri: '/1', name: 'Truus' }, bonus: 500, breakMinutes: null },
    true,
  ],
  ['a kind that is none', { ...shift, kind: 'year' }, false],
  ['an audience that is none', { ...shift, audience: 'nobody' }, false],
  ['days as text', { ...series, weekdays: '2' }, false],
  ['half a draft', { title: 'Nacht' }, false],
])('%s comes back from this browser: %s', (_name, kept, comes) => {
  expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(comes ? kept : undefined)
})
test('a shift in two parts is sent as its break, and one that is made whole again without', () => {
  const parts: Draft = { ...shift, until: '21:00', inParts: true, freeFrom: '11:00', freeUntil: '16:00' }
  expect(momentBody(parts, 'Dienst', true, null)).toMatchObject({ breakMinutes: 300, breakFrom: '11:00' })
  expect(seriesBody({ ...series, ...parts, kind: 'series' }, 'Reeks', true)).toMatchObject({
    breakMinutes: 300,
    breakFrom: '11:00',
  })
  expect(momentBody({ ...parts, inParts: false }, 'Dienst', true, null)).toMatchObject({ breakMinutes: 30, breakFrom: null })
})
