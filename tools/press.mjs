// npm run press -- --seed 7 --minutes 20 --role planner --way phone: presses everything of the product that can be seen, at random
// from the seed, in the browser; with --others a colleague changes things meanwhile. What is found, the way to it and a picture are in node_modules/.cache/press.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWebApp } from './build.mjs'
import { prepare, root } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const string = value => ({ type: 'string', default: value })
const { values } = parseArgs({
  options: {
    seed: string('1'),
    minutes: string('5'),
    role: string(''),
    way: string('mouse'),
    others: { type: 'boolean', default: false },
  },
})
if (!(Number(values.minutes) > 0 && ['mouse', 'phone', 'keys'].includes(values.way))) {
  console.error('Gebruik: npm run press -- [--seed N] [--minutes M] [--role planner] [--way mouse|phone|keys] [--others]')
  process.exit(2)
}
const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
const { seed, minutes, role, way: manner, others } = values
Object.assign(process.env, testClock(), { PRESS: JSON.stringify({ seed, minutes: Number(minutes), role, manner, others }) })
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const outcome = await run(node, vitest, 'run', '--config', 'vitest.journeys.config.ts', 'tests/journeys/presser.test.ts')
// The pressed controls go into the record, from which the next run continues.
await run(node, join(root, 'tools', 'controls.ts'))
process.exit(outcome)
