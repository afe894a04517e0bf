// Access tokens: a JWT whose payload is exactly the stored session of the specification (section 3), for 15 minutes of
// real time. Refresh tokens and codes are random and stored as hashes.
import { createHmac, hash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { type Actor, type Role, roles, type Session } from '../../contract/language.ts'
import { Problem } from './problem.ts'

export const accessSeconds = 15 * 60

export interface Tokens {
  sign(session: Omit<Session, 'exp' | 'iat'>, seconds?: number): Promise<string>
  /** Who the token speaks for. Throws 401 for one that is unreadable, forged or expired. */
  read(token: string): Promise<Actor>
  /** A keyed hash for what is short enough to guess. */
  keyed(text: string): Buffer
}

/** Signs and reads tokens with this secret (HS256; other algorithms are not accepted). */
export const openTokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret)
  // Verifying costs more than most requests: a token already verified is remembered until it expires.
  const verified = new Map<string, { actor: Actor; exp: number }>()
  return {
    sign: (session, seconds = accessSeconds) => {
      const iat = Math.floor(Date.now() / 1000)
      return new SignJWT({ ...session, iat, exp: iat + seconds }).setProtectedHeader({ typ: 'JWT', alg: 'HS256' }).sign(key)
    },
    read: async token => {
      const known = verified.get(token)
      if (known && known.exp * 1000 > Date.now()) return known.actor
      const { payload } = await jwtVerify<Session>(token, key, { algorithms: ['HS256'] }).catch((error: { code?: string }) => {
        throw refusal(error.code === 'ERR_JWT_EXPIRED' ? 'Expired JWT Token' : 'Invalid JWT Token')
      })
      const isRole = (role: unknown): role is Role => roles.includes(role as Role)
      if (!payload.uuid || !payload.username || !Array.isArray(payload.roles) || !payload.roles.every(isRole))
        throw refusal('Invalid JWT Token')
      const actor: Actor = {
        uuid: payload.uuid,
        username: payload.username,
        roles: payload.roles,
        impersonated: payload.impersonated === true,
      }
      if (verified.size > 10_000) verified.clear()
      verified.set(token, { actor, exp: payload.exp! })
      return actor
    },
    keyed: text => createHmac('sha256', key).update(text).digest(),
  }
}
/** A 401 in the words a JWT client knows. */
export const refusal = (sentence: string): Problem => Object.assign(new Problem('unauthorized'), { message: sentence })

/** A random token as it is handed out, and the hash under which it is stored. */
export const newSecretToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(64).toString('hex')
  return { token, hash: hashOf(token) }
}
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
