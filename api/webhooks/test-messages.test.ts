// Test messages go to an address that may be somebody else's.
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'

const api = await openTestApi()
const { organization } = api.as
afterAll(() => api.close())

const withoutSecret = 'Maak eerst een geheim. Daarmee controleert het programma het proefbericht.'
test('an organization sends an endpoint that has a secret twenty test messages in a quarter of an hour at most', async () => {
  const make = async (path: string) => {
    const body = { url: `https://rooster.voorbeeld.example/${path}`, description: '', kinds: ['care_moment.created'] }
    const { '@id': iri, version } = must(await organization.post('/webhook_endpoints', body), 201)
    expect(await organization.post(`${iri}/test`, {})).toMatchObject({ status: 409, body: { detail: withoutSecret } })
    must(await organization.post(`${iri}/secret`, { version }), 200)
    return iri
  }
  const endpoint = await make('een')
  for (let n = 0; n < 20; n++) must(await organization.post(`${endpoint}/test`, {}), 201)
  const refused = await organization.post(`${endpoint}/test`, {})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  must(await organization.post(`${await make('twee')}/test`, {}), 201)
})
