import { expect, it } from 'vitest'
import { left } from './fitting.ts'

const chip = (name: string, width: number, weight = 0) => ({ name, width, weight })
const row = [chip('status', 100), chip('periode', 160, 1), chip('locatie', 100), chip('niveau', 100)]

it('leaves nothing out where everything fits', () => {
  expect(left(row, { width: 484, gap: 8, rest: 90 })).toEqual([])
})

it('keeps what is set before what is not, in the order in which it stands', () => {
  expect(left(row, { width: 483, gap: 8, rest: 90 })).toEqual(['niveau'])
  expect(left(row, { width: 300, gap: 8, rest: 90 })).toEqual(['status', 'locatie', 'niveau'])
})

it('keeps longest what weighs most', () => {
  const used = row.map(one => (one.name === 'niveau' ? { ...one, weight: 2 } : one))
  expect(left(used, { width: 300, gap: 8, rest: 90 })).toEqual(['status', 'periode', 'locatie'])
})

it('leaves all of it to the one button where nothing fits', () => {
  expect(left(row, { width: 100, gap: 8, rest: 90 })).toEqual(['status', 'periode', 'locatie', 'niveau'])
})
