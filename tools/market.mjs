// npm run market -- --seed 7 --days 30 --workers 500: a market of that many care workers lives that many days, with the audits of
// tests/market after each. What fails is lived again with ever fewer acts, for at most --shrink seconds.
import { parseArgs } from 'node:util'
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'
import { testClock } from './test-clock.mjs'

const number = usual => ({ type: 'string', default: String(usual) })
const { values } = parseArgs({
  options: { seed: number(Date.now() % 100_000), days: number(30), workers: number(50), shrink: number(900) },
})
Object.assign(process.env, testClock())
for (const [name, value] of Object.entries(values))
  if (!/^\d+$/.test(value)) {
    console.error(
      `Gebruik: npm run market -- --seed GETAL --days GETAL --workers GETAL --shrink SECONDEN (niet: --${name} ${value})`,
    )
    process.exit(2)
  }
process.env.MARKET = JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])))
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--disable-console-intercept=true']
process.exit(await run(prepare(), ...vitest, 'tests/market/market.test.ts'))
