// npm run test:screens: every screen in every width and scheme, for everyone who may see it; npm run test:facts: all moments and
// invoices of the demo world, wherever they are shown. npm test takes each screen once, and one moment in each status.
import { join } from 'node:path'
import { buildWebApp } from './build.mjs'
import { prepare, root } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const journeys = {
  screens: ['EVERY_LOOK', 'tests/journeys/screens.test.ts'],
  facts: ['EVERY_FACT', 'tests/journeys/one-fact.test.ts'],
}
const [setting, file] = journeys[process.argv[2]]
const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
Object.assign(process.env, testClock(), { [setting]: '1' })
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
process.exit(await run(node, vitest, 'run', '--config', 'vitest.journeys.config.ts', file))
