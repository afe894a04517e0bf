import { expect, test } from 'vitest'
import type { Work } from './worked-hours.ts'
import { plannedSignals, workingTimeSignals } from './working-time.ts'

test('a breach that somebody’s shifts have already is not told again of a shift that has no part in it', {
  timeout: 60_000,
}, () => {
  let seed = 1
  const pick = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour)).toISOString().replace('.000Z', '+00:00')
  const partOf = ({
    id,
    calculation,
  }: ReturnType<typeof plannedSignals>[number] | ReturnType<typeof workingTimeSignals>[number]) =>
    `${id} ${calculation!.shifts.map(({ startDate }) => startDate).join(' ')}`
  for (let time = 0; time < 300; time++) {
    const works: Work[] = []
    for (let hour = pick(24); works.length < 4; hour += 1 + pick(16)) {
      const startDate = at(hour)
      hour += 2 + pick(7)
      works.push({ startDate, endDate: at(hour), breakMinutes: 0 })
    }
    const [candidate] = works.splice(pick(works.length), 1)
    const had = new Set(plannedSignals(works, 'temp_work').map(partOf))
    const told = workingTimeSignals(candidate!, works, 'temp_work').map(partOf)
    expect(told.filter(part => had.has(part))).toEqual([])
  }
})
