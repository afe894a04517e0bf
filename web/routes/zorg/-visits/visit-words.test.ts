import { expect, test } from 'vitest'
import { sayUntil } from '#care/time-left.ts'
import { sayDay, sayFamiliar, sayHours, sayWho } from './visit-words.ts'
import type { Visit } from './visits.ts'

const now = '2026-11-22T08:50:00+01:00'
test.each([
  ['2026-11-22T08:51:00+01:00', 'zo meteen'],
  ['2026-11-22T09:10:00+01:00', 'over 20 minuten'],
  ['2026-11-22T09:50:00+01:00', 'over 1 uur'],
  ['2026-11-22T12:30:00+01:00', 'over ruim 3 uur'],
  ['2026-11-23T09:00:00+01:00', 'over 1 dag'],
  ['2026-11-24T20:50:00+01:00', 'over 3 dagen'],
])('%s is %s', (start, said) => expect(sayUntil(start, now)).toBe(said))
test.each([
  [0, 'komt voor het eerst'],
  [1, 'kwam 1 keer eerder'],
  [12, 'kwam 12 keer eerder'],
])('%i visits before: %s', (times, said) => expect(sayFamiliar(times)).toBe(said))

const visit = (from: string, until: string, firstName: string | undefined, more: { day?: string } & Partial<Visit> = {}) => {
  const { day = '2026-11-22', ...rest } = more
  return {
    startDate: `${day}T${from}:00+01:00`,
    endDate: `${day}T${until}:00+01:00`,
    state: firstName ? 'coming' : 'sought',
    assignee: firstName && { profile: { firstName } },
    reports: [],
    ...rest,
  } as unknown as Visit
}
const marjolein = visit('07:15', '08:15', 'Marjolein', { handedIn: true })
const kees = visit('17:00', '18:00', 'Kees')
test.each<[string, Visit[], string]>([
  ['nobody was to come', [], 'Vandaag geen bezoek'],
  ['only tomorrow somebody does', [visit('07:00', '08:00', 'Kees', { day: '2026-11-23' })], 'Vandaag geen bezoek'],
  ['one has been', [marjolein], 'Marjolein is geweest'],
  ['one has been by plan', [visit('07:15', '08:15', 'Marjolein')], 'Marjolein was er volgens planning'],
  ['one has been and one comes', [marjolein, kees], '17:00 Kees komt'],
  ['one should be there', [visit('08:00', '09:00', 'Femke'), kees], 'Femke zou er nu zijn'],
  ['one is there', [visit('08:00', '09:00', 'Femke', { arrivedAt: '2026-11-22T08:04:00+01:00' }), kees], 'Femke is er nu'],
  ['one is missing', [visit('08:00', '09:00', 'Femke'), visit('09:30', '10:30', undefined)], '09:30 nog niemand gevonden'],
  [
    'one is missing tomorrow',
    [kees, visit('07:00', '08:00', undefined, { day: '2026-11-23' })],
    'Morgen 07:00 nog niemand gevonden',
  ],
  ['nobody came', [visit('07:15', '11:15', undefined, { state: 'unfilled' }), kees], '07:15 er is niemand gekomen'],
  ['all is off', [visit('09:30', '10:30', 'Kees', { state: 'off' })], '09:30 gaat niet door'],
])('of a day on which %s it is said so', (_what, visits, words) => {
  expect(sayDay(visits, now, undefined)).toMatchObject({ words })
})

const tapped = (arrivedAt?: string, leftAt?: string, worked?: [string, string]) =>
  ({
    arrivedAt: arrivedAt && `2026-11-22T${arrivedAt}:00+01:00`,
    leftAt: leftAt && `2026-11-22T${leftAt}:00+01:00`,
    worked: worked && { startDate: `2026-11-22T${worked[0]}:00+01:00`, endDate: `2026-11-22T${worked[1]}:00+01:00` },
  }) as unknown as Visit
test.each<[Visit, 'here' | 'been' | 'due', string | undefined]>([
  [tapped(), 'due', undefined],
  [tapped(), 'been', undefined],
  [tapped('07:04'), 'here', 'Is er sinds 07:04'],
  [tapped('07:04'), 'been', 'Kwam om 07:04'],
  [tapped('07:04', '14:40'), 'been', 'Was er van 07:04 tot 14:40'],
  [tapped('07:04', '14:40', ['07:00', '14:45']), 'been', 'Was er van 07:00 tot 14:45'],
])('the hours as they are known: %#', (of, standing, said) => expect(sayHours(of, standing)).toBe(said))

test('a line names who comes and who is missing, each once', () => {
  const all = [
    marjolein,
    marjolein,
    visit('09:30', '10:30', undefined),
    visit('08:00', '08:30', undefined, { state: 'unfilled' }),
  ]
  expect(sayWho(all, now)).toBe('Marjolein, nog niemand gevonden, er is niemand gekomen')
  expect(sayWho([], now)).toBe('geen bezoek')
})
