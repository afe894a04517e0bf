import { expect, it } from 'vitest'
import { turned } from './chosen.ts'

const order = ['a', 'b', 'c', 'd', 'e']

it('a press turns one row', () => {
  expect([...turned(new Set(['a']), order, { uuid: 'b', from: undefined })].sort()).toEqual(['a', 'b'])
  expect([...turned(new Set(['a', 'b']), order, { uuid: 'b', from: undefined })]).toEqual(['a'])
})

it('with shift all rows up to it become as the row before it, in both directions', () => {
  expect([...turned(new Set(['b']), order, { uuid: 'd', from: 'b' })].sort()).toEqual(['b', 'c', 'd'])
  expect([...turned(new Set(['d']), order, { uuid: 'b', from: 'd' })].sort()).toEqual(['b', 'c', 'd'])
  expect([...turned(new Set(['a', 'c', 'd']), order, { uuid: 'd', from: 'b' })]).toEqual(['a'])
})

it('a row that is no longer on the page begins no range', () => {
  expect([...turned(new Set(), order, { uuid: 'c', from: 'z' })]).toEqual(['c'])
})
