import { describe, expect, test } from 'vitest'
import { type FamilyVisit, familyDay, isLoud, standingOf } from './family-day.ts'

const visit = (more: Partial<FamilyVisit> = {}): FamilyVisit => ({
  state: 'coming',
  startDate: '2026-12-04T07:00:00+01:00',
  endDate: '2026-12-04T15:00:00+01:00',
  ...more,
})
const at = (time: string, day = '2026-12-04') => `${day}T${time}:00+01:00`

test.each<[string, Partial<FamilyVisit>, string, string]>([
  ['nobody is found for what is ahead', { state: 'sought' }, at('06:59'), 'sought'],
  ['nobody was found, and it has begun', { state: 'sought' }, at('07:00'), 'nobody'],
  ['it was closed without anybody', { state: 'unfilled' }, at('07:20'), 'nobody'],
  ['who was to come did not', { state: 'missed' }, at('18:00'), 'missed'],
  ['it is off', { state: 'off' }, at('06:00'), 'off'],
  ['somebody comes', {}, at('06:59'), 'comes'],
  ['it has begun, and nobody said anything', {}, at('07:00'), 'due'],
  ['they tapped that they are there', { arrivedAt: at('07:04') }, at('07:05'), 'here'],
  ['they came before the time', { arrivedAt: at('06:50') }, at('06:55'), 'here'],
  ['they left before the end', { arrivedAt: at('07:04'), leftAt: at('14:40') }, at('14:41'), 'been'],
  ['they wrote while they were there', { reports: ['/v1/client_reports/1'] }, at('12:00'), 'here'],
  ['they wrote, and it is over', { reports: ['/v1/client_reports/1'] }, at('15:00'), 'been'],
  ['hours were handed in', { handedIn: true }, at('15:00'), 'been'],
  ['they came, and did not say that they left', { arrivedAt: at('07:04') }, at('15:00'), 'been'],
  ['it is over, and nobody said anything', {}, at('15:00'), 'presumed'],
])('when %s', (_when, more, now, standing) => expect(standingOf(visit(more), now)).toBe(standing))

describe('what is announced assertively', () => {
  test.each<[string, Partial<FamilyVisit>, { now: string; readUntil?: string }, boolean]>([
    ['nobody found for today', { state: 'sought' }, { now: at('06:00') }, true],
    ['nobody found for tomorrow, from the moment it is known', { state: 'sought' }, { now: at('13:25', '2026-12-03') }, true],
    ['nobody found for the day after tomorrow', { state: 'sought' }, { now: at('13:25', '2026-12-02') }, false],
    ['nobody came, while it would last', { state: 'unfilled' }, { now: at('07:20'), readUntil: at('07:10') }, true],
    ['nobody came, the evening after', { state: 'unfilled' }, { now: at('22:00'), readUntil: at('20:00') }, true],
    ['the office wrote', { state: 'unfilled', answeredAt: at('08:05') }, { now: at('08:06') }, false],
    ['the next morning, first look', { state: 'unfilled' }, { now: at('07:00', '2026-12-05'), readUntil: at('22:00') }, true],
    [
      'read on the day after',
      { state: 'unfilled' },
      { now: at('09:00', '2026-12-05'), readUntil: at('07:00', '2026-12-05') },
      false,
    ],
    ['the day after, while it is not known who looked', { state: 'unfilled' }, { now: at('09:00', '2026-12-05') }, true],
    ['who was to come did not', { state: 'missed' }, { now: at('10:00') }, true],
    ['somebody comes', {}, { now: at('06:00') }, false],
    ['it is off', { state: 'off' }, { now: at('06:00') }, false],
  ])('%s', (_what, more, told, loud) => expect(isLoud(visit(more), told)).toBe(loud))
  test('a night for which nobody came, until it would have ended', () => {
    const night = visit({ state: 'unfilled', startDate: at('22:00', '2026-12-03'), endDate: at('07:00') })
    expect(isLoud(night, { now: at('06:00'), readUntil: at('05:00') })).toBe(true)
    expect(isLoud(night, { now: at('07:00'), readUntil: at('05:00') })).toBe(false)
  })
})

describe('a day', () => {
  const named = (name: string, more: Partial<FamilyVisit>) => ({ name, ...visit(more) })
  const all = [
    named('missed yesterday', { state: 'unfilled', startDate: at('07:00', '2026-12-03'), endDate: at('09:00', '2026-12-03') }),
    named('yesterday', { startDate: at('10:00', '2026-12-03'), endDate: at('11:00', '2026-12-03') }),
    named('night', { startDate: at('23:00', '2026-12-03'), endDate: at('09:00') }),
    named('morning', {}),
    named('open tomorrow', { state: 'sought', startDate: at('07:00', '2026-12-05'), endDate: at('09:00', '2026-12-05') }),
    named('tomorrow', { startDate: at('12:00', '2026-12-05'), endDate: at('13:00', '2026-12-05') }),
  ]
  const context = { now: at('08:00'), readUntil: at('20:00', '2026-12-03') }
  const of = (day: string) => familyDay(all, day, context).map(({ visit: { name }, standing }) => [name, standing])
  test('of today has what goes on, and what is missing or was', () =>
    expect(of('2026-12-04')).toEqual([
      ['missed yesterday', 'nobody'],
      ['night', 'due'],
      ['morning', 'due'],
      ['open tomorrow', 'sought'],
    ]))
  test('of tomorrow has what begins then', () =>
    expect(of('2026-12-05')).toEqual([
      ['open tomorrow', 'sought'],
      ['tomorrow', 'comes'],
    ]))
})
