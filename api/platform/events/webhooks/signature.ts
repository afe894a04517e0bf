// The signature of a webhook, by Standard Webhooks 1.0: HMAC-SHA256 over the id, the time and the body.
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
/** A new secret: 32 bytes. */
export const newSecret = (): Buffer => randomBytes(32)
/** In the form in which the receiver configures it. */
export const sayWebhookSecret = (secret: Buffer): string => `${prefix}${secret.toString('base64')}`

/** The headers of a message, signed with each of these secrets. `at` is in seconds: the receiver compares it with its own clock. */
export const signedHeaders = (
  { id, at, body }: { id: string; at: number; body: string },
  secrets: readonly Buffer[],
): Record<string, string> => {
  const signatures = secrets.map(secret => `v1,${createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64')}`)
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') }
}
