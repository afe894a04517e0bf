// Reports on a run of tests while it goes on: a progress line now and then, and each failure with its evidence.

import { loadavg } from 'node:os'
import { relative } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export interface FailedTest {
  file: string
  name: string
  /** The error message, with its place. */
  evidence: string
  /** The state of the machine: the load, how long the event loop was blocked, what the database connections were waiting for. */
  circumstances: { load: number; lagMs: number; database: string[] }
}
export interface Report {
  passed: number
  failed: FailedTest[]
  /** The duration of each file, in milliseconds. */
  durations: Record<string, number>
}

const sayEveryMs = 20_000
const maxLines = 40

/** Follows the run of this part, and fills in its report. */
export const reporterOf = (part: string, report: Report, root: string): Reporter => {
  const begin = performance.now()
  const lag = monitorEventLoopDelay()
  const logs = new Map<string, string[]>()
  let files = { all: 0, done: 0 }
  let saying: NodeJS.Timeout
  const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`
  const progress = () => {
    lag.reset()
    const failed = report.failed.length > 0 ? `, ${report.failed.length} mislukt` : ''
    console.log(`${part}: ${files.done} van ${files.all} bestanden, ${report.passed} tests geslaagd${failed}, na ${seconds()}`)
  }
  const fail = async (
    file: string,
    name: string,
    errors: readonly { message: string; stack?: string | undefined }[],
    own: Own,
  ) => {
    const logLines = (logs.get(own.id) ?? []).slice(-maxLines)
    const evidence = [...errors.map(({ message, stack }) => [message, ...placesIn(stack)].join('\n')), ...logLines].join('\n')
    console.log(`\n${part}: MISLUKT ${file} > ${name}\n${evidence}\n`)
    const lagMs = Math.round(lag.max / 1e6)
    report.failed.push({ file, name, evidence, circumstances: { load: loadavg()[0]!, lagMs, database: await waitsOf(own) } })
  }
  return {
    onTestRunStart: specifications => {
      files = { all: specifications.length, done: 0 }
      lag.enable()
      saying = setInterval(progress, sayEveryMs)
    },
    onUserConsoleLog: ({ content, type, taskId = '' }) => {
      // Standard output is printed at once; standard error is kept, and shown when the test fails.
      if (type === 'stdout') console.log(content.trimEnd())
      else logs.set(taskId, [...(logs.get(taskId) ?? []), content.trimEnd()])
    },
    onTestCaseResult: async test => {
      const { state, errors } = test.result()
      if (state === 'passed') report.passed++
      if (state === 'failed') await fail(relative(root, test.module.moduleId), test.fullName, errors, test)
    },
    onTestModuleEnd: async module => {
      files.done++
      const file = relative(root, module.moduleId)
      report.durations[file] = Math.round(module.diagnostic().duration)
      const errors = module.errors()
      if (errors.length > 0) await fail(file, 'het bestand zelf', errors, module)
    },
    onTestRunEnd: async (_modules, errors) => {
      clearInterval(saying)
      lag.disable()
      for (const { message, stack } of errors) {
        const evidence = [message, ...placesIn(stack)].join('\n')
        console.log(`\n${part}: FOUT buiten de tests\n${evidence}\n`)
        report.failed.push({ file: '', name: 'buiten de tests', evidence, circumstances: { load: 0, lagMs: 0, database: [] } })
      }
      progress()
    },
  }
}

type Own = Pick<TestCase | TestModule, 'id' | 'project'>

// The places of the error in our own files.
const placesIn = (stack = ''): string[] =>
  stack.split('\n').filter(line => /^\s+at .*\.tsx?:\d/.test(line) && !line.includes('node_modules'))

const waiting = `select concat_ws(' ', wait_event_type, wait_event, '×', count(*)) as waits from pg_stat_activity
  where state <> 'idle' and wait_event is not null and pid <> pg_backend_pid() group by wait_event_type, wait_event order by count(*) desc`
const waitsOf = async ({ project }: Own): Promise<string[]> => {
  const { postgresUrl } = project.getProvidedContext() as { postgresUrl?: string }
  if (!postgresUrl) return []
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ waits: string }>(waiting)).rows.map(({ waits }) => waits)
  } catch (error) {
    return [(error as Error).message]
  } finally {
    await client.end().catch(() => undefined)
  }
}
