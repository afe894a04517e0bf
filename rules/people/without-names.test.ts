import { expect, test } from 'vitest'
import { withoutNames } from './without-names.ts'

test.each([
  ['/', '/'],
  ['/werk/nieuwe-opdrachten', '/werk/nieuwe-opdrachten'],
  ['/werk/client/0199a000-0000-7000-8000-000000000001/woning', '/werk/client/:id/woning'],
  ['/werk/facturen/2026-W47', '/werk/facturen/:id'],
  [`/account/wachtwoord-opnieuw-instellen/${'0af'.repeat(40)}`, '/account/wachtwoord-opnieuw-instellen/:id'],
])('%s is told as %s', (pathname, expected) => {
  expect(withoutNames(pathname)).toBe(expected)
})
