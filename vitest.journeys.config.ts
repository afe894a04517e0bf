import { defineConfig } from 'vitest/config'

// The browser drives the whole product; each file has its own server, database and browser.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    maxWorkers: 2,
    isolate: false,
    pool: 'threads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
