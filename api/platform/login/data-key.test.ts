// SECRET is replaced, and nothing that was hashed or encrypted is lost.
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { openApi } from '../../server.ts'

const [first, second] = ['the first secret, of thirty-two characters', 'the second secret, of thirty-two letters']
const { url, drop } = await freshDatabase()
afterAll(() => drop())

const session = {
  username: 'x@voorbeeld.example',
  roles: ['ROLE_PLANNER' as const],
  uuid: '01a20cc8-a0ce-74a7-a799-9341ef031f92',
  multi_factor_enabled: true,
  multi_factor_verified: true,
  user_features: [],
}
/** What a server with these secrets signs, hashes and encrypts; and whether it reads what others made. */
const withSecrets = async <T>(
  secret: string,
  otherSecret: string | undefined,
  use: (tokens: Tokens) => Promise<T>,
): Promise<T> => {
  const server = await openApi({ ...settings, secret, otherSecret }, url)
  return use(server.tokens).finally(() => server.stop())
}
type Tokens = Awaited<ReturnType<typeof openApi>>['tokens']

test('a server with a wrong secret says so, and damages nothing', async () => {
  const hash = await withSecrets(first, undefined, async tokens => tokens.keyed('a code'))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await withSecrets(second, undefined, async tokens => tokens.keyed('a code'))).not.toEqual(hash)
  expect(logged.mock.calls.flat().join()).toContain('SECRET past niet bij deze database')
  logged.mockRestore()
  expect(await withSecrets(first, undefined, async tokens => tokens.keyed('a code'))).toEqual(hash)
})
test('the secret is replaced in three steps: users stay logged in, and codes and apps stay valid', async () => {
  const made = await withSecrets(first, second, async tokens => ({
    token: await tokens.sign(session),
    hash: tokens.keyed('ABCDE-FGHIJ'),
    sealed: tokens.seal(Buffer.from('of an app')),
  }))
  const holds = async (tokens: Tokens) => {
    expect(tokens.keyed('ABCDE-FGHIJ')).toEqual(made.hash)
    expect(tokens.unseal(made.sealed).toString()).toBe('of an app')
  }
  await withSecrets(second, first, async tokens => {
    await holds(tokens)
    expect(await tokens.read(made.token)).toMatchObject({ uuid: session.uuid })
    // A server that is still on the first step reads what this one signs.
    const newer = await tokens.sign(session)
    await withSecrets(first, second, async older => expect(await older.read(newer)).toMatchObject({ uuid: session.uuid }))
  })
  await withSecrets(second, first, holds)
  await withSecrets(second, undefined, async tokens => {
    await holds(tokens)
    await expect(tokens.read(made.token)).rejects.toMatchObject({ message: 'Invalid JWT Token' })
  })
})
test('what was hashed by the secret before there was a key of the database stays good', async () => {
  const { createHmac } = await import('node:crypto')
  const fresh = await freshDatabase()
  const server = await openApi({ ...settings, secret: first }, fresh.url)
  expect(server.tokens.keyed('a code')).toEqual(createHmac('sha256', first).update('a code').digest())
  await server.stop()
  await fresh.drop()
})
