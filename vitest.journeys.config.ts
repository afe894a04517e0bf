import { defineConfig } from 'vitest/config'

// The browser drives the whole product; each file has its own server, copy of the demo world and browser.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/browser.ts', 'tests/global-setup.ts', 'tests/demo-template.ts'],
    // A browser waits for a third of its time: beside two that work, others go on.
    maxWorkers: 3,
    maxConcurrency: 2,
    isolate: false,
    pool: 'threads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
