// A webhook receiver or provider without a valid certificate gets nothing from us: somebody else may be answering.
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { now } from '../../api/platform/clock.ts'
import { openTestApi } from '../servers/api.ts'
import { loginsOf } from '../servers/logins.ts'
import { signOnsOf } from '../servers/openid/sign-ons.ts'
import { makeAuthority, openTlsServer } from '../servers/tls.ts'
import { must } from '../worlds/moments.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { forgetTries } = loginsOf(api)
const { setUp } = signOnsOf(api)
const asked: string[] = []
/** A receiver of webhooks, and the metadata of a provider. */
const answer: Parameters<typeof openTlsServer>[2] = (request, response) => {
  asked.push(request.url!)
  const issuer = `https://${request.headers.host}`
  const addresses = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(addresses))
}
const [known, unknown] = [await makeAuthority(), await makeAuthority()]
const servers = {
  right: await openTlsServer(known, 'localhost', answer),
  'of an authority that nobody knows': await openTlsServer(unknown, 'localhost', answer),
  'with another name': await openTlsServer(known, 'voorbeeld.nl', answer),
  'that is over': await openTlsServer(known, 'localhost', answer, 1),
}
const trusted = getCACertificates('default')
setDefaultCACertificates([...trusted, known.pem])
afterAll(async () => {
  setDefaultCACertificates(trusted)
  for (const each of Object.values(servers)) each.close()
  await api.close()
})
beforeEach(async () => {
  asked.length = 0
  await forgetTries()
  await db.deleteFrom('identity_provider').execute()
  await db.deleteFrom('webhook_endpoint').execute()
})
const send = async (origin: string) => {
  const form = { url: `${origin}/hook`, description: 'Ons rooster', kinds: ['care_moment.created'] }
  const { '@id': iri, version } = must(await as.organization.post('/webhook_endpoints', form), 201)
  must(await as.organization.post(`${iri}/secret`, { version }), 200)
  const { uuid, '@id': message } = must(await as.organization.post(`${iri}/test`, {}), 201)
  await server.sendWebhook(uuid, now())
  return must(await as.organization.get(message), 200)
}
const start = async (issuer: string) => {
  await setUp({ issuer, secret: 'geheim' })
  return as.nobody.post('/login/sign_on', { username: world.people.organization.username })
}

test('with a right certificate a message arrives, and a provider is found', async () => {
  expect(await send(servers.right.origin)).toMatchObject({ status: 'delivered' })
  must(await start(servers.right.origin), 200)
  expect(asked).toEqual(['/hook', '/.well-known/openid-configuration'])
})
const { right: _, ...wrong } = servers
test.each(Object.entries(wrong))(
  'with a certificate %s no message is sent, and nobody is led to the provider',
  async (_what, { origin }) => {
    expect(await send(origin)).toMatchObject({ status: 'failed', attempts: [{ error: 'certificate' }] })
    expect(await start(origin)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('antwoordt nu niet goed') },
    })
    expect(asked).toEqual([])
  },
)
