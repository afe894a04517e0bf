// A page outside the app shows numbers in the same format as the app.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { formatPhone } from '../rules/time/format-nl.ts'

const source = readFileSync(new URL('../web/public/kantoor.js', import.meta.url), 'utf8')
const [own] = /function formatPhone[\s\S]*?\n\}\n/.exec(source)!
const readNumber: (phone: string) => string = runInNewContext(`(${own})`)

test('in every area, and of what is no number', () => {
  const areas = Array.from({ length: 900 }, (_, place) => `+31${place + 100}234567`)
  const numbers = [...areas, '0031302071234', '030-207 12 34', '112', '']
  expect(numbers.filter(phone => readNumber(phone) !== formatPhone(phone))).toEqual([])
})
