// npm run burn -- name: runs a journey, or any test, sixty times on one processor, which a changed one must pass before it is
// merged. What fails once in sixty times fails a full run every day.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebApp, bundleServer } from './build.mjs'
import { prepare, root } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const [name, times = '60'] = process.argv.slice(2)
const journey = `tests/journeys/${name}.test.ts`
const file = existsSync(join(root, journey)) ? journey : name
if (!name || !existsSync(join(root, file))) {
  console.error('Gebruik: npm run burn -- NAAM [KEREN], met de naam van een reis (rota) of het pad van een test.')
  process.exit(2)
}
const node = prepare()
await buildWebApp(node)
await bundleServer(node)
Object.assign(process.env, testClock())
const config = file === journey ? { config: 'vitest.journeys.config.ts' } : { config: 'vitest.config.ts' }
const options = {
  part: name,
  ...config,
  only: [file],
  times: Number(times),
  output: join(root, 'node_modules/.cache/tests/burn.json'),
}
const onOne = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : []
if (onOne.length === 0) console.log('Met alle processoren: taskset is er niet.')
process.exit(await run(...onOne, node, 'tools/run-tests.ts', JSON.stringify(options)))
