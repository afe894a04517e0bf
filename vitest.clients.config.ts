import { defineConfig } from 'vitest/config'

// Clients that others wrote, against the whole product. They are large: they have packages of their own (tools/clients.mjs).
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/clients/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
