// A program of an organization: an API client with a secret, and its tokens.
import { must } from '../worlds/moments.ts'
import type { Who } from '../worlds/world.ts'
import { type Answer, type Body, callerWith, type TestApi } from './api.ts'

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
export const basic = (id: string, secret: string): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})
const reading = ['care-moments:read', 'organizations:read']

/** Makes clients on this API, and asks for tokens as they do. */
export const programsOf = ({ as, server }: Pick<TestApi, 'as' | 'server'>) => {
  const form = (changes: Record<string, unknown> = {}) => ({ name: 'Ons rooster', scopes: reading, ...changes })
  const made = async (changes: Record<string, unknown> = {}, who: Who = 'organization'): Promise<Body> =>
    must(await as[who].post('/api_clients', form(changes)), 201)
  const secretOf = async ({ '@id': iri }: Body, who: Who = 'organization') =>
    String(must(await as[who].post(`${iri}/secret`), 200).secret)
  const ask = (body: Record<string, string> | string, headers: Record<string, string> = {}): Promise<Answer> => {
    const text = typeof body === 'string' ? body : new URLSearchParams(body).toString()
    return as.nobody.post('/oauth/token', text, { ...formType, ...headers })
  }
  const grant = { grant_type: 'client_credentials' }
  const askWith = (client_id: string, client_secret: string, more: Record<string, string> = {}) =>
    ask({ ...grant, client_id, client_secret, ...more })
  const tokenOf = async (client: Body, secret: string, more: Record<string, string> = {}) =>
    String(must(await askWith(client.uuid, secret, more), 200).access_token)
  /** A client with a secret, and a caller with its token. */
  const program = async (changes: Record<string, unknown> = {}, who: Who = 'organization') => {
    const client = await made(changes, who)
    const secret = await secretOf(client, who)
    const token = await tokenOf(client, secret)
    return { client, secret, token, caller: callerWith(server, token) }
  }
  return { form, made, secretOf, ask, askWith, tokenOf, program, grant }
}
