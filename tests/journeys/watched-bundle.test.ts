// The bundle loads monitoring packages only on demand, as the sources do (tests/watched-or-not.test.ts).
import { afterAll, expect, test } from 'vitest'
import { openCollector } from '../servers/collector.ts'
import { freshDatabase } from '../servers/database.ts'
import { freePort } from '../servers/free-port.ts'
import { startWatched } from '../servers/watched.ts'

const database = await freshDatabase('template_demo')
const collector = await openCollector()
const port = String(await freePort())
const settings = { DATABASE_URL: database.url, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
afterAll(async () => {
  collector.close()
  await database.drop()
})
const page = async () => (await fetch(`${settings.PUBLIC_URL}/account/inloggen`)).text()

test('a bundle that is not watched loads nothing for it, and its page says so', async () => {
  const server = await startWatched('dist/server/main.js', settings)
  expect(await page()).toContain('<meta name="traces" content="off"')
  await server.stop()
  expect(server.loaded()).toEqual([])
})
test('a bundle that is watched tells its figures and its traces', async () => {
  const own = String(await freePort())
  const asked = { METRICS_PORT: own, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const server = await startWatched('dist/server/main.js', { ...settings, ...asked })
  expect(await page()).toContain('<meta name="traces" content="on"')
  expect((await fetch(`${settings.PUBLIC_URL}/v1/acts`)).status).toBe(401)
  const figures = await (await fetch(`http://127.0.0.1:${own}/metrics`)).text()
  expect(figures).toMatch(/^zorginzet_requests_total\{operation="\w+\.\w+",status="401"\} 1$/m)
  expect(figures).toMatch(/^zorginzet_database_up 1$/m)
  expect(server.loaded().join('\n')).toContain('@opentelemetry')
  await server.stop()
  expect(collector.spans.map(({ attributes }) => attributes['http.route'])).toContain('/v1/acts')
})
