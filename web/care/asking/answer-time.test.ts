import { expect, test } from 'vitest'
import { type AnswerTime, answerMinutes, timesBefore, wrongWith } from './answer-time.ts'

const now = '2026-11-23T09:00:00+00:00' // 10:00 in Amsterdam
const own = (date: string | null, clock: string | null) => ({ time: 'eigen' as const, date, clock })

test.each<[AnswerTime, number | undefined]>([
  ['30-minuten', 30],
  ['2-uur', 120],
  ['4-uur', 240],
  ['morgen', 26 * 60],
  ['eigen', undefined],
])('%s is %s minutes', (time, minutes) => {
  expect(answerMinutes({ time, date: null, clock: null }, now)).toBe(minutes)
})

const start = '2026-11-24T15:00:00+00:00'
test.each([
  ['without a time', own('2026-11-23', null), 'Vul een dag en een tijd in.'],
  ['ten minutes from now', own('2026-11-23', '10:10'), 'Geef minstens 15 minuten om te antwoorden.'],
  ['in the past', own('2026-11-22', '10:00'), 'Geef minstens 15 minuten om te antwoorden.'],
  ['after four days', own('2026-11-27', '10:00'), 'Geef hooguit drie dagen om te antwoorden.'],
  ['after the beginning', own('2026-11-24', '17:00'), 'Dan is de opdracht al begonnen.'],
  ['at the beginning', own('2026-11-24', '16:00'), undefined],
])('a time of one’s own %s', (_name, chosen, sentence) => {
  expect(wrongWith(chosen, start, now)).toBe(sentence)
})

test('what ends after the beginning is not offered; the shortest is, and ends then', () => {
  expect(timesBefore('2026-11-23T12:00:00+00:00', now)).toEqual(['30-minuten', '2-uur', 'eigen'])
  expect(timesBefore('2026-11-23T09:20:00+00:00', now)).toEqual(['30-minuten', 'eigen'])
})
