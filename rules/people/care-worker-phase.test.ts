import { expect, test } from 'vitest'
import { type CareWorkerPhase, phaseAfter, phaseAfterChoice, phaseAfterReturn, type Standing } from './care-worker-phase.ts'

const nothing: Standing = { handedIn: false, approved: false, worked: false }
const handedIn: Standing = { ...nothing, handedIn: true }
const approved: Standing = { ...handedIn, approved: true }
const worked: Standing = { ...approved, worked: true }

test.each<[CareWorkerPhase, Standing, CareWorkerPhase]>([
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
])('%s with %o becomes %s', (phase, standing, after) => {
  expect(phaseAfter(phase, standing)).toBe(after)
})

test.each<[CareWorkerPhase, Standing, CareWorkerPhase]>([
  ['won', handedIn, 'in_transfer'],
  ['startup', nothing, 'in_transfer'],
  ['won', worked, 'won'],
  ['in_transfer', worked, 'won'],
  ['new', nothing, 'new'],
  ['lost', handedIn, 'lost'],
])('%s who chose forms with %o becomes %s', (phase, standing, after) => {
  expect(phaseAfterChoice(phase, standing)).toBe(after)
})

test.each<[Standing, CareWorkerPhase]>([
  [nothing, 'new'],
  [handedIn, 'pending'],
  [approved, 'startup'],
  [worked, 'won'],
])('who was lost and is back with %o begins in %s', (standing, phase) => {
  expect(phaseAfterReturn(standing)).toBe(phase)
})
