import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { careMomentStatus } from './moments/care-moment-transitions.ts'
import { boardStatuses, busyStatuses, plannedStatuses, reactionStatuses, workerHoursStatuses } from './status-groups.ts'
import { reactionStatus } from './statuses.ts'

// The latest migration that defines the constraint counts.
const migrations = globSync('api/**/migrations/*.sql')
  .sort()
  .map(path => readFileSync(path, 'utf8'))
const inConstraint = migrations
  .flatMap(text => [...text.matchAll(/constraint no_overlap exclude[^;]*?status in \(([^)]*)\)/gs)])
  .at(-1)?.[1]

test('what takes up time is what the database lets nobody overlap', () => {
  const statuses = [...(inConstraint ?? '').matchAll(/'(\w+)'/g)].map(match => match[1])
  expect(statuses.toSorted()).toEqual(busyStatuses.toSorted())
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
