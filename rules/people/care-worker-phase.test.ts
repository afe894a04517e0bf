import { expect, test } from 'vitest'
import { type CareWorkerPhase, type PhaseFacts, phaseAfter, phaseAfterChoice, phaseAfterReturn } from './care-worker-phase.ts'

const nothing: PhaseFacts = { handedIn: false, approved: false, worked: false }
const handedIn: PhaseFacts = { ...nothing, handedIn: true }
const approved: PhaseFacts = { ...handedIn, approved: true }
const worked: PhaseFacts = { ...approved, worked: true }

test.each<[CareWorkerPhase, PhaseFacts, CareWorkerPhase]>([
  ['new', nothing, 'new'],
  ['new', handedIn, 'pending'],
  ['new', approved, 'startup'],
  ['pending', nothing, 'pending'],
  ['pending', handedIn, 'pending'],
  ['pending', approved, 'startup'],
  ['in_transfer', handedIn, 'in_transfer'],
  ['in_transfer', approved, 'startup'],
  ['in_transfer', worked, 'won'],
  ['startup', nothing, 'startup'],
  ['won', nothing, 'won'],
  ['lost', worked, 'lost'],
])('%s with %o becomes %s', (phase, facts, after) => {
  expect(phaseAfter(phase, facts)).toBe(after)
})

test.each<[CareWorkerPhase, PhaseFacts, CareWorkerPhase]>([
  ['won', handedIn, 'in_transfer'],
  ['startup', nothing, 'in_transfer'],
  ['won', worked, 'won'],
  ['in_transfer', worked, 'won'],
  ['new', nothing, 'new'],
  ['lost', handedIn, 'lost'],
])('%s who chose forms with %o becomes %s', (phase, facts, after) => {
  expect(phaseAfterChoice(phase, facts)).toBe(after)
})

test.each<[PhaseFacts, CareWorkerPhase]>([
  [nothing, 'new'],
  [handedIn, 'pending'],
  [approved, 'startup'],
  [worked, 'won'],
])('who was lost and is back with %o begins in %s', (facts, phase) => {
  expect(phaseAfterReturn(facts)).toBe(phase)
})
