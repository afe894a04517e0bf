// npm run test:clients: the API as read and changed by programs others wrote. Their packages take a third of a gigabyte, with a
// lock file of their own, so npm test leaves them out.
import { join } from 'node:path'
import { install, prepare, root } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const node = prepare()
install(join(root, 'tests', 'clients'))
Object.assign(process.env, testClock())
const code = await run(
  node,
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--config',
  'vitest.clients.config.ts',
  ...process.argv.slice(2),
)
console.log(code === 0 ? '\nDe API laat zich lezen en wijzigen door andermans programma.' : '\nAndermans programma: MISLUKT')
process.exit(code)
