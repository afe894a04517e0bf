// Logging in, and reading mails: for the tests of accounts and links.
import { sql } from 'kysely'
import { vi } from 'vitest'
import { must } from '../worlds/moments.ts'
import { password, type Who } from '../worlds/world.ts'
import { type Answer, callerWith, type TestApi } from './api.ts'

/** The content of a token. */
export const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
/** The cookies in an answer, by name. */
export const cookiesIn = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    [answer.headers['set-cookie'] ?? []].flat().map(each => /^([^=]+)=([^;]*)/.exec(String(each))!.slice(1) as [string, string]),
  )
/** The wrong fields in an answer, in alphabetical order. */
export const wrongFields = (answer: Answer): string[] =>
  must(answer, 422)
    .violations.map(({ propertyPath }) => propertyPath)
    .sort()
export const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString()

/** Logging in and reading mails on this API. Mails and links need its queue to be running (server.startWork). */
export const loginsOf = ({ as, db, server, world }: Pick<TestApi, 'as' | 'db' | 'server' | 'world'>) => {
  const login = (username: string, secret = password, headers: Record<string, string> = {}) =>
    as.nobody.post('/login/check', { username, password: secret }, headers)
  /** Really logs this person in: a new session with its refresh token. */
  const loggedIn = async (who: Who, headers: Record<string, string> = {}) => {
    const { token, refresh_token } = must(await login(world.people[who].username, password, headers), 200)
    return { ...callerWith(server, token), token, refresh_token }
  }
  const refresh = (refresh_token: string) => as.nobody.post('/login/token_refresh', { refresh_token })
  /** Resolves when the queue is empty; throws the error of a failed job. */
  const settled = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql<{ last_error: string | null }>`select last_error from graphile_worker.jobs`.execute(db)
        if (rows.length > 0) throw new Error(`${rows.length} jobs wait: ${rows.map(row => row.last_error).join(', ')}`)
      },
      { timeout: 60_000, interval: 10 },
    )
  /** The mails to this address once the queue is empty, in the order of their events, since four are made at a time. */
  const mailsTo = async (recipient: string) => {
    await settled()
    return db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient.toLowerCase())
      .orderBy(sql`coalesce(event_uuid, uuid)`)
      .execute()
  }
  const subjectsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ subject }) => subject)
  /** The newest link mailed to this address: its screen and its token. */
  const linkTo = async (recipient: string) => {
    const links = (await mailsTo(recipient)).flatMap(({ text }) => [...text.matchAll(/localhost:3000(\/\S+)\/([0-9a-f]{128})/g)])
    const [, path = '', token = ''] = links.at(-1) ?? []
    return { path, token }
  }
  /** The newest code mailed to this address. */
  const codeTo = async (recipient: string) => {
    const mail = db.selectFrom('mail').select('text').where('recipient', '=', recipient).where('text', 'like', 'De code is%')
    return /\d{6}/.exec((await mail.orderBy('uuid', 'desc').executeTakeFirstOrThrow()).text)![0]
  }
  const forgetTries = () => db.deleteFrom('login_attempt').execute()
  /** Resets the attempts and the mailed codes. */
  const forgetCodes = async () => {
    await forgetTries()
    await db.deleteFrom('multi_factor_code').execute()
  }
  /** Resolves once this access token is refused: servers learn of an ended session a moment later. */
  const refused = (token: string) =>
    vi.waitFor(async () => must(await callerWith(server, token).get('/acts'), 401), { timeout: 60_000, interval: 10 })
  const mail = { settled, mailsTo, subjectsTo, linkTo, codeTo }
  return { login, loggedIn, refresh, ...mail, forgetTries, forgetCodes, refused }
}
