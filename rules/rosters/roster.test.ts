import { describe, expect, test } from 'vitest'
import { toInstant } from '../time/amsterdam.ts'
import { formatMoney } from '../time/format-nl.ts'
import {
  canDoBoth,
  fairShare,
  pairValue,
  planValue,
  type RosterPair,
  type RosterQuestion,
  rosterPoints,
  travelMinutes,
  usualRosterWeights,
  type WorkAt,
} from './roster.ts'
import { breaksLaw, brokenBy, brokenMusts, type RosterMust } from './roster-musts.ts'
import { explain, whyNot } from './roster-reasons.ts'

const here = { lat: 52.09, lon: 5.12 }
/** Twenty kilometres to the north. */
const there = { lat: 52.27, lon: 5.12 }
const work = (day: string, from: string, until: string, place: WorkAt['place'] = here, breakMinutes = 30): WorkAt => ({
  startDate: toInstant(day, from),
  endDate: toInstant(until > from ? day : `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`, until),
  breakMinutes,
  place,
})
const monday = '2026-12-07'
const tuesday = '2026-12-08'

test.each<[string, WorkAt['place'], WorkAt['place'], number]>([
  ['the same place', here, here, 0],
  ['twenty kilometres', here, there, 31],
  ['a place that is not known', here, null, 0],
])('the way to %s', (_name, from, to, minutes) => {
  expect(travelMinutes(from, to)).toBe(minutes)
})
test.each<[string, WorkAt, WorkAt, boolean]>([
  ['one after the other at one place', work(monday, '07:00', '12:00'), work(monday, '12:00', '16:00'), true],
  ['in the other order', work(monday, '12:00', '16:00'), work(monday, '07:00', '12:00'), true],
  ['a minute of overlap', work(monday, '07:00', '12:01'), work(monday, '12:00', '16:00'), false],
  ['half an hour for a way of thirty-one minutes', work(monday, '07:00', '12:00'), work(monday, '12:30', '16:00', there), false],
  ['time for the way', work(monday, '07:00', '12:00'), work(monday, '12:31', '16:00', there), true],
])('%s can be done by one person', (_name, one, other, can) => {
  expect(canDoBoth(one, other)).toBe(can)
})

