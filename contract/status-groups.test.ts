import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { careMomentStatus } from './moments/care-moment-transitions.ts'
import {
  boardStatuses,
  busyStatuses,
  plannedStatuses,
  reactionStatuses,
  visitStatuses,
  workerHoursStatuses,
} from './status-groups.ts'
import { reactionStatus } from './statuses.ts'

// The latest migration that states a list counts.
const migrations = globSync('api/**/migrations/*.sql')
  .sort()
  .map(path => readFileSync(path, 'utf8'))
const lastListed = (pattern: RegExp): string[] => {
  const listed = migrations.flatMap(text => [...text.matchAll(pattern)]).at(-1)?.[1]
  return [...(listed ?? '').matchAll(/'(\w+)'/g)].map(([, status]) => status!).toSorted()
}

test('what takes up time is what the database lets nobody overlap', () => {
  const listed = lastListed(/constraint no_overlap exclude[^;]*?status in \(([^)]*)\)/gs)
  expect(listed).toEqual(busyStatuses.toSorted())
})

test('a visit for which nobody comes is what the database tells a family as a change', () => {
  const listed = lastListed(/new\.status <> old\.status and new\.status in \(([^)]*)\) then\s+new\.visit_changed_at/gs)
  expect(listed).toEqual((['sought', 'unfilled', 'off'] as const).flatMap(visitStatuses).toSorted())
})

test('what takes up time is on the planning', () => {
  expect(busyStatuses.filter(status => !plannedStatuses.includes(status))).toEqual([])
})

test('what is not on the board was never worked', () => {
  const shown = Object.values(boardStatuses).flat()
  expect(careMomentStatus.filter(status => !shown.includes(status))).toEqual(['assignment_expired', 'canceled', 'withdrawn'])
  expect(new Set(shown).size).toBe(shown.length)
})

test('a worker has hours to do in what still asks them something', () => {
  expect(workerHoursStatuses.toSorted()).toEqual(['assigned', 'not_approved', 'proposal', 'proposal_not_worked'])
})

test('a reaction is in one stage', () => {
  expect(Object.values(reactionStatuses).flat().toSorted()).toEqual(reactionStatus.toSorted())
})
