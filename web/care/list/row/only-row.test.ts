import { expect, test } from 'vitest'
import { onlyRow } from './only-row.ts'

const listOf = (...member: string[]) => ({ data: { member, totalItems: member.length }, isPlaceholderData: false })
test('Enter opens the only row that was found, and no row of the search before', () => {
  const opened: string[] = []
  const rowOf = (found: Parameters<typeof onlyRow<string>>[0]) => onlyRow(found, row => opened.push(row))
  expect(rowOf({ data: undefined, isPlaceholderData: false })).toBe('searching')
  expect(rowOf({ ...listOf('of the search before'), isPlaceholderData: true })).toBe('searching')
  expect(rowOf(listOf())).toBeNull()
  expect(rowOf(listOf('one', 'another'))).toBeNull()
  const open = rowOf(listOf('the only one'))
  if (typeof open === 'function') open()
  expect(opened).toEqual(['the only one'])
})
