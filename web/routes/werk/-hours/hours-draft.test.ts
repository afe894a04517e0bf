import { expect, test } from 'vitest'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { differsFromPlan, draftOf, errorsIn, figuresOf, type HoursDraft, readDraft, reasonOf } from './hours-draft.ts'

// An evening of 15:00 to 23:00 in Amsterdam; only what the draft reads.
const moment = {
  startDate: '2026-11-20T14:00:00+00:00',
  endDate: '2026-11-20T22:00:00+00:00',
  breakMinutes: 30,
  expenses: [],
  hourlyRate: 4400,
  bonus: 2500,
} as unknown as ListedMoment
const nextDay = '2026-11-21T08:00:00Z'
const planned = draftOf(moment)
const told = { ...moment, arrivedAt: '2026-11-20T14:20:10+00:00', leftAt: '2026-11-20T22:04:00+00:00' } as ListedMoment
const km = { kind: 'kilometres', quantity: 12.5, amount: 23, description: '' } as const

test('a draft begins with the plan, and then nothing is wrong with it', () => {
  expect(planned).toMatchObject({ startDate: '2026-11-20', startTime: '15:00', endTime: '23:00', breakMinutes: 30 })
  expect(figuresOf(planned, moment)).toMatchObject({ startDate: moment.startDate, endDate: moment.endDate })
  expect(errorsIn(planned, moment, nextDay)).toEqual({})
  expect(reasonOf(planned, moment)).toBeNull()
})

test('of a visit that keeps its length over the clock change, the hours begin with the instants of the plan', () => {
  // 01:30 to 02:15, when it is that for the second time.
  const visit = { ...moment, startDate: '2026-10-24T23:30:00+00:00', endDate: '2026-10-25T01:15:00+00:00' } as ListedMoment
  const { startDate, endDate } = visit
  expect(draftOf(visit)).toMatchObject({ startTime: '01:30', endTime: '02:15' })
  expect(figuresOf(draftOf(visit), visit)).toMatchObject({ startDate, endDate })
})

test('hours that came back begin with what was handed in before', () => {
  const before = {
    ...moment,
    actualStartDate: moment.startDate,
    actualEndDate: '2026-11-20T22:30:00+00:00',
    actualBreakMinutes: 0,
    expenses: [km],
  } as ListedMoment
  expect(draftOf(before)).toMatchObject({ endTime: '23:30', breakMinutes: 0, expenses: [km] })
})

test('a draft begins with the times that were told, and those of the plan where they are near', () => {
  expect(draftOf(told)).toMatchObject({ startTime: '15:20', endTime: '23:00' })
  const before = { ...told, actualStartDate: moment.startDate, actualEndDate: moment.endDate, actualBreakMinutes: 30 }
  expect(draftOf(before)).toMatchObject({ startTime: '15:00', endTime: '23:00' })
})

const wrong: [name: string, change: Partial<HoursDraft>, fields: string[]][] = [
  ['a time that is missing', { endTime: null }, ['endDate']],
  ['an end before the begin', { endTime: '14:00', reason: 'Eerder klaar' }, ['endDate']],
  ['an end in the future', { endDate: '2026-11-22', reason: 'Eerder klaar' }, ['endDate']],
  ['a break as long as the shift', { breakMinutes: 480, reason: 'Anders', note: 'x' }, ['breakMinutes']],
  ['no break filled in', { breakMinutes: null, reason: 'Overdracht' }, ['breakMinutes']],
  ['other times without a reason', { endTime: '23:30' }, ['reason']],
  ['another break without a reason', { breakMinutes: 0 }, ['reason']],
  ['another reason without words', { endTime: '23:30', reason: 'Anders', note: ' ' }, ['note']],
  ['kilometres without a number', { expenses: [km, { ...km, quantity: null }] }, ['expenses[1].quantity']],
  [
    'other costs without amount and words',
    { expenses: [{ kind: 'other', quantity: 1, amount: null, description: '' }] },
    ['expenses[0].amount', 'expenses[0].description'],
  ],
]
test.each(wrong)('%s is named', (_name, change, fields) => {
  expect(Object.keys(errorsIn({ ...planned, ...change }, moment, nextDay))).toEqual(fields)
})

test('a receipt is sent, the name of its file is not', () => {
  const file = '/v1/user_files/0198c0de-0000-7000-8000-000000000001'
  const bought = { kind: 'other', quantity: 1, amount: 875, description: 'Parkeren', file, fileName: 'bon.jpg' } as const
  expect(figuresOf({ ...planned, expenses: [bought] }, moment)?.expenses).toEqual([
    { kind: 'other', quantity: 1, amount: 875, description: 'Parkeren', file },
  ])
})

test('expenses are no difference with the plan', () => {
  expect(differsFromPlan({ ...planned, expenses: [km] }, moment)).toBe(false)
})

test('the reason is read as one sentence', () => {
  const late = { ...planned, endTime: '23:30', reason: 'Spoed of incident' }
  expect(reasonOf(late, moment)).toBe('Spoed of incident')
  expect(reasonOf({ ...late, note: ' een val ' }, moment)).toBe('Spoed of incident: een val')
})

const travel = { kind: 'kilometres', quantity: 12, amount: null, description: '' }
test.each<[string, unknown, boolean]>([
  ['the plan', planned, true],
  ['times that are not filled in', { ...planned, startTime: null, breakMinutes: null }, true],
  ['an expense with a receipt', { ...planned, expenses: [{ ...travel, file: '/v1/user_files/1', fileName: 'bon.jpg' }] }, true],
  ['an expense of no kind', { ...planned, expenses: [{ ...travel, kind: 'lunch' }] }, false],
  ['an expense that is none', { ...planned, expenses: ['12 km'] }, false],
  ['no expenses at all', { ...planned, expenses: undefined }, false],
  ['a time as a number', { ...planned, endTime: 2300 }, false],
])('%s comes back from this browser: %s', (_name, kept, comes) => {
  expect(readDraft(kept)).toEqual(comes ? kept : undefined)
})
