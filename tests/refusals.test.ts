// No operation accepts everyone: in the matrix, each is refused to somebody.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from './calls/calls.ts'

const matrix = readFileSync(join(import.meta.dirname, 'matrix.snap.txt'), 'utf8').split('\n')

test.each(operations)('$id is refused to somebody', ({ id }) => {
  const line = matrix.find(each => each.split(' ', 1)[0] === id)
  expect(line).toMatch(/\b4\d\d\b/)
})
