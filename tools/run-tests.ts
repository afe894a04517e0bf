// Runs one part of the tests, as tools/test.mjs asks in JSON, and writes its report. Ends with 1 when something failed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startVitest } from 'vitest/node'
import { type Report, reporterOf } from './test-reporter.ts'

interface Asked {
  /** What it is called in what is said of it. */
  part: string
  /** Where the report goes. */
  output: string
  config: string
  project?: string
  /** Only these files; without it all. */
  only?: string[]
  /** All but these. */
  without?: string[]
  /** How many files at once; without it as the configuration says. */
  workers?: number
}

const root = join(import.meta.dirname, '..')
const { part, output, config, project, only = [], without = [], workers }: Asked = JSON.parse(process.argv[2]!)
const report: Report = { passed: 0, failed: [], durations: {} }
const vitest = await startVitest('test', only, {
  ...{ root, config, watch: false, reporters: [reporterOf(part, report, root)] },
  ...(project && { project }),
  ...(without.length > 0 && { exclude: without }),
  ...(workers && { maxWorkers: workers }),
})
await vitest.close()
mkdirSync(dirname(output), { recursive: true })
writeFileSync(output, JSON.stringify(report))
process.exit(report.failed.length > 0 || process.exitCode ? 1 : 0)
