// For every event the contract says who is notified, or why nobody is (contract/events/hearing.ts does not compile otherwise).
// These tests check that it is true.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mails } from '../api/concepts.ts'
import { otherEvents } from '../contract/events/events.ts'
import { heardEvents } from '../contract/events/hearing.ts'

test('an event has mails if somebody is notified of it, and only then', () => {
  expect(Object.keys(mails).sort()).toEqual([...heardEvents].sort())
})

// The event of an ended reaction is named after its new status: `reaction_` and that status.
const api = join(import.meta.dirname, '..', 'api')
const texts = globSync(['*/{handlers,queries,jobs,found}.ts', 'platform/events/webhooks/sending.ts'], { cwd: api }).map(file =>
  readFileSync(join(api, file), 'utf8'),
)
const isWritten = (name: string) =>
  texts.some(text => text.includes(`'${name}'`)) ||
  (name.startsWith('reaction_') && texts.some(text => text.includes(`to: '${name.slice('reaction_'.length)}'`)))

test.each(otherEvents)('%s, an event besides those of operations, is written by some code', name => {
  expect(isWritten(name)).toBe(true)
})
