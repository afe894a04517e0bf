import { expect, test } from 'vitest'
import type { Work } from '../money/worked-hours.ts'
import { plannedSignals, workingTimeSignals } from './working-time.ts'

const at = (half: number) => new Date(Date.UTC(2026, 10, 2, 0, half * 30)).toISOString().replace('.000Z', '+00:00')
/** Work from one half hour to another, counted from midnight on Monday. */
const work = ([from, until]: readonly [number, number]): Work => ({ startDate: at(from), endDate: at(until), breakMinutes: 0 })
type Reported = { id: string; calculation?: { shifts: readonly { startDate: string }[] } | null | undefined }
const partOf = ({ id, calculation }: Reported) => `${id} ${calculation!.shifts.map(({ startDate }) => startDate).join(' ')}`
/** Breaches reported for the candidate that the other shifts already have by themselves. */
const reportedAgain = (candidate: Work, others: Work[]) => {
  const had = new Set(plannedSignals(others, 'temp_work').map(partOf))
  return workingTimeSignals(candidate, others, 'temp_work')
    .map(partOf)
    .filter(part => had.has(part))
}

test.each([
  {
    candidate: [38, 40],
    others: [
      [0, 14],
      [23, 37],
      [73, 75],
      [76, 78],
      [111, 125],
    ],
  },
  {
    candidate: [16, 30],
    others: [
      [31, 49],
      [58, 64],
      [97, 107],
      [108, 122],
    ],
  },
] as const)('the rest between $others.0 and $others.1 is not told again of $candidate', ({ candidate, others }) => {
  expect(reportedAgain(work(candidate), others.map(work))).toEqual([])
})

test('a breach that existing shifts already have is not reported again for a shift that plays no part in it', {
  timeout: 60_000,
}, () => {
  let seed = 7
  const pick = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let time = 0; time < 1000; time++) {
    const works: Work[] = []
    const count = 3 + pick(5)
    for (let from = pick(48); works.length < count; from += 1 + pick(40)) {
      const until = from + 2 + pick(20)
      works.push(work([from, until]))
      from = until
    }
    const [candidate] = works.splice(pick(works.length), 1)
    expect(reportedAgain(candidate!, works)).toEqual([])
  }
})
