import { expect, test } from 'vitest'
import { hashPassword, isPassword, isTooEasy } from './password.ts'

test.each([
  'password1234',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'welkom123456',
  'Welkom2026!!',
  'zorginzet2026',
  'Zorginzet123!',
  'wachtwoord12',
  'roos.visser@voorbeeld.example',
  'roosvisser1985',
])('%s is too easy', async password => {
  expect(await isTooEasy(password, ['roos.visser@voorbeeld.example', 'Roos', 'Visser'])).toBe(true)
})
test.each(['Welkom-bij-Zorginzet-1', 'Lindebloesem-47', 'paard batterij nietje correct', 'de kat van de buren blaft'])(
  '%s will do',
  async password => {
    expect(await isTooEasy(password, ['roos.visser@voorbeeld.example', 'Roos', 'Visser'])).toBe(false)
  },
)
test('a password is known by its hash, another is not, and without a hash none is', async () => {
  const stored = await hashPassword('Lindebloesem-47')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('Lindebloesem-47', stored)).toBe(true)
  expect(await isPassword('Lindebloesem-48', stored)).toBe(false)
  expect(await isPassword('Lindebloesem-47', null)).toBe(false)
})
