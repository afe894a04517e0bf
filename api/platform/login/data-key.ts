// The key with which codes are hashed and secrets are encrypted. It is stored in the database, encrypted with SECRET, so that
// SECRET can be replaced without anybody losing their recovery codes or their authenticator app (docs/operations/keys.md).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The secret that signs, and another that is also accepted while it is being replaced. */
export interface Secrets {
  secret: string
  otherSecret?: string | undefined
}

const sealingKey = (material: Uint8Array, purpose: string) => Buffer.from(hkdfSync('sha256', material, '', purpose, 32))
/** Encrypts with a key derived from this material, for one purpose (AES-256-GCM: nonce, tag, text). */
export const sealWith = (material: Uint8Array, purpose: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(material, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}
/** Decrypts what `sealWith` made. Throws for another key, or when a byte was changed. */
export const unsealWith = (material: Uint8Array, purpose: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(material, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

const purpose = 'zorginzet data key'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const open = (secret: string | undefined, sealed: Buffer): Buffer | undefined => {
  if (!secret) return undefined
  try {
    return unsealWith(bytesOf(secret), purpose, sealed)
  } catch {
    return undefined
  }
}

/**
 * The key of this database. A database without one gets the secret itself, with which everything was hashed and encrypted until
 * then. One that is encrypted with the other secret is encrypted again. When neither secret opens it, it stays as it is and the
 * secret serves in its place, with a warning.
 */
export const dataKeyOf = async (db: Database, { secret, otherSecret }: Secrets): Promise<Buffer> => {
  const seal = (key: Buffer) => sealWith(bytesOf(secret), purpose, key)
  const find = async () => (await db.selectFrom('data_key').select('sealed').executeTakeFirst())?.sealed
  const first = Buffer.from(secret)
  const make = () => sql`insert into data_key (sealed) values (${seal(first)}) on conflict do nothing`.execute(db)
  // Of two servers that generate it at once, both get the first one's.
  const sealed = (await find()) ?? (await make().then(find))!
  const own = open(secret, sealed)
  if (own) return own
  const key = open(otherSecret, sealed)
  if (!key) {
    // As if the database had no key: people can log in, and what was encrypted waits for the right secret.
    console.error('SECRET past niet bij deze database: herstelcodes en authenticator-apps werken niet (docs/operations/keys.md).')
    return first
  }
  await sql`update data_key set sealed = ${seal(key)}, sealed_at = now() where sealed = ${sealed}`.execute(db)
  return key
}
