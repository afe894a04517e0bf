// A link to a server that a test can make slow, silent, or cut in the middle of an answer.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface State {
  delayMs: number
  isSilent: boolean
  /** So many bytes of answers pass before a connection is cut. */
  bytesLeft: number
}
/** A connection through the link. Once it is lost nothing arrives any more, and it stays open. */
interface Pair {
  client: Socket
  upstream: Socket
  isLost: boolean
}
export interface BadLink {
  /** The address of the server, past this link. */
  url: string
  /** From now on everything arrives so much later. */
  delay(ms: number): void
  /** From now on nothing arrives any more, and no connection ends: those of now stay so. */
  fallSilent(): void
  /** The connection that has passed on so many bytes of answers from now on is cut right there. */
  cutAfter(bytes: number): void
  /** New connections are good again. */
  mend(): void
  close(): void
}

const good: State = { delayMs: 0, isSilent: false, bytesLeft: Number.POSITIVE_INFINITY }

/** What passes of this piece of an answer. */
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

/** A link to the server of this address. */
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