const temp = (one: WorkAt) => ({ ...one, contractType: 'temp_work' as const })
const own = (one: WorkAt) => ({ ...one, contractType: 'freelance' as const })
const week = (day: number) => `2026-12-${String(7 + day).padStart(2, '0')}`
/** The first as temp work. */
const nights = (days: number[]) => days.map((day, at) => (at === 0 ? temp : own)({ ...work(week(day), '23:00', '07:00') }))
describe('the law', () => {
  test.each<[string, WorkAt[], ReturnType<typeof temp | typeof own>[], boolean]>([
    ['eleven hours of rest', [], [temp(work(monday, '12:00', '20:00')), temp(work(tuesday, '07:00', '15:00'))], false],
    ['less, also once', [], [temp(work(monday, '14:00', '22:00')), temp(work(tuesday, '07:00', '15:00'))], true],
    ['less, for the self-employed', [], [own(work(monday, '14:00', '22:00')), own(work(tuesday, '07:00', '15:00'))], false],
    ['less, after what they have', [work(monday, '14:00', '22:00')], [temp(work(tuesday, '07:00', '15:00'))], true],
    [
      'less, though other shifts of theirs, bound by no law, leave as little',
      [],
      [own(work(monday, '08:00', '12:00')), own(work(monday, '17:00', '21:30')), temp(work(tuesday, '08:00', '12:00'))],
      true,
    ],
    [
      'less, between others that no law binds',
      [],
      [own(work(monday, '14:00', '22:00')), own(work(tuesday, '07:00', '15:00')), temp(work(week(3), '07:00', '15:00'))],
      false,
    ],
    [
      'less, with a third in between that makes them one shift',
      [],
      [temp(work(monday, '12:00', '13:00')), temp(work(monday, '18:00', '19:00')), temp(work(monday, '23:30', '00:30'))],
      true,
    ],
    [
      'less, between what they have already',
      [work(monday, '14:00', '22:00'), work(tuesday, '07:00', '15:00')],
      [temp(work('2026-12-10', '07:00', '15:00'))],
      false,
    ],
    ['too short a break', [], [temp(work(monday, '07:00', '15:00', here, 0))], true],
    [
      'thirteen days without a long rest',
      [],
      Array.from({ length: 13 }, (_, day) => day).map(day => temp(work(week(day), '07:00', '15:00'))),
      true,
    ],
    ['three nights and forty hours of rest', [], [0, 1, 2, 4].map(day => temp(work(week(day), '23:00', '07:00'))), true],
    ['the same, as one of them is bound', [], nights([0, 1, 2, 4]), true],
    ['five nights in a row', [], nights([0, 1, 2, 3, 4]), false],
    ['six days', [], [0, 1, 2, 3, 4, 5].map(day => temp(work(week(day), '07:00', '15:00'))), false],
  ])('%s', (_name, assigned, lines, breaks) => {
    expect(breaksLaw(assigned, lines)).toBe(breaks)
  })
})
test.each<[string, { assigned?: WorkAt[]; most?: number }, ReturnType<typeof own>[], RosterMust | undefined]>([
  ['nothing', {}, [own(work(monday, '07:00', '15:00'))], undefined],
  ['work that they have then', { assigned: [work(monday, '14:00', '18:00')] }, [own(work(monday, '07:00', '15:00'))], 'overlap'],
  ['two at once', {}, [own(work(monday, '07:00', '15:00')), own(work(monday, '08:00', '12:00'))], 'overlap'],
  ['more hours than they want', { most: 7 * 60 }, [own(work(monday, '07:00', '15:00'))], 'week'],
  ['as many hours as they want', { most: 7.5 * 60 }, [own(work(monday, '07:00', '15:00'))], undefined],
  [
    'more with what they have',
    { most: 10 * 60, assigned: [work(tuesday, '07:00', '12:00')] },
    [own(work(monday, '07:00', '15:00'))],
    'week',
  ],
  [
    'the same in two weeks',
    { most: 10 * 60, assigned: [work('2026-12-04', '07:00', '12:00')] },
    [own(work(monday, '07:00', '15:00'))],
    undefined,
  ],
])('what they would get breaks: %s', (_name, { assigned = [], most }, lines, must) => {
  expect(brokenBy({ assigned, maxWeeklyMinutes: most ?? null }, lines)).toBe(must)
})

const pair = (changes: Partial<RosterPair>): RosterPair => ({
  ...{ shift: 0, worker: 0, contractType: 'freelance', reactedAt: '2026-12-01T10:00:00+00:00', km: 10 },
  ...{ familiar: 0, inTeam: false, isFavorite: false, hints: 0, costCents: 30_000 },
  ...changes,
})
const question = (pairs: RosterPair[], changes: Partial<RosterQuestion> = {}): RosterQuestion => ({
  shifts: [
    { uuid: 'a', ...work(monday, '07:00', '15:00') },
    { uuid: 'b', ...work(monday, '09:00', '17:00') },
  ],
  workers: [0, 1].map(n => ({ uuid: `w${n}`, assigned: [], maxWeeklyMinutes: null })),
  ...{ pairs, weights: usualRosterWeights, held: [], now: '2026-12-01T10:00:00+00:00' },
  ...changes,
})
test.each<[string, Partial<RosterPair>, object]>([
  ['who reacted, thirty kilometres away', { km: 30 }, { filled: 300, distance: -100, familiar: 0 }],
  ['who would be asked', { reactedAt: null }, { filled: 200 }],
  ['a home that is not known, as if it were thirty kilometres', { km: null }, { distance: -100 }],
  [
    'somebody known, in the team and a favourite',
    { familiar: 3, inTeam: true, isFavorite: true },
    { familiar: 100, team: 100, favorite: 100 },
  ],
  ['two hints about rest', { hints: 2 }, { rest: -200 }],
  ['forty euros more than the cheapest', { costCents: 34_000 }, { cost: -40 }],
])('the points of %s', (_name, changes, points) => {
  expect(rosterPoints(question([pair(changes), pair({ worker: 1 })]))[0]).toMatchObject(points)
})
test('a wish counts as often as its weight', () => {
  const [points] = rosterPoints(question([pair({ inTeam: true })]))
  const weights = { ...usualRosterWeights, filled: 0, urgent: 0, familiar: 0, favorite: 0, distance: 0, rest: 0, cost: 0 }
  expect(pairValue(points!, { ...weights, team: 7 })).toBe(700)
})
test('the hours above an equal share cost as much as the weight says', () => {
  const both = question([pair({}), pair({ shift: 1, worker: 1 }), pair({ shift: 1, contractType: 'freelance' })])
  // Two shifts of seven and a half hours, for two people.
  expect(fairShare(both)).toEqual({ minutes: 450, pointsPerHour: 25 })
  expect(planValue(both, [1000, 1000, 1000], [0, 1])).toBe(2000)
  expect(planValue(both, [1000, 1000, 1000], [0, 2])).toBe(2000 - 7.5 * 25)
})
test('a plan that gives a shift to two people breaks the first must of all', () => {
  const both = question([pair({}), pair({ worker: 1 })])
  expect(brokenMusts(both, [0, 1])).toEqual([{ must: 'one_person', of: 'a' }])
})

