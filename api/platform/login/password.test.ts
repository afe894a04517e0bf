import { argon2Sync } from 'node:crypto'
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

test('a password is the same however a device writes its accents, also one that was hashed before that was so', async () => {
  const [composed, apart] = ['Lindebloesem-é47', 'Lindebloesem-e\u030147']
  const stored = await hashPassword(apart)
  expect(await isPassword(composed, stored)).toBe(true)
  expect(await isPassword(apart, stored)).toBe(true)
  expect(await isPassword('Lindebloesem-e47', stored)).toBe(false)
  const nonce = Buffer.alloc(16, 3)
  const tag = argon2Sync('argon2id', { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, message: apart, nonce })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$argon2id$v=19$m=19456,t=2,p=1$${bare(nonce)}$${bare(Buffer.from(tag))}`
  expect(await isPassword(composed, old)).toBe(true)
  expect(await isPassword(apart, old)).toBe(true)
})
