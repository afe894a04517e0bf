import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

// The browser drives the whole product; each file has its own server, copy of the demo world and browser.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/servers/browser.ts', 'tests/global-setup.ts', 'tests/demo-template.ts'],
    // One more than there are processors, since a journey often waits for a mail or an undo period. With many more, journeys that
    // wait for a processor would fail by a time limit.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: 1,
    sequence: { sequencer: LongestFirst },
    isolate: false,
    pool: 'threads',
    // On a busy machine a minute is short; nothing here is judged by the clock.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
