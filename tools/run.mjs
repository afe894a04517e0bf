// node tools/run.mjs path/file.ts args…: runs a TypeScript file on the project's Node 26; Vitest with the clock of the tests.
import { basename, resolve } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Gebruik: node tools/run.mjs pad/bestand.ts [argumenten]')
  process.exit(2)
}
if (basename(file) === 'vitest.mjs') Object.assign(process.env, testClock())
process.exit(await run(prepare(), resolve(file), ...args))
