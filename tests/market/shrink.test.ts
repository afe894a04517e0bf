// A failing life becomes the shortest part of it that still fails.
import { expect, test } from 'vitest'
import { lifeOf } from './life.ts'
import { shrink } from './shrink.ts'

test('a run that fails by two actions of two people is reduced to those two actions', async () => {
  const life = lifeOf({ seed: 3, days: 10, workers: 20 })
  const needed = [life.find(each => each.kind === 'react')!, life.findLast(each => each.kind === 'approve')!]
  const fails = async (part: typeof life) => needed.every(each => part.includes(each))
  expect(await shrink(life, fails, Date.now() + 60_000)).toEqual(needed)
})
test('the same seed gives the same run, another seed another run', () => {
  const size = { days: 4, workers: 10 }
  expect(lifeOf({ seed: 5, ...size })).toEqual(lifeOf({ seed: 5, ...size }))
  expect(lifeOf({ seed: 5, ...size })).not.toEqual(lifeOf({ seed: 6, ...size }))
})
