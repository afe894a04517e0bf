import { expect, test } from 'vitest'

interface Run {
  runsBefore: number
  tests: { name: string }[]
}
interface Report {
  failed: { file: string }[]
  durations: Record<string, number>
}
const { unsteady, measured } = (await import(new URL('./test-memory.mjs', import.meta.url).href)) as {
  unsteady(runs: Run[]): string[]
  measured(before: Record<string, number>, reports: Report[], isThere: (file: string) => boolean): Record<string, number>
}

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

test('a duration is that of the last run in which the file passed, the longest first, of files that are there', () => {
  const before = { failed: 9, skipped: 7, gone: 5, long: 3 }
  const reports = [
    { failed: [{ file: 'failed' }], durations: { failed: 60_400, long: 11_600 } },
    { failed: [], durations: { fresh: 400 } },
  ]
  const found = measured(before, reports, file => file !== 'gone')
  expect(Object.entries(found)).toEqual([
    ['long', 12],
    ['failed', 9],
    ['skipped', 7],
    ['fresh', 0],
  ])
})
