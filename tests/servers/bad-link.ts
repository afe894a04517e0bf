// A network link to a server that a test can make slow, silent, or cut in the middle of a response.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface State {
  delayMs: number
  isSilent: boolean
  /** How many more response bytes pass before a connection is cut. */
  bytesLeft: number
}
/** A connection through the link. Once it is lost nothing arrives any more, and it stays open. */
interface Pair {
  client: Socket
  upstream: Socket
  isLost: boolean
}
export interface BadLink {
  /** The address of the server, by way of this link. */
  url: string
  /** From now on everything arrives this much later. */
  delay(ms: number): void
  /** From now on nothing arrives, and no connection ends: the open ones stay open. */
  fallSilent(): void
  /** From now on, the connection that has passed this many response bytes is cut right there. */
  cutAfter(bytes: number): void
  /** New connections work again. */
  mend(): void
  close(): void
}

const good: State = { delayMs: 0, isSilent: false, bytesLeft: Number.POSITIVE_INFINITY }

/** The part of this chunk that passes. */
const passedBy = (state: State, piece: Buffer): Buffer => {
  if (piece.length < state.bytesLeft) {
    state.bytesLeft -= piece.length
    return piece
  }
  const passed = piece.subarray(0, state.bytesLeft)
  state.bytesLeft = Number.POSITIVE_INFINITY
  return passed
}
const forward = (state: State, pair: Pair, from: Socket, onward: Socket) => {
  from.on('data', (piece: Buffer) => {
    const passed = from === pair.upstream ? passedBy(state, piece) : piece
    const pass = () => {
      if (pair.isLost || onward.destroyed) return
      onward.write(passed)
      if (passed.length < piece.length) onward.end(() => from.destroy())
    }
    if (state.delayMs > 0) setTimeout(pass, state.delayMs)
    else pass()
  })
  from.on('error', () => from.destroy()).on('close', () => pair.isLost || onward.destroy())
}

/** A link to the server at this address. */
export const openBadLink = async (to: string): Promise<BadLink> => {
  const target = new URL(to)
  const state = { ...good }
  const pairs = new Set<Pair>()
  const server = createServer(client => {
    const upstream = connect(Number(target.port), target.hostname)
    const pair = { client, upstream, isLost: state.isSilent }
    pairs.add(pair)
    forward(state, pair, client, upstream)
    forward(state, pair, upstream, client)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(to), { port: String(port) }).href,
    delay: ms => {
      state.delayMs = ms
    },
    fallSilent: () => {
      state.isSilent = true
      for (const pair of pairs) pair.isLost = true
    },
    cutAfter: bytes => {
      state.bytesLeft = bytes
    },
    mend: () => {
      Object.assign(state, good)
    },
    close: () => {
      server.close()
      for (const { client, upstream } of pairs) for (const socket of [client, upstream]) socket.destroy()
    },
  }
}
