// Codes of an authenticator app (TOTP, RFC 6238: SHA-1, six digits, steps of thirty seconds), and recovery codes.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits of this secret in this step of thirty seconds (RFC 4226, section 5.3). */
export const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
/** The step to which this code belongs: now, the one before or the one after (clocks differ). Undefined for any other code. */
export const stepOf = (secret: Buffer, code: string, atMs: number): number | undefined => {
  const current = Math.floor(atMs / 1000 / stepSeconds)
  const typed = Buffer.from(code)
  return [current, current - 1, current + 1].find(step => {
    const right = Buffer.from(codeAt(secret, step))
    return right.length === typed.length && timingSafeEqual(right, typed)
  })
}

/** Bytes in base32 without padding (RFC 4648), the form in which authenticator apps read secrets. */
export const base32 = (bytes: Buffer): string => {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
/** Ten letters and digits that cannot be mistaken for one another, with a dash: about 50 bits. */
export const newRecoveryCode = (): string =>
  base32(randomBytes(7))
    .slice(0, 10)
    .replace(/^(.{5})/, '$1-')
/** A recovery code in the form in which it is stored and compared: without case or dash. */
export const plainRecoveryCode = (code: string): string => code.replace('-', '').toUpperCase()
