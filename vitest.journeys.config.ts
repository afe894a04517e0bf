import { defineConfig } from 'vitest/config'

// The browser drives the whole product: one journey at a time.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
