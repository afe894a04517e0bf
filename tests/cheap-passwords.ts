// A real password hash costs processor time on purpose, to slow down guessing, and a test run makes many hundreds. Here the same
// argon2id uses cheaper settings. Files that test that cost, or that log in to a server in a separate process, do not use this.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect } from 'vitest'

const dear = /\/(enumeration|starvation|password|secrets-in-logs)\.test\.ts$/

interface Hashing {
  argon2: typeof crypto.argon2
  isCheap: boolean
}
declare global {
  var hashing: Hashing | undefined
}
// Done once for all files of a worker, because a module that hashes keeps the function it had when it was loaded.
if (!globalThis.hashing) {
  const hashing = { argon2: crypto.argon2, isCheap: true }
  globalThis.hashing = hashing
  crypto.argon2 = (algorithm, parameters, done) =>
    hashing.argon2(algorithm, hashing.isCheap ? { ...parameters, memory: 64, passes: 1 } : parameters, done)
  syncBuiltinESMExports()
}
globalThis.hashing.isCheap = !dear.test(expect.getState().testPath ?? '')
