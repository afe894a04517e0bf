import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { digestOf, holderOf } from '../../../tests/seals/authority.ts'
import { readRoots } from './roots.ts'

const own = join(import.meta.dirname, '../../documents/seals')
const added = mkdtempSync(join(tmpdir(), 'roots-'))
afterAll(() => rmSync(added, { recursive: true }))
const pemOf = (bytes: Buffer) => `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`

test('each root that comes along is in the table beside it, with its source and its SHA-256, and no other', () => {
  const table = readFileSync(join(own, 'README.md'), 'utf8').matchAll(
    /^\| `(\w+)` \| `[\w-]+\.pem` \| .+? \| `([0-9A-F]{64})` \| .+ \|$/gm,
  )
  const documented = [...table].map(([, maker, digest]) => `${maker} ${digest}`)
  const stored = [...readRoots([own])].flatMap(([maker, roots]) =>
    roots.map(root => `${maker} ${digestOf(root).toString('hex').toUpperCase()}`),
  )
  expect(documented.toSorted()).toEqual(stored.toSorted())
  expect(stored).toHaveLength(5)
})
test('an operator adds roots, for makers with and without included ones', async () => {
  const { bytes } = await holderOf({ names: { commonName: 'Wortel' }, kind: 'ec' })
  for (const maker of ['duo', 'kvk']) {
    mkdirSync(join(added, maker))
    writeFileSync(join(added, maker, 'own.pem'), pemOf(bytes))
  }
  const roots = readRoots([own, added])
  expect(roots.get('duo')).toHaveLength(5)
  expect(roots.get('kvk')).toEqual([bytes])
})
test('a missing folder, and a file that is not a certificate, are reported at the start', () => {
  expect(() => readRoots([own, join(added, 'elders')])).toThrow('bestaat niet')
  mkdirSync(join(added, 'big'))
  writeFileSync(join(added, 'big', 'wrong.pem'), 'geen certificaat')
  expect(() => readRoots([added])).toThrow('wrong.pem is geen certificaat')
})
