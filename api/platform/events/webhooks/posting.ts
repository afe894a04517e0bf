// Posts one message of a webhook to an address that a user entered.
import type { IncomingMessage } from 'node:http'
import { type Calling, callOut, NotPublic } from '../../outgoing/calling.ts'

const patienceMs = 15_000
/** At most this much of an answer is read, and nothing is stored. */
const maxBytes = 4096

/** The result: the status of the answer, or why there was none. */
export interface PostResult {
  status: number | null
  error: 'not_public' | 'certificate' | 'too_slow' | 'no_connection' | null
  tookMs: number
}
/** How it is posted. */
export interface Posting extends Omit<Calling, 'signal'> {
  patienceMs?: number
}

const readLittle = async (answer: IncomingMessage): Promise<void> => {
  let bytes = 0
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length
    if (bytes > maxBytes) break // which ends the connection
  }
}
const certificateCodes = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/
const errorOf = (error: Error & { code?: string }): NonNullable<PostResult['error']> => {
  if (error instanceof NotPublic) return 'not_public'
  const { code = '', name } = error
  if (certificateCodes.test(code)) return 'certificate'
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR' ? 'too_slow' : 'no_connection'
}

/** Posts it once. Redirects are not followed: they answer with their own status. Never throws. */
export const post = async (
  address: string,
  headers: Record<string, string>,
  body: string,
  { patienceMs: most = patienceMs, ...calling }: Posting,
): Promise<PostResult> => {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const answer = await callOut(
      new URL(address),
      { method: 'POST', headers, body },
      { ...calling, signal: AbortSignal.timeout(most) },
    )
    const tookMs = took()
    await readLittle(answer).catch(() => undefined) // it has answered
    return { status: answer.statusCode!, error: null, tookMs }
  } catch (error) {
    return { status: null, error: errorOf(error as Error), tookMs: took() }
  }
}
