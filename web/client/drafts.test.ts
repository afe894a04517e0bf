// Which half-filled forms come back, and to whom.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { isShaped } from './draft-shape.ts'
import { draftKey, forgetDrafts, forgetOldDrafts, hasDrafts, readKept, writeKept } from './draft-storage.ts'
import { storage } from './storage-stub.ts'

const dayMs = 86_400_000
const nowMs = Date.parse('2026-11-22T08:00:00Z')
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
// The files of a run share their globals.
afterAll(() => vi.unstubAllGlobals())

test('a draft is kept for a week', () => {
  writeKept(localStorage, 'k', { title: 'Nacht' }, nowMs)
  expect(readKept(localStorage, 'k', nowMs + 6.9 * dayMs)).toEqual({ title: 'Nacht' })
  expect(readKept(localStorage, 'k', nowMs + 7 * dayMs)).toBeUndefined()
})
test.each(['', '{', 'null', '7', '[]', '{"at":"soon","value":1}', '{"title":"of an older version"}'])(
  'the text %s is no draft',
  text => {
    localStorage.setItem('k', text)
    expect(readKept(localStorage, 'k', nowMs)).toBeUndefined()
  },
)
test('a full storage keeps nothing, and nothing breaks', () => {
  const full = {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  expect(() => writeKept(full, 'k', 'x', nowMs)).not.toThrow()
})
test('an account only sees its own drafts', () => {
  writeKept(localStorage, draftKey('u-1', 'uren:x'), 'x', nowMs)
  expect(hasDrafts('u-1')).toBe(true)
  expect(hasDrafts('u-2')).toBe(false)
  expect(hasDrafts('u')).toBe(false)
})
test('expired and unreadable drafts of all accounts are removed; everything else stays', () => {
  writeKept(localStorage, draftKey('u-1', 'old'), 'x', nowMs - 8 * dayMs)
  writeKept(localStorage, draftKey('u-2', 'new'), 'x', nowMs)
  localStorage.setItem(draftKey('u-2', 'nonsense'), '{')
  localStorage.setItem('auth', 'session')
  forgetOldDrafts(nowMs)
  expect(Object.keys(localStorage)).toEqual([draftKey('u-2', 'new'), 'auth'])
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['auth'])
})

interface Shift {
  title: string
  date: string | null
  days: number[]
  client: { name: string } | null
}
const empty: Shift = { title: '', date: null, days: [], client: null }
const filled: Shift = { title: '', date: '', days: [1], client: { name: '' } }
test.each<[string, unknown, boolean]>([
  ['an empty draft', empty, true],
  ['a full one', { title: 'Nacht', date: '2026-12-01', days: [1, 2], client: { name: 'Truus' } }, true],
  ['a field too many', { ...empty, more: 1 }, true],
  ['a field too few', { title: '', date: null, days: [] }, false],
  ['a null that may not be', { ...empty, title: null }, false],
  ['text for a list', { ...empty, days: '12' }, false],
  ['a list of text', { ...empty, days: ['1'] }, false],
  ['another client', { ...empty, client: { naam: 'Truus' } }, false],
  ['a list', [], false],
  ['nothing', null, false],
])('%s is shaped like the draft: %s', (_name, value, is) => {
  expect(isShaped(value, empty, filled)).toBe(is)
})
