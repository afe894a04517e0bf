// The plan that the solver finds, checked by the rules alone: it breaks no hard rule, no simpler plan is better, and for few shifts it is
// the best one possible.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { planValue, type RosterPlan, type RosterQuestion, rosterWishes } from '../../rules/rosters/roster.ts'
import { brokenMusts } from '../../rules/rosters/roster-musts.ts'
import { firstCome, fitting, greedy, nearestFirst } from '../../rules/rosters/roster-program.ts'
import { drawing, rosterQuestion } from '../../tests/worlds/roster-questions.ts'
import { type BestPlan, bestPlan } from './thread.ts'

// Each run generates other weeks. A failure prints its seed, which can be set here to repeat it.
const from = Number(process.env.ROSTER_SEED ?? randomInt(2 ** 31))
const weeks = Number(process.env.ROSTER_WEEKS ?? 1000)
const always = () => true

/** Every possible plan: each shift done by nobody, or by one of those who may. */
function* allPlans({ shifts, pairs }: RosterQuestion, shift = 0, plan: RosterPlan = []): Generator<RosterPlan> {
  if (shift === shifts.length) {
    yield plan
    return
  }
  yield* allPlans({ shifts, pairs } as RosterQuestion, shift + 1, plan)
  for (const [index, pair] of pairs.entries())
    if (pair.shift === shift) yield* allPlans({ shifts, pairs } as RosterQuestion, shift + 1, [...plan, index])
}
const valuesIn = (question: RosterQuestion) => {
  const fit = fitting(question)
  const of = new Map(fit.origin.map((index, at) => [index, fit.values[at]!]))
  return question.pairs.map((_, index) => of.get(index) ?? Number.NEGATIVE_INFINITY)
}
const worth = (question: RosterQuestion, plan: RosterPlan) => planValue(question, valuesIn(question), plan)
const weighedAnew = (question: RosterQuestion, seed: number): RosterQuestion => {
  const draw = drawing(seed)
  return { ...question, weights: Object.fromEntries(rosterWishes.map(wish => [wish, draw(11)])) as RosterQuestion['weights'] }
}
// A plan counts as proven when no other is better by more than this share.
const expectNotWorse = (value: number, than: number, seed: number) =>
  expect(value, `seed ${seed}`).toBeGreaterThanOrEqual(than - Math.abs(than) * 2e-4 - 1e-6)
const bestByHand = (question: RosterQuestion) =>
  Math.max(...[...allPlans(question)].filter(plan => brokenMusts(question, plan).length === 0).map(plan => worth(question, plan)))
/** In a thread of its own, where the solver gets no more memory than it starts with. */
const bestWithoutRoom = async (question: RosterQuestion): Promise<BestPlan> => {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no room') }
    import(workerData.thread).then(({ bestPlan }) => parentPort.postMessage(bestPlan(workerData.question, () => true)))`
  const thread = new Worker(code, { eval: true, workerData: { thread: import.meta.resolve('./thread.ts'), question } })
  const [best] = await once(thread, 'message')
  await thread.terminate()
  return best
}

describe('the best plan', () => {
  test(`breaks no hard rule and is not worse than filling by hand, in ${weeks} generated weeks`, () => {
    for (let seed = from; seed < from + weeks; seed++) {
      const drawn = rosterQuestion(seed, { shifts: 2 + (seed % 14), workers: 1 + (seed % 9), spread: (seed % 5) / 4 })
      const question = seed % 2 === 0 ? drawn : weighedAnew(drawn, seed)
      const { plan, isProven } = bestPlan(question, always)
      expect(brokenMusts(question, plan), `seed ${seed}`).toEqual([])
      expect(isProven, `seed ${seed}`).toBe(true)
      const { question: fit, values, origin } = fitting(question)
      for (const byHand of [greedy(fit, values), firstCome(fit), nearestFirst(fit)]) {
        expectNotWorse(worth(question, plan), planValue(fit, values, byHand), seed)
        expect(
          brokenMusts(
            question,
            byHand.map(index => origin[index]!),
          ),
          `seed ${seed}`,
        ).toEqual([])
      }
    }
  })
  test('is the best of all plans, of few shifts', () => {
    for (let seed = from; seed < from + weeks / 5; seed++) {
      const drawn = rosterQuestion(seed, { shifts: 1 + (seed % 5), workers: 1 + (seed % 4), mayOfTen: 7, spread: 0.2 })
      const question = seed % 2 === 0 ? drawn : weighedAnew(drawn, seed)
      expectNotWorse(worth(question, bestPlan(question, always).plan), bestByHand(question), seed)
    }
  })
  test('is the best of all plans, of many shifts for one person, mostly at night', () => {
    for (let seed = from; seed < from + weeks / 10; seed++) {
      const drawn = rosterQuestion(seed, { shifts: 9, workers: 1, mayOfTen: 10, spread: 0.05, atNight: true })
      const question = seed % 2 === 0 ? drawn : weighedAnew(drawn, seed)
      const { plan, isProven } = bestPlan(question, always)
      expect(brokenMusts(question, plan), `seed ${seed}`).toEqual([])
      expect(isProven, `seed ${seed}`).toBe(true)
      expectNotWorse(worth(question, plan), bestByHand(question), seed)
    }
  })
  test('is the same for the same question', () => {
    const question = rosterQuestion(7, { shifts: 40, workers: 30 })
    expect(bestPlan(question, always)).toEqual(bestPlan(structuredClone(question), always))
  })
  test('keeps what is held, also when something else would be better', () => {
    const question = rosterQuestion(11, { shifts: 12, workers: 6, mayOfTen: 8 })
    const { plan } = bestPlan(question, always)
    const { origin } = fitting(question)
    const other = origin.find(index => !plan.includes(index))!
    expect(bestPlan({ ...question, held: [other] }, always).plan).toContain(other)
  })
  test('is what it has so far when it is stopped', () => {
    const question = rosterQuestion(13, { shifts: 60, workers: 40 })
    const { plan, isProven, best, bound } = bestPlan(question, () => false)
    expect(isProven).toBe(false)
    expect(bound).toBeGreaterThanOrEqual(best)
    expect(plan.length).toBeGreaterThan(0)
    expect(brokenMusts(question, plan)).toEqual([])
  })
  test('is what it has so far when the solver has no room left', async () => {
    const question = rosterQuestion(7, { shifts: 100, workers: 50 })
    const { plan, isProven, best, bound } = await bestWithoutRoom(question)
    expect(isProven).toBe(false)
    expect(bound).toBeGreaterThan(best)
    expect(worth(question, plan)).toBeCloseTo(best)
    const { question: fit, values } = fitting(question)
    expectNotWorse(best, planValue(fit, values, greedy(fit, values)), 7)
    expect(brokenMusts(question, plan)).toEqual([])
  })
})
