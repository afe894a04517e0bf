// The compose files say what the program and its image have: the sandbox of compose.sandbox.yaml starts by itself, with no setting given, and
// every setting that a file gives to the program is one.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../api/platform/settings.ts'

interface Service {
  build?: unknown
  image?: string
  command?: unknown
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  ports?: string[]
  depends_on?: Record<string, unknown>
  healthcheck?: { disable?: boolean }
}
interface Compose {
  include?: string[]
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const read = (path: string) => parseYaml(textOf(path)) as Compose
const files = readdirSync(root).filter(name => /^compose.*\.yaml$/.test(name))
const sandboxFile = read('compose.sandbox.yaml')
const sandbox = sandboxFile.services.sandbox!
const image = textOf('Dockerfile')
/** A value where nothing is set; undefined where compose refuses to start without. */
const unset = (value: string): string | undefined => {
  if (/\$\{\w+:\?/.test(value)) return undefined
  return value.replace(/\$\{\w+(?::-([^}]*))?\}/g, (_, otherwise: string | undefined) => otherwise ?? '')
}

test.each(files)('every setting that %s gives to the program is one', name => {
  const settings = Object.values(read(name).services)
    .filter(({ build }) => build === '.')
    .flatMap(({ environment }) => Object.keys(environment ?? {}))
  const known = textOf('docs/configuration.md')
  expect(settings.length).toBeGreaterThan(0)
  expect(settings.filter(setting => !known.includes(`\`${setting}\``))).toEqual([])
})
test('compose.yaml has the sandbox beside the product', () => {
  expect(read('compose.yaml').include).toEqual(['compose.sandbox.yaml'])
})
test('the sandbox starts where nothing is set, with settings that a sandbox takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const values = Object.entries(sandbox.environment!).map(([name, value]) => [name, unset(value)] as const)
  expect(values.filter(([, value]) => value === undefined)).toEqual([])
  const settings = readSettings({ ...Object.fromEntries(values), DATA_DIR: folder })
  const [host, port] = sandbox.ports![0]!.split(/:(?=\d+:)/)
  expect(settings).toMatchObject({ sandbox: { key: expect.stringMatching(/^\w{64}$/) }, production: true, host: '0.0.0.0' })
  expect([host, port]).toEqual(['127.0.0.1', `${new URL(settings.publicUrl).port}:${settings.port}`])
})
test('the sandbox keeps its key, clock and files where the image has its data', () => {
  const [volume, path] = sandbox.volumes![0]!.split(':')
  expect(Object.keys(sandboxFile.volumes)).toContain(volume)
  expect(/DATA_DIR=(\S+)/.exec(image)![1]).toBe(path)
  expect(image).toContain(`--owner=zorginzet --mode=700 ${path}`)
})
/** The switches with which `npm start` runs the bundle. */
const heap = /const heap = \[(.*)\]/
  .exec(textOf('tools/build.mjs'))![1]!
  .split(', ')
  .map(each => each.slice(1, -1))
test('the sandbox runs what the image runs and is asked for its health there', () => {
  expect([sandbox.command, sandbox.healthcheck]).toEqual([undefined, undefined])
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)![1]!) as string[]
  expect(command).toEqual(['node', ...heap, 'dist/server/main.js'])
  expect(image).toContain("process.env.PORT ?? 3000) + '/health'")
})
test('nothing but the sandbox reaches its database, and it reaches nothing of the product', () => {
  for (const service of Object.values(sandboxFile.services)) expect(service.networks).toEqual(['sandbox'])
  expect(Object.keys(sandbox.depends_on!)).toEqual(['sandbox-database'])
  expect(sandboxFile.services['sandbox-database']!.ports).toBeUndefined()
  const others = Object.values(read('compose.yaml').services)
  expect(others.filter(({ networks }) => networks?.includes('sandbox'))).toEqual([])
})
