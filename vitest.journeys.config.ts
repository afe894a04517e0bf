import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

// The browser drives the whole product; each file has its own server, copy of the demo world and browser.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/servers/browser.ts', 'tests/global-setup.ts', 'tests/demo-template.ts'],
    // One more than the machine has processors, since a journey often waits for a mail or a time to undo. Much wider,
    // what waits for its turn would fail by a limit of time, and not for what it tests.
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
