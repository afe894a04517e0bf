// npm run market -- --seed 7 --days 30 --workers 500: a market of that many care workers lives that many days, with the audits of
// tests/market after each. What fails is lived again with ever fewer acts, for at most --shrink seconds. For a night: --lives 40
// lives that many, of this seed and the next ones, --beside 2 at a time. What each says is in node_modules/.cache/market.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare, root } from './prepare.mjs'
import { run, runAside } from './process.mjs'
import { testClock } from './test-clock.mjs'

const number = usual => ({ type: 'string', default: String(usual) })
const options = {
  ...{ seed: number(Date.now() % 100_000), days: number(30), workers: number(50), shrink: number(900) },
  ...{ lives: number(1), beside: number(2) },
}
const { values } = parseArgs({ options })
for (const [name, value] of Object.entries(values))
  if (!/^\d+$/.test(value)) {
    console.error(
      `Gebruik: npm run market -- --seed GETAL --days GETAL --workers GETAL --shrink SECONDEN --lives GETAL --beside GETAL (niet: --${name} ${value})`,
    )
    process.exit(2)
  }
const { lives, beside, ...size } = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
Object.assign(process.env, testClock())
const node = prepare()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--disable-console-intercept=true']
/** Lives the life of this seed with one of these. */
const live = (how, seed) => {
  process.env.MARKET = JSON.stringify({ ...size, seed })
  return how(node, ...vitest, 'tests/market/market.test.ts')
}
if (lives <= 1) process.exit(await live(run, size.seed))

const folder = join(root, 'node_modules/.cache/market')
mkdirSync(folder, { recursive: true })
const began = performance.now()
const seeds = Array.from({ length: lives }, (_, index) => size.seed + index)
let [days, failed] = [0, 0]
const liveOn = async () => {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const { code, said } = await live(runAside, seed)
    writeFileSync(join(folder, `${seed}.txt`), said)
    const [, lived = '0', took = '?'] = /^lived (\d+) days in (\d+ s)$/m.exec(said) ?? []
    days += Number(lived)
    if (code !== 0) failed += 1
    const rate = (days / ((performance.now() - began) / 60_000)).toFixed(1)
    console.log(
      `seed ${seed}: ${lived} days in ${took}, ${code === 0 ? 'all well' : 'FAILED'}; ${days} days, ${failed} failures, ${rate} a minute`,
    )
  }
}
await Promise.all(Array.from({ length: beside }, liveOn))
process.exit(failed === 0 ? 0 : 1)
