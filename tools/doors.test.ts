// Every attack names an existing test, every module of the test plan is tried under its name, and the page lists the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attacks } from './doors/attacks.ts'
import { modules } from './doors/relying-party.ts'
import { page, pageOf } from './doors.ts'

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const all = Object.values(attacks).flat()

test.each(all)('$attack is tried', ({ test: [file, name] }) => {
  expect(file).toMatch(/\.test\.ts$/)
  expect(textOf(file)).toContain(name)
})
test('no attack stands there twice', () => {
  expect(new Set(all.map(({ attack }) => attack)).size).toBe(all.length)
})
test('each module of the plans that applies is a test, and no test bears the name of another', () => {
  const tried = textOf('tests/doors/relying-party.test.ts').match(/(?<=')oidcc-client-test[\w-]*(?=')/g)!
  const named = modules.filter(({ without }) => !without).map(({ name }) => name)
  expect([...new Set(tried)].sort()).toEqual(named.sort())
})
test('the page is made of the list: node tools/run.mjs tools/doors.ts writes it', () => {
  expect(readFileSync(page, 'utf8')).toBe(pageOf())
})
