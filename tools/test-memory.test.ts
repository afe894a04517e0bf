import { expect, test } from 'vitest'

interface Run {
  runsBefore: number
  tests: { name: string }[]
}
const { unsteady } = (await import(new URL('./test-memory.mjs', import.meta.url).href)) as { unsteady(runs: Run[]): string[] }

const run = (name: string, runsBefore = 0): Run => ({ runsBefore, tests: [{ name }] })
test.each<[says: string, runs: Run[], names: string[]]>([
  ['nothing yet', [], []],
  ['twice is chance', [run('a'), run('a')], []],
  ['three times is not', [run('a'), run('a'), run('a')], ['a']],
  ['nor with seven green runs between', [run('a'), run('a', 4), run('a', 3)], ['a']],
  ['what was longer ago than ten runs does not count', [run('a'), run('a', 5), run('a', 5)], []],
  ['three times each of its own', [run('a'), run('b'), run('c')], []],
])('what passes only alone: %s', (_says, runs, names) => {
  expect(unsteady(runs)).toEqual(names)
})
