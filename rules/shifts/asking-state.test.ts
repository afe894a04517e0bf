import { expect, test } from 'vitest'
import { type AskedPerson, type AskingState, askingStateOf, nextToCall } from './asking-state.ts'

const untouched: AskedPerson = { calls: [], invitation: null, hasReacted: false, gaveBackAt: null }
const call = (status: AskedPerson['calls'][number]['status'], callBackAt?: string) => ({ calls: [{ status, callBackAt }] })
const personWith = (status: NonNullable<AskedPerson['invitation']>['status'], answerBefore?: string) => ({
  invitation: { status, answerBefore },
})
const at = '2026-11-24T14:13:00+00:00'

test.each<[string, Partial<AskedPerson>, AskingState]>([
  ['nobody spoke to them', {}, { name: 'free' }],
  ['they reacted by themselves', { hasReacted: true }, { name: 'reacted' }],
  ['a colleague has them on the line', { ...call('calling'), ...personWith('open') }, { name: 'on_the_line' }],
  ['they said yes on the telephone', { ...call('yes'), ...personWith('expired') }, { name: 'yes' }],
  ['they said yes to a question', personWith('accepted'), { name: 'yes' }],
  ['they said no on the telephone, and a question is open still', { ...call('no'), ...personWith('open', at) }, { name: 'no' }],
  ['they said no to a question', { ...personWith('declined'), ...call('not_reached') }, { name: 'no' }],
  ['they asked to be called back', { ...call('call_back', at), ...personWith('open') }, { name: 'call_back', until: at }],
  ['a question waits for their answer', personWith('open', at), { name: 'asked', until: at }],
  [
    'a question waits, and they did not answer the telephone',
    { ...call('not_reached'), ...personWith('open', at) },
    { name: 'asked', until: at },
  ],
  ['others are asked before them', personWith('waiting'), { name: 'queued' }],
  ['nobody answered the telephone', call('not_reached'), { name: 'missed' }],
  ['they let the question pass', personWith('expired'), { name: 'no_answer' }],
  ['the question was taken back', personWith('withdrawn'), { name: 'free' }],
  ['nobody noted what came of the call', call('unknown'), { name: 'noted_nothing' }],
  ['they gave it back', { gaveBackAt: at }, { name: 'gave_back' }],
  ['they said yes to a question, and gave it back', { ...personWith('accepted'), gaveBackAt: at }, { name: 'gave_back' }],
  [
    'they said yes on the telephone, and gave it back after that',
    { calls: [{ status: 'yes', startedAt: '2026-11-24T14:00:00+00:00' }], gaveBackAt: at },
    { name: 'gave_back' },
  ],
  [
    'they gave it back, and said yes when they were called once more',
    { calls: [{ status: 'yes', startedAt: '2026-11-24T15:30:00+01:00' }], gaveBackAt: at },
    { name: 'yes' },
  ],
  ['they gave it back, and are asked once more', { ...personWith('open', at), gaveBackAt: at }, { name: 'asked', until: at }],
  ['the last of two calls counts', { calls: [{ status: 'no' }, { status: 'call_back', callBackAt: at }] }, { name: 'no' }],
])('when %s', (_what, known, expected) => {
  expect(askingStateOf({ ...untouched, ...known })).toEqual(expected)
})

const person = (who: string, name: AskingState['name'], until?: string) => ({ who, state: { name, ...(until && { until }) } })
const soon = '2026-11-24T16:00:00+01:00'
const past = '2026-11-24T12:00:00+00:00'
test.each([
  [
    'the first whom nobody spoke to',
    [person('a', 'missed'), person('b', 'asked'), person('c', 'free'), person('d', 'free')],
    'c',
  ],
  ['nobody who is due to be called back later', [person('a', 'call_back', soon), person('b', 'free')], 'b'],
  ['who is to be called back by now', [person('a', 'free'), person('b', 'call_back', at)], 'b'],
  ['of two who are due, the longest waiting', [person('a', 'call_back', at), person('b', 'call_back', past)], 'b'],
  ['nobody, when all are asked, missed or said no', [person('a', 'asked'), person('b', 'missed'), person('c', 'no')], undefined],
])('next is %s', (_what, people, expected) => {
  expect(nextToCall(people, '2026-11-24T15:13:00+01:00')?.who).toBe(expected)
})
