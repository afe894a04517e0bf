// One API per test file: its own database with the test world in it, and a caller for each person.
import { rmSync } from 'node:fs'
import { moveClock } from '../../api/platform/clock.ts'
import { openDatabase, openPool } from '../../api/platform/database/database.ts'
import type { Settings } from '../../api/platform/settings.ts'
import { openApi, type Server } from '../../api/server.ts'
import { mustHaveAgreements } from '../agreed-work.ts'
import { mustLeadToScreens } from '../mailed-links.ts'
import { momentsOf } from '../worlds/moments.ts'
import { everybody, makeWorld, today, tokenFor, type Who } from '../worlds/world.ts'
import { freshDatabase } from './database.ts'
import { settings } from './settings.ts'

interface Violation {
  propertyPath: string
  message: string
  code: string
}
/** A response body. What tests read from it is typed; the rest is compared as a whole. */
export interface Body {
  '@id': string
  uuid: string
  status: string
  detail: string
  token: string
  refresh_token: string
  version: number
  totalItems: number
  publication: string
  allowedActions: string[]
  member: Body[]
  violations: Violation[]
  view: Record<string, string>
  [name: string]: unknown
}
export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: Body
  text: string
  bytes: Buffer
}
/** A header with the value undefined is not sent. */
type Headers = Record<string, string | undefined>
/** A body of text or bytes is sent as it is; any other body as JSON, with the usual type for the method. */
type Send = (method: string, path: string, body?: unknown, headers?: Headers) => Promise<Answer>
export interface Caller {
  send: Send
  get(path: string, headers?: Headers): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  put(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  delete(path: string, headers?: Headers): Promise<Answer>
}

const parse = (text: string, type: string): Body => (type.includes('json') && text ? JSON.parse(text) : {}) as Body
const addressOf = (path: string) => (/^\/(v1|health|ready|dev)/.test(path) ? path : `/v1${path}`)

/** The caller with this token; an anonymous one without it. */
export const callerWith = ({ app }: Server, token?: string): Caller => {
  const send: Send = async (method, path, body, more = {}) => {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json'
    const all: Headers = {
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      'content-type': body === undefined ? undefined : type,
      ...more,
    }
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const payload =
      body === undefined ? {} : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }
    const answer = await app.inject({ method: method as 'GET', url: addressOf(path), headers, ...payload })
    const { statusCode: status, payload: text, rawPayload: bytes } = answer
    return { status, headers: answer.headers, body: parse(text, String(answer.headers['content-type'] ?? '')), text, bytes }
  }
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  }
}

/** A file as the form in which a browser uploads it: the body and its header. */
export const uploadOf = (name: string, content: string | Buffer): { body: Buffer; headers: Record<string, string> } => ({
  body: Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n--b--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
})

/** Opens an API on a new world, at the start of its Monday. Close it after the file. */
export const openTestApi = async (own: Partial<Settings> = {}) => {
  const database = await freshDatabase()
  const server = await openApi({ ...settings, ...own }, database.url)
  moveClock(today)
  const world = await makeWorld(server.database)
  const as = { nobody: callerWith(server) } as Record<Who | 'nobody', Caller>
  for (const who of everybody) as[who] = callerWith(server, await tokenFor(server, world.people[who]))
  /** The owner of the tables, as in migrations. `db` has the rights of the application itself. */
  const owner = openDatabase(openPool(database.url))
  const close = async () => {
    moveClock(new Date().toISOString())
    // Checks every event of the file: each mail and notification must link to a screen that its recipient may open.
    await Promise.all([mustLeadToScreens(server.database), mustHaveAgreements(server.database)]).finally(() => server.stop())
    await owner.destroy()
    await database.drop()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { url: database.url, server, db: server.database, owner, world, as, ...momentsOf(as, world), close }
}
export type TestApi = Awaited<ReturnType<typeof openTestApi>>
