// Without monitoring, none of its packages are loaded. With it, the process that only works through the queue is monitored as well.
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../api/platform/settings.ts'
import { openTestApi } from './servers/api.ts'
import { openCollector } from './servers/collector.ts'
import { freePort } from './servers/free-port.ts'
import { startWatched } from './servers/watched.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
const collector = await openCollector()
const port = String(await freePort())
const settings = { DATABASE_URL: api.url, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
afterAll(async () => {
  collector.close()
  await api.close()
})

test('a server that is not watched loads nothing for it', async () => {
  const server = await startWatched('api/main.ts', settings)
  expect((await fetch(`${settings.PUBLIC_URL}/v1/acts`)).status).toBe(401)
  await server.stop()
  expect(server.loaded()).toEqual([])
})
test('a process that only does the work of the queue is measured and traced too', async () => {
  const own = String(await freePort())
  const asked = { JOBS: 'only', METRICS_PORT: own, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'het-werk' }
  const server = await startWatched('api/main.ts', { ...settings, ...asked })
  expect(server.loaded().join('\n')).toMatch(/@opentelemetry[\s\S]*watched\/metrics/)
  expect(await (await fetch(`http://127.0.0.1:${own}/metrics`)).text()).toContain('zorginzet_queue_due_jobs 0')
  must(await api.as.planner.post('/jobs/tidy-accounts/run'), 202)
  await expect.poll(() => collector.spans.map(({ name }) => name), { timeout: 60_000 }).toContain('job tidy-accounts')
  expect(collector.raw()).toContain('het-werk')
  await server.stop()
})

test.each([
  [{}, undefined, false],
  [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1' }, false],
  [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, { port: 9464, host: '0.0.0.0' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, undefined, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318/v1/traces' }, undefined, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }, undefined, false],
])('the settings %j', (env, metrics, traces) => {
  expect(readSettings({ SECRET: 'a-secret-for-tests-of-at-least-32-characters', ...env })).toMatchObject({ metrics, traces })
})
test('an invalid port, and an unknown format of traces, are refused', () => {
  expect(() => readSettings({ METRICS_PORT: 'negen' })).toThrow('METRICS_PORT is geen poortnummer: negen.')
  const grpc = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }
  expect(() => readSettings(grpc)).toThrow('en niet grpc')
})
