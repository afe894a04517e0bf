import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { screens } from '../../../../contract/addresses.ts'
import { openTestApi } from '../../../../tests/servers/api.ts'
import { settings } from '../../../../tests/servers/settings.ts'
import { openApi } from '../../../server.ts'
import { readSettings } from '../../settings.ts'

const api = await openTestApi()
const webDir = mkdtempSync(join(tmpdir(), 'zorginzet-web-'))
const first = `if (1 < 2)\n  document.title = 'a'`
writeFileSync(join(webDir, 'index.html'), `<head><meta name="map-tiles" content="__MAP_TILES__"><script>${first}</script></head>`)
afterAll(async () => {
  await api.close()
  rmSync(webDir, { recursive: true })
})
const pageWith = async (mapTiles: typeof settings.mapTiles) => {
  const { app, stop } = await openApi({ ...settings, webDir, mapTiles }, api.url)
  const { body, headers } = await app.inject('/werk')
  await stop()
  return { body, policy: String(headers['content-security-policy']) }
}

test('a page asks no other host, unless a tile server is named', async () => {
  const plain = await pageWith(undefined)
  expect(plain.policy).toContain(`img-src 'self' data: blob:;`)
  expect(plain.body).toContain('content=""')
  const tiled = await pageWith({ address: 'https://tegels.example/{z}/{x}/{y}.png', source: 'OpenStreetMap' })
  expect(tiled.policy).toContain(`img-src 'self' data: blob: https://tegels.example;`)
  expect(tiled.body).toContain('content="https://tegels.example/{z}/{x}/{y}.png OpenStreetMap"')
})

test('a page runs only the scripts that were built into it', async () => {
  const { body, policy } = await pageWith(undefined)
  expect(body).toContain(`<script>${first}</script>`)
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(first).digest('base64')}';`)
})

const appWith = async (own: Partial<typeof settings> = {}) => openApi({ ...settings, webDir, ...own }, api.url)
const filled = (screen: string) => screen.replaceAll(/\[\w+\]/g, '1f0c')
test.each([{}, { production: true }])('every screen is found, and no other address is, with %j', async own => {
  const { app, stop } = await appWith(own)
  const statusAt = async (path: string) => (await app.inject({ url: path, headers: { accept: 'text/html' } })).statusCode
  const missed: string[] = []
  for (const path of ['/', '/werk/', ...Object.keys(screens).map(filled)]) if ((await statusAt(path)) !== 200) missed.push(path)
  const found: string[] = []
  const others = ['/bestaat-niet', '/werk/bestaat-niet', '/werk/client/1/2/3', '/index', '/zorg/zorgvragen/1/bestaat-niet']
  for (const path of others) if ((await statusAt(path)) !== 404) found.push(path)
  const { body } = await app.inject('/bestaat-niet')
  await stop()
  expect({ missed, found }).toEqual({ missed: [], found: [] })
  // The page of the app, recognized by this.
  expect(body).toContain('map-tiles')
})
test.each([
  '/%00',
  '/assets/%00',
  '/assets/..%5c..%5cpackage.json',
  `/${'a'.repeat(300)}`,
  `/assets/${'%C3%A9'.repeat(130)}.js`,
  `/${'a'.repeat(252)}`,
  '/%FF',
  '/assets/%e0%a4',
])('what can be the name of no file is not found, and is no failure: %s', async path => {
  const { app, stop } = await appWith()
  const { statusCode } = await app.inject(path)
  await stop()
  expect([400, 404]).toContain(statusCode)
})
test('a file of the build is found by its name and nothing else, compressed where it is, and kept for ever', async () => {
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'assets', '_a.b-1.js'), 'plain')
  writeFileSync(join(webDir, 'assets', '_a.b-1.js.br'), 'compressed')
  const { app, stop } = await appWith()
  const at = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } })
  const kept = { 'cache-control': 'public, max-age=31536000, immutable' }
  expect(await at('/assets/_a.b-1.js')).toMatchObject({ statusCode: 200, body: 'plain', headers: kept })
  expect(await at('/assets/_a.b-1.js', 'br')).toMatchObject({ statusCode: 200, body: 'compressed', headers: kept })
  expect(await app.inject({ method: 'HEAD', url: '/assets/_a.b-1.js' })).toMatchObject({ statusCode: 200, body: '' })
  for (const path of ['/assets/_a.b-2.js', '/assets/..%2findex.html', '/assets/..%2f..%2fpackage.json', '/assets/.js'])
    expect((await at(path)).statusCode, path).toBe(404)
  await stop()
})
test('in development a page is the one of the newest build', async () => {
  const { app, stop } = await appWith()
  const index = join(webDir, 'index.html')
  const before = readFileSync(index, 'utf8')
  expect((await app.inject('/werk')).body).not.toContain('newer')
  writeFileSync(index, `${before}<!-- newer -->`)
  utimesSync(index, new Date(), new Date(Date.now() + 5000))
  expect((await app.inject('/werk')).body).toContain('newer')
  writeFileSync(index, before)
  await stop()
})
test('a static page is found with and without its extension, and by the name that people guess', async () => {
  writeFileSync(join(webDir, 'privacyverklaring.html'), 'Wat wij bewaren')
  const { app, stop } = await appWith()
  for (const path of ['/privacyverklaring', '/privacyverklaring.html'])
    expect(await app.inject(path)).toMatchObject({
      statusCode: 200,
      body: 'Wat wij bewaren',
      headers: { 'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`) },
    })
  for (const path of ['/privacy', '/privacy.html'])
    expect(await app.inject(path)).toMatchObject({ statusCode: 302, headers: { location: '/privacyverklaring.html' } })
  await stop()
})

test.each([
  [{ MAP_TILES: 'https://tegels.example/kaart.png', MAP_TILES_SOURCE: 'Wij' }],
  [{ MAP_TILES: 'https://tegels.example/{z}/{x}/{y}"><script>', MAP_TILES_SOURCE: 'Wij' }],
  [{ MAP_TILES: 'https://tegels.example/{z}/{x}/{y}.png' }],
])('a server does not start with %j', env => {
  expect(() => readSettings(env)).toThrow(/MAP_TILES/)
})

test('a password manager is led to where a password is changed, and to nothing by another name there', async () => {
  const { app, stop } = await openApi({ ...settings, webDir }, api.url)
  const led = await app.inject('/.well-known/change-password')
  const none = await app.inject('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  await stop()
  expect([led.statusCode, led.headers.location]).toEqual([302, '/account/wachtwoord-vergeten'])
  expect(none.statusCode).toBe(404)
})
