// The browser begins a trace only where the server makes traces.
import { afterAll, expect, test, vi } from 'vitest'

let sent: Record<string, string>[]
const open = async (content: string) => {
  sent = []
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: (asked: string) => (asked === 'meta[name=traces]' ? { content } : null) })
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => sent.push(headers))
  return import('./request.ts')
}
// The files of a run share their globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('where the server makes traces each call begins one of its own', async () => {
  const { request } = await open('on')
  for (const _time of [1, 2]) await request('POST', '/logout', {})
  const begun = sent.map(headers => headers.traceparent)
  for (const each of begun) expect(each).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(begun).size).toBe(2)
})
test.each(['off', '__TRACES__'])('where it does not (%s) a call carries nothing more', async content => {
  const { request, traceHeader } = await open(content)
  await request('POST', '/logout', {})
  expect(Object.keys(sent[0]!).sort()).toEqual(['Accept', 'Content-Type'])
  expect(traceHeader()).toEqual({})
})
test.each([
  ['/logout', 'application/ld+json'],
  ['/login/token_refresh', 'application/ld+json'],
  ['/login/check', 'application/json'],
  ['/_analytics/track', 'application/json'],
  ['/_analytics/transaction', 'application/json'],
])('the body of %s is %s', async (path, type) => {
  const { request } = await open('off')
  await request('POST', path, {})
  expect(sent[0]).toMatchObject({ 'Content-Type': type })
})
