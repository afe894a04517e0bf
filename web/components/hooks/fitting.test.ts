import { expect, it } from 'vitest'
import { left } from './fitting.ts'

const chip = (name: string, width: number, isFirst = false) => ({ name, width, isFirst })
const row = [chip('status', 100), chip('periode', 160, true), chip('locatie', 100), chip('niveau', 100)]

it('leaves nothing out where everything fits', () => {
  expect(left(row, { width: 484, gap: 8, rest: 90 })).toEqual([])
})

it('keeps what is set before what is not, in the order in which it stands', () => {
  expect(left(row, { width: 483, gap: 8, rest: 90 })).toEqual(['niveau'])
  expect(left(row, { width: 300, gap: 8, rest: 90 })).toEqual(['status', 'locatie', 'niveau'])
})

it('leaves all of it to the one button where nothing fits', () => {
  expect(left(row, { width: 100, gap: 8, rest: 90 })).toEqual(['status', 'periode', 'locatie', 'niveau'])
})
