import { expect, test } from 'vitest'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { inOrder, rotaOf, sumOfDay } from './days.ts'
import { shortNames, standingOf } from './row-words.ts'

const moment = (uuid: string, startDate: string, facts: Partial<ListedMoment> = {}) =>
  ({
    uuid,
    timeScope: 'moment',
    status: 'assigned',
    startDate,
    endDate: new Date(Date.parse(startDate) + 8 * 3_600_000).toISOString(),
    breakMinutes: 0,
    bonus: 0,
    expenses: [],
    publishedForContractTypes: [],
    ...facts,
  }) as unknown as ListedMoment
const late = moment('late', '2026-11-22T15:00:00+01:00')
const early = moment('early', '2026-11-22T07:00:00+01:00', { status: 'open' })
const night = moment('night', '2026-11-22T23:30:00+01:00')
const next = moment('next', '2026-11-23T00:15:00+01:00')
const period = moment('period', '2026-10-01T00:00:00+02:00', { timeScope: 'period' })
const whole = { before: false, after: false, latestFirst: false }

test('moments stand on the day on which they begin in Amsterdam, early first; periods below them', () => {
  const rota = rotaOf([period, late, early, night, next], whole)
  expect(rota.days.map(({ date, moments }) => [date, moments.map(one => one.uuid)])).toEqual([
    ['2026-11-22', ['early', 'late', 'night']],
    ['2026-11-23', ['next']],
  ])
  expect(inOrder(rota).map(one => one.uuid)).toEqual(['early', 'late', 'night', 'next', 'period'])
})

test('the past begins with the latest day, and each day with its morning', () => {
  const rota = rotaOf([next, night, late, early], { ...whole, latestFirst: true })
  expect(inOrder(rota).map(one => one.uuid)).toEqual(['next', 'early', 'late', 'night'])
})

test.each([
  ['alone', whole, [false, false]],
  ['the first of more', { ...whole, after: true }, [false, true]],
  ['the last of more', { ...whole, before: true }, [true, false]],
  ['one in the middle', { ...whole, before: true, after: true }, [true, true]],
])('what may go on at another page says so: the page is %s', (_name, place, parts) => {
  expect(rotaOf([early, next], place).days.map(day => day.isPart)).toEqual(parts)
})

const day = (moments: ListedMoment[], isPart = false) => ({ date: '2026-11-22', moments, isPart })
test.each([
  ['one is open', day([early, late]), { words: '2 opdrachten', open: 1, isArranged: false }],
  ['all is arranged', day([late]), { words: '1 opdracht', open: 0, isArranged: true }],
  ['of a part nothing is promised', day([late], true), { words: '1 opdracht op deze pagina', open: 0, isArranged: false }],
  [
    'hours wait for approval',
    day([moment('done', early.startDate, { status: 'awaiting_approval' })]),
    { words: '1 opdracht', open: 0, isArranged: false },
  ],
  [
    'one began with nobody',
    day([moment('lost', early.startDate, { status: 'assignment_expired' })]),
    { words: '1 opdracht', open: 0, isArranged: false },
  ],
])('the sum of a day: %s', (_name, given, sum) => {
  expect(sumOfDay(given)).toEqual(sum)
})

const assignee = { profile: { firstName: 'Femke', lastName: 'Postma' } } as unknown as NonNullable<ListedMoment['assignee']>
const open = (facts: Partial<ListedMoment>) => moment('open', '2026-11-22T15:00:00+01:00', { status: 'open', ...facts })
test.each([
  ['is soon', open({ openReactionCount: 4 }), { who: '4 reacties', state: 'over 2 uur', tone: 'urgent' }],
  [
    'has time',
    open({ openReactionCount: 1, startDate: '2026-11-25T15:00:00+01:00' }),
    { who: '1 reactie', state: 'Kies wie er komt', tone: 'plain' },
  ],
  [
    'is not offered',
    open({ startDate: '2026-11-25T15:00:00+01:00' }),
    { who: 'Nog niemand', state: 'Niet gepubliceerd', tone: 'plain' },
  ],
  [
    'somebody is asked',
    open({ startDate: '2026-11-25T15:00:00+01:00', asking: { asked: 1, answerBefore: '2026-11-23T14:00:00+01:00', queued: 2 } }),
    { who: '1 van 3 gevraagd', state: 'tot ma 14:00', tone: 'waiting' },
  ],
  [
    'somebody is asked for long',
    open({ startDate: '2026-12-25T15:00:00+01:00', asking: { asked: 2, answerBefore: '2026-11-30T14:00:00+01:00', queued: 0 } }),
    { who: '2 gevraagd', state: 'tot 30 nov, 14:00', tone: 'waiting' },
  ],
  [
    'somebody is asked, and others reacted',
    open({
      startDate: '2026-11-25T15:00:00+01:00',
      openReactionCount: 2,
      asking: { asked: 1, answerBefore: '2026-11-23T14:00:00+01:00', queued: 2 },
    }),
    { who: '2 reacties', state: '1 van 3 gevraagd', tone: 'plain' },
  ],
  ['goes on', moment('on', '2026-11-22T07:00:00+01:00', { assignee }), { state: 'Nu aan het werk', tone: 'waiting' }],
  ['is over', moment('over', '2026-11-22T01:00:00+01:00', { assignee }), { state: 'Nog geen uren', tone: 'waiting' }],
  ['will come', moment('will', '2026-11-23T07:00:00+01:00', { assignee }), { who: 'Femke Postma', tone: 'settled' }],
])('a row says how it stands: %s', (_name, given, standing) => {
  expect(standingOf(given, '2026-11-22T13:00:00+01:00')).toMatchObject(standing)
})

test.each([
  ['Woonzorgcentrum De Singel', 'De Singel'],
  ['Verpleeghuis Beukenrode', 'Beukenrode'],
  ['Lindevecht Utrecht', 'Lindevecht Utrecht'],
  ['Lindevecht Thuiszorg Utrecht-Oost', 'Utrecht-Oost'],
  ['Thuiszorg Zuid', 'Zuid'],
  ['Thuiszorg voor ouderen', 'Thuiszorg voor ouderen'],
  ['Locatie aan de gracht', 'Locatie aan de gracht'],
])('%s is %s in short', (place, name) => {
  expect(shortNames([place, 'Woonzorgcentrum Elders'])(place)).toBe(name)
})

test.each([
  [
    ['Lindevecht Thuiszorg Maarssen', 'Lindevecht Wijkteam Maarssen'],
    ['Thuiszorg Maarssen', 'Wijkteam Maarssen'],
  ],
  [
    ['Lindevecht Thuiszorg Maarssen', 'Singel Thuiszorg Maarssen'],
    ['Lindevecht Thuiszorg Maarssen', 'Singel Thuiszorg Maarssen'],
  ],
  [
    ['Woonzorgcentrum Zuid', 'Verpleeghuis Zuid', 'Thuiszorg Noord'],
    ['Woonzorgcentrum Zuid', 'Verpleeghuis Zuid', 'Noord'],
  ],
  [
    ['Thuiszorg Zuid', 'Thuiszorg Zuid'],
    ['Zuid', 'Zuid'],
  ],
])('two places in view never read the same: %s', (places, names) => {
  expect(places.map(shortNames(places))).toEqual(names)
})
