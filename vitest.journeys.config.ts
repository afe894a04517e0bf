import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The walk over all screens takes longest by far: what begins late would end alone. */
class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/screens.test.ts'))
    return (await super.sort(files)).sort((a, b) => isWalk(b) - isWalk(a))
  }
}

// The browser drives the whole product; each file has its own server, copy of the demo world and browser.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/browser.ts', 'tests/global-setup.ts', 'tests/demo-template.ts'],
    // A browser waits for a third of its time: beside two that work, others go on.
    maxWorkers: 3,
    maxConcurrency: 2,
    sequence: { sequencer: WalkFirst },
    isolate: false,
    pool: 'threads',
    // On a busy machine a minute is short; nothing here is judged by the clock.
    expect: { poll: { timeout: 60_000 } },
    // Browser, server and database share a machine that others may be using: what fails is tried once more. What needed that is
    // named at the end of the run (tools/test.mjs), to be looked into.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
