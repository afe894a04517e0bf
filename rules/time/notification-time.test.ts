import { expect, test } from 'vitest'
import { type MailWish, mailTime, nextDailyMail } from './notification-time.ts'

const night = { from: '22:00', until: '07:00' }
const nap = { from: '13:00', until: '15:00' }
const atOnce: MailWish = { byMail: 'at_once', quietHours: null }
const daily: MailWish = { byMail: 'daily', quietHours: null }

// November: Amsterdam is one hour ahead of UTC.
test.each([
  ['at once', atOnce, '2026-11-20T12:00:00+00:00', '2026-11-20T12:00:00+00:00'],
  ['off', { ...atOnce, byMail: 'off' }, '2026-11-20T12:00:00+00:00', undefined],
  ['off, though pressing', { ...atOnce, byMail: 'off', isPrompt: true }, '2026-11-20T12:00:00+00:00', undefined],
  ['daily, in the afternoon', daily, '2026-11-20T12:00:00+00:00', '2026-11-21T07:00:00+00:00'],
  ['daily, just before eight', daily, '2026-11-20T06:59:59+00:00', '2026-11-20T07:00:00+00:00'],
  ['daily, the daily mail itself', { ...daily, isPrompt: true }, '2026-11-20T07:00:00+00:00', '2026-11-20T07:00:00+00:00'],
  ['at night', { ...atOnce, quietHours: night }, '2026-11-20T22:30:00+00:00', '2026-11-21T06:00:00+00:00'],
  ['after midnight', { ...atOnce, quietHours: night }, '2026-11-21T03:00:00+00:00', '2026-11-21T06:00:00+00:00'],
  ['as the quiet begins', { ...atOnce, quietHours: night }, '2026-11-20T21:00:00+00:00', '2026-11-21T06:00:00+00:00'],
  ['as the quiet ends', { ...atOnce, quietHours: night }, '2026-11-21T06:00:00+00:00', '2026-11-21T06:00:00+00:00'],
  ['beside the quiet', { ...atOnce, quietHours: nap }, '2026-11-20T14:00:00+00:00', '2026-11-20T14:00:00+00:00'],
  ['in a quiet afternoon', { ...atOnce, quietHours: nap }, '2026-11-20T12:30:00+00:00', '2026-11-20T14:00:00+00:00'],
  [
    'daily, eight lies in the quiet',
    { ...daily, quietHours: { from: '23:00', until: '10:00' } },
    '2026-11-20T12:00:00+00:00',
    '2026-11-21T09:00:00+00:00',
  ],
  [
    'at night, of a shift at half past eight',
    { ...atOnce, quietHours: night, usefulUntil: '2026-11-21T07:30:00+00:00' },
    '2026-11-21T03:00:00+00:00',
    '2026-11-21T03:00:00+00:00',
  ],
  [
    'at night, of a shift at noon',
    { ...atOnce, quietHours: night, usefulUntil: '2026-11-21T11:00:00+00:00' },
    '2026-11-21T03:00:00+00:00',
    '2026-11-21T06:00:00+00:00',
  ],
  [
    'daily, of a shift tonight',
    { ...daily, usefulUntil: '2026-11-20T20:00:00+00:00' },
    '2026-11-20T12:00:00+00:00',
    '2026-11-20T12:00:00+00:00',
  ],
  [
    'at night, of a shift that is over',
    { ...atOnce, quietHours: night, usefulUntil: '2026-11-20T20:00:00+00:00' },
    '2026-11-21T03:00:00+00:00',
    '2026-11-21T06:00:00+00:00',
  ],
  ['over the end of summer time', { ...atOnce, quietHours: night }, '2026-10-24T21:00:00+00:00', '2026-10-25T06:00:00+00:00'],
] satisfies [string, MailWish, string, string | undefined][])('%s', (_what, wish, now, leaves) => {
  expect(mailTime(now, wish)).toBe(leaves)
})
test('the daily mail of eight o’clock is the next one from eight on', () => {
  expect(nextDailyMail('2026-11-20T07:00:00+00:00')).toBe('2026-11-21T07:00:00+00:00')
})
