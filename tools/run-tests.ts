// Runs one part of the tests, as tools/test.mjs requests in JSON, and writes its report. Exits with 1 when something failed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Report, reporterOf } from './test-reporter.ts'

interface Options {
  /** Its name in messages. */
  part: string
  /** The path of the report. */
  output: string
  config: string
  project?: string
  /** Only these files; all when left out. */
  only?: string[]
  /** All except these files. */
  without?: string[]
  /** The number of files run at once; the configuration's when left out. */
  workers?: number
  /** The number of runs, one after the other; once when left out. */
  times?: number
}

const root = join(import.meta.dirname, '..')
const { part, output, config, project, only = [], without = [], workers, times = 1 }: Options = JSON.parse(process.argv[2]!)
const report: Report = { passed: 0, failed: [], durations: {} }
const vitest = await createVitest('test', {
  ...{ root, config, watch: false, reporters: [reporterOf(part, report, root)] },
  ...(project && { project }),
  ...(without.length > 0 && { exclude: without }),
  ...(workers && { maxWorkers: workers }),
})
await vitest.start(only)
for (let time = 2; time <= times; time++) await vitest.runTestSpecifications(await vitest.globTestSpecifications(only))
await vitest.close()
mkdirSync(dirname(output), { recursive: true })
writeFileSync(output, JSON.stringify(report))
process.exit(report.failed.length > 0 || process.exitCode ? 1 : 0)
