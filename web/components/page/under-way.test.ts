import { expect, test } from 'vitest'
import { begin, beginWhile, during, onUnderWay, underWay } from './under-way.ts'

test('what is under way twice is over when both are, and an end counts once', () => {
  const [first, second] = [begin('calls'), begin('calls')]
  first()
  first()
  expect(underWay()).toEqual(['calls'])
  second()
  expect(underWay()).toEqual([])
})
test('a promise is under way until it is settled, also when it fails', async () => {
  const failing = during('keeping', Promise.reject(new Error('full')))
  expect(underWay()).toEqual(['keeping'])
  await expect(failing).rejects.toThrow('full')
  expect(underWay()).toEqual([])
})
test('a condition is reported once while it holds, and again when it recurs', () => {
  const told: string[] = []
  onUnderWay(() => told.push(underWay().join()))
  let isSo = true
  const look = beginWhile('queries', () => isSo)
  look()
  look()
  isSo = false
  look()
  look()
  isSo = true
  look()
  isSo = false
  look()
  expect(told).toEqual(['queries', '', 'queries', ''])
})
