// npm run test:pictures: every screen in every width and scheme. npm test shows each of them to axe on a phone, and on a desk some.
import { join } from 'node:path'
import { buildWebApp } from './build.mjs'
import { prepare, root } from './prepare.mjs'
import { run } from './process.mjs'

const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
process.env.EVERY_LOOK = '1'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
process.exit(await run(node, vitest, 'run', '--config', 'vitest.journeys.config.ts', 'tests/journeys/accessibility.test.ts'))