describe('why', () => {
  const reasonsFor = (pairs: RosterPair[], plan: number[], changes: Partial<RosterQuestion> = {}) => {
    const wholeQuestion = question(pairs, changes)
    const values = rosterPoints(wholeQuestion).map(points => pairValue(points, wholeQuestion.weights))
    return explain(wholeQuestion, values, plan)
  }
  test.each<[string, RosterPair[], string[]]>([
    ['nobody else can', [pair({})], ['only', 'filled', 'distance']],
    ['the client knows them', [pair({ familiar: 2 }), pair({ worker: 1 })], ['familiar', 'filled', 'distance']],
    ['they are nearer', [pair({ km: 3 }), pair({ worker: 1, km: 20 })], ['distance', 'filled']],
    [
      'what counts most comes first',
      [pair({ km: 3, inTeam: true }), pair({ worker: 1, km: 20 })],
      ['team', 'distance', 'filled'],
    ],
    ['the other still has to be asked', [pair({}), pair({ worker: 1, reactedAt: null })], ['filled', 'distance']],
    [
      'the others work elsewhere',
      [pair({}), pair({ worker: 1 }), pair({ worker: 1, shift: 1 })],
      ['elsewhere', 'filled', 'distance'],
    ],
  ])('a line: %s', (_name, pairs, codes) => {
    const plan = pairs.length === 3 ? [0, 2] : [0]
    expect(
      reasonsFor(pairs, plan)
        .reasonsOf(0)
        .map(({ code }) => code),
    ).toEqual(codes)
  })
  test('held messages are shown as held, and nothing else is', () => {
    expect(reasonsFor([pair({}), pair({ worker: 1 })], [0], { held: [0] }).reasonsOf(0)).toEqual([
      { code: 'held', message: 'Je hebt deze keuze vastgezet.' },
    ])
  })
  test('the next best says what it would cost, also what would stay open', () => {
    const free = reasonsFor([pair({ km: 8, familiar: 1 }), pair({ worker: 1, km: 20, costCents: 32_050 })], [0])
    expect(free.nextOf(0)).toEqual({
      pair: 1,
      message: `12 km verder, ${formatMoney(2050)} duurder en nog niet bij deze cliënt geweest`,
    })
    const busy = reasonsFor([pair({}), pair({ worker: 1 }), pair({ worker: 1, shift: 1 })], [0, 2])
    expect(busy.nextOf(0)?.message).toContain('blijft dan open')
    expect(reasonsFor([pair({})], [0]).nextOf(0)).toBeUndefined()
  })
  test.each<[string, RosterPair[], number[], object]>([
    ['nobody can', [pair({ shift: 1 })], [0], { able: 0, reason: { code: 'nobody' } }],
    ['who can works elsewhere', [pair({}), pair({ shift: 1 })], [1], { able: 1, reason: { code: 'elsewhere' } }],
    ['it is not worth it', [pair({})], [], { able: 1, reason: { code: 'not_worth' } }],
  ])('a shift stays open: %s', (_name, pairs, plan, why) => {
    expect(reasonsFor(pairs, plan).whyOpen(0)).toMatchObject(why)
  })
  test('who was not chosen reads what decided, without a number or a name', () => {
    const reasons = reasonsFor([pair({ km: 3, familiar: 4 }), pair({ worker: 1, km: 20 })], [0]).reasonsOf(0)
    expect(
      whyNot(reasons)
        .map(({ message }) => message)
        .join(' '),
    ).not.toMatch(/\d/)
    expect(whyNot([{ code: 'only', message: 'x' }])).toHaveLength(1)
  })
})
