// npm run test:screens: every screen in every width and scheme, for everyone who may see it. npm test takes each screen once.
import { join } from 'node:path'
import { buildWebApp } from './build.mjs'
import { prepare, root } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
Object.assign(process.env, testClock(), { EVERY_LOOK: '1' })
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
process.exit(await run(node, vitest, 'run', '--config', 'vitest.journeys.config.ts', 'tests/journeys/screens.test.ts'))
