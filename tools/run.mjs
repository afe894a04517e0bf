// node tools/run.mjs path/file.ts args…: runs a TypeScript file on the project's Node 26.
import { resolve } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Gebruik: node tools/run.mjs pad/bestand.ts [argumenten]')
  process.exit(2)
}
process.exit(await run(prepare(), resolve(file), ...args))
