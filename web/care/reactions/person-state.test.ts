import { expect, test } from 'vitest'
import type { Candidate } from '../moment/invitation.ts'
import { hasReacted, sayState, stateOf } from './person-state.ts'

const now = '2026-11-24T10:00:00+00:00'
const asked = (status: NonNullable<Candidate['invitation']>['status'], answerBefore: string | null = null) => ({
  reaction: null,
  gaveBackAt: null,
  invitation: { '@id': '/v1/care_moment_invitations/1', status, answerBefore } as const,
})
const reacted = (status: NonNullable<Candidate['reaction']>['status']) => ({
  reaction: { '@id': '/v1/care_moment_publication_reactions/1', status } as const,
  invitation: null,
  gaveBackAt: null,
})

test.each([
  ['a question that is open says until when', asked('open', '2026-11-24T11:01:00+00:00'), 'Gevraagd tot 12:01'],
  ['on another day with that day', asked('open', '2026-11-25T11:01:00+00:00'), 'Gevraagd tot wo 25 nov, 12:01'],
  ['who comes after others', asked('waiting'), 'Wordt na anderen gevraagd'],
  ['who said no', asked('declined'), 'Nee'],
  ['who let it pass', asked('expired'), 'Gaf geen antwoord op de vraag'],
  ['a question that was taken back says nothing', asked('withdrawn'), undefined],
  ['who called off', { ...asked('accepted'), gaveBackAt: now }, 'Zegde deze dienst af'],
  ['a reaction says nothing of itself', reacted('open'), undefined],
])('%s', (_what, one, words) => {
  expect(sayState(stateOf(one), now)).toBe(words)
})
test('a reaction counts as long as it waits', () => {
  expect([reacted('open'), reacted('rejected')].map(hasReacted)).toEqual([true, false])
})
test('the result of a call comes before a question by name, for viewers who may see calls', () => {
  expect(sayState(stateOf(asked('open', now), [{ status: 'no' }]), now)).toBe('Nee')
})
