// The examples in the OpenAPI document: one for every body and every response, valid by its own schema. UPDATE_EXAMPLES=1
// regenerates them from the calls of tests/calls/calls.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openApi } from '../api/platform/documents/openapi.ts'
import { examplesFile } from '../api/platform/documents/openapi-examples.ts'
import { bodyName } from '../api/platform/documents/openapi-schemas.ts'
import { allOperations } from '../contract/catalogue.ts'
import { answerType, isLogin } from '../contract/operations.ts'
import { openCallers } from './calls/callers.ts'
import { openCalls } from './calls/calls.ts'
import { faultsIn } from './schemas.ts'
import { type Body, openTestApi } from './servers/api.ts'

const api = await openTestApi()
afterAll(() => api.close())

// Replaces values that differ between runs (addresses, tokens, hashes) with fixed ones.
const steady = () => {
  const uuids = new Map<string, string>()
  const uuid = (found: string) => {
    if (!uuids.has(found)) uuids.set(found, `0195d3a4-0000-7000-8000-${String(uuids.size + 1).padStart(12, '0')}`)
    return uuids.get(found)!
  }
  return (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value)
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, uuid)
        .replace(/[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, 'eyJhbGciOiJIUzI1NiJ9.eyJ1dWlkIjoiMDE5NSJ9.c2lnbmF0dXJl')
        .replace(/\b[0-9a-f]{64,128}\b/g, found => '0'.repeat(found.length)),
    )
}
// A few rows of a long list show as much as all of them.
const fewRows = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, one) => (Array.isArray(one) ? one.slice(0, 8) : one))
type NamedOperation = (typeof allOperations)[number]
const keptOf = (named: NamedOperation, body: unknown, answer: Body): [string, unknown][] => {
  const { id, operation } = named
  const items =
    operation.kind === 'list'
      ? answer.member.slice(0, 1)
      : answer['@type'] === operation.resource?.type && operation.resource
        ? [answer]
        : []
  const own = isLogin(operation.path) ? answerType(id) : `${answerType(id)}.jsonld`
  return [
    ...(operation.body ? [[bodyName(named), body ?? {}] as [string, unknown]] : []),
    ...items.map((item): [string, unknown] => [`${String(item['@type'])}.jsonld-read`, item]),
    ...(operation.answer ? [[own, fewRows(answer)] as [string, unknown]] : []),
  ]
}
const makeExamples = async () => {
  const [callFor, callerOf] = [await openCalls(api), await openCallers(api)]
  const examples: Record<string, unknown> = {}
  for (const named of allOperations) {
    const [role, caller] = callerOf(named.operation)
    const { path, body, headers } = await callFor(named.id, named.operation, 'own', role)
    const answer = await caller.send(named.operation.method, path, body, headers)
    if (answer.status >= 300 || named.operation.kind === 'download') continue
    // The longest example of an item shows the most: a member of a list has fewer fields.
    for (const [name, example] of keptOf(named, body, answer.body)) {
      const isMember = named.operation.kind === 'list' && faultsIn(name, example).length > 0
      const longer = JSON.stringify(example).length > (JSON.stringify(examples[name])?.length ?? 0)
      if (!isMember && longer) examples[name] = steady()(example)
    }
  }
  return examples
}

// Parts that every response of their kind has. The rest of the document shows them.
const ofEvery = ['Error', 'ConstraintViolation', 'Unauthorized', 'View', 'Search']
test('every body and every answer has an example, right by its schema', async () => {
  if (process.env.UPDATE_EXAMPLES) writeFileSync(examplesFile, `${JSON.stringify(await makeExamples(), null, 1)}\n`)
  expect(readFileSync(examplesFile, 'utf8').length).toBeLessThan(300_000)
  const { components } = openApi() as { components: { schemas: Record<string, { examples?: unknown[] }> } }
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => !ofEvery.includes(name)))
  const missing = Object.entries(schemas).flatMap(([name, { examples }]) => (examples ? [] : [name]))
  const faults = Object.entries(schemas).flatMap(([name, { examples = [] }]) => examples.flatMap(each => faultsIn(name, each)))
  expect({ missing, faults }).toEqual({ missing: [], faults: [] })
})
