import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenAt, screens } from './addresses.ts'

interface ListedScreen {
  path: string
  kind: string
  roles?: string[]
}
const listed: ListedScreen[] = JSON.parse(readFileSync(new URL('../tests/specification/routes.json', import.meta.url), 'utf8'))

// Our additions: an account for relatives (docs/decisions/0107), an invitation for people with an account (0128), and where a provider
// of sign-on leads back to (0151).
const additions = ['/zorg/account', '/zorg/uitnodiging/[token]', '/account/inloggen/organisatie']
test('the screens are those of the specification, with their roles, and a few additions', () => {
  expect(additions.filter(path => !(path in screens))).toEqual([])
  const entries = Object.entries(screens).filter(([path]) => !additions.includes(path))
  const screenList = entries.map(([path, { kind, roles }]) => ({ path, kind, roles: roles.toSorted() }))
  expect(screenList).toEqual(listed.map(({ path, kind, roles = [] }) => ({ path, kind, roles: roles.toSorted() })))
})
test.each([
  ['/werk', '/werk'],
  ['/werk/planning?dienst=7#maandag', '/werk/planning'],
  ['/organisatie/opdrachten/nieuw', '/organisatie/opdrachten/nieuw'],
  ['/organisatie/opdrachten/4f1c', '/organisatie/opdrachten/[uuid]'],
  [
    '/werk/client/4f1c/rapportage/jaaroverzichtCareAssist/9',
    '/werk/client/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]',
  ],
  ['/werk/uren-indineen', undefined],
  ['/werk/facturen/2026-W47/4f1c/pdf', undefined],
  ['/', undefined],
])('at %s is the screen %s', (address, screen) => {
  expect(screenAt(address)).toBe(screen)
})
