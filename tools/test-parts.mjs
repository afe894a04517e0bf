// The parts of the tests that Vitest runs, and a run of one.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

export const rules = { part: 'Regels', config: 'vitest.config.ts', project: 'rules' }
export const api = { part: 'API', config: 'vitest.config.ts', project: 'api' }
export const journeys = { part: 'Reizen door de webapp', config: 'vitest.journeys.config.ts' }

/** Runs a part, as run-tests.ts takes it, with this function that starts Node 26; returns its report. */
export async function runPart(start, part) {
  const output = join(root, 'node_modules', '.cache', 'tests', `${part.project ?? 'journeys'}.json`)
  rmSync(output, { force: true })
  await start('tools/run-tests.ts', JSON.stringify({ ...part, output }))
  if (existsSync(output)) return JSON.parse(readFileSync(output, 'utf8'))
  return { passed: 0, failed: [{ file: '', name: part.part, evidence: 'De run eindigde zonder verslag.' }], durations: {} }
}
