// What is restored in a form without a draft after the user logged in again on another site.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./session.ts', () => ({ currentSession: () => ({ uuid: 'u-1' }) }))
vi.resetModules() // an instance loaded by another file has its own session.ts
const { forgetBehind, leaveBehind, stayHere, takeBack } = await import('./left-behind.ts')
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }) as Storage
const start = { text: '', kinds: [] as string[], who: null as object | null, password: '', file: null as unknown }
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00Z') })
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', { pathname: '/organisatie/clienten/c-1' })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was typed comes back once, without a secret or a file', () => {
  leaveBehind(start, {
    text: 'Nieuwe afspraak',
    kinds: ['huid'],
    who: { value: 'w-1' },
    password: 'geheim woord',
    file: new Blob(['foto']),
  })
  expect(takeBack(start)).toEqual({ ...start, text: 'Nieuwe afspraak', kinds: ['huid'], who: { value: 'w-1' } })
  expect(JSON.stringify(sessionStorage)).not.toContain('geheim woord')
  forgetBehind(start)
  expect(takeBack(start)).toBe(start)
})
test('nothing comes back on another screen, in a form that began otherwise, after half an hour, or where nothing was typed', () => {
  leaveBehind(start, { ...start })
  expect(Object.keys(sessionStorage)).toEqual([])
  leaveBehind(start, { ...start, text: 'Nieuwe afspraak' })
  vi.stubGlobal('location', { pathname: '/organisatie/clienten/c-2' })
  expect(takeBack(start)).toBe(start)
  vi.stubGlobal('location', { pathname: '/organisatie/clienten/c-1' })
  const other = { ...start, text: 'Oude afspraak' }
  expect(takeBack(other)).toBe(other)
  vi.advanceTimersByTime(31 * 60_000)
  expect(takeBack(start)).toBe(start)
})
test('nothing stays behind of who did not leave', () => {
  leaveBehind(start, { ...start, text: 'Nieuwe afspraak' })
  stayHere()
  expect(takeBack(start)).toBe(start)
})
