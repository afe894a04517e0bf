// Access tokens: a JWT whose payload is exactly the stored session of the browser, valid for 15 minutes of real time. Its header
// names the login, and the planner when someone impersonates. Refresh tokens and codes are random and stored as hashes.
import { createHmac, hash, randomBytes } from 'node:crypto'
import { type JWTVerifyResult, jwtVerify, SignJWT } from 'jose'
import { type Actor, type Role, roles, type Session } from '../../../contract/language.ts'
import { Problem } from '../problem.ts'
import { type Secrets, sealWith, unsealWith } from './data-key.ts'
import type { EndedSessions } from './ended-sessions.ts'

export const accessSeconds = 15 * 60
/** Real time: the browser compares these instants with its own clock, so they do not follow the business clock (decision 8). */
export const real = (ms = 0): string => new Date(Date.now() + ms).toISOString()

/** Besides the session: its login (a uuid), the planner who impersonates or the scopes, and a lifetime other than 15 minutes. */
interface Issue {
  login?: string
  impersonator?: string
  /** The scopes of an API client. */
  scopes?: readonly string[]
  seconds?: number
  /** Until when the login is recent enough to open a client's file, in milliseconds. */
  recentUntil?: number | undefined
  /** Its uuid, for a token that can be revoked separately. */
  id?: string
}
export interface Tokens {
  sign(session: Omit<Session, 'exp' | 'iat'>, issue?: Issue): Promise<string>
  /** The actor of the token. Throws 401 when it is unreadable, forged or expired, or when its login was ended. */
  read(token: string): Promise<Actor>
  /** When a token that was read expires, in milliseconds. */
  endOf(token: string): number
  /** The id of a token that was read; undefined when it has none. */
  idOf(token: string): string | undefined
  /** A keyed hash for values that are short enough to guess. */
  keyed(text: string): Buffer
  /** Encrypts a secret that we must be able to read again, with our key (AES-256-GCM). */
  seal(secret: Buffer): Buffer
  unseal(sealed: Buffer): Buffer
}

const purpose = 'zorginzet seal'
const expired = 'ERR_JWT_EXPIRED'

/**
 * Signs tokens with the secret, and reads those of both secrets (HS256; other algorithms are not accepted). `dataKey` hashes and
 * encrypts; without one the secret itself does.
 */
export const openTokens = (secrets: Secrets, ended: Pick<EndedSessions, 'has'>, dataKey?: Buffer): Tokens => {
  const keyOf = (secret: string) => new TextEncoder().encode(secret)
  const key = keyOf(secrets.secret)
  const accepted = [key, ...(secrets.otherSecret ? [keyOf(secrets.otherSecret)] : [])]
  const storageKey = dataKey ?? key
  const payloadBy = async (token: string, [by, ...others]: Uint8Array[]): Promise<JWTVerifyResult<Session>> =>
    jwtVerify<Session>(token, by!, { algorithms: ['HS256'] }).catch((error: { code?: string }) => {
      if (others.length > 0 && error.code !== expired) return payloadBy(token, others)
      throw refusal(error.code === expired ? 'Expired JWT Token' : 'Invalid JWT Token')
    })
  // Verifying costs more than most requests do, so a verified token is remembered until it expires.
  const verified = new Map<string, { actor: Actor; exp: number; id: string | undefined }>()
  const verify = async (token: string): Promise<Actor> => {
    const known = verified.get(token)
    if (known && known.exp * 1000 > Date.now()) return known.actor
    const { payload, protectedHeader } = await payloadBy(token, accepted)
    const isRole = (role: unknown): role is Role => roles.includes(role as Role)
    if (!payload.uuid || !payload.username || !Array.isArray(payload.roles) || !payload.roles.every(isRole))
      throw refusal('Invalid JWT Token')
    const { login, impersonator, recentUntil, scopes, id } = protectedHeader as Issue
    const actor: Actor = {
      uuid: payload.uuid,
      username: payload.username,
      roles: payload.roles,
      impersonator: impersonator ?? null,
      session: login ?? null,
      ...(recentUntil !== undefined && { recentUntil }),
      ...(scopes && { scopes }),
    }
    if (verified.size > 10_000) verified.clear()
    verified.set(token, { actor, exp: payload.exp!, id })
    return actor
  }
  return {
    sign: (session, { seconds = accessSeconds, login, impersonator, recentUntil, scopes, id } = {}) => {
      const iat = Math.floor(Date.now() / 1000)
      const header = {
        typ: 'JWT',
        alg: 'HS256',
        ...(login && { login }),
        ...(impersonator && { impersonator }),
        ...(recentUntil && { recentUntil }),
        ...(scopes && { scopes }),
        ...(id && { id }),
      }
      return new SignJWT({ ...session, iat, exp: iat + seconds }).setProtectedHeader(header).sign(key)
    },
    read: async token => {
      const actor = await verify(token)
      const id = verified.get(token)?.id
      if ((actor.session && ended.has(actor.session)) || (id && ended.has(id))) throw refusal('Invalid JWT Token')
      return actor
    },
    idOf: token => verified.get(token)?.id,
    endOf: token => (verified.get(token)?.exp ?? 0) * 1000,
    keyed: text => createHmac('sha256', storageKey).update(text).digest(),
    seal: plain => sealWith(storageKey, purpose, plain),
    unseal: sealed => unsealWith(storageKey, purpose, sealed),
  }
}
/** A 401 in the form that JWT clients know. */
export const refusal = (sentence: string): Problem => Object.assign(new Problem('unauthorized'), { message: sentence })

/** A random token for the user, and the hash under which it is stored. */
export const newSecretToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(64).toString('hex')
  return { token, hash: hashOf(token) }
}
/**
 * The token that replaces this one. With a key of the caller it is always the same one, derived with this server's secret: a
 * caller whose answer was lost asks again with its key and gets the same token; a thief of the token alone does not.
 */
export const successorOf = (tokens: Tokens, replaced: string, key: string | undefined): { token: string; hash: Buffer } => {
  if (!key) return newSecretToken()
  const halfOf = (half: string) => tokens.keyed(JSON.stringify(['successor', half, replaced, key])).toString('hex')
  const token = halfOf('a') + halfOf('b')
  return { token, hash: hashOf(token) }
}
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
