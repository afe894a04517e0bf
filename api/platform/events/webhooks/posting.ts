// One message on its way to an address that a user gave. The name is resolved once, every address that it gives is checked, and the
// connection goes to what was checked: a name that leads elsewhere a moment later (DNS rebinding) gains nothing.
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { ipOf, isLoopback, isPublic } from './addresses.ts'

const patienceMs = 15_000
/** Of an answer no more than this is read, and nothing kept. */
const mostBytes = 4096

/** What came of it: the status of the answer, or why there was none. */
export interface Posted {
  status: number | null
  error: 'not_public' | 'certificate' | 'too_slow' | 'no_connection' | null
  tookMs: number
}
/** The addresses of a name. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>
/** How it is posted. */
export interface Posting {
  /** This machine may be called, without TLS too: development only. */
  loopback: boolean
  resolve?: Resolve
  patienceMs?: number
}
class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC'
}
const everyAddress: Resolve = name => lookup(name, { all: true })

type Said = (error: Error | null, address?: string | { address: string; family: number }[], family?: number) => void
/** In place of the lookup of Node: it gives the connection only addresses that may be called. */
const checkedLookup =
  (isAllowed: (ip: string) => boolean, resolve: Resolve) =>
  (name: string, { all }: { all?: boolean | undefined }, say: Said): void => {
    const found = resolve(name).then(addresses => {
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) throw new NotPublic()
      return addresses
    })
    found.then(
      addresses => (all ? say(null, addresses) : say(null, addresses[0]!.address, addresses[0]!.family)),
      (error: Error) => say(error),
    )
  }

const readLittle = async (answer: IncomingMessage): Promise<void> => {
  let bytes = 0
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length
    if (bytes > mostBytes) break // which ends the connection
  }
}
const certificateCodes = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/
const errorOf = ({ code = '', name }: Error & { code?: string }): NonNullable<Posted['error']> => {
  if (code === 'NOT_PUBLIC') return 'not_public'
  if (certificateCodes.test(code)) return 'certificate'
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR' ? 'too_slow' : 'no_connection'
}

/** Posts it once. Redirects are not followed: they answer with their own status. Never throws. */
export const post = async (
  address: string,
  headers: Record<string, string>,
  body: string,
  { loopback, resolve = everyAddress, patienceMs: most = patienceMs }: Posting,
): Promise<Posted> => {
  const isAllowed = (ip: string) => isPublic(ip) || (loopback && isLoopback(ip))
  const url = new URL(address)
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const signal = AbortSignal.timeout(most)
  try {
    // A literal address is not looked up by anybody.
    if (!isAllowed(ipOf(url.hostname) ?? '') && ipOf(url.hostname)) throw new NotPublic()
    const answer = await new Promise<IncomingMessage>((answered, failed) => {
      const options = { method: 'POST', headers, agent: false, signal, lookup: checkedLookup(isAllowed, resolve) }
      const sent = (url.protocol === 'https:' ? secure : plain)(url, options as never, answered)
      sent.on('error', failed).end(body)
    })
    const tookMs = took()
    await readLittle(answer).catch(() => undefined) // it has answered
    return { status: answer.statusCode!, error: null, tookMs }
  } catch (error) {
    return { status: null, error: errorOf(error as Error), tookMs: took() }
  }
}
