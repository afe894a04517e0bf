// Which requests a document may abort: none while it is open, all of them when it is reloaded.
import { afterAll, expect, test } from 'vitest'
import { watchCalls } from '../screens/judge.ts'
import { launchBrowser } from '../servers/browser.ts'

const browser = await launchBrowser()
afterAll(() => browser.close())

const asks = '<script>fetch("/v1/things", { signal: leave?.signal }).catch(() => undefined)</script>'
const pageOf = (content: string) =>
  `<!doctype html><html lang="nl"><title>Proef</title><script>var leave</script><h1>Proef</h1>${content}</html>`
/** A page with this content, of which no script and no call is ever answered. */
const opened = async (content: string) => {
  const page = await browser.newPage({ baseURL: 'http://proef.example' })
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/proef') return route.fulfill({ contentType: 'text/html', body: pageOf(content) })
  })
  const calls = watchCalls(page)
  const open = async () => {
    const asked = page.waitForRequest(/things|kern/)
    await page.goto('/proef', { waitUntil: 'commit' })
    await asked
  }
  await open()
  return { page, calls, open }
}

test('what an earlier document requested is dropped with it, scripts as well as calls', async () => {
  for (const content of [asks, '<script src="/assets/kern.js" async></script>']) {
    const { calls, open } = await opened(content)
    await open()
    expect(calls.wrong()).toEqual([])
  }
})
test('reports what the current document no longer needs, and what it asks twice', async () => {
  const { page, calls } = await opened(`<script>leave = new AbortController()</script>${asks}${asks}`)
  await expect.poll(() => calls.wrong()).toEqual([expect.stringMatching(/^asked twice: GET .*\/v1\/things$/)])
  await page.evaluate('leave.abort()')
  await expect.poll(() => calls.wrong()).toContainEqual(expect.stringMatching(/^let go: GET .*\/v1\/things$/))
})
