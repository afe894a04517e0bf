// Access tokens: a JWT whose payload is exactly the stored session of the specification (section 3), for 15 minutes of real time.
// Its header names the login, and the planner when someone impersonates. Refresh tokens and codes are random and stored as
// hashes.
import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { type Actor, type Role, roles, type Session } from '../../../contract/language.ts'
import { Problem } from '../problem.ts'
import type { EndedSessions } from './ended-sessions.ts'

export const accessSeconds = 15 * 60
/** Real time: the browser compares these instants with its own clock, so they do not follow the business clock (decision 8). */
export const real = (ms = 0): string => new Date(Date.now() + ms).toISOString()

/** Besides the session: its login (a uuid), the planner who impersonates, and a lifetime other than 15 minutes. */
interface Issue {
  login?: string
  impersonator?: string
  seconds?: number
}
export interface Tokens {
  sign(session: Omit<Session, 'exp' | 'iat'>, issue?: Issue): Promise<string>
  /** The actor of the token. Throws 401 when it is unreadable, forged or expired, or when its login was ended. */
  read(token: string): Promise<Actor>
  /** Until when a token that was read is good, in milliseconds. */
  endOf(token: string): number
  /** A keyed hash for values that are short enough to guess. */
  keyed(text: string): Buffer
  /** Encrypts a secret that we must be able to read again, with our key (AES-256-GCM). */
  seal(secret: Buffer): Buffer
  unseal(sealed: Buffer): Buffer
}

/** Signs and reads tokens with this secret (HS256; other algorithms are not accepted). */
export const openTokens = (secret: string, ended: Pick<EndedSessions, 'has'>): Tokens => {
  const key = new TextEncoder().encode(secret)
  const sealingKey = Buffer.from(hkdfSync('sha256', key, '', 'zorginzet seal', 32))
  // Verifying costs more than most requests do, so a verified token is remembered until it expires.
  const verified = new Map<string, { actor: Actor; exp: number }>()
  const verify = async (token: string): Promise<Actor> => {
    const known = verified.get(token)
    if (known && known.exp * 1000 > Date.now()) return known.actor
    const { payload, protectedHeader } = await jwtVerify<Session>(token, key, { algorithms: ['HS256'] }).catch(
      (error: { code?: string }) => {
        throw refusal(error.code === 'ERR_JWT_EXPIRED' ? 'Expired JWT Token' : 'Invalid JWT Token')
      },
    )
    const isRole = (role: unknown): role is Role => roles.includes(role as Role)
    if (!payload.uuid || !payload.username || !Array.isArray(payload.roles) || !payload.roles.every(isRole))
      throw refusal('Invalid JWT Token')
    const { login, impersonator } = protectedHeader as Issue
    const actor: Actor = {
      uuid: payload.uuid,
      username: payload.username,
      roles: payload.roles,
      impersonator: impersonator ?? null,
      session: login ?? null,
    }
    if (verified.size > 10_000) verified.clear()
    verified.set(token, { actor, exp: payload.exp! })
    return actor
  }
  return {
    sign: (session, { seconds = accessSeconds, login, impersonator } = {}) => {
      const iat = Math.floor(Date.now() / 1000)
      const header = { typ: 'JWT', alg: 'HS256', ...(login && { login }), ...(impersonator && { impersonator }) }
      return new SignJWT({ ...session, iat, exp: iat + seconds }).setProtectedHeader(header).sign(key)
    },
    read: async token => {
      const actor = await verify(token)
      if (actor.session && ended.has(actor.session)) throw refusal('Invalid JWT Token')
      return actor
    },
    endOf: token => (verified.get(token)?.exp ?? 0) * 1000,
    keyed: text => createHmac('sha256', key).update(text).digest(),
    seal: plain => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    unseal: sealed => {
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
    },
  }
}
/** A 401 in the words that a JWT client knows. */
export const refusal = (sentence: string): Problem => Object.assign(new Problem('unauthorized'), { message: sentence })

/** A random token for the user, and the hash under which it is stored. */
export const newSecretToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(64).toString('hex')
  return { token, hash: hashOf(token) }
}
/**
 * The token that takes the place of this one. With a key of the caller it is always the same one, by the secret of this server: whose
 * answer was lost on the way asks again under its key, and gets it again; a thief of the token alone does not.
 */
export const successorOf = (tokens: Tokens, replaced: string, key: string | undefined): { token: string; hash: Buffer } => {
  if (!key) return newSecretToken()
  const halfOf = (half: string) => tokens.keyed(JSON.stringify(['successor', half, replaced, key])).toString('hex')
  const token = halfOf('a') + halfOf('b')
  return { token, hash: hashOf(token) }
}
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
