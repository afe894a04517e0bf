// A request to an address that a user entered. The host name is resolved once, all its IP addresses are checked, and the
// connection goes to a checked one, which prevents DNS rebinding.
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { ipOf, isLoopback, isPublic } from './addresses.ts'

/** The addresses of a name. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>
/** How it is called. */
export interface Calling {
  /** This machine may be called, without TLS too: development only. */
  loopback: boolean
  resolve?: Resolve
  signal: AbortSignal
}
/** What is sent. */
export interface Sent {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}
/** The address is not of a machine on the public internet. */
export class NotPublic extends Error {}
const everyAddress: Resolve = name => lookup(name, { all: true })

type LookupCallback = (error: Error | null, address?: string | { address: string; family: number }[], family?: number) => void
/** Replaces Node's own lookup: it returns only addresses that may be called. */
const checkedLookup =
  (isAllowed: (ip: string) => boolean, resolve: Resolve) =>
  (name: string, { all }: { all?: boolean | undefined }, say: LookupCallback): void => {
    const found = resolve(name).then(addresses => {
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) throw new NotPublic()
      return addresses
    })
    found.then(
      addresses => (all ? say(null, addresses) : say(null, addresses[0]!.address, addresses[0]!.family)),
      (error: Error) => say(error),
    )
  }

/** Gives the answer, of which the body is still to be read. Redirects are answers: they are not followed. */
export const callOut = async (
  url: URL,
  { body, ...sent }: Sent,
  { loopback, resolve = everyAddress, signal }: Calling,
): Promise<IncomingMessage> => {
  const isAllowed = (ip: string) => isPublic(ip) || (loopback && isLoopback(ip))
  // An IP address is connected to without a lookup.
  const ip = ipOf(url.hostname)
  if (ip && !isAllowed(ip)) throw new NotPublic()
  return new Promise((answered, failed) => {
    const options = { ...sent, agent: false, signal, lookup: checkedLookup(isAllowed, resolve) }
    const request = (url.protocol === 'https:' ? secure : plain)(url, options as never, answered)
    request.on('error', failed).end(body)
  })
}
