import { expect, it } from 'vitest'
import { toggled } from './chosen.ts'

const order = ['a', 'b', 'c', 'd', 'e']

it('a press turns one row', () => {
  expect([...toggled(new Set(['a']), order, { uuid: 'b', from: undefined })].sort()).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a', 'b']), order, { uuid: 'b', from: undefined })]).toEqual(['a'])
})

it('with shift all rows up to it become as the row before it, in both directions', () => {
  expect([...toggled(new Set(['b']), order, { uuid: 'd', from: 'b' })].sort()).toEqual(['b', 'c', 'd'])
  expect([...toggled(new Set(['d']), order, { uuid: 'b', from: 'd' })].sort()).toEqual(['b', 'c', 'd'])
  expect([...toggled(new Set(['a', 'c', 'd']), order, { uuid: 'd', from: 'b' })]).toEqual(['a'])
})

it('a row that is no longer on the page begins no range', () => {
  expect([...toggled(new Set(), order, { uuid: 'c', from: 'z' })]).toEqual(['c'])
})
