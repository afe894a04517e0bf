// A market of a few days, from one seed. The same by hand, longer: npm run market -- --seed 7 --days 30 --workers 500
import { expect, test } from 'vitest'
import { forgottenAt, mostIsKeptOf } from './audits/forgotten.ts'
import { diceOf } from './dice.ts'
import { type Action, lifeOf, type Size } from './life.ts'
import { openMarket } from './market.ts'
import { audits, type Failure, live } from './run.ts'
import { shrink } from './shrink.ts'
import { inSeconds, timed } from './spent.ts'
import { clockOf } from './time.ts'

const isLong = process.env.MARKET !== undefined
/** Of the command, or of `npm test`; `shrink` is for how many seconds a failure is made short. */
const size: Size & { shrink: number } = { seed: 7, days: 8, workers: 12, shrink: 0, ...JSON.parse(process.env.MARKET ?? '{}') }
const shrinkMs = size.shrink * 1000

const forgotten = 'what was forgotten is gone everywhere'

/** Lives it in a market of its own: what is wrong on the first day that something is, and what was done. */
const livedBy = async (life: readonly Action[], days = size.days, which = audits, forgets = true) => {
  const market = await openMarket(size.workers, isLong)
  const began = performance.now()
  const onDay = (day: number, found: Failure[]) =>
    isLong && console.log(`day ${day} after ${Math.round((performance.now() - began) / 1000)} s`, found)
  const { failures, tried } = await live(market, life, { seed: size.seed, days, which, stop: true, onDay })
  if (failures.length === 0 && forgets) {
    const { quarter } = clockOf(market)
    // The night of the jobs that forget and tidy.
    const wrong = await timed(market.spent, 'forgetting', async () =>
      forgottenAt(market, await mostIsKeptOf(market), async () => {
        for (let minute = 180; minute < 420; minute += 15) await quarter(days, minute, [], diceOf(size.seed))
      }),
    )
    if (wrong.length > 0) failures.push({ day: days, audit: forgotten, wrong })
    onDay(days, failures)
  }
  await market.close()
  return { failures, tried, spent: market.spent }
}
/** The shortest life that still fails at the same audit, as text that can be lived again. */
const shortest = async (life: Action[], { day, audit }: Failure) => {
  const which = Object.fromEntries(Object.entries(audits).filter(([name]) => name === audit))
  const forgets = audit === forgotten
  const days = forgets ? day : day + 1
  const fails = async (part: Action[]) => (await livedBy(part, days, which, forgets)).failures.some(each => each.audit === audit)
  const left = await shrink(
    life.filter(action => action.day <= day),
    fails,
    Date.now() + shrinkMs,
  )
  return left.map(action => JSON.stringify(action)).join('\n')
}

test('a simulated market runs for some days, and the audit of each finds nothing', async () => {
  const life = lifeOf(size)
  const began = performance.now()
  const { failures, tried, spent } = await livedBy(life)
  if (isLong) {
    for (const [kind, { done, answers }] of tried) console.log(kind, done, JSON.stringify([...answers]))
    console.log(inSeconds(spent))
    console.log(`lived ${failures[0]?.day ?? size.days} days in ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const [first] = failures
  if (first && shrinkMs > 0) console.log(`the shortest life that fails, of seed ${size.seed}:\n${await shortest(life, first)}`)
  expect(
    failures,
    `seed ${size.seed}: npm run market -- --seed ${size.seed} --days ${size.days} --workers ${size.workers}`,
  ).toEqual([])
  // Most of what people try must succeed for this to mean something.
  if (!isLong) {
    const done = [...tried.values()].filter(each => each.done > 0)
    expect(done.length).toBeGreaterThan(20)
  }
}, 86_400_000)
