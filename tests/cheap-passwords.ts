// A password costs a processor as much time as guessers can bear, and a run of the tests many hundreds of them: here the very same
// argon2id gets by with less, but in the files that are about what it costs, or that log in to a server in a process of its own.
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
// Once for all files of a worker, since whoever hashes keeps hold of what was there when it was loaded.
if (!globalThis.hashing) {
  const hashing = { argon2: crypto.argon2, isCheap: true }
  globalThis.hashing = hashing
  crypto.argon2 = (algorithm, parameters, done) =>
    hashing.argon2(algorithm, hashing.isCheap ? { ...parameters, memory: 64, passes: 1 } : parameters, done)
  syncBuiltinESMExports()
}
globalThis.hashing.isCheap = !dear.test(expect.getState().testPath ?? '')
