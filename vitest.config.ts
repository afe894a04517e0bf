import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

// Two projects: the rules answer without a database, the rest shares one PostgreSQL for the run.
const withoutDatabase = [
  'api/platform/documents/*.test.ts',
  'api/platform/database/migrations.test.ts',
  'api/platform/rows/made-once.test.ts',
  'api/platform/seals/*.test.ts',
  'tests/list-statements.test.ts',
]
const base = { environment: 'node', isolate: false, pool: 'threads' } as const

export default defineConfig({
  test: {
    // Some wait for most of their time, for a server that is killed or a clock: beside them others go on.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...base,
          name: 'rules',
          include: ['{contract,rules,tools,web}/**/*.test.{ts,tsx}', ...withoutDatabase],
          // Nothing is judged by the clock of a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...base,
          name: 'api',
          include: ['{api,demo,tests}/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/clients/**', ...withoutDatabase],
          globalSetup: 'tests/global-setup.ts',
          setupFiles: 'tests/cheap-passwords.ts',
          // Long enough for a busy machine: what hangs is found, and nothing is judged by the clock.
          testTimeout: 180_000,
          hookTimeout: 480_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
