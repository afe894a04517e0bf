// The types that a generator makes from the document are those of the generated client in tests/generated-client.test.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApi } from '../../api/platform/documents/openapi.ts'
import { allOperations } from '../../contract/catalogue.ts'
import { jobDocument } from '../files/job-document.ts'
import { typesOf } from './types.mjs'

const file = join(import.meta.dirname, '..', 'job-types.gen.ts')

test('the committed types are what the generator makes today', async () => {
  const types = await typesOf(jobDocument())
  if (process.env.UPDATE_TYPES) writeFileSync(file, types)
  expect(readFileSync(file, 'utf8') === types, 'They are not: UPDATE_TYPES=1 npm run test:clients').toBe(true)
})
test('a generator makes types of every operation', async () => {
  const types = await typesOf(openApi())
  expect(types.match(/^ {4}(api|login|logout)_\w+: \{$/gm)).toHaveLength(allOperations.length)
})
